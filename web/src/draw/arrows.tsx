// Arrows to what is in reach: over the border of the two squares, so that they hide neither who goes
// there nor whom they meet; where a name hangs over that border or a number stands at it, as near to it as
// those leave them.
import type { Box, Spot } from "./geometry";
import { centred, common, S } from "./geometry";
import type { Placed } from "./piece";
import { figureBoxes } from "./piece";
import type { Ui } from "./ui";

const LONG = 46;
const BROAD = 36; // at its head,
const THIN = 14; // and behind it
const CLEAR = 10; // of the edge of a square, over which names hang a little
const PAST = 3; // how much nearer to where it leads than to where it begins
const OVER = 9; // how much worse than hiding somebody it is to lie on a name
const FACE = 0.6; // of a figure, from above

export interface Arrow {
  on: string;
  x: number; // of its middle
  y: number;
  turn: number;
  box: Box;
}

function arrow(on: string, x: number, y: number, [ux, uy]: [number, number]): Arrow {
  const along = (u: number, v: number) =>
    Math.max(LONG * Math.abs(u) + THIN * Math.abs(v), BROAD * Math.abs(v));
  const [w, h] = [along(ux, uy), along(uy, ux)];
  return { on, x, y, turn: (180 / Math.PI) * Math.atan2(uy, ux), box: centred(x, y, w, h) };
}

// `names` and numbers are to be read, and faces to be seen.
export function arrowsOf(
  { m, marks }: Ui,
  spots: Map<string, Spot>,
  names: Box[],
  pieces: Placed[],
): Arrow[] {
  const faces = pieces.flatMap((p) => figureBoxes(m, p)).map((b) => ({ ...b, h: b.h * FACE }));
  const hides = (a: Arrow, boxes: Box[]) => boxes.reduce((sum, o) => sum + common(a.box, o), 0);
  return marks.flatMap(({ kind, from, on }) => {
    const [a, b] = [spots.get(from ?? ""), spots.get(on)];
    if (kind !== "reach" || !a || !b) return [];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const far = Math.hypot(dx, dy);
    const half = 0.5 + PAST / far;
    const straight = arrow(on, a.x + dx * half, a.y + dy * half, [dx / far, dy / far]);
    if (!hides(straight, names)) return [straight];
    // Within the first square, up to its edge, or within the second one, from there.
    const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
    const slope = Math.hypot(sx, sy);
    const inside = S - CLEAR - LONG / 2 / slope;
    const within = ([s, side]: [Spot, number]) =>
      arrow(on, s.x + side * sx * inside, s.y + side * sy * inside, [sx / slope, sy / slope]);
    const tries = [straight, within([a, 1]), within([b, -1])];
    const cost = (t: Arrow) => OVER * hides(t, names) + hides(t, faces);
    return [tries.reduce((best, t) => (cost(t) < cost(best) ? t : best))];
  });
}

export function Arrows({ arrows }: { arrows: Arrow[] }) {
  return (
    <g class="arrows">
      {arrows.map(({ on, x, y, turn }) => (
        <path
          key={on}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d={`M${-LONG / 2}-7H${LONG / 2 - 25}v-11L${LONG / 2} 0 ${LONG / 2 - 25} 18V7H${-LONG / 2}Z`}
        />
      ))}
    </g>
  );
}
