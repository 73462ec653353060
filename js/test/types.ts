// Never run: what the types of the package must take, and what they must not.
import { Failed, load, Refused } from "rumpus";

const match = (await load(new URL("https://example.org/rumpus.wasm"))).open();

const begun = match.ask({ cmd: "new", game: "npzr", seed: 7, options: { goal: "all4" } });
let actor: number | null = begun.actor;
const { actions } = match.ask({ cmd: "legal" });
const played = match.ask({ cmd: "play", code: actions[0]!.code, n: begun.n });
actor = played.actor;
export const lines: string[] = played.log.map((line) => line.text);
export const points: number[] | undefined = played.points;
export const value: number | undefined = match.ask({ cmd: "bot", level: "hard" }).value;
export const more: unknown = match.ask({ cmd: "rules", clause: "NP-3.1" }).text;

// @ts-expect-error a line is a text
match.line({ cmd: "legal" });
// @ts-expect-error a message says its command
match.ask({ code: 3 });
// @ts-expect-error points may be missing while the game is on
export const first: number = played.points[0];

export function tell(e: unknown): string {
  if (e instanceof Failed) return `${e.file ?? "?"}:${e.line ?? 0}`;
  return e instanceof Refused ? e.message : String(actor);
}
