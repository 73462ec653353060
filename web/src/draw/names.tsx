// The names of a board's regions, each where it hides nothing and nothing hides it.
import { useMemo } from "preact/hooks";
import type { Model } from "../model";
import { look } from "../model";
import type { Cell, Edge } from "../types";
import type { Box, Spot } from "./geometry";
import { centred, meet, S, wallSeen } from "./geometry";
import type { Placed } from "./piece";
import { figureBoxes, labelsOf } from "./piece";
import type { Ui } from "./ui";
import { useUi } from "./ui";

interface Laid {
  cells: Cell[];
  spots: Map<string, Spot>;
  pieces: Placed[];
  walls: Edge[];
  hex: boolean;
  px: number; // units of the board that make a pixel
  small: boolean; // its cells: names have the least of letters
}

// Pixels: of a name with its plate, of each of its letters, beside them, and the size of the letters.
const USUAL = { high: 18, letter: 7.4, beside: 18, size: 14 };
const LEAST = { high: 15, letter: 6.3, beside: 10, size: 12 };
const CROWN = 1.5; // pixels of a head that a name may hide

// What stands on the board, with what is written at its foot.
function standing(m: Model, { pieces, walls, px }: Laid): Box[] {
  return [
    ...pieces.flatMap((p) => [
      ...figureBoxes(m, p).map((b) => ({ ...b, y: b.y + CROWN * px, h: b.h - CROWN * px })),
      ...labelsOf(m, p, px),
    ]),
    ...walls.map(wallSeen),
  ];
}

// What is painted on the floor and means something.
const painted = (m: Model, { cells, spots }: Laid): Box[] =>
  cells
    .filter((c) => look(m, c.kind)?.art || look(m, c.kind)?.svg)
    .map((c) => spots.get(c.id)!)
    .map((s) => centred(s.x, s.y, 1.5 * s.room, 1.5 * s.room));

// What can be chosen, with the price on it, or over its upper side.
const priced = ({ m, open }: Ui, { cells, spots }: Laid): Box[] =>
  cells
    .filter((c) => open.has(c.id) || m.items.get(c.id)?.some((i) => i.id && open.has(i.id)))
    .map((c) => spots.get(c.id)!)
    .map((s) => centred(s.x, s.y - 0.2 * S, 2.2 * S, 2.2 * S));

// Where a name as wide as this may stand, the best place first: among hexagons near the middle; over
// the upper side of a room, like a sign, or else within it, near its upper left corner, below the
// prices of its squares, or where small squares leave room between them.
function places(
  list: Spot[],
  w: number,
  { hex, px, small }: Pick<Laid, "hex" | "px" | "small">,
): [number, number][] {
  const mean = (of: number[]) => of.reduce((a, b) => a + b) / of.length;
  if (hex) {
    const x = mean(list.map((s) => s.x)),
      y = mean(list.map((s) => s.y));
    const far = (s: Spot) => Math.hypot(s.x - x, s.y - y);
    return [...list].sort((a, b) => far(a) - far(b)).map((s) => [s.x, s.y]);
  }
  const rows = [...new Set(list.map((s) => s.y))].sort((a, b) => a - b);
  const left = Math.min(...list.map((s) => s.x)) - S + 8 + w / 2,
    right = Math.max(...list.map((s) => s.x)) + S - 8 - w / 2;
  const within = small
    ? rows.flatMap((y) => [-0.5, 0, 0.5, 0.85].map((by) => y + by * S))
    : rows.map((y) => y + 6 * px);
  return [rows[0] - S - px, ...within].flatMap((y) => {
    const row: [number, number][] = [];
    for (let x = left; x <= right; x += S / 10) row.push([x, y]);
    return row;
  });
}

interface Name {
  id: string;
  title: string;
  box: Box;
}

// A name for which there is no place is left out: whoever asks a cell is told where it lies.
function namesOf(ui: Ui, laid: Laid): Name[] {
  const { m } = ui;
  const { cells, spots, px, small } = laid;
  const { high, letter, beside } = small ? LEAST : USUAL;
  const hard = [...standing(m, laid), ...priced(ui, laid)],
    soft = painted(m, laid);
  const names: Name[] = [];
  for (const [id, { title }] of m.regions) {
    const list = cells.filter((c) => c.region === id).map((c) => spots.get(c.id)!);
    if (!list.length || !title || title.length < 2) continue;
    const w = (title.length * letter + beside) * px;
    const boxes = places(list, w, laid).map(([x, y]) => centred(x, y, w, high * px));
    const taken = names.map((n) => n.box);
    const clear = (of: Box[], among = boxes) =>
      among.find((b) => ![...of, ...taken].some((o) => meet(b, o)));
    // Signs hang in one line, if only what is painted on the floor is below them.
    const line = boxes.filter((b) => b.y === boxes[0].y);
    const all = [...hard, ...soft];
    const box = laid.hex
      ? (clear(all) ?? clear(hard))
      : (clear(all, line) ?? clear(hard, line) ?? clear(all) ?? clear(hard));
    if (box) names.push({ id, title, box });
  }
  return names;
}

export function RegionNames(laid: Laid) {
  const ui = useUi();
  const { m, open } = ui;
  const { spots, pieces, hex, px, small } = laid;
  const { size } = small ? LEAST : USUAL;
  const names = useMemo(() => namesOf(ui, laid), [m, spots, pieces, px, open]);
  return (
    <g class={`region-names${hex ? " middle" : " plates"}`}>
      {names.map(({ id, title, box }) => (
        <g key={id} transform={`translate(${box.x + box.w / 2} ${box.y + box.h / 2})`}>
          {hex ? null : (
            <rect x={-box.w / 2} y={-box.h / 2} width={box.w} height={box.h} rx={6 * px} />
          )}
          <text y={0.35 * size * px} font-size={size * px}>
            {title}
          </text>
        </g>
      ))}
    </g>
  );
}
