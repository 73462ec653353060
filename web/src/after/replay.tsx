// A finished game, moment by moment: by hand or by itself, with anybody's eyes; and a way on from
// any moment against bots.
import { useEffect, useState } from "preact/hooks";
import { myName } from "../keep";
import { meantElsewhere, useKeys } from "../keys";
import type { Model } from "../model";

export interface Past {
  at: number;
  length: number;
  as: string;
}

// Who sits where at a table that goes on from a moment.
export interface Going {
  at: number;
  seats: string[];
  names: string[];
}

const SPEEDS: [number, string][] = [
  [1600, "slow"],
  [700, "normal"],
  [200, "fast"],
];

const eyesOf = (m: Model, seat: number, me: number | undefined) =>
  seat === me ? "as you saw it" : `as ${m.scene.seats[seat].name} saw it`;

function GoOn({ m, past, go, back }: { m: Model; past: Past; go(g: Going): void; back(): void }) {
  const me = typeof m.scene.viewer === "number" ? m.scene.viewer : 0;
  const [seat, setSeat] = useState(me);
  const [level, setLevel] = useState("medium");
  return (
    <form
      class="go-on"
      onSubmit={(e) => {
        e.preventDefault();
        go({
          at: past.at,
          seats: m.scene.seats.map((_, i) => (i === seat ? "human" : level)),
          names: m.scene.seats.map((s, i) => (i === seat ? myName() || "You" : s.name)),
        });
      }}
    >
      <label>
        You play{" "}
        <select
          value={seat}
          onChange={(e) => setSeat(Number((e.target as HTMLSelectElement).value))}
        >
          {m.scene.seats.map((s, i) => (
            <option key={i} value={i}>
              {s.name}
              {s.role ? `, ${s.role}` : ""}
            </option>
          ))}
        </select>
      </label>
      <label>
        against{" "}
        <select value={level} onChange={(e) => setLevel((e.target as HTMLSelectElement).value)}>
          {["easy", "medium", "hard"].map((l) => (
            <option key={l} value={l}>
              {l} bots
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="go first">
        Go on
      </button>
      <button type="button" onClick={back}>
        Back
      </button>
      <small>A new table; dice and decks bring what they brought then.</small>
    </form>
  );
}

export function Replay({
  m,
  past,
  goTo,
  back,
  goOn,
  onward,
}: {
  m: Model; // the end, with the viewer's own eyes
  past: Past;
  onward?: boolean; // it was asked for to go on from there
  goTo(at: number, as: string): void;
  back(): void;
  goOn(g: Going): void;
}) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(700);
  const [going, setGoing] = useState(!!onward);
  // Where to: what is shown is a little behind, and every press of a key counts.
  const [want, setWant] = useState({ at: past.at, as: past.as });
  const me = typeof m.scene.viewer === "number" ? m.scene.viewer : undefined;
  const ended = want.at >= past.length;
  const look = (at: number, as: string) => {
    setWant({ at, as });
    goTo(at, as);
  };
  const to = (at: number) => look(Math.max(0, Math.min(past.length, at)), want.as);
  const start = () => {
    if (!playing && ended) to(0);
    setPlaying(!playing);
  };
  useEffect(() => {
    if (!playing || past.at !== want.at) return undefined;
    if (ended) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => to(want.at + 1), speed);
    return () => clearTimeout(timer);
  }, [playing, past.at, want, speed]);
  useKeys((e) => {
    if (meantElsewhere(e)) return;
    const far = { ArrowLeft: want.at - 1, ArrowRight: want.at + 1, Home: 0, End: past.length };
    if (e.key in far) {
      setPlaying(false);
      to(far[e.key as keyof typeof far]);
    } else if (e.key === " " && (e.target as Element).tagName !== "BUTTON") start();
    else return;
    e.preventDefault();
  });
  return (
    <section class="ending replay" aria-label="replay">
      <label class="replay-slider">
        <span>
          Move {past.at} of {past.length}
        </span>
        <input
          type="range"
          min={0}
          max={past.length}
          value={want.at}
          onInput={(e) => to(Number((e.target as HTMLInputElement).value))}
        />
      </label>
      {going && !ended ? (
        <GoOn m={m} past={past} go={goOn} back={() => setGoing(false)} />
      ) : (
        <div class="buttons">
          <button
            type="button"
            disabled={want.at <= 0}
            onClick={() => to(want.at - 1)}
            aria-label="one back"
          >
            ◀
          </button>
          <button type="button" class="play" aria-pressed={playing} onClick={start}>
            {playing ? "Pause" : "Play"}
          </button>
          <button
            type="button"
            disabled={ended}
            onClick={() => to(want.at + 1)}
            aria-label="one on"
          >
            ▶
          </button>
          <select
            aria-label="speed"
            value={speed}
            onChange={(e) => setSpeed(Number((e.target as HTMLSelectElement).value))}
          >
            {SPEEDS.map(([ms, word]) => (
              <option key={ms} value={ms}>
                {word}
              </option>
            ))}
          </select>
          <select
            aria-label="whose eyes"
            value={want.as}
            onChange={(e) => look(want.at, (e.target as HTMLSelectElement).value)}
          >
            <option value="all">with all cards open</option>
            {m.scene.seats.map((_, i) => (
              <option value={String(i)} key={i}>
                {eyesOf(m, i, me)}
              </option>
            ))}
            <option value="spectator">as a spectator saw it</option>
          </select>
          <button type="button" disabled={ended} onClick={() => setGoing(true)}>
            Go on from here
          </button>
          <button type="button" onClick={back}>
            The result
          </button>
        </div>
      )}
    </section>
  );
}
