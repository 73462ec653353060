// Where the teacher stands, with the bubble and the stick, and the arrows: never on what is to be
// tapped or read.
import type { Box } from "../draw/geometry";

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const BAR = 62; // the lesson's own bar, along the bottom

// How much of a thing is under another: 0 to 1.
const under = (over: Box, b: Box) => overlap(over, b) / Math.max(1, b.w * b.h);

function distance(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - (b.x + b.w), b.x - (a.x + a.w));
  const dy = Math.max(0, a.y - (b.y + b.h), b.y - (a.y + a.h));
  return Math.hypot(dx, dy);
}

export interface Size {
  w: number;
  h: number;
}

const moved = (b: Box, x: number, y: number): Box => ({ ...b, x: b.x + x, y: b.y + y });

// ---- the teacher and the bubble ----

export type Beside = "below" | "left" | "right"; // where the teacher stands, seen from the bubble

export interface Stand {
  bubble: Box;
  teacher: Box;
  beside: Beside;
}

const TAIL = 16; // room for the bubble's

// Both together, with the upper left corner of the whole at 0, 0.
function ways(bubble: Size, teacher: Size): (Stand & { whole: Size })[] {
  const high = Math.max(bubble.h, teacher.h);
  const beside = { w: bubble.w + TAIL + teacher.w, h: high };
  const below = { w: bubble.w, h: bubble.h + TAIL + teacher.h };
  const at = (size: Size, x: number, y: number): Box => ({ x, y, ...size });
  return [
    {
      beside: "below",
      bubble: at(bubble, 0, 0),
      teacher: at(teacher, bubble.w - teacher.w - 16, bubble.h + TAIL),
      whole: below,
    },
    {
      beside: "below",
      bubble: at(bubble, 0, 0),
      teacher: at(teacher, 16, bubble.h + TAIL),
      whole: below,
    },
    {
      beside: "right",
      bubble: at(bubble, 0, high - bubble.h),
      teacher: at(teacher, bubble.w + TAIL, high - teacher.h),
      whole: beside,
    },
    {
      beside: "left",
      bubble: at(bubble, teacher.w + TAIL, high - bubble.h),
      teacher: at(teacher, 0, high - teacher.h),
      whole: beside,
    },
  ];
}

const GRAIN = 12; // pixels between two places that are tried
const WORTH = 0.05; // so much better must a place be that they leave the one they have
const NEEDED = 1.5; // for covering all of where the eye is wanted,
const FREE = 0.1; // and where it is not
const SMALL = 0.2; // for a teacher that is not as large as could be
const KEPT = 0.5; // for covering one of a few things that are better seen,
const FEW = 3;
const CROSSED = 0.15; // for standing on the way from one thing to another

function boxOf(selector: string): Box | undefined {
  const r = document.querySelector(selector)?.getBoundingClientRect();
  return r && r.width > 0 ? { x: r.x, y: r.y, w: r.width, h: r.height } : undefined;
}

const CUT = 0.1; // for a line of words that is seen in part

const MARGIN = 5; // of the bubble: its rim and its shadow
const wider = (b: Box, by: number): Box => ({
  x: b.x - by,
  y: b.y - by,
  w: b.w + 2 * by,
  h: b.h + 2 * by,
});

// The lines of words on the table, each where it is.
export function wordsInSight(): Box[] {
  const table = document.querySelector(".table");
  if (!table) return [];
  const all: Box[] = [];
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(texts.currentNode);
    for (const r of range.getClientRects())
      if (r.width > 2 && r.height > 2) all.push({ x: r.x, y: r.y, w: r.width, h: r.height });
  }
  return all;
}

// They stand where they hide least of what is pointed at and of what lies round it: on the hand while
// it is about the board, and the other way round. Of those places, near what they speak of, and where
// they `was` standing if that will do.
export function standAt(
  boxes: Box[],
  bubble: Size,
  teachers: Size[], // the first that will do
  was: Stand | undefined,
  gap: number, // to what they speak of
  words: Box[],
  kept: Box[][] = [], // what is better seen, sort by sort: one's own figures, what can be tapped
  way: Box[] = [], // dots of it
): Stand {
  const dock = boxOf(".table .dock");
  const stage = boxOf(".table .stage");
  const inDock = !!dock && boxes.some((b) => overlap(b, dock) > 0);
  const zones = [
    { box: dock, weight: inDock ? NEEDED : FREE },
    { box: stage, weight: inDock ? FREE : NEEDED },
  ];
  const cost = (s: Stand) => {
    const two = [s.bubble, s.teacher];
    const hidden = boxes.reduce((sum, b) => sum + under(s.bubble, b) + under(s.teacher, b), 0);
    const busy = zones.reduce(
      (sum, { box, weight }) =>
        sum + (box ? weight * two.reduce((part, b) => part + under(b, box), 0) : 0),
      0,
    );
    const over = (all: Box[]) =>
      all.reduce((sum, b) => sum + under(s.bubble, b) + under(s.teacher, b), 0);
    const dear = kept.reduce(
      (sum, all) => sum + (KEPT * over(all)) / Math.max(1, all.length / FEW),
      over(way) > 0 ? CROSSED : 0,
    );
    const far = boxes.length ? Math.min(...boxes.map((b) => distance(s.teacher, b))) : 0;
    const bad = Number(crosses(s, boxes)) + Number(far > STICK);
    return 4 * hidden + busy + dear + Math.abs(far - gap) / 4000 + 0.1 * bad;
  };
  const cut = (s: Stand) => {
    const parts = [wider(s.bubble, MARGIN), wider(s.teacher, -MARGIN)];
    const halved = words.filter((line) =>
      parts.some((part) => {
        const hidden = under(part, line);
        return hidden > 0.03 && hidden < 0.97;
      }),
    );
    return CUT * halved.length + (onWords(stickOf(s, boxes), words) ? CUT : 0);
  };
  let best: Stand | undefined;
  let least = Number.POSITIVE_INFINITY;
  const tried = teachers.flatMap((size, i) =>
    ways(bubble, size).map((way) => ({ way, small: i * SMALL })),
  );
  for (const { way, small } of tried) {
    const most = { x: innerWidth - way.whole.w - 8, y: innerHeight - BAR - way.whole.h - 8 };
    const steps = (n: number) =>
      Array.from({ length: Math.floor(Math.max(0, n - 8) / GRAIN) + 1 }, (_, i) => 8 + i * GRAIN);
    for (const x of [...steps(most.x), Math.max(8, most.x)]) {
      for (const y of [...steps(most.y), Math.max(8, most.y)]) {
        const s = { ...way, bubble: moved(way.bubble, x, y), teacher: moved(way.teacher, x, y) };
        const price = cost(s) + small + (most.x < 8 || most.y < 8 ? 100 : 0);
        if (price >= least) continue;
        const whole = price + cut(s);
        if (whole < least) [best, least] = [s, whole];
      }
    }
  }
  return was && cost(was) + cut(was) <= least + WORTH ? was : best!;
}

// ---- the stick ----

export interface Stick {
  hand: { x: number; y: number };
  tip: { x: number; y: number };
  flip: boolean; // the teacher looks to the right
  drawn: boolean; // it is neither too long nor too short
}

const STICK = 320; // at most: it points at nothing that is farther off,
const STUMP = 28; // nor at what is at the teacher's feet
const HAND = { x: 0.06, y: 0.45 }; // of the teacher's box

const clamp = (n: number, least: number, most: number) => Math.max(least, Math.min(n, most));

// On the side of a thing that looks that way, well inside of its corners.
function sideTo(b: Box, from: { x: number; y: number }) {
  const x = clamp(from.x, b.x + b.w / 4, b.x + (b.w * 3) / 4);
  const y = clamp(from.y, b.y + b.h / 4, b.y + (b.h * 3) / 4);
  const [dx, dy] = [from.x - (b.x + b.w / 2), from.y - (b.y + b.h / 2)];
  return Math.abs(dx) - b.w / 2 > Math.abs(dy) - b.h / 2
    ? { x: dx > 0 ? b.x + b.w + 8 : b.x - 8, y }
    : { x, y: dy > 0 ? b.y + b.h + 8 : b.y - 8 };
}

// From the teacher's hand to the nearest ring.
export function stickOf({ teacher }: Stand, boxes: Box[]): Stick | undefined {
  if (!boxes.length) return undefined;
  const [near] = [...boxes].sort((a, b) => distance(a, teacher) - distance(b, teacher));
  const flip = near.x + near.w / 2 > teacher.x + teacher.w / 2;
  const hand = {
    x: teacher.x + teacher.w * (flip ? 1 - HAND.x : HAND.x),
    y: teacher.y + teacher.h * HAND.y,
  };
  const to = sideTo(near, hand);
  const long = Math.hypot(to.x - hand.x, to.y - hand.y);
  return { hand, tip: to, flip, drawn: long >= STUMP && long <= STICK };
}

// Does the stick cross a line of words?
export function onWords(stick: Stick | undefined, words: Box[]): boolean {
  if (!stick?.drawn) return false;
  const { hand, tip } = stick;
  const dots = Array.from({ length: 13 }, (_, i) => (i + 4) / 16);
  return dots.some((t) => {
    const dot = { x: hand.x + (tip.x - hand.x) * t, y: hand.y + (tip.y - hand.y) * t };
    return words.some((b) => overlap({ x: dot.x - 4, y: dot.y - 4, w: 8, h: 8 }, b) > 0);
  });
}

// Does the stick lie on the bubble?
function crosses(s: Stand, boxes: Box[]): boolean {
  const stick = stickOf(s, boxes);
  if (!stick?.drawn) return false;
  const { hand, tip } = stick;
  return [0.25, 0.5, 0.75, 1].some((t) => {
    const dot = { x: hand.x + (tip.x - hand.x) * t, y: hand.y + (tip.y - hand.y) * t, w: 1, h: 1 };
    return overlap(dot, s.bubble) > 0;
  });
}

// ---- arrows ----

export const ARROW = 60; // how long it is, with its nudging
const WIDE = 38;
const STUB = 24; // of one without a tail
const OFF = 5; // from the ring
const MANY = 3; // things at most that have an arrow each

export interface Arrow {
  x: number; // of its tip
  y: number;
  turn: number; // in degrees; 0 points up
  stub?: boolean; // only its head, smaller: there is no room for more
}

// An arrow from each side of a thing, and what it covers.
function sidesOf(b: Box, long: number): (Arrow & { covers: Box })[] {
  const [x, y] = [b.x + b.w / 2, b.y + b.h / 2];
  const upright = { x: x - WIDE / 2, w: WIDE, h: long };
  const flat = { y: y - WIDE / 2, w: long, h: WIDE };
  const [top, bottom] = [b.y - OFF, b.y + b.h + OFF];
  const [left, right] = [b.x - OFF, b.x + b.w + OFF];
  return [
    { x, y: top, turn: 180, covers: { ...upright, y: top - long } },
    { x, y: bottom, turn: 0, covers: { ...upright, y: bottom } },
    { x: left, y, turn: 90, covers: { ...flat, x: left - long } },
    { x: right, y, turn: -90, covers: { ...flat, x: right } },
  ];
}

const inWindow = (b: Box) =>
  b.x >= 0 && b.y >= 0 && b.x + b.w <= innerWidth && b.y + b.h <= innerHeight - BAR;

// From the side of the bubble where there is room, and on no words unless it must be; of many things
// the first that has any.
// `words` are to be read, or to be seen as well.
export function arrowsAt(boxes: Box[], { bubble, teacher }: Stand, words: Box[]): Arrow[] {
  const all = boxes.flatMap((box) => {
    const free = (long: number) =>
      sidesOf(box, long)
        .filter(
          ({ covers }) =>
            inWindow(covers) &&
            ![bubble, teacher, ...boxes].some((other) => overlap(covers, other) > 0),
        )
        .sort((a, b) => distance(a.covers, bubble) - distance(b.covers, bubble));
    const clear = ({ covers }: { covers: Box }) => !words.some((w) => overlap(covers, w) > 0);
    const stubs = free(STUB).map((a) => ({ ...a, stub: true }));
    const best: Arrow | undefined = free(ARROW).find(clear) ?? stubs.find(clear);
    const any = best ?? stubs[0];
    return any ? [{ ...any, clear: !!best }] : [];
  });
  // On words only where all would be.
  const some = all.some((a) => a.clear) ? all.filter((a) => a.clear) : all;
  const few = boxes.length > MANY ? some.slice(0, 1) : some;
  const stub = few.some((a) => a.stub); // they look alike
  return few.map(({ clear, ...a }) => ({ ...a, stub }));
}

const DOTS = 12;

// A card and the place it goes to: a dotted way from the one to the other, with an arrow at its end.
export interface Way extends Arrow {
  path: string;
  dots: Box[]; // what it covers, here and there
}

export function wayOf([from, to, ...others]: Box[]): Way | undefined {
  if (!from || !to || others.length || distance(from, to) < ARROW) return undefined;
  const prompt = boxOf(".table .prompt");
  if (prompt && overlap(to, prompt) > 0) return undefined; // a button will do by itself
  const upright =
    Math.max(from.y - (to.y + to.h), to.y - (from.y + from.h)) >
    Math.max(from.x - (to.x + to.w), to.x - (from.x + from.w));
  const sign = Math.sign(upright ? to.y - from.y : to.x - from.x);
  // The middle of the side of a thing, so far outside of it.
  const side = (b: Box, way: number, off: number) =>
    upright
      ? { x: b.x + b.w / 2, y: b.y + b.h / 2 + way * (b.h / 2 + off) }
      : { x: b.x + b.w / 2 + way * (b.w / 2 + off), y: b.y + b.h / 2 };
  const [start, tail, tip] = [side(from, sign, 12), side(to, -sign, 30), side(to, -sign, OFF)];
  // It leaves and arrives straight.
  const bend = (upright ? tail.y - start.y : tail.x - start.x) / 2;
  const path = upright
    ? `M${start.x} ${start.y}c0 ${bend} ${tail.x - start.x} ${bend} ${tail.x - start.x} ${2 * bend}`
    : `M${start.x} ${start.y}c${bend} 0 ${bend} ${tail.y - start.y} ${2 * bend} ${tail.y - start.y}`;
  const dots = Array.from({ length: DOTS + 1 }, (_, i) => {
    const t = i / DOTS;
    const s = t * t * (3 - 2 * t);
    const [along, across] = [1.5 * (t - t * t) + t * t * t, s]; // near enough
    const x = start.x + (tip.x - start.x) * (upright ? across : along);
    const y = start.y + (tip.y - start.y) * (upright ? along : across);
    return { x: x - WIDE / 2, y: y - WIDE / 2, w: WIDE, h: WIDE };
  });
  const turn = upright ? (sign > 0 ? 180 : 0) : sign > 0 ? 90 : -90;
  return { path, x: tip.x, y: tip.y, turn, dots };
}

// Is there nothing in between?
export const isClear = ({ dots }: Way, { bubble, teacher }: Stand) =>
  ![bubble, teacher].some((b) => dots.some((dot) => overlap(dot, b) > 0));
