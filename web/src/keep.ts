// What this browser remembers: links to seats, names, and how it should look.

export interface Kept {
  table: string;
  key: string;
  game: string;
  at: number;
}

function read<T>(name: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(`rumpus.${name}`) ?? "") as T;
  } catch {
    return otherwise;
  }
}
function write(name: string, value: unknown) {
  try {
    localStorage.setItem(`rumpus.${name}`, JSON.stringify(value));
  } catch {
    /* private mode */
  }
}

export const keptLinks = () => read<Kept[]>("links", []);
export function keepLink(table: string, key: string, game: string) {
  const others = keptLinks().filter((k) => k.table !== table || k.key !== key);
  write("links", [{ table, key, game, at: Date.now() }, ...others].slice(0, 50));
}
export function dropLink(table: string) {
  write(
    "links",
    keptLinks().filter((k) => k.table !== table),
  );
}

// Which games were played here before.
export const hasPlayed = (game: string) => read<string[]>("played", []).includes(game);
export const notePlayed = (game: string) =>
  write("played", [...new Set([...read<string[]>("played", []), game])]);

// How far a learner has come.
export const lessonStep = (game: string, name = "first") =>
  read<{ [lesson: string]: number }>("lessons", {})[`${game}/${name}`] ?? 0;
export const keepLesson = (game: string, name = "first", step: number) =>
  write("lessons", {
    ...read<{ [lesson: string]: number }>("lessons", {}),
    [`${game}/${name}`]: step,
  });

// Whose words are not shown here.
export const muted = () => read<string[]>("muted", []);
export const setMuted = (names: string[]) => write("muted", names.slice(-50));

export const myName = () => read<string>("name", "");
export const setMyName = (name: string) => write("name", name);
export const soundOn = () => read<boolean>("sound", true);
export const setSound = (on: boolean) => write("sound", on);
// How long a scene with news stays at least, in milliseconds.
export const pace = () => read<number>("pace", 420);
export const setPace = (ms: number) => write("pace", ms);
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
