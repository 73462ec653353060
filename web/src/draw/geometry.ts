// Where the cells of a board lie, in the board's own units.
//
// A hexagon has the radius S, a square the side 2 S. A board can be turned, so
// that it stands on a narrow screen and lies on a wide one.
import type { Area, Cell, Edge } from "../types";

export const S = 50;
export const STEP = 14; // how far one step of height lifts a cell
const BEHIND = 64; // of a square that a block before it hides at most

export interface Spot {
  x: number; // of its middle, lifted
  y: number;
  lift: number; // how far above the floor
  up: number; // how far above the middle of the cell the middle of what is seen of it lies
  path: string; // its outline, lifted
  glow: string; // where it glows: within the outline, so that each cell is one of its own
  reach: number; // from the middle to where things may stand
  tall: number; // how high a piece stands
  low: number; // how far below the middle a token leaves the picture on the floor in sight
  finger: number; // how wide it is for a finger
  room: number; // from the middle to the edge of what is drawn on its floor
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const close = (points: [number, number][]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

function hexagon(c: Cell, turned: boolean): Spot {
  const east = S * Math.sqrt(3) * (c.x + c.y / 2),
    south = S * 1.5 * c.y;
  const [x, y] = turned ? [south, -east] : [east, south];
  const corner = (k: number): [number, number] => {
    const a = (Math.PI / 180) * (60 * k - (turned ? 0 : 30));
    return [x + S * 0.97 * Math.cos(a), y + S * 0.97 * Math.sin(a)];
  };
  const path = close([0, 1, 2, 3, 4, 5].map(corner));
  return {
    x,
    y,
    lift: 0,
    up: 0,
    path,
    glow: path,
    reach: S * 0.8,
    tall: S * (turned ? 2.1 : 2.36), // one behind another they are nearer there
    low: S * 0.5,
    finger: wide("hex"),
    room: S * 0.8,
  };
}

const INSET = 5; // of what glows in a square

// A square with round corners: half as wide as `half`, each corner with the radius r.
function rounded(x: number, y: number, half: number, r: number): string {
  const side = 2 * (half - r);
  return (
    `M${x - half + r} ${y - half}h${side}a${r} ${r} 0 0 1 ${r} ${r}v${side}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${-side}a${r} ${r} 0 0 1 ${-r} ${-r}v${-side}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}

// `before` is the cell to the south, which hides part of this one where it is higher.
function square(c: Cell, before: Cell | undefined): Spot {
  const lift = STEP * (c.height ?? 0);
  const hidden = Math.min(BEHIND, Math.max(0, STEP * (before?.height ?? 0) - lift));
  const x = 2 * S * c.x,
    y = 2 * S * c.y - lift;
  return {
    x,
    y,
    lift,
    up: hidden / 2,
    path: close([
      [x - S, y - S],
      [x + S, y - S],
      [x + S, y + S],
      [x - S, y + S],
    ]),
    glow: rounded(x, y, S - INSET, 14),
    reach: S * 0.92,
    tall: S * 1.75,
    low: 0,
    finger: wide("grid"),
    room: S,
  };
}

const ROUND = 16; // the radius of the corners of an outline round several squares
const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

// One outline round squares that touch, a little within their edges. Squares that touch at a corner only
// have one each.
export function outlineOf(squares: Spot[]): string {
  const key = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`;
  const there = new Set(squares.map((s) => key(s.x, s.y)));
  // Their outer sides, clockwise, by where each begins.
  const sides = new Map<string, { x: number; y: number; way: number }[]>();
  for (const s of squares)
    for (const [way, [dx, dy]] of WAYS.entries()) {
      if (there.has(key(s.x + 2 * S * dy, s.y - 2 * S * dx))) continue;
      const [x, y] = [s.x - S * (dx - dy), s.y - S * (dx + dy)];
      sides.set(key(x, y), [...(sides.get(key(x, y)) ?? []), { x, y, way }]);
    }
  let path = "";
  for (const begins of sides.values())
    while (begins.length) {
      const first = begins[0];
      const corners: string[] = [];
      let side = first;
      do {
        const [dx, dy] = WAYS[side.way];
        const [x, y] = [side.x + 2 * S * dx, side.y + 2 * S * dy];
        const on = sides.get(key(x, y))!;
        const right = on.findIndex((o) => o.way === (side.way + 1) % 4);
        const [next] = on.splice(Math.max(0, right), 1);
        const [ex, ey] = WAYS[next.way];
        const [a, b] = [x - INSET * (dy + ey), y + INSET * (dx + ex)];
        if (next.way !== side.way)
          corners.push(
            `${a - ROUND * dx} ${b - ROUND * dy}Q${a} ${b} ${a + ROUND * ex} ${b + ROUND * ey}`,
          );
        side = next;
      } while (side !== first);
      path += `M${corners.join("L")}Z`;
    }
  return path;
}

export interface Plan {
  area: Area;
  cells: Cell[];
  edges: Edge[];
}

// A board of squares turned by a quarter: what was its east is above.
export function quarterTurned({ area, cells, edges }: Plan): Plan {
  const last = Math.max(...cells.map((c) => c.x));
  return {
    area: { ...area, columns: area.rows, rows: area.columns?.split(" ").reverse().join(" ") },
    cells: cells.map((c) => ({ ...c, x: c.y, y: last - c.x })),
    edges: edges.map((e) =>
      e.side === "E"
        ? { ...e, x: e.y, y: last - e.x - 1, side: "S" }
        : { ...e, x: e.y, y: last - e.x, side: "E" },
    ),
  };
}

// The rows with which rooms begin, all across the board, but for the first one.
export function roomRows(cells: Cell[], isRoom: (region: string) => boolean): number[] {
  const at = new Map(cells.map((c) => [`${c.x},${c.y}`, c.region]));
  const begins = (c: Cell) =>
    !!c.region && isRoom(c.region) && at.get(`${c.x},${c.y - 1}`) !== c.region;
  return [...new Set(cells.map((c) => c.y))].filter(
    (y) => y > 0 && cells.every((c) => c.y !== y || begins(c)),
  );
}

// Rooms below one another, with so much between them: there their names have a place of their own.
export function apart({ area, cells, edges }: Plan, rows: number[], by: number): Plan {
  const down = <T extends { y: number }>(on: T): T => ({
    ...on,
    y: on.y + (rows.filter((r) => r <= on.y).length * by) / (2 * S),
  });
  return { area, cells: cells.map(down), edges: edges.map(down) };
}

// What glows behind a block ends at its edge.
export const behindBlock = ({ up }: Spot) =>
  up ? { clipPath: `inset(-4px -4px ${2 * up - INSET}px -4px)` } : undefined;

// How many cells more it is across than down; less than nothing: it stands.
export const longer = (cells: Cell[]) =>
  Math.max(...cells.map((c) => c.x)) - Math.max(...cells.map((c) => c.y));

export function spotsOf(area: Area, cells: Cell[], turned: boolean): Map<string, Spot> {
  if (area.kind === "hex") return new Map(cells.map((c) => [c.id, hexagon(c, turned)]));
  const at = new Map(cells.map((c) => [`${c.x},${c.y}`, c]));
  return new Map(cells.map((c) => [c.id, square(c, at.get(`${c.x},${c.y + 1}`))]));
}

export function around(spots: Iterable<Spot>, margin: number): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const s of spots) {
    x0 = Math.min(x0, s.x - S);
    x1 = Math.max(x1, s.x + S);
    y0 = Math.min(y0, s.y - S);
    y1 = Math.max(y1, s.y + S + s.lift);
  }
  return { x: x0 - margin, y: y0 - margin, w: x1 - x0 + 2 * margin, h: y1 - y0 + 2 * margin };
}

// How far what stands high in the first row reaches over it.
export const headRoom = (spots: Iterable<Spot>) => Math.max(0, ...[...spots].map((s) => -s.y));

export const meet = (a: Box, b: Box) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

// How much of one another they cover.
export const common = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

// What is beside a box on its four sides.
export const beyond = ({ x, y, w, h }: Box): Box[] => [
  { x: x - w, y, w, h },
  { x: x + w, y, w, h },
  { x, y: y - h, w, h },
  { x, y: y + h, w, h },
];

export const centred = (x: number, y: number, w: number, h: number): Box => ({
  x: x - w / 2,
  y: y - h / 2,
  w,
  h,
});

// The box round a box and what an SVG says its own is.
export function both(a: Box, [x, y, w, h]: [number, number, number, number]): Box {
  const left = Math.min(a.x, x),
    top = Math.min(a.y, y);
  return {
    x: left,
    y: top,
    w: Math.max(a.x + a.w, x + w) - left,
    h: Math.max(a.y + a.h, y + h) - top,
  };
}

const THICK = 20; // of a wall
const RISE = 16; // how far its top is drawn above its ground plan

// A wall's ground plan: it stands on the side of a square.
export function wallBox(edge: Edge): Box {
  const x = 2 * S * edge.x,
    y = 2 * S * edge.y;
  return edge.side === "E"
    ? { x: x + S - THICK / 2, y: y - S - THICK / 2, w: THICK, h: 2 * S + THICK }
    : { x: x - S - THICK / 2, y: y + S - THICK / 2, w: 2 * S + THICK, h: THICK };
}

// What is seen of it: its top, and its front below that.
export function wallSeen(edge: Edge): Box {
  const { x, y, w, h } = wallBox(edge);
  return { x, y: y - RISE, w, h: h + RISE };
}

// Somebody's own hexagon that stands out of the board: it touches no more than two others.
export const standsOut = (c: Cell, cells: Cell[]) =>
  c.owner !== undefined &&
  cells.filter((o) => {
    const [q, r] = [o.x - c.x, o.y - c.y];
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
  }).length <= 2;

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

// The corner of a board for each of these places, so that all together are as near to theirs as can
// be: one in each, or two where they are more than four.
export function cornersFor(places: { x: number; y: number }[]): number[] {
  const [w, h] = [
    Math.max(...places.map((p) => Math.abs(p.x))),
    Math.max(...places.map((p) => Math.abs(p.y))),
  ];
  const most = Math.ceil(places.length / CORNERS.length);
  let best = { way: Infinity, at: [] as number[] };
  const place = (at: number[], way: number) => {
    if (way >= best.way) return;
    const p = places[at.length];
    if (!p) best = { way, at };
    else
      for (const [k, [x, y]] of CORNERS.entries())
        if (at.filter((c) => c === k).length < most)
          place([...at, k], way + Math.hypot(p.x - x * w, p.y - y * h));
  };
  place([], 0);
  return best.at;
}

// How wide a cell is: of a hexagon from side to side.
export const wide = (kind: Area["kind"]) => 2 * S * (kind === "hex" ? 0.84 : 1);

// How wide it is for a finger: what glows.
export const held = (kind: Area["kind"]) => wide(kind) - (kind === "hex" ? 0 : 2 * INSET);

// Where n pieces stand in a cell, the farthest first, and how large each is
// beside one that stands alone.
export function standing(n: number): { at: [number, number][]; size: number } {
  if (n <= 1) return { at: [[0, 0]], size: 1 };
  if (n === 2)
    return {
      at: [
        [-0.42, 0],
        [0.42, 0],
      ],
      size: 0.78,
    };
  if (n === 3)
    return {
      at: [
        [0, -0.42],
        [-0.42, 0.12],
        [0.42, 0.12],
      ],
      size: 0.66,
    };
  if (n === 4)
    return {
      at: [
        [-0.38, -0.4],
        [0.38, -0.4],
        [-0.42, 0.16],
        [0.42, 0.16],
      ],
      size: 0.6,
    };
  const at: [number, number][] = [
    [-0.36, -0.42],
    [0.36, -0.42],
    [-0.56, 0.14],
    [0.56, 0.14],
    [0, 0.2],
  ];
  return { at: at.slice(0, Math.min(n, 5)), size: 0.56 };
}
