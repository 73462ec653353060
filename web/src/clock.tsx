// Time: what is left on the clocks, hurrying whoever is slow, and agreeing on clocks.
import { useEffect, useState } from "preact/hooks";
import type { Agreed } from "./api";
import type { Company } from "./friends";
import type { GameInfo, Scene, TableInfo } from "./types";

// Milliseconds as people read them.
function words(ms: number): string {
  const s = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  if (s >= 172800) return `${Math.floor(s / 86400)} days`;
  if (s >= 3600) return `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
  return `${Math.floor(s / 60)}:${two(s % 60)}`;
}

// A time that was so long when it was told, and goes by since if it runs.
function Countdown({ ms, at, runs }: { ms: number; at: number; runs: boolean }) {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  const left = Math.max(0, runs ? ms - Math.max(0, now - at) : ms);
  return (
    <span class={`clock${left < 10000 ? " short" : ""}${runs ? " runs" : ""}`} role="timer">
      {words(left)}
    </span>
  );
}

const decides = (scene: Scene, info: TableInfo, seat: number) =>
  scene.actor === seat && !scene.veiled && info.who[seat] === "human" && !info.stood_in?.[seat];

export function SeatClock({ seat, scene, info }: { seat: number; scene: Scene; info?: TableInfo }) {
  const left = info?.clock?.left[seat];
  if (!info?.clock || typeof left !== "number" || scene.over) return null;
  return <Countdown ms={left} at={info.clock.at} runs={decides(scene, info, seat)} />;
}

// The playing time of the whole game, where its rules know one; a countdown for whoever is slow;
// and the way to start one.
export function Hurry({ secret, scene, info, joined: { rules }, ask }: Company) {
  const [slow, setSlow] = useState(false);
  const mine = !!scene.actions?.length;
  const waits =
    !!secret &&
    !mine &&
    !scene.over &&
    rules.hurry > 0 &&
    (scene.veiled || (scene.actor !== null && decides(scene, info, scene.actor)));
  useEffect(() => {
    setSlow(false);
    if (!waits) return undefined;
    // Nobody is hurried who has only just begun.
    const timer = setTimeout(() => setSlow(true), rules.hurry * 250);
    return () => clearTimeout(timer);
  }, [waits, scene.actor, scene.turn, scene.log?.at(-1)?.move]);
  const who = mine
    ? "You have"
    : scene.veiled || scene.actor === null
      ? "There is"
      : `${scene.seats[scene.actor].name} has`;
  if (scene.over) return null;
  return (
    <>
      {info.clock?.limit !== undefined ? (
        <p class="limit">
          playing time left: <Countdown ms={info.clock.limit} at={info.clock.at} runs />
        </p>
      ) : null}
      {info.clock?.hurry !== undefined ? (
        <div class="consent hurried" role="status">
          <p>
            {who} <Countdown ms={info.clock.hurry} at={info.clock.at} runs /> left to decide. Then
            the harmless choice is made.
          </p>
        </div>
      ) : slow && waits ? (
        <button type="button" class="hurry" onClick={() => ask({ cmd: "hurry" })}>
          Hurry them up: {words(rules.hurry * 1000)}
        </button>
      ) : null}
    </>
  );
}

// ---- agreeing on it ----

const each = (s: number) =>
  s >= 86400 ? "a day" : s % 60 ? `${s} seconds` : s === 60 ? "a minute" : `${s / 60} minutes`;

const clockWords = (c: GameInfo["clocks"][number]) =>
  c.clock === "decision"
    ? `${each(c.time)} for each decision`
    : `${each(c.time)} for everybody, ${c.increment} seconds back for each decision`;

const GRACES: [number, string][] = [
  [30, "after half a minute"],
  [120, "after two minutes"],
  [600, "after ten minutes"],
  [0, "never"],
];

export function ClockFields({
  game,
  timed,
  agreed,
  set,
}: {
  game: GameInfo;
  timed: boolean; // its rules have a use for a playing time, as chosen
  agreed: Agreed;
  set(agreed: Agreed): void;
}) {
  const chosen = game.clocks.find((c) => c.clock === agreed.clock && c.time === agreed.time);
  const pick = (name: string) => {
    const c = game.clocks.find((x) => x.name === name);
    // Who has a day to decide need not be here.
    const grace = c?.name === "day" ? 0 : (agreed.grace ?? 120);
    set({ ...agreed, clock: c?.clock, time: c?.time, increment: c?.increment, grace });
  };
  return (
    <>
      <div class="field">
        <label for="clock">clock</label>
        <select
          id="clock"
          value={chosen?.name ?? ""}
          onChange={(e) => pick((e.target as HTMLSelectElement).value)}
        >
          <option value="">none</option>
          {game.clocks.map((c) => (
            <option value={c.name} key={c.name}>
              {clockWords(c)}
            </option>
          ))}
        </select>
        <small>When time is up, the harmless choice is made.</small>
      </div>
      <div class="field">
        <label for="grace">a bot plays for who is away</label>
        <select
          id="grace"
          value={agreed.grace ?? 120}
          onChange={(e) => set({ ...agreed, grace: Number((e.target as HTMLSelectElement).value) })}
        >
          {GRACES.map(([s, name]) => (
            <option value={s} key={s}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {timed && game.limit ? (
        <div class="field">
          <label for="limit">playing time in minutes</label>
          <input
            id="limit"
            inputMode="numeric"
            value={Math.round((agreed.limit ?? game.limit.time) / 60)}
            onInput={(e) => {
              const minutes = Number((e.target as HTMLInputElement).value);
              if (minutes >= 1 && minutes <= 10080) set({ ...agreed, limit: minutes * 60 });
            }}
          />
        </div>
      ) : null}
    </>
  );
}
