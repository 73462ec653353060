// Where words stand at a curve: near the moment they tell of, off the curve and off each other.
export interface Mark {
  x: number; // on the curve
  y: number;
  sizes: Size[]; // how large its words can be
  rises: boolean;
}

export interface Size {
  width: number;
  height: number;
  cost: number; // how much a smaller one is to be preferred
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Point = { x: number; y: number };

export interface Field {
  left: number; // captions keep between these
  right: number;
  top: number;
  bottom: number;
  near: number; // from a moment to its words
  curve: Point[]; // nothing may stand on it
  others: Point[][]; // nor on these, where it can be helped
}

const LINE = 16;
const EDGE = { across: 32, along: 12 };
const WIDTHS = [144, 176, 208, 240, 272, 320, 380];
const GAP = 6;
const STEP = 10;
const COVERED = { own: 400, other: 45, mark: 2500 };
const UNSAID = 5000; // what it costs to say nothing of a moment

// Every few pixels of a curve.
function along(curve: Point[]): Point[] {
  return curve.slice(1).flatMap((b, i) => {
    const a = curve[i];
    const n = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 6));
    return Array.from({ length: n }, (_, k) => ({
      x: a.x + ((b.x - a.x) * (k + 1)) / n,
      y: a.y + ((b.y - a.y) * (k + 1)) / n,
    }));
  });
}

const within = (b: Box, { x, y }: Point) =>
  x > b.left - GAP && x < b.left + b.width + GAP && y > b.top - GAP && y < b.top + b.height + GAP;

const meet = (a: Box, b: Box) =>
  a.left < b.left + b.width + GAP &&
  b.left < a.left + a.width + GAP &&
  a.top < b.top + b.height + GAP &&
  b.top < a.top + a.height + GAP;

const clamp = (low: number, v: number, high: number) => Math.max(low, Math.min(v, high));

// Where the line from a moment meets its words.
export function reach({ x, y }: Point, b: Box): Point {
  const inset = Math.min(14, b.width / 2, b.height / 2);
  const side = y > b.top && y < b.top + b.height;
  return side
    ? { x: x < b.left ? b.left : b.left + b.width, y }
    : {
        x: clamp(b.left + inset, x, b.left + b.width - inset),
        y: y < b.top ? b.top : b.top + b.height,
      };
}

interface Try {
  box: Box;
  cost: number;
}

// On how many lines they stand.
function linesOf(words: number[], width: number): number {
  let lines = 1,
    used = 0;
  for (const word of words) {
    if (used && used + word > width) {
      lines++;
      used = 0;
    }
    used += word;
  }
  return lines;
}

// How large words can be that are so long each, with the space after it; a finger meets `least`.
export function sizesOf(words: number[], least: number): Size[] {
  const long = words.reduce((a, b) => a + b, 0);
  return WIDTHS.map((most) => {
    const lines = linesOf(words, most - EDGE.across);
    return {
      width: Math.min(most, long + EDGE.across),
      height: Math.max(least, lines * LINE + EDGE.along),
      cost: 20 * lines,
    };
  });
}

// Where one of them could stand.
function tries(mark: Mark, field: Field, own: Point[], others: Point[], marks: Mark[]): Try[] {
  return mark.sizes.flatMap((size) =>
    spots(mark, field, size).flatMap(({ box, cost }) => {
      const end = reach(mark, box);
      const line = along([mark, end]).filter((p) => Math.hypot(p.x - mark.x, p.y - mark.y) > 12);
      const crossed = line.filter((p) => own.some((o) => Math.hypot(p.x - o.x, p.y - o.y) < 4));
      return {
        box,
        cost:
          cost +
          size.cost +
          COVERED.own * own.filter((p) => within(box, p)).length +
          COVERED.other * others.filter((p) => within(box, p)).length +
          COVERED.mark * marks.filter((o) => o !== mark && within(box, o)).length +
          60 * crossed.length,
      };
    }),
  );
}

// The same with nothing else there.
function spots(mark: Mark, field: Field, { width, height }: Size): Try[] {
  const all: Try[] = [];
  const steps =
    width < 60 ? [-1, -0.5, 0, 0.5, 1] : [-0.75, -0.5, -0.35, -0.2, 0, 0.2, 0.35, 0.5, 0.75];
  for (const step of steps) {
    const left = clamp(field.left, mark.x + (step - 0.5) * width, field.right - width);
    for (let top = field.top; top + height <= field.bottom; top += height < 30 ? 4 : STEP) {
      const box = { left, top, width, height };
      const end = reach(mark, box);
      const [dx, dy] = [Math.abs(end.x - mark.x), Math.abs(end.y - mark.y)];
      const far = Math.hypot(dx, dy);
      if (far < field.near || within(box, mark)) continue;
      const turned = mark.y > top + height / 2 !== mark.rises ? 30 : 0;
      const middle = Math.abs(left + width / 2 - mark.x) / width;
      all.push({ box, cost: far + 1.5 * dx + 30 * middle + turned });
    }
  }
  return all;
}

// How far a point is from a box.
const apart = ({ x, y }: Point, b: Box) =>
  Math.hypot(
    Math.max(b.left - x, 0, x - b.left - b.width),
    Math.max(b.top - y, 0, y - b.top - b.height),
  );

// For each of these lines the place on it that is farthest from the other lines, from the boxes and from
// the other places; what stands there is so large.
export function clearest(
  lines: Point[][],
  all: Point[][],
  boxes: Box[],
  inside: { left: number; width: number },
  size: number,
): Point[] {
  const taken = [...boxes];
  const sampled = all.map(along);
  return lines.map((line) => {
    const others = sampled.filter((_, i) => all[i] !== line).flat();
    const room = (p: Point) =>
      Math.min(
        2 * size, // that is enough: of such places the first
        2 * (p.y - size / 2), // at an edge it would be cut
        2 * (p.x - inside.left - size / 2),
        2 * (inside.left + inside.width - p.x - size / 2),
        ...others.map((o) => Math.hypot(o.x - p.x, o.y - p.y)),
        ...taken.map((b) => apart(p, b) - size / 2),
      );
    const [best] = line
      .map((p) => ({ p, room: room(p) }))
      .sort((a, b) => b.room - a.room)
      .map(({ p }) => p);
    taken.push({ left: best.x - size / 2, top: best.y - size / 2, width: size, height: size });
    return best;
  });
}

// The line from a moment to its words goes through the words of another.
function crosses(mark: Mark, own: Box, other: Box): boolean {
  return along([mark, reach(mark, own)]).some((p) => within(other, p));
}

// The best place for all of them together, in their order; none where there is no room.
export function placed(marks: Mark[], field: Field): (Box | undefined)[] {
  const own = along(field.curve);
  const others = field.others.flatMap(along);
  const all = marks.map((mark) =>
    tries(mark, field, own, others, marks)
      .filter((t) => t.cost < UNSAID)
      .sort((a, b) => a.cost - b.cost),
  );
  // What those that are still to be placed cost at least.
  const rest = marks.map((_, i) =>
    all.slice(i + 1).reduce((sum, list) => sum + (list[0]?.cost ?? UNSAID), 0),
  );
  let best: (Box | undefined)[] = marks.map(() => undefined),
    least = Infinity;
  const place = (boxes: (Box | undefined)[], cost: number) => {
    const at = boxes.length;
    if (at === marks.length) {
      if (cost < least) [best, least] = [boxes, cost];
      return;
    }
    for (const { box, cost: more } of all[at]) {
      if (cost + more + rest[at] >= least) break; // the best come first
      const told = boxes.flatMap((b, i) => (b ? [[b, marks[i]] as const] : []));
      if (told.some(([b]) => meet(b, box))) continue;
      const astray = told.filter(
        ([b, mark]) => crosses(marks[at], box, b) || crosses(mark, b, box),
      ).length;
      place([...boxes, box], cost + more + 300 * astray);
    }
    if (cost + UNSAID + rest[at] < least) place([...boxes, undefined], cost + UNSAID);
  };
  place([], 0);
  return best;
}
