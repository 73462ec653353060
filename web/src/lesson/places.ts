// Where the teacher stands, with the bubble and the stick, and the arrows: never on what is to be
// tapped or read.
import type { Box } from "../draw/geometry";

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const BAR = 62; // the lesson's own bar, along the bottom

// How much of a thing is under another: 0 to 1.
const under = (over: Box, b: Box) => overlap(over, b) / Math.max(1, b.w * b.h);

export const isIn = (b: Box, over: Box) => under(over, b) > 0.9;

export function distance(a: Box, b: Box): number {
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

export type Beside = "below" | "above" | "left" | "right"; // where the teacher stands, seen from the bubble

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
      beside: "above",
      bubble: at(bubble, 0, teacher.h + TAIL),
      teacher: at(teacher, (bubble.w - teacher.w) / 2, 0),
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
const CROSSED = 1.5; // for standing on an end of the way from one thing to another,
const BETWEEN = 0.2; // and on its middle
const HIDDEN = 12; // for covering what they speak of
const MUTE = 0.3; // for pointing at nothing

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

// The lines of words on the table, each where it is, and the buttons that have a sign instead.
export function wordsInSight(): Box[] {
  const table = document.querySelector(".table");
  if (!table) return [];
  const all = [...table.querySelectorAll(".prompt button")].flatMap((button) => {
    const { x, y, width: w, height: h } = button.getBoundingClientRect();
    return button.textContent?.trim() || !w ? [] : [{ x, y, w, h }];
  });
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
  asked: Box[], // those of them that are pointed at
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
      (over(endsOf(way)) > 0 ? CROSSED : 0) + (over(way) > 0 ? BETWEEN : 0),
    );
    const far = boxes.length ? Math.min(...boxes.map((b) => distance(s.teacher, b))) : 0;
    const points = !boxes.length || stickOf(s, asked, way)?.drawn;
    return HIDDEN * hidden + busy + dear + Math.abs(far - gap) / 4000 + (points ? 0 : MUTE);
  };
  const cut = (s: Stand) => {
    const parts = [wider(s.bubble, MARGIN), wider(s.teacher, -MARGIN)];
    const halved = words.filter((line) =>
      parts.some((part) => {
        const hidden = under(part, line);
        return hidden > 0.03 && hidden < 0.97;
      }),
    );
    const stick = stickOf(s, asked, way);
    return CUT * halved.length + (stick?.drawn && onAny(stick, words) ? 2 * CUT : 0);
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

// From the teacher's hand to the first thing that it reaches, or else to the nearest.
export function stickOf(
  { teacher, bubble }: Stand,
  boxes: Box[],
  way: Box[] = [],
): Stick | undefined {
  const to = (box: Box): Stick => {
    const flip = box.x + box.w / 2 > teacher.x + teacher.w / 2;
    const hand = {
      x: teacher.x + teacher.w * (flip ? 1 - HAND.x : HAND.x),
      y: teacher.y + teacher.h * HAND.y,
    };
    const tip = sideTo(box, hand);
    const long = Math.hypot(tip.x - hand.x, tip.y - hand.y);
    const inTheWay = [bubble, ...way, ...boxes.filter((b) => b !== box)];
    const drawn = long >= STUMP && long <= STICK && !onAny({ hand, tip }, inTheWay);
    return { hand, tip, flip, drawn };
  };
  const near = [...boxes].sort((a, b) => distance(a, teacher) - distance(b, teacher));
  return boxes.map(to).find((s) => s.drawn) ?? near.map(to)[0];
}

// Does the stick lie on one of them, but where it begins?
export const onAny = ({ hand, tip }: Pick<Stick, "hand" | "tip">, all: Box[]): boolean =>
  Array.from({ length: 13 }, (_, i) => (i + 4) / 16).some((t) => {
    const dot = { x: hand.x + (tip.x - hand.x) * t, y: hand.y + (tip.y - hand.y) * t };
    return all.some((b) => overlap({ x: dot.x - 4, y: dot.y - 4, w: 8, h: 8 }, b) > 0);
  });

// ---- arrows ----

export const ARROW = 60; // how long it is, with its nudging
const WIDE = 38;
const STUB = 24; // of one without a tail
const OFF = 5; // from the ring
const MANY = 3; // things at most that have an arrow each
const STEP = { most: 0.7, of: 60 }; // a small head between two squares

export interface Arrow {
  x: number; // of its tip
  y: number;
  turn: number; // in degrees; 0 points up
  scale?: number;
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

// From the side of the bubble where there is room, and on no words nor on the stick unless it must be;
// of many things the first that has any.
export function arrowsAt(
  boxes: Box[],
  { bubble, teacher }: Stand,
  words: Box[],
  lit: Box[],
  stick: Stick | undefined,
): (Arrow & { covers: Box })[] {
  const all = boxes.flatMap((box) => {
    const free = (long: number) =>
      sidesOf(box, long)
        .filter(
          ({ covers }) =>
            inWindow(covers) &&
            ![bubble, teacher, ...lit].some((other) => overlap(covers, other) > 0),
        )
        .sort((a, b) => distance(a.covers, bubble) - distance(b.covers, bubble));
    const clear = ({ covers }: { covers: Box }) =>
      !words.some((w) => overlap(covers, w) > 0) && !(stick?.drawn && onAny(stick, [covers]));
    const stubs = free(STUB).map((a) => ({ ...a, stub: true }));
    const best = free(ARROW).find(clear) ?? stubs.find(clear);
    const any: (Arrow & { covers: Box }) | undefined = best ?? stubs[0];
    return any ? [{ ...any, clear: !!best }] : [];
  });
  // On words only where all would be.
  const some = all.some((a) => a.clear) ? all.filter((a) => a.clear) : all;
  const few = boxes.length > MANY ? some.slice(0, 1) : some;
  const stub = few.some((a) => a.stub); // they look alike
  return few.map(({ clear, ...a }) => ({ ...a, stub }));
}

const DOTS = 12;
const CURL = 0.6; // how far it goes straight on before it bends

// What goes somewhere and that place: a dotted way from the one to the other, with an arrow at its end.
export interface Way extends Arrow {
  path: string;
  dots: Box[]; // what it covers, here and there
}

interface Side {
  x: number; // its middle
  y: number;
  dx: number; // away from the thing
  dy: number;
}

const sides = (b: Box): Side[] =>
  [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ].map(([dx, dy]) => ({
    x: b.x + b.w / 2 + (dx * b.w) / 2,
    y: b.y + b.h / 2 + (dy * b.h) / 2,
    dx,
    dy,
  }));

// It leaves and arrives straight; across or round one corner.
function curve(from: Side, to: Side): Way | undefined {
  const off = ({ x, y, dx, dy }: Side, by: number) => ({ x: x + dx * by, y: y + dy * by });
  const [start, tail, tip] = [off(from, 12), off(to, 30), off(to, OFF)];
  const [x, y] = [tail.x - start.x, tail.y - start.y];
  const ahead = x * from.dx + y * from.dy;
  const atEnd = -x * to.dx - y * to.dy;
  const across = from.dx === -to.dx && from.dy === -to.dy;
  const corner = from.dx * to.dx + from.dy * to.dy === 0;
  const least = across ? STUB : 15;
  if (!(across || corner) || ahead < least || atEnd < least) return undefined;
  if (corner && Math.hypot(x, y) < ARROW) return undefined;
  const bend = across ? 0.5 : CURL;
  const [a, b] = [
    [bend * ahead * from.dx, bend * ahead * from.dy],
    [x + bend * atEnd * to.dx, y + bend * atEnd * to.dy],
  ];
  const path = `M${start.x} ${start.y}c${a[0]} ${a[1]} ${b[0]} ${b[1]} ${x} ${y}`;
  const dots = Array.from({ length: DOTS }, (_, i) => {
    const t = i / (DOTS - 1);
    const [p, q, r] = [3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return { x: start.x + p * a[0] + q * b[0] + r * x, y: start.y + p * a[1] + q * b[1] + r * y };
  });
  const turn = (Math.atan2(-to.dx, to.dy) * 180) / Math.PI;
  return {
    path,
    ...tip,
    turn,
    dots: [...dots, tip].map((d) => ({ x: d.x - WIDE / 2, y: d.y - WIDE / 2, w: WIDE, h: WIDE })),
  };
}

// The plainest that goes over nothing lit and over few words.
export function wayOf(from: Box, to: Box, words: Box[], lit: Box[]): Way | undefined {
  const upright =
    Math.max(from.y - (to.y + to.h), to.y - (from.y + from.h)) >
    Math.max(from.x - (to.x + to.w), to.x - (from.x + from.w));
  const over = ({ dots }: Way, all: Box[]) =>
    all.filter((b) => dots.some((d) => overlap(wider(d, -WIDE / 4), b) > 0)).length;
  const ways = sides(from).flatMap((a) =>
    sides(to).flatMap((b) => {
      const way = curve(a, b);
      if (!way || over(way, lit) > 0) return [];
      const plain = a.dx === -b.dx && (a.dx === 0) === upright;
      return [{ way, cost: over(way, words) + (plain ? 0 : 1) }];
    }),
  );
  return ways.sort((a, b) => a.cost - b.cost)[0]?.way;
}

// From one square to the next there is no room for a way: only its direction, between the two.
export function nextTo(from: Box, to: Box, words: Box[]): Arrow | undefined {
  if (distance(from, to) > GRAIN) return undefined;
  const [dx, dy] = [to.x + to.w / 2 - from.x - from.w / 2, to.y + to.h / 2 - from.y - from.h / 2];
  const scale = Math.min(STEP.most, Math.min(to.w, to.h) / STEP.of);
  const long = Math.hypot(dx, dy);
  const [x, y] = [from.x + from.w / 2 + dx / 2, from.y + from.h / 2 + dy / 2];
  const half = (STUB / 2) * scale;
  if (words.some((w) => overlap(w, { x: x - half, y: y - half, w: 2 * half, h: 2 * half }) > 0))
    return undefined;
  const turn = (Math.atan2(dx, -dy) * 180) / Math.PI;
  return { x: x + (dx / long) * half, y: y + (dy / long) * half, turn, scale };
}

// Are both its ends in sight? In between it may go behind something.
const endsOf = (dots: Box[]) => [...dots.slice(0, 2), ...dots.slice(-2)];
export const isClear = ({ dots }: Way, { bubble, teacher }: Stand) =>
  ![bubble, teacher].some((b) => endsOf(dots).some((dot) => overlap(dot, b) > 0));
