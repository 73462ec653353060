// Where words stand at a curve: straight above or below the moment they tell of, off the curve and
// off each other.
export interface Mark {
  x: number; // on the curve
  y: number;
  words: number[]; // how long each is that is not broken, with the space after it
  rises: boolean;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Field {
  left: number; // captions keep between these
  right: number;
  top: number;
  bottom: number;
  least: number; // how high a caption is that a finger meets
  curve: { x: number; y: number }[];
}

const LINE = 16;
const EDGE = { across: 32, along: 12 };
const WIDTHS = [144, 176, 208, 240, 272];
const GAP = 6;
const NEAR = 18; // from a moment to its words
const STEP = 10;

// Every few pixels of the curve.
function along(curve: Field["curve"]): Field["curve"] {
  return curve.slice(1).flatMap((b, i) => {
    const a = curve[i];
    const n = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 6));
    return Array.from({ length: n }, (_, k) => ({
      x: a.x + ((b.x - a.x) * (k + 1)) / n,
      y: a.y + ((b.y - a.y) * (k + 1)) / n,
    }));
  });
}

const within = (b: Box, x: number, y: number) =>
  x > b.left - GAP && x < b.left + b.width + GAP && y > b.top - GAP && y < b.top + b.height + GAP;

const meet = (a: Box, b: Box) =>
  a.left < b.left + b.width + GAP &&
  b.left < a.left + a.width + GAP &&
  a.top < b.top + b.height + GAP &&
  b.top < a.top + a.height + GAP;

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

// Where one of them could stand.
function tries(mark: Mark, field: Field, curve: Field["curve"], others: Mark[]): Try[] {
  const long = mark.words.reduce((a, b) => a + b, 0);
  return WIDTHS.flatMap((most) => {
    const lines = linesOf(mark.words, most - EDGE.across);
    const width = Math.min(most, long + EDGE.across);
    const height = Math.max(field.least, lines * LINE + EDGE.along);
    return spots(mark, field, width, height).map(({ box, cost }) => {
      const covered = curve.filter((p) => within(box, p.x, p.y)).length;
      const dots = others.filter((o) => within(box, o.x, o.y)).length;
      return { box, cost: cost + 60 * covered + 2500 * dots + 14 * lines };
    });
  });
}

// The same with nothing else there.
function spots(mark: Mark, field: Field, width: number, height: number): Try[] {
  const all: Try[] = [];
  for (const share of [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92]) {
    const left = Math.max(field.left, Math.min(mark.x - share * width, field.right - width));
    if (mark.x < left + 12 || mark.x > left + width - 12) continue;
    for (let top = field.top; top + height <= field.bottom; top += STEP) {
      const above = mark.y - (top + height);
      const below = top - mark.y;
      const far = Math.max(above, below);
      if (far < NEAR) continue;
      const turned = above > 0 !== mark.rises ? 30 : 0;
      all.push({
        box: { left, top, width, height },
        cost: far + 30 * Math.abs(share - 0.5) + turned,
      });
    }
  }
  return all;
}

// The line from a moment to its words goes through the words of another.
const crosses = (mark: Mark, own: Box, other: Box) =>
  mark.x > other.left - GAP &&
  mark.x < other.left + other.width + GAP &&
  Math.min(mark.y, own.top) < other.top + other.height &&
  Math.max(mark.y, own.top + own.height) > other.top;

// The best place for all of them together, in their order.
export function placed(marks: Mark[], field: Field): (Box | undefined)[] {
  const curve = along(field.curve);
  const all = marks.map((mark) =>
    tries(
      mark,
      field,
      curve,
      marks.filter((o) => o !== mark),
    ).sort((a, b) => a.cost - b.cost),
  );
  let best: (Box | undefined)[] = marks.map(() => undefined),
    least = Infinity;
  const place = (boxes: (Box | undefined)[], cost: number) => {
    if (cost >= least) return;
    const at = boxes.length;
    if (at === marks.length) {
      [best, least] = [boxes, cost];
      return;
    }
    for (const { box, cost: own } of all[at]) {
      if (cost + own >= least) break; // the best come first
      const others = boxes.flatMap((b, i) => (b ? [[b, marks[i]] as const] : []));
      if (others.some(([b]) => meet(b, box))) continue;
      const astray = others.filter(
        ([b, mark]) => crosses(marks[at], box, b) || crosses(mark, b, box),
      ).length;
      place([...boxes, box], cost + own + 300 * astray);
    }
    place([...boxes, undefined], cost + 5000);
  };
  place([], 0);
  return best;
}
