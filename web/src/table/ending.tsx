// The end: who won and how; the table stays to be looked at.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Model } from "../model";
import { seatColour } from "../model";

export interface Past {
  at: number;
  length: number;
  as: string;
}

const outcome = (points: number) => (points === 60 ? "won" : points === 0 ? "lost" : "shared");

export function Ending({
  m,
  past,
  goTo,
  back,
  again,
}: {
  m: Model;
  past?: Past;
  goTo(at: number, as: string): void;
  back(): void;
  again: ComponentChildren; // how to play once more
}) {
  const [hidden, setHidden] = useState(false);
  const s = m.scene;
  const points = (i: number) => s.points?.[i] ?? 0;
  const me = typeof s.viewer === "number" ? points(s.viewer) : undefined;
  const winners = s.seats.filter((_, i) => points(i) > 0).map((x) => x.name);
  const headline =
    me === 60
      ? winners.length > 1
        ? "Your side wins!"
        : "You win!"
      : me === undefined || me === 0
        ? `${winners.join(" and ")} ${winners.length === 1 ? "wins" : "win"}`
        : "A shared win";
  if (past) {
    return (
      <section class="ending replay" aria-label="replay">
        <label>
          Move {past.at} of {past.length}
          <input
            type="range"
            min={0}
            max={past.length}
            value={past.at}
            onInput={(e) => goTo(Number((e.target as HTMLInputElement).value), past.as)}
          />
        </label>
        <div class="buttons">
          <button
            type="button"
            disabled={past.at <= 0}
            onClick={() => goTo(past.at - 1, past.as)}
            aria-label="one back"
          >
            ◀
          </button>
          <button
            type="button"
            disabled={past.at >= past.length}
            onClick={() => goTo(past.at + 1, past.as)}
            aria-label="one on"
          >
            ▶
          </button>
          <label>
            seen by{" "}
            <select
              value={past.as}
              onChange={(e) => goTo(past.at, (e.target as HTMLSelectElement).value)}
            >
              <option value="all">everything</option>
              {s.seats.map((x, i) => (
                <option value={String(i)} key={i}>
                  {x.name}
                </option>
              ))}
              <option value="spectator">a spectator</option>
            </select>
          </label>
          <button type="button" onClick={back}>
            To the end
          </button>
        </div>
      </section>
    );
  }
  if (hidden)
    return (
      <button type="button" class="ending-back go first" onClick={() => setHidden(false)}>
        The result
      </button>
    );
  return (
    <div class="ending-veil">
      <section
        class={`ending${me === 60 ? " won" : me === 0 ? " lost" : ""}`}
        role="dialog"
        aria-label="the end"
      >
        <h2>{headline}</h2>
        <p class="result">{s.result}</p>
        <ul class="points">
          {s.seats.map((x, i) => (
            <li key={i} class={outcome(points(i))} style={{ "--seat": seatColour(m, i) }}>
              <b>{x.name}</b>
              {x.role ? <span>{x.role}</span> : null}
              <em>{outcome(points(i))}</em>
              {x.goal?.of ? (
                <small>{`${x.goal.done ?? 0} of ${x.goal.of} ${x.goal.unit ?? ""}`}</small>
              ) : null}
            </li>
          ))}
        </ul>
        <div class="buttons">
          {again}
          <button type="button" onClick={() => goTo(0, "all")}>
            Replay
          </button>
          <button type="button" onClick={() => setHidden(true)}>
            Look at the table
          </button>
          <a class="button" href="#/">
            All games
          </a>
        </div>
      </section>
    </div>
  );
}
