// What a story (docs/WIRE.md) comes to for one seat: its line, where it turned, who led.
import type { Scene, Story, StoryPoint } from "../types";

export interface Moment {
  point: number; // index of the point it led to
  change: number; // for the subject, in hundredths of a win
  decided: boolean; // it made the winner
}

const WORTH_TELLING = 8;
const NOISE = 4; // of a forecast
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

// What a turn from one standing to another is called: "now a little ahead", "catching up".
export function turned(change: number, was: string, is: string): string {
  const far = Math.abs(change) >= FAR ? "far " : "";
  if (change > 0 && /behind/.test(is)) return "catching up";
  if (change < 0 && /ahead/.test(is)) return "less far ahead";
  return was === is ? `${far}${change > 0 ? "up" : "down"}` : `now ${is}`;
}

// Seats of one team win together: the first of each stands for all.
export function sides(scene: Scene): number[] {
  return scene.seats.flatMap((s, i) =>
    s.team && scene.seats.findIndex((o) => o.team === s.team) < i ? [] : [i],
  );
}

const winner = (scene: Scene) => Math.max(0, scene.points?.indexOf(Math.max(...scene.points)) ?? 0);

// Whose line is drawn: the viewer's, or for those who only look on the winner's.
export const subject = (scene: Scene): number =>
  typeof scene.viewer === "number" ? scene.viewer : winner(scene);

// What came of each point for a seat.
function changes(story: Story, seat: number): Moment[] {
  const line = story.points.map((p) => percent(p.chances[seat]));
  return line.slice(1).map((v, i) => ({ point: i + 1, change: v - line[i], decided: false }));
}

// Since which point nobody else was ahead of the winner any more.
function sinceAhead(story: Story, scene: Scene): number {
  const seat = winner(scene);
  const rivals = sides(scene).filter((s) => !scene.points?.[s]);
  const behind = story.points.map((p) => rivals.some((r) => p.chances[r] > p.chances[seat]));
  return behind.lastIndexOf(true) + 1;
}

// The steepest rise of the winner that was never lost again, once nobody else was ahead of them;
// where nothing took them far, no single moment did it. Nothing decides a draw.
function deciding(story: Story, scene: Scene): number | undefined {
  if (scene.points?.every((p) => p === scene.points![0])) return undefined;
  const ahead = sinceAhead(story, scene);
  const line = story.points.map((p) => percent(p.chances[winner(scene)]));
  const kept = line.map((_, i) => Math.min(...line.slice(i)));
  const won = (scene.points?.[subject(scene)] ?? 0) > 0;
  const rises = changes(story, winner(scene))
    .filter(({ point }) => point >= ahead && story.points[point].text)
    .filter(({ point }) => !defies(story.points[point], won ? 1 : -1))
    .map(({ point }) => ({ point, gain: kept[point] - line[point - 1] }))
    .filter(({ gain }) => gain >= WORTH_TELLING);
  // A step on the way does not say what it brought: rather what the viewer was told as good or bad, or what
  // the game counts, wherever a game has that.
  const told = rises.filter(({ point }) => story.points[point].good !== undefined);
  const counted = story.points.some(isEvent)
    ? rises.filter(({ point }) => isEvent(story.points[point]))
    : rises;
  const all = told.length ? told : counted;
  return all.sort((a, b) => b.gain - a.gain)[0]?.point;
}

// It did not go back at once: a forecast wavers.
function lasts(story: Story, seat: number, { point, change }: Moment): boolean {
  const line = story.points.slice(point - 1, point + 3).map((p) => percent(p.chances[seat]));
  return line.slice(2).every((v) => (v - line[0]) * Math.sign(change) >= Math.abs(change) / 2);
}

// A sentence that is bad for the viewer does not say why things went up,
const defies = ({ good }: StoryPoint, change: number) => good !== undefined && good !== change > 0;

// nor does a success that left its doer worse off.
function backfired({ points }: Story, point: number): boolean {
  const { counts, seat, chances } = points[point];
  return !!counts && seat !== undefined && chances[seat] < points[point - 1].chances[seat];
}

// A forecast wavers, and what is told beside it may have nothing to do with it: what the game counts, or
// the viewer was told as good or bad, is more likely to than a step on the way.
const isEvent = ({ good, counts }: StoryPoint) => counts || good !== undefined;

// What is told of a game: its deciding moment, and where else it turned for the subject, once a turn.
// Where nothing took anybody far, it is what took them farthest to where they came.
export function moments(story: Story, scene: Scene): Moment[] {
  const at = deciding(story, scene);
  const seat = subject(scene);
  const all = changes(story, seat).map((c) => ({ ...c, decided: c.point === at }));
  const told = (c: Moment) =>
    !c.decided &&
    story.points[c.point].text !== scene.result &&
    story.points[c.point].text &&
    lasts(story, seat, c) &&
    !defies(story.points[c.point], c.change) &&
    !backfired(story, c.point);
  const farthest = all.filter(told).sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const events = farthest.filter((c) => isEvent(story.points[c.point]));
  const isFar = (c: Moment) => Math.abs(c.change) >= WORTH_TELLING;
  const others = events.some(isFar) ? events : farthest;
  const far = others.filter(isFar);
  const inTurn = ({ point }: Moment) => story.points[point].round ?? story.points[point].turn;
  const won = (scene.points?.[seat] ?? 0) > 0;
  const thither = others.filter((c) => c.change > 0 === won && Math.abs(c.change) >= NOISE);
  return [...all.filter((c) => c.decided), ...(at || far.length ? far : thither.slice(0, 1))]
    .filter((c, i, list) => list.findIndex((o) => inTurn(o) === inTurn(c)) === i)
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
