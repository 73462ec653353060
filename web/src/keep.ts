// What this browser remembers: links to seats, names, and how it should look.

import type { Mine } from "./api";

export interface Kept {
  table: string;
  key: string;
  game: string;
  at: number; // when it was last opened here
  since?: number; // when it came here first
  last?: Mine; // how it stood when that was last known
}

function read<T>(name: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(`rumpus.${name}`) ?? "") as T;
  } catch {
    return otherwise;
  }
}
const changed = new Set<() => void>();
// Called after what is remembered of tables has changed here.
export function onKept(call: () => void) {
  changed.add(call);
  return () => {
    changed.delete(call);
  };
}
function write(name: string, value: unknown) {
  try {
    localStorage.setItem(`rumpus.${name}`, JSON.stringify(value));
  } catch {
    /* private mode */
  }
}

export const keptLinks = () => read<Kept[]>("links", []);
export const finishedGames = () => read<Kept[]>("finished", []);
const RUNNING = 50; // as many as `mine` takes
const FINISHED = 300;
function keepAll(running: Kept[], finished: Kept[]) {
  write("links", running.slice(0, RUNNING));
  write("finished", finished.slice(0, FINISHED));
  for (const call of changed) call();
}
const sameSeat = (a: { table: string; key: string }, b: { table: string; key: string }) =>
  a.table === b.table && a.key === b.key;

export function keepLink(table: string, key: string, game: string) {
  if (finishedGames().some((k) => sameSeat(k, { table, key }))) return;
  const old = keptLinks().find((k) => sameSeat(k, { table, key }));
  const others = keptLinks().filter((k) => !sameSeat(k, { table, key }));
  const now = Date.now();
  const kept = { ...old, table, key, game, at: now, since: old?.since ?? old?.at ?? now };
  keepAll([kept, ...others], finishedGames());
}
// The seat that somebody took at this table in this browser, the last one.
export const keptKey = (table: string) =>
  [...keptLinks(), ...finishedGames()].find((k) => k.table === table)?.key;

// Some browsers keep nothing, in private windows for one.
export function keepsAnything(): boolean {
  write("tried", true);
  return read("tried", false);
}

export function dropLink(table: string) {
  keepAll(
    keptLinks().filter((k) => k.table !== table),
    finishedGames().filter((k) => k.table !== table),
  );
}
// How these tables stand now; what is over moves to the finished ones.
export function noteTables(tables: Mine[]) {
  const told = keptLinks().map((k) => ({
    ...k,
    last: tables.find((t) => sameSeat(t, k)) ?? k.last,
  }));
  keepAll(
    told.filter((k) => !k.last?.over),
    [
      ...told.filter((k) => k.last?.over).map((k) => ({ ...k, at: Date.now() })),
      ...finishedGames(),
    ],
  );
}

// ---- all of it as a file ----

const MEMORY = ["links", "finished", "played", "lessons", "name"];
export const memory = () =>
  JSON.stringify(
    { rumpus: "memory", version: 1, ...Object.fromEntries(MEMORY.map((n) => [n, read(n, null)])) },
    null,
    1,
  );

const isGame = (k: unknown): k is Kept => {
  const g = k as Kept;
  return (
    typeof g?.table === "string" &&
    typeof g.key === "string" &&
    typeof g.game === "string" &&
    typeof g.at === "number"
  );
};
const games = (list: unknown) => (Array.isArray(list) ? list.filter(isGame) : []);
const texts = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((t) => typeof t === "string") : [];

// Add what a file has to what is here; what both have stays as it is here.
export function remember(text: string) {
  let file: { [name: string]: unknown };
  try {
    file = JSON.parse(text);
  } catch {
    file = {};
  }
  if (file?.rumpus !== "memory") throw new Error("this is no file of remembered games");
  const merge = (here: Kept[], there: Kept[]) =>
    [...here, ...there.filter((t) => !here.some((h) => sameSeat(h, t)))].sort(
      (a, b) => b.at - a.at,
    );
  const finished = merge(finishedGames(), games(file.finished));
  const running = merge(keptLinks(), games(file.links));
  write("played", [...new Set([...read<string[]>("played", []), ...texts(file.played)])]);
  if (file.lessons && typeof file.lessons === "object")
    write("lessons", { ...file.lessons, ...read<{ [lesson: string]: number }>("lessons", {}) });
  if (!myName() && typeof file.name === "string") setMyName(file.name.slice(0, 31));
  keepAll(
    running.filter((r) => !finished.some((f) => sameSeat(f, r))),
    finished,
  );
}

// Whether this browser should say so when it is somebody's turn.
export const tellsTurns = () => read<boolean>("turns", false);
export const setTellsTurns = (on: boolean) => write("turns", on);

// Which games were played here before.
export const hasPlayed = (game: string) => read<string[]>("played", []).includes(game);
export const notePlayed = (game: string) =>
  write("played", [...new Set([...read<string[]>("played", []), game])]);

// How far a learner has come in each lesson, and which were taken to their end.
const steps = () => read<{ [lesson: string]: number }>("lessons", {});
export const lessonStep = (game: string, name: string) => steps()[`${game}/${name}`] ?? 0;
export const keepLesson = (game: string, name: string, step: number) =>
  write("lessons", { ...steps(), [`${game}/${name}`]: step });
export const lessonDone = (game: string, name: string) => `${game}/${name}/done` in steps();
export const noteLesson = (game: string, name: string) =>
  write("lessons", { ...steps(), [`${game}/${name}`]: 0, [`${game}/${name}/done`]: 1 });

// Whose words are not shown here.
export const muted = () => read<string[]>("muted", []);
export const setMuted = (names: string[]) => write("muted", names.slice(-50));

export const myName = () => read<string>("name", "");
export const setMyName = (name: string) => write("name", name);
export const soundOn = () => read<boolean>("sound", true);
export const setSound = (on: boolean) => write("sound", on);
// How long each thing that the others do stays to be seen, in milliseconds.
export const PACES = { slow: 1800, normal: 1000, fast: 450, "at once": 0 };
// Until somebody chooses: slowly to whoever has not finished this game yet, and not at all to whoever
// wants no motion.
export function pace(game: string): number {
  const chosen = read<number>("pace", -1);
  if (Object.values(PACES).includes(chosen)) return chosen;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return PACES["at once"];
  return finishedGames().some((k) => k.game === game) ? PACES.normal : PACES.slow;
}
export const setPace = (ms: number) => write("pace", ms);
// Where one can only let a chance to react go by, it goes by without a question.
export const passesForMe = () => read<boolean>("passes", true);
export const setPassesForMe = (on: boolean) => write("passes", on);
export const colours = () => read<"auto" | "light" | "dark">("colours", "auto");
export function setColours(c: "auto" | "light" | "dark") {
  write("colours", c);
  showColours();
}
// What the system has, or what was chosen here: always said to the stylesheet.
const dark = matchMedia("(prefers-color-scheme: dark)");
export function showColours() {
  const c = colours();
  document.documentElement.dataset.theme = c === "auto" ? (dark.matches ? "dark" : "light") : c;
}
dark.addEventListener("change", showColours);
