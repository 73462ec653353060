// The names of a board's regions, each where it hides nothing and nothing hides it: among hexagons in
// the middle, of rooms on a sign over their upper left corner.
import type { Model } from "../model";
import { look } from "../model";
import type { Cell, Region } from "../types";
import type { Box, Spot } from "./geometry";
import { centred, meet, S } from "./geometry";
import type { Placed } from "./piece";
import { figureBoxes, labelsOf } from "./piece";
import type { Ui } from "./ui";

interface Laid {
  cells: Cell[];
  spots: Map<string, Spot>;
  pieces: Placed[];
  hex: boolean;
  px: number; // units of the board that make a pixel
  small: boolean; // its cells: names have the least of letters
}

// Pixels: of a name with its plate, of each of its letters, beside them, and the size of the letters.
const USUAL = { high: 18, letter: 7.4, beside: 18, size: 14 };
const LEAST = { high: 15, letter: 6.3, beside: 10, size: 12 };
const SIGN = { high: 17, letter: 7, beside: 16, size: 13, foot: 4 };
const LEAST_SIGN = { high: 14, letter: 6.3, beside: 9, size: 12, foot: 2.5 }; // below it are heads
const CROWN = 1.5; // pixels of a head that a name may hide
const INSIDE = 0.95; // of a hexagon's radius: as far from its middle a letter is in it
const NUDGES = [0, -0.3, 0.3, -0.6, 0.6]; // out of the middle of a hexagon, in its radius
const HALVES = [-0.45, 0.45];

const signOf = (small: boolean) => (small ? LEAST_SIGN : SIGN);

export const isNamed = (r: Region | undefined) => (r?.title?.length ?? 0) > 1;
// Pixels that a sign needs.
export const nameHigh = (small: boolean) => signOf(small).high + signOf(small).foot;

// What stands on the board, with what is written at its foot.
const standing = (m: Model, { pieces, px }: Laid): Box[] =>
  pieces.flatMap((p) => [
    ...figureBoxes(m, p).map((b) => ({ ...b, y: b.y + CROWN * px, h: b.h - CROWN * px })),
    ...labelsOf(m, p, px),
  ]);

// What is painted on the floor and means something.
const painted = (m: Model, { cells, spots }: Laid): Box[] =>
  cells
    .filter((c) => look(m, c.kind)?.art || look(m, c.kind)?.svg)
    .map((c) => spots.get(c.id)!)
    .map((s) => centred(s.x, s.y, 1.5 * s.room, 1.5 * s.room));

// What can be chosen, with the price on it, or over its upper side.
const priced = ({ m, open, marks }: Ui, { cells, spots }: Laid): Box[] =>
  cells
    .filter(
      (c) =>
        open.has(c.id) ||
        m.items.get(c.id)?.some((i) => i.id && open.has(i.id)) ||
        marks.some((k) => k.kind === "later" && k.on === c.id),
    )
    .map((c) => spots.get(c.id)!)
    .map((s) => centred(s.x, s.y - 0.2 * S, 2.2 * S, 2.2 * S));

interface Name {
  id: string;
  title: string;
  box: Box;
}

// As near to the middle as there is room, rather on what cannot be chosen. A name for which there is none is left out: whoever asks a
// cell is told where it lies.
function amongHexagons(ui: Ui, laid: Laid, list: Spot[], w: number, h: number, taken: Box[]) {
  const hard = [...standing(ui.m, laid), ...taken],
    chosen = priced(ui, laid),
    soft = painted(ui.m, laid);
  const mean = (of: number[]) => of.reduce((a, b) => a + b) / of.length;
  const x = mean(list.map((s) => s.x)),
    y = mean(list.map((s) => s.y));
  const far = (b: Box) => Math.hypot(b.x + w / 2 - x, b.y + h / 2 - y);
  // With all its letters in the region.
  const within = (b: Box) =>
    [0.1, 0.5, 0.9].every((part) =>
      list.some((s) => Math.hypot(s.x - b.x - part * w, s.y - b.y - h / 2) < INSIDE * S),
    );
  const at = (dx: number[], dy: number[]) =>
    list
      .flatMap((s) => dx.flatMap((i) => dy.map((k) => centred(s.x + i * S, s.y + k * S, w, h))))
      .filter(within)
      .sort((a, b) => far(a) - far(b));
  const clear = (boxes: Box[], of: Box[]) => boxes.find((b) => !of.some((o) => meet(b, o)));
  const free = [...hard, ...chosen];
  const middles = at([0], [0]),
    anywhere = at(NUDGES, NUDGES);
  const whole = clear(middles, [...free, ...soft]) ?? clear(middles, free) ?? clear(anywhere, free);
  // Where all can be chosen, in one half of a hexagon that has room for both: the other has the price.
  return whole ?? (laid.small ? undefined : clear(at([0], HALVES), hard));
}

// It hangs always there, whoever stands below it.
function overCorner(list: Spot[], w: number, h: number, { px, small }: Laid): Box {
  const left = Math.min(...list.map((s) => s.x)) - S,
    top = Math.min(...list.map((s) => s.y)) - S;
  return { x: left + 2 * px, y: top - signOf(small).foot * px - h, w, h };
}

export function namesOf(ui: Ui, laid: Laid): Name[] {
  const { cells, spots, px, small, hex } = laid;
  const { high, letter, beside } = hex ? (small ? LEAST : USUAL) : signOf(small);
  const names: Name[] = [];
  for (const [id, region] of ui.m.regions) {
    const list = cells.filter((c) => c.region === id).map((c) => spots.get(c.id)!);
    if (!list.length || !isNamed(region)) continue;
    const title = region.title!;
    const w = (title.length * letter + beside) * px,
      h = high * px;
    const taken = names.map((n) => n.box);
    const box = hex ? amongHexagons(ui, laid, list, w, h, taken) : overCorner(list, w, h, laid);
    if (box) names.push({ id, title, box });
  }
  return names;
}

export function RegionNames({
  names,
  hex,
  px,
  small,
}: Pick<Laid, "hex" | "px" | "small"> & { names: Name[] }) {
  const { size } = hex ? (small ? LEAST : USUAL) : signOf(small);
  return (
    <g class={`region-names${hex ? " middle" : " plates"}`}>
      {names.map(({ id, title, box }) => (
        <g key={id} transform={`translate(${box.x + box.w / 2} ${box.y + box.h / 2})`}>
          {hex ? null : (
            <rect x={-box.w / 2} y={-box.h / 2} width={box.w} height={box.h} rx={5 * px} />
          )}
          <text y={0.35 * size * px} font-size={size * px}>
            {title}
          </text>
        </g>
      ))}
    </g>
  );
}
