// The bar along the top: the menu, which game this is and how far, the players, and the tools.
import type { ComponentChildren } from "preact";
import { Tool } from "../draw/icons";
import { useUi } from "../draw/ui";
import { whenIs } from "../model";
import type { TableInfo } from "../types";
import type { Drawer } from "./drawers";
import type { Arrangement } from "./layout";
import { Strip } from "./strip";

function Title({ at }: { at: Arrangement }) {
  const { title, turn, round } = useUi().m.scene;
  const when = whenIs({ turn, round });
  return (
    <h1>
      <span
        class={title.length > 12 ? "title long" : "title"}
        style={{ "--letters": title.length }}
      >
        {title}
      </span>
      <small>
        {when}
        {at.decks.map((a) => (
          <span class="deck-left" key={a.id} data-id={a.id}>
            {when ? ", " : ""}
            <span class="unbroken">{`${when ? a.title?.toLowerCase() : a.title} ${a.count}`}</span>
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
