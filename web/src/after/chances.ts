// What a story (docs/WIRE.md) comes to for one seat: its line, where it turned, who led.
import type { Scene, Story } from "../types";

interface Swing {
  point: number; // index of the point it led to
  change: number; // in hundredths of a win
}

const WORTH_TELLING = 8;
const FAR = 25;
const MOST = 3;

export const percent = (chance: number) => Math.round(chance / 60);

// How it stands; `even` is what each side has at the start. In words, since a forecast is often too
// sure of itself (docs/BOTS.md).
export function standing(percent: number, even: number): string {
  if (percent > even + 25) return "well ahead";
  if (percent > even + 7) return "a little ahead";
  if (percent < even / 3) return "far behind";
  return percent < even - 7 ? "a little behind" : "about even";
}

// How much it turned: "far up".
export function turned(change: number): string {
  return `${Math.abs(change) >= FAR ? "far " : ""}${change > 0 ? "up" : "down"}`;
}

// Seats of one team win together: the first of each stands for all.
export function sides(scene: Scene): number[] {
  return scene.seats.flatMap((s, i) =>
    s.team && scene.seats.findIndex((o) => o.team === s.team) < i ? [] : [i],
  );
}

// Whose line is drawn: the viewer's, or for those who only look on the winner's.
export function subject(scene: Scene): number {
  if (typeof scene.viewer === "number") return scene.viewer;
  return Math.max(0, scene.points?.indexOf(Math.max(...scene.points)) ?? 0);
}

export function swings(story: Story, seat: number): Swing[] {
  const line = story.points.map((p) => percent(p.chances[seat]));
  return line
    .slice(1)
    .map((v, i) => ({ point: i + 1, change: v - line[i] }))
    .filter((s) => Math.abs(s.change) >= WORTH_TELLING)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
    .sort((a, b) => a.point - b.point);
}

// How often another side came to be the favourite; a hair's breadth is no lead.
export function leadChanges(story: Story, all: number[]): number {
  let leader: number | undefined;
  let changes = 0;
  for (const p of story.points) {
    const order = [...all].sort((a, b) => p.chances[b] - p.chances[a]);
    if (order.length < 2 || percent(p.chances[order[0]] - p.chances[order[1]]) < 6) continue;
    if (leader !== undefined && leader !== order[0]) changes++;
    leader = order[0];
  }
  return changes;
}
