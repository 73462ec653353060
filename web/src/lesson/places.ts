// Where the teacher's bubble stands, and the arrows: never on what is to be tapped or read.
import type { Box } from "../draw/geometry";

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const BAR = 62; // the lesson's own bar, along the bottom

// How much of a thing is under the bubble: 0 to 1.
const under = (bubble: Box, b: Box) => overlap(bubble, b) / Math.max(1, b.w * b.h);

// How far the bubble is from a thing.
function distance(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - (b.x + b.w), b.x - (a.x + a.w));
  const dy = Math.max(0, a.y - (b.y + b.h), b.y - (a.y + a.h));
  return Math.hypot(dx, dy);
}

const GRAIN = 8; // pixels between two places that are tried
const WORTH = 0.05; // so much better must a place be that the bubble leaves the one it has

export interface Corner {
  left: number;
  top: number;
}

// The bubble stands where it hides least of what is pointed at and of the question; of those places,
// near what it speaks of, and where it `was` if that will do.
export function placeOf(
  boxes: Box[],
  size: { w: number; h: number },
  was: Corner | undefined,
  gap: number, // to what it speaks of
): Corner {
  const prompt = document.querySelector(".table .prompt")?.getBoundingClientRect();
  const room = { w: innerWidth - size.w - 8, h: innerHeight - BAR - size.h - 8 };
  const clamp = (n: number, most: number) => Math.max(8, Math.min(n, most));
  const middle = { left: (innerWidth - size.w) / 2, top: clamp((room.h + 8) / 2, room.h) };
  if (!boxes.length) return was ?? middle;
  const x = Math.min(...boxes.map((b) => b.x)),
    right = Math.max(...boxes.map((b) => b.x + b.w));
  const lefts = [(x + right - size.w) / 2, right + 12, x - size.w - 12, 8, room.w];
  const asked = prompt && { x: prompt.x, y: prompt.y, w: prompt.width, h: prompt.height };
  const cost = (p: Corner) => {
    const at = { x: p.left, y: p.top, ...size };
    const near = Math.min(...boxes.map((b) => Math.abs(distance(at, b) - gap)));
    const hidden = boxes.reduce((sum, b) => sum + under(at, b), 0);
    return hidden + (asked ? under(at, asked) / 2 : 0) + near / 10000;
  };
  let best = middle;
  for (let top = 8; top <= Math.max(8, room.h); top += GRAIN) {
    for (const left of lefts.map((l) => clamp(l, room.w))) {
      if (cost({ left, top }) < cost(best)) best = { left, top };
    }
  }
  return was && cost(was) <= cost(best) + WORTH ? was : best;
}

// ---- arrows ----

export const ARROW = 60; // how long it is, with its nudging
const WIDE = 38;
const OFF = 2; // from the ring
const MANY = 3; // things at most that have an arrow each

export interface Arrow {
  x: number; // of its tip
  y: number;
  turn: number; // in degrees; 0 points up
}

// An arrow from each side of a thing, and what it covers.
function sidesOf(b: Box): (Arrow & { covers: Box })[] {
  const [x, y] = [b.x + b.w / 2, b.y + b.h / 2];
  const upright = { x: x - WIDE / 2, w: WIDE, h: ARROW };
  const flat = { y: y - WIDE / 2, w: ARROW, h: WIDE };
  const [top, bottom] = [b.y - OFF, b.y + b.h + OFF];
  const [left, right] = [b.x - OFF, b.x + b.w + OFF];
  return [
    { x, y: top, turn: 180, covers: { ...upright, y: top - ARROW } },
    { x, y: bottom, turn: 0, covers: { ...upright, y: bottom } },
    { x: left, y, turn: 90, covers: { ...flat, x: left - ARROW } },
    { x: right, y, turn: -90, covers: { ...flat, x: right } },
  ];
}

const inWindow = (b: Box) =>
  b.x >= 0 && b.y >= 0 && b.x + b.w <= innerWidth && b.y + b.h <= innerHeight - BAR;

// From the side of the bubble where there is room; of many things the first that has any.
export function arrowsAt(boxes: Box[], bubble: Box): Arrow[] {
  const all = boxes.flatMap((box) => {
    const free = sidesOf(box).filter(
      ({ covers }) =>
        inWindow(covers) && ![bubble, ...boxes].some((other) => overlap(covers, other) > 0),
    );
    free.sort((a, b) => distance(a.covers, bubble) - distance(b.covers, bubble));
    return free.slice(0, 1).map(({ x, y, turn }) => ({ x, y, turn }));
  });
  return boxes.length > MANY ? all.slice(0, 1) : all;
}
