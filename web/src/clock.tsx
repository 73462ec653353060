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

// While a seat waits for somebody, all time stands still.
const filled = (info: TableInfo) => !info.who.includes("open") && !info.expected?.includes(true);

const decides = (scene: Scene, info: TableInfo, seat: number) =>
  filled(info) &&
  scene.actor === seat &&
  !scene.veiled &&
  info.who[seat] === "human" &&
  !info.stood_in?.[seat];

export function SeatClock({ seat, scene, info }: { seat: number; scene: Scene; info?: TableInfo }) {
  const left = info?.clock?.left[seat];
  if (!info?.clock || typeof left !== "number" || scene.over) return null;
  return <Countdown ms={left} at={info.clock.at} runs={decides(scene, info, seat)} />;
}

// Whose clock ends sooner anyway needs no countdown.
function hurriedByClock({ actor }: Scene, { clock }: TableInfo, hurry: number): boolean {
  const left = actor === null ? null : clock?.left[actor];
  return typeof left === "number" && left - (performance.now() - clock!.at) <= hurry * 1000;
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
    filled(info) &&
    !hurriedByClock(scene, info, rules.hurry) &&
    (scene.veiled || (scene.actor !== null && decides(scene, info, scene.actor)));
  useEffect(() => {
    setSlow(false);
    if (!waits) return undefined;
    // Nobody is hurried who has only just begun.
    const timer = setTimeout(() => setSlow(true), rules.hurry * 250);
    return () => clearTimeout(timer);
  }, [waits, scene]);
  const who = mine
    ? "You have"
    : scene.veiled || scene.actor === null
      ? "There is"
      : `${scene.seats[scene.actor].name} has`;
  const whom = scene.veiled || scene.actor === null ? "them" : scene.seats[scene.actor].name;
  if (scene.over) return null;
  return (
    <>
      {info.clock?.limit !== undefined ? (
        <p class="limit">
          playing time left:{" "}
          <Countdown ms={info.clock.limit} at={info.clock.at} runs={filled(info)} />
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
          Hurry {whom} up: {words(rules.hurry * 1000)}
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

// A whole number within its limits; one beyond them is not taken, and the form says why.
function NumberField({
  id,
  title,
  value,
  min,
  max,
  set,
}: {
  id: string;
  title: string;
  value: number;
  min: number;
  max: number;
  set(value: number): void;
}) {
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <input
        id={id}
        type="number"
        required
        min={min}
        max={max}
        step={1}
        defaultValue={String(value)}
        onInput={(e) => {
          const field = e.target as HTMLInputElement;
          if (field.checkValidity()) set(Number(field.value));
        }}
      />
      <small>{`${min.toLocaleString("en")} to ${max.toLocaleString("en")}`}</small>
    </div>
  );
}

// Clocks of one's own, as they begin.
const OWN: { name: string; about: string; agreed: Agreed }[] = [
  {
    name: "own-bank",
    about: "another time for everybody …",
    agreed: { clock: "bank", time: 900, increment: 10 },
  },
  {
    name: "own-decision",
    about: "another time for each decision …",
    agreed: { clock: "decision", time: 30, increment: 0 },
  },
];

const WEEK = 604800; // seconds, the most that a table takes

function OwnClock({ agreed, set }: { agreed: Agreed; set(agreed: Agreed): void }) {
  const time = agreed.time ?? 0;
  if (agreed.clock === "decision")
    return (
      <NumberField
        id="own-time"
        title="seconds for each decision"
        value={time}
        min={5}
        max={WEEK}
        set={(s) => set({ ...agreed, time: s })}
      />
    );
  return (
    <>
      <NumberField
        id="own-time"
        title="minutes for everybody"
        value={time / 60}
        min={1}
        max={WEEK / 60}
        set={(minutes) => set({ ...agreed, time: minutes * 60 })}
      />
      <NumberField
        id="own-increment"
        title="seconds back for each decision"
        value={agreed.increment ?? 0}
        min={0}
        max={3600}
        set={(increment) => set({ ...agreed, increment })}
      />
    </>
  );
}

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
  const [chosen, setChosen] = useState("");
  const own = OWN.some((o) => o.name === chosen);
  const pick = (name: string) => {
    const c =
      game.clocks.find((x) => x.name === name) ?? OWN.find((o) => o.name === name)?.agreed ?? {};
    // Who has a day to decide need not be here.
    const grace = name === "day" ? 0 : (agreed.grace ?? 120);
    setChosen(name);
    set({ ...agreed, clock: c.clock, time: c.time, increment: c.increment, grace });
  };
  return (
    <>
      <div class="field">
        <label for="clock">clock</label>
        <select
          id="clock"
          value={chosen}
          onChange={(e) => pick((e.target as HTMLSelectElement).value)}
        >
          <option value="">none</option>
          {game.clocks.map((c) => (
            <option value={c.name} key={c.name}>
              {clockWords(c)}
            </option>
          ))}
          {OWN.map((o) => (
            <option value={o.name} key={o.name}>
              {o.about}
            </option>
          ))}
        </select>
        <small>When time is up, the harmless choice is made.</small>
      </div>
      {own ? <OwnClock key={chosen} agreed={agreed} set={set} /> : null}
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
        <NumberField
          id="limit"
          title="playing time in minutes"
          value={Math.round((agreed.limit ?? game.limit.time) / 60)}
          min={1}
          max={WEEK / 60}
          set={(minutes) => set({ ...agreed, limit: minutes * 60 })}
        />
      ) : null}
    </>
  );
}
