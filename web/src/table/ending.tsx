// The end: who won, how it went, and what can be done now; the table stays to be looked at.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Going, Past } from "../after/replay";
import { Replay } from "../after/replay";
import { StoryView } from "../after/story";
import { Picture } from "../draw/art";
import type { Model } from "../model";
import { look, seatColour } from "../model";
import { Confetti, Finale } from "../panels";
import type { Scene, Story } from "../types";

const outcome = (points: number) => (points === 60 ? "won" : points === 0 ? "lost" : "shared");

// Nobody has lost.
const drawn = (s: Scene) => s.seats.every((_, i) => (s.points?.[i] ?? 0) > 0);

// "You and Igor win!", "Ann wins", "A draw".
export function headline(m: Model): string {
  const s = m.scene;
  const points = (i: number) => s.points?.[i] ?? 0;
  const won = s.seats.map((_, i) => i).filter((i) => points(i) > 0);
  const mine = typeof s.viewer === "number" && won.includes(s.viewer);
  const names = won.map((i) => (i === s.viewer ? "You" : s.seats[i].name));
  const list = mine ? ["You", ...names.filter((n) => n !== "You")] : names;
  const all =
    list.length > 1 ? `${list.slice(0, -1).join(", ")} and ${list[list.length - 1]}` : list[0];
  if (!all) return "Nobody wins";
  if (drawn(s)) return "A draw";
  const shared = won.some((i) => points(i) < 60);
  const verb = list.length > 1 || mine ? "win" : "wins";
  if (shared && list.length > 1) return `${all} share the win`;
  return `${all} ${verb}${mine ? "!" : ""}`;
}

function Portrait({ m, seat }: { m: Model; seat: number }) {
  const s = m.scene.seats[seat];
  const figure =
    look(m, s.symbol) ??
    Object.values(m.theme.looks ?? {}).find((l) => l.title === s.role && (l.art || l.svg));
  return figure ? <Picture look={figure} theme={m.theme} colour={seatColour(m, seat)} /> : null;
}

function Crowd({ m, won }: { m: Model; won: boolean }) {
  const seats = m.scene.seats.map((_, i) => i);
  return (
    <span class={`ending-crowd ${won ? "winners" : "losers"}`} aria-hidden="true">
      {seats
        .filter((i) => (m.scene.points?.[i] ?? 0) > 0 === won)
        .map((i) => (
          <Portrait key={i} m={m} seat={i} />
        ))}
    </span>
  );
}

function Banner({ m }: { m: Model }) {
  const me = typeof m.scene.viewer === "number" ? (m.scene.points?.[m.scene.viewer] ?? 0) : 60;
  return (
    <div class="ending-banner">
      {me > 0 && !drawn(m.scene) ? <Confetti /> : null}
      <Crowd m={m} won />
      <div class="ending-words">
        <h2>{headline(m)}</h2>
        <p class="result">{m.scene.result}</p>
      </div>
      <Crowd m={m} won={false} />
    </div>
  );
}

function Points({ m }: { m: Model }) {
  const s = m.scene;
  return (
    <ul class="points">
      {s.seats.map((x, i) => (
        <li key={i} class={outcome(s.points?.[i] ?? 0)} style={{ "--seat": seatColour(m, i) }}>
          <b>{x.name}</b>
          {x.role ? <span>{x.role}</span> : null}
          <em>{outcome(s.points?.[i] ?? 0)}</em>
          {x.goal?.of ? (
            <small>{`${x.goal.done ?? 0} of ${x.goal.of} ${x.goal.unit ?? ""}`}</small>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

export function Ending({
  m,
  past,
  story,
  goTo,
  back,
  goOn,
  again,
  share,
}: {
  m: Model;
  past?: Past;
  story?: Story;
  goTo(at: number, as: string): void;
  back(): void;
  goOn(g: Going): void;
  again: ComponentChildren; // how to play once more
  share: ComponentChildren; // how to show it to others
}) {
  const [hidden, setHidden] = useState(false);
  const me =
    typeof m.scene.viewer === "number" ? (m.scene.points?.[m.scene.viewer] ?? 0) : undefined;
  if (past) return <Replay m={m} past={past} goTo={goTo} back={back} goOn={goOn} />;
  if (hidden)
    return (
      <button type="button" class="ending-back go first" onClick={() => setHidden(false)}>
        The result
      </button>
    );
  return (
    <Finale
      name="the end"
      kind={me === 60 ? "won" : me === 0 ? "lost" : ""}
      buttons={
        <>
          {again}
          <button type="button" onClick={() => goTo(0, "all")}>
            Replay
          </button>
          {share}
          <button type="button" onClick={() => setHidden(true)}>
            Look at the table
          </button>
        </>
      }
    >
      <Banner m={m} />
      <Points m={m} />
      <StoryView m={m} story={story} goTo={(at) => goTo(at, "all")} />
    </Finale>
  );
}
