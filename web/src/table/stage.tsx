// The middle of the table, and what stands beside it.
import type { ComponentChildren, RefObject } from "preact";
import { Fragment } from "preact";
import { AreaView, Weighed } from "../draw/areas";
import { Picture } from "../draw/art";
import { UPRIGHT, useMedia } from "../draw/media";
import { useUi } from "../draw/ui";
import type { Model } from "../model";
import { areasOf, figureOf, seatColour } from "../model";
import type { Area } from "../types";
import { Applause } from "./applause";
import { Caption } from "./caption";
import { Homes } from "./homes";
import type { Arrangement } from "./layout";
import { Recap } from "./log";

export function Areas({ list }: { list: Area[] }) {
  return (
    <>
      {list.map((a) => (
        <AreaView key={a.id} area={a} />
      ))}
    </>
  );
}

const before = (m: Model, seats: number[]) => seats.flatMap((s) => areasOf(m, "tableau", s));

const SLIM = 0.75; // the place for a new stack, beside one that is there

// How many stacks wide it is.
const stacksOf = (m: Model, seats: number[]) =>
  Math.max(
    1.6, // a name is as wide
    ...before(m, seats).map((a) =>
      (m.groups.get(a.id) ?? []).reduce((n, g) => n + (g.ghost ? SLIM : 1), 0),
    ),
  );

// The same without the place for a new one, which comes and goes where there is width to spare, and moves
// none of them.
const figuresOf = (m: Model, seats: number[]) =>
  Math.max(
    1,
    ...before(m, seats).map((a) => (m.groups.get(a.id) ?? []).filter((g) => !g.ghost).length),
  );

function Faces({ seats }: { seats: number[] }) {
  const { m } = useUi();
  return (
    <>
      {seats.map((s) => (
        <Picture key={s} look={figureOf(m, s)} theme={m.theme} colour={seatColour(m, s)} />
      ))}
    </>
  );
}

// What lies before these players, where there is no board.
function Panel({ seats, mine }: { seats: number[]; mine: boolean }) {
  const { m, click } = useUi();
  // "Ann (you)"; who is called "You" needs no more words.
  const name = (s: number) => {
    const { name } = m.scene.seats[s];
    return s === m.scene.viewer && name !== "You" ? `${name} (you)` : name;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys have Escape, and u to undo
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape, and u to undo
    <div
      class={mine ? "ours" : "theirs"}
      // A tap beside the stacks puts back what is held.
      onClick={(e) => (e.target as Element).closest(".group") ?? click([], e.currentTarget)}
      style={{
        "--stacks": stacksOf(m, seats),
        "--figures": figuresOf(m, seats),
        "--seat": seatColour(m, seats[0]),
      }}
    >
      <h2 class="whose">
        <Faces seats={seats} />
        <span>{seats.map(name).join(", ")}</span>
      </h2>
      <Areas list={before(m, seats)} />
    </div>
  );
}

// How the sides stand, on a phone: over the board where that stands, else over the question.
export function Standing({ at }: { at: Arrangement }) {
  return (
    <>
      {at.common
        .filter((a) => a.kind === "compare")
        .map((a) => (
          <Weighed key={a.id} area={a} />
        ))}
    </>
  );
}

// Where the stacks of two lie one above the other, the news stand between them, at what they tell of.
export const useNewsBetween = (at: Arrangement) =>
  useMedia(UPRIGHT) && !at.boarded && at.panels.length === 2 && at.panels.flat().length === 2;

export function Stage({
  at,
  felt,
  between,
}: {
  at: Arrangement;
  felt: RefObject<HTMLDivElement | null>;
  between?: ComponentChildren; // what stands between the two sides
}) {
  const { m } = useUi();
  const panels = at.boarded ? [] : at.panels;
  const sum = (wide: typeof stacksOf) => panels.reduce((n, seats) => n + wide(m, seats), 0);
  return (
    <section
      class="felt stage"
      ref={felt}
      aria-label="the table"
      style={
        panels.length
          ? { "--all-stacks": sum(stacksOf), "--all-figures": sum(figuresOf) }
          : undefined
      }
    >
      {at.boarded ? <Standing at={at} /> : null}
      {at.boarded ? (
        <Areas list={at.boards} />
      ) : (
        at.panels.map((seats, i) => (
          <Fragment key={seats[0]}>
            {i === 1 ? between : null}
            <Panel seats={seats} mine={seats[0] === at.side} />
          </Fragment>
        ))
      )}
      {at.homes.length ? <Homes list={at.homes} board={at.boards[0]} /> : null}
      {at.boarded && at.floating.length ? (
        <div class="floating">
          <Areas list={at.floating} />
        </div>
      ) : null}
      <Caption felt={felt} />
      <Applause felt={felt} />
    </section>
  );
}

// "Do this, or that": the first way is the plain one.
function Aim({ text }: { text: string }) {
  const cut = text.indexOf(", or ");
  return (
    <p>
      {cut < 0 ? null : <b>{text.slice(0, cut + 1)}</b>}
      {cut < 0 ? text : text.slice(cut + 1)}
    </p>
  );
}

export function Rail({ at, openLog }: { at: Arrangement; openLog(): void }) {
  const { m } = useUi();
  const mine = at.me === undefined ? undefined : m.scene.seats[at.me];
  const goal = mine?.goal;
  const purse = mine?.counters?.filter((c) => c.purse) ?? [];
  // Each of these says whose it is, and what they are stands above them.
  const owned = at.stock.filter((a) => a.kind === "pile" && a.owner !== undefined);
  return (
    <aside class="rail" aria-label="what is going on">
      {goal?.text && !goal.team ? (
        <section class="aim">
          {m.theme.art?.goal ? (
            <Picture look={{ art: "goal" }} theme={m.theme} class="aim-picture" />
          ) : (
            <Picture
              look={figureOf(m, at.me!)}
              theme={m.theme}
              class="aim-figure"
              colour={seatColour(m, at.me)}
            />
          )}
          <h2>How you win</h2>
          <Aim text={goal.text} />
          {goal.missing ? <p class="missing">{goal.missing}</p> : null}
          {purse.length ? (
            <p class="purse">
              {purse.map((c) => (
                <span key={c.label}>
                  <b>{c.value}</b> {c.label}
                </span>
              ))}
            </p>
          ) : null}
        </section>
      ) : null}
      {at.common.length ? (
        <section class="status">
          <Areas list={at.common} />
        </section>
      ) : null}
      <Recap openLog={openLog} />
      {m.theme.art?.scenery && !at.homes.length ? (
        <div class="scenery" aria-hidden="true">
          <Picture look={{ art: "scenery" }} theme={m.theme} />
        </div>
      ) : null}
      {at.stock.length ? (
        <section class="stocks" aria-label="decks and supplies">
          {owned.length > 1 ? (
            <h2 style={{ gridColumn: `1 / ${owned.length + 1}` }}>{owned[0].title}</h2>
          ) : null}
          <Areas list={at.stock} />
        </section>
      ) : null}
    </aside>
  );
}
