// The bar along the top: the menu, which game this is and how far, the players, and the tools.
import type { ComponentChildren } from "preact";
import { Tool } from "../draw/icons";
import { useUi } from "../draw/ui";
import { whenIs } from "../model";
import type { Area, TableInfo } from "../types";
import type { Drawer } from "./drawers";
import type { Arrangement } from "./layout";
import { reacts, Strip } from "./strip";

const LONG = 12; // letters of a title that has no room beside many players

// What is left of a deck; one deck alone needs no name, and an empty one says what that means.
function leftOf({ symbol, title, count, note }: Area, alone: boolean, first: boolean) {
  if (!count && note) return note.split(", ")[0];
  if (alone && !symbol)
    return (
      <>
        {count || "no"}
        <span class="deck-word"> card{count === 1 ? "" : "s"}</span> left
      </>
    );
  return `${first ? title : title?.toLowerCase()} ${count}`;
}

function Title({ at }: { at: Arrangement }) {
  const { m } = useUi();
  const { title: whole, turn, round, over, veiled, viewer, actor } = m.scene;
  const mine = !over && !veiled && actor !== undefined && actor === viewer;
  const when = whenIs({ turn, round });
  // A long title that has the board's name in it can be called by that.
  const place =
    whole.length > LONG
      ? at.boards.map((a) => a.title).find((t) => t && whole.includes(t))
      : undefined;
  const title = place ?? whole;
  return (
    <h1 title={whole}>
      <span
        class={`title${place ? " place" : ""}${title.length > LONG ? " long" : ""}`}
        style={{ "--letters": title.length }}
      >
        {title}
      </span>
      <small>
        {when ? <span class="when">{when}</span> : null}
        {mine ? (
          <span class="turn-mine" aria-hidden="true">
            {reacts(m) ? "you decide" : "your turn"}
          </span>
        ) : null}
        {at.decks.map((a) => (
          <span class={a.count ? "deck-left" : "deck-left used-up"} key={a.id} data-id={a.id}>
            {when ? <span class="when comma">, </span> : null}
            {a.symbol ? null : <i class="card back deck-picture" aria-hidden="true" />}
            <span class="unbroken">{leftOf(a, at.decks.length === 1, !when)}</span>
          </span>
        ))}
      </small>
    </h1>
  );
}

export function Bar({
  at,
  info,
  drawer,
  setDrawer,
  hint,
  undo,
  asking,
  setAsking,
  asked,
  more,
}: {
  at: Arrangement;
  info?: TableInfo;
  drawer?: Drawer;
  setDrawer(open?: Drawer): void;
  hint?(): void;
  undo?(): void;
  asking: boolean; // the next tap asks what something is
  setAsking(on: boolean): void;
  asked: boolean; // the viewer has something to decide
  more?: ComponentChildren;
}) {
  const { m } = useUi();
  return (
    <header class="bar">
      <Tool icon="menu" name="menu" onClick={() => setDrawer({ what: "menu" })} />
      <Title at={at} />
      <Strip
        info={info}
        // Two chips stand as what lies before the two does.
        order={at.boarded ? m.scene.seats.map((_, i) => i) : at.panels.flat()}
        opened={drawer?.what === "seat" ? drawer.seat : undefined}
        open={(seat) => setDrawer(seat === undefined ? undefined : { what: "seat", seat })}
      />
      <span class="tools">
        {more}
        {hint ? (
          <Tool
            icon="hint"
            name="Hint"
            onClick={hint}
            disabled={!asked}
            title="what a bot would do (h)"
          />
        ) : null}
        {undo ? (
          <Tool
            icon="undo"
            name="Undo"
            onClick={undo}
            disabled={m.scene.over}
            title="take back (u)"
          />
        ) : null}
        <Tool
          icon="ask"
          name="What is this?"
          onClick={() => setAsking(!asking)}
          aria-pressed={asking}
          data-asks
          title="then tap anything (?)"
        />
      </span>
    </header>
  );
}
