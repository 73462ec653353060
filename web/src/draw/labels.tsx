// What is written on a board: prices, and letters and numbers at its edges.
import { look } from "../model";
import type { Area, Cell, Look, MarkKind } from "../types";
import { Picture } from "./art";
import type { Box, Spot } from "./geometry";
import { around, centred, common, headRoom, meet, S, wide } from "./geometry";
import { isNamed } from "./names";
import type { Placed } from "./piece";
import { bodyBoxes, figureBoxes, labelsOf, liesFlat } from "./piece";
import type { Ui } from "./ui";
import { noteAt, useUi } from "./ui";

interface Written {
  cells: Cell[];
  spots: Map<string, Spot>;
  px: number; // units of the board that make a pixel
}

// ---- prices and outcomes ----

interface Price {
  text: string;
  tone?: string;
  fight: boolean; // crossed swords before it
  brings?: Look; // a picture behind a plus or its price, instead of the word
  later?: boolean; // no choice yet: it is said more softly
  tight?: boolean; // within a small square, beside the number of a crowd
  slim?: boolean; // no wider than its word
  close?: boolean; // a fight whose number is right beside the swords, which are smaller
}

const SWORDS = 13; // pixels
const CLOSER = 0.74; // of swords right beside their number
const HIGH = 17; // pixels of a price
const ROOMY = 46; // pixels of a hexagon
const BROUGHT = 18; // of a picture of what a place would bring

export function Pill({
  x,
  y,
  px,
  of,
  bare = false,
  ...price
}: Price & { x: number; y: number; px: number; of?: string; bare?: boolean }) {
  const { m } = useUi();
  const { text, tone, fight, brings, later, tight, close } = price;
  const swords = SWORDS * px * (close ? CLOSER : 1);
  const w = pillWidth(price) * px,
    h = highOf(price) * px;
  const coin = isCoin(text) && !fight && !brings;
  const picture = broughtOf(tight);
  const kind = fight ? " fight" : brings ? " brings" : coin ? (bare ? " bare" : " coin") : "";
  return (
    <g
      class={`pill${kind}${later ? " later" : ""} tone-${tone ?? "plain"}`}
      data-of={of}
      transform={`translate(${x} ${y})`}
    >
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={h / 2} />
      {fight ? (
        <path
          class="swords"
          transform={`translate(${text ? swords * 0.75 - w / 2 : 0} 0) scale(${swords / SWORDS})`}
          d="M-4-4.500 4 4M4-4.500-4 4M-5 1.500-1.500 5M5 1.500 1.500 5"
        />
      ) : null}
      {brings ? (
        <Picture
          look={brings}
          theme={m.theme}
          colour={brings.colour}
          x={w / 2 - (picture + 3) * px}
          y={(-picture * px) / 2}
          width={picture * px}
          height={picture * px}
        />
      ) : null}
      <text
        x={
          fight
            ? swords * (close ? 0.55 : 0.5)
            : brings
              ? (broughtText(price) / 2 + 1) * px - w / 2
              : 0
        }
        y={4.2 * px}
        font-size={12 * px}
      >
        {brings && !isCoin(text) ? "+" : text}
      </text>
    </g>
  );
}

// A number, also one with a half.
const isCoin = (text: string) => /^(\d{1,2}|\d?½)$/.test(text);
// What costs no more than what one has given already.
const NOTHING = ["free", "paid"];
// Points are coins: a coin needs no word.
const coined = (note: string) => note.replace(/^(\d{1,2}) pt$/, "$1");
const wordWidth = (text: string) =>
  isCoin(text) ? (text.includes("½") ? 24 : 17) : text.length * 6.6 + 8;
const TIGHT = 15; // pixels of a sign's height, and of what is beside its letters,
const LOW = 13; // and of one without a picture
const broughtOf = (tight?: boolean) => (tight ? TIGHT - 2 : BROUGHT);
const broughtText = ({ tight }: Price) => (tight ? 11 : 14);
const highOf = ({ brings, tight }: Price) =>
  tight ? (brings ? TIGHT : LOW) : brings ? BROUGHT + 2 : HIGH;
const pillWidth = (price: Price) => {
  const { text, fight, brings, tight, slim, close } = price;
  return brings
    ? broughtOf(tight) + broughtText(price) + (tight ? 2 : 3)
    : slim
      ? text.length * 5.4 + 7
      : tight
        ? text.length * 6.4 + 7
        : !fight
          ? wordWidth(text)
          : !text
            ? 19
            : close
              ? 17 + 6.2 * text.length
              : wordWidth(text) + SWORDS;
};

// What a note becomes on a board: a fight that costs nothing is only a fight. Where a square has no room
// for the word, what is free or paid costs 0; of a hexagon the word may reach a little over its edge.
function priceOf(
  note: string,
  tone: string | undefined,
  fight: boolean,
  room: number,
  hex: boolean,
): Price {
  const text = coined(note);
  if (fight) return { text: NOTHING.includes(text) ? "" : text, tone, fight };
  const price = { text, tone, fight };
  if (pillWidth(price) <= room) return price;
  return inShort(price, hex);
}

const inShort = (price: Price, hex: boolean): Price =>
  !NOTHING.includes(price.text)
    ? price
    : hex
      ? { ...price, slim: true }
      : { ...price, text: "0", slim: false };

// The price of a cell, or of the one thing on it that can be clicked.
function notedOn(ui: Ui, cell: string) {
  const at = noteAt(ui, cell);
  if (at.note) return at;
  const open = (ui.m.items.get(cell) ?? []).filter((i) => i.id && ui.open.has(i.id));
  return open.length === 1 ? noteAt(ui, open[0].id) : at;
}

const isOpen = (ui: Ui, cell: Cell) =>
  ui.open.has(cell.id) || !!ui.m.items.get(cell.id)?.some((i) => i.id && ui.open.has(i.id));

interface Noted {
  cell: Cell;
  price: Price;
  sign?: Pick<Price, "text">; // instead of the words, where they would hide something
  counts?: boolean; // it says as well how many stand there
  fits: boolean; // on its cell
}

// What is to be said on each cell that glows. One action on several cells has one price.
function notesOf(ui: Ui, cells: Cell[], room: number, small: boolean, hex: boolean): Noted[] {
  const told = new Set<number>();
  const notes = cells.flatMap((cell) => {
    const { note, action } = notedOn(ui, cell.id);
    if (!note || (action && told.has(action.code))) return [];
    if (action) told.add(action.code);
    const marked = (kind: MarkKind) => ui.marks.find((k) => k.on === cell.id && k.kind === kind);
    const [threat, later] = [!!marked("threat"), marked("later")];
    // Where others of a group would come to fight is no choice: its ground says so.
    if (threat && !action && !later && !isCoin(note)) return [];
    const symbol = look(ui.m, action ? action.symbol : later?.ghost);
    const crowded = isCrowd(ui, cell);
    const sign = small ? (action?.sign ?? (note.length < 3 ? note : undefined)) : undefined;
    const words = crowded ? note : (sign ?? note);
    const drawn = sign ? look(ui.m, `sign-${sign}`) : undefined;
    const fight = threat && !!(action || later);
    const price = {
      ...priceOf(words, action?.tone ?? (fight ? "danger" : undefined), fight, room / 1.3, hex),
      later: !action && !!later,
      brings: fight ? undefined : symbol?.art ? symbol : crowded ? undefined : drawn,
      tight: (!!drawn || (!!sign && !hex)) && !crowded,
    };
    const short = crowded && sign ? { text: sign } : undefined;
    const counts =
      small && !!sign && (ui.m.items.get(cell.id) ?? []).some((i) => sign === `+${i.count || 1}`);
    return [{ cell, price, sign: short, counts, fits: pillWidth(price) <= room }];
  });
  // The same word on all that glows tells nothing apart, unless it is a price.
  const word = notes[0]?.price.text;
  const same =
    notes.length > 1 &&
    cells.every((c) => !isOpen(ui, c) || notedOn(ui, c.id).note) &&
    !/\d/.test(word) &&
    !NOTHING.includes(word) &&
    notes.every(({ price }) => price.text === word && !price.fight);
  return same ? [] : notes;
}

// Of somebody put together from parts, who is higher than their cell: what is written there would hide
// them, so it goes above their head.
function headOn(ui: Ui, cell: Cell, pieces: Placed[] | undefined): { x: number; y: number } | null {
  const grand = pieces?.find((p) => p.cell.id === cell.id && p.item.art);
  if (!grand) return null;
  const [{ x, y, w }] = figureBoxes(ui.m, grand);
  return { x: x + w / 2, y };
}

// Where what is said of those who are higher than their cells will stand.
export const overHeads = (ui: Ui, pieces: Placed[], px: number): Box[] =>
  pieces.flatMap((p) => {
    const { note } = notedOn(ui, p.cell.id);
    const head = note ? headOn(ui, p.cell, [p]) : null;
    return note && head ? [centred(head.x, head.y - 10 * px, pillSize(note, px).w, HIGH * px)] : [];
  });

export const pillSize = (text: string, px: number) => ({
  w: wordWidth(text) * px,
  h: HIGH * px,
});

const pillBox =
  (px: number) =>
  ({ x, y, price }: { x: number; y: number; price: Price }): Box =>
    centred(x, y, pillWidth(price) * px, highOf(price) * px);

// Those that have room on their cells.
const inTheMiddle = (notes: Noted[], { spots, px }: Written): Box[] =>
  notes.filter((n) => n.fits).map((n) => pillBox(px)({ ...spots.get(n.cell.id)!, price: n.price }));

// What is wider than its cell stands on its upper side where that hides nothing that is written, nor
// somebody's head; the good first. What has no place there is said when the board is brought near.
function squeezed(ui: Ui, notes: Noted[], written: Written, pieces: Placed[], names: Box[]) {
  const { spots, px } = written;
  const taken: Box[] = pieces.flatMap((p) => [
    ...labelsOf(ui.m, p, px),
    ...(p.item.art ? figureBoxes(ui.m, p).map((b) => ({ ...b, h: b.h / 2 })) : []),
  ]);
  taken.push(...names, ...inTheMiddle(notes, written));
  const at = (n: Noted) => spots.get(n.cell.id)!;
  const xs = [...spots.values()].map((s) => s.x);
  const [left, right] = [Math.min(...xs) - S, Math.max(...xs) + S];
  const placed: (Noted & { x: number; y: number })[] = [];
  const bad = (n: Noted) => Number(!n.price.tone || n.price.tone === "plain");
  const wanting = notes.filter((n) => !n.fits).sort((a, b) => bad(a) - bad(b));
  for (const n of wanting) {
    const w = pillWidth(n.price) * px;
    const head = headOn(ui, n.cell, pieces);
    const inside = (x: number) => Math.max(left + w / 2, Math.min(right - w / 2, x));
    const boxes = [0, -0.25, 0.25, -0.5, 0.5].flatMap((aside) =>
      [11, 4, -3].map((dy) =>
        centred(
          inside((head?.x ?? at(n).x) + aside * w),
          head ? head.y + (dy - 22) * px : at(n).y - S + dy * px,
          w,
          HIGH * px,
        ),
      ),
    );
    const box = boxes.find((b) => !taken.some((o) => meet(b, o)));
    if (!box) continue;
    taken.push(box);
    placed.push({ ...n, x: box.x + w / 2, y: box.y + box.h / 2 });
  }
  return placed;
}

// A square with a crowd, whose number has a corner of it.
const isCrowd = (ui: Ui, cell: Cell) => !!ui.m.items.get(cell.id)?.some((i) => i.count);

// Where what is written of a crowd may stand: on the upper edge of its square, or else at its foot, and in
// no other room; rather a little outside, where that hides least of heads.
function placesBy(at: Spot, room: Box, w: number, h: number, px: number) {
  const inside = (x: number) => Math.max(room.x + w / 2, Math.min(room.x + room.w - w / 2, x));
  const upper = [...OUT, -1].map((out) => h / 2 - out * px - S);
  const lower = [-1, 1, 3].map((out) => S - h / 2 + out * px);
  // Over a corner, where there is a number or somebody above.
  const corner = [-1, 1].map((side) => side * CORNER * S);
  return [
    ...upper.map((dy) => [0, dy]),
    ...corner.flatMap((dx) => upper.map((dy) => [dx, dy])),
    ...lower.flatMap((dy) => [0, -0.2, 0.2].map((aside) => [aside * w, dy])),
  ]
    .map(([dx, dy], i) => ({ x: inside(at.x + dx), y: at.y + dy, worse: 0.03 * i * w * h }))
    .filter(({ y }) => y + h / 2 <= room.y + room.h + px);
}

const OUT = [7, 10, 5, 3, 1]; // pixels of a word that may lie above the square it is of
const CORNER = 0.85; // of half a square, from its middle to a word over its corner

// The cells of the same room, or of the whole board.
function roomOf(cell: Cell, { cells, spots }: Written): Box {
  const same = cells.filter((c) => c.region === cell.region).map((c) => spots.get(c.id)!);
  return around(same, cell.region ? 0 : OVER_RIM);
}

const OVER_RIM = 0.5 * S; // how far a word may reach over the rim of the board

// What would come of a crowd's going stands over its heads, where it hides least of faces, and no number
// nor name.
function overCrowds(ui: Ui, notes: Noted[], written: Written, pieces: Placed[], said: Box[]) {
  const { spots, px } = written;
  const taken: Box[] = [...said, ...pieces.flatMap((p) => labelsOf(ui.m, p, px))];
  const faces = headsOf(ui, pieces);
  const figures = pieces.flatMap((p) => figureBoxes(ui.m, p));
  const placed = (n: Noted) => {
    const at = spots.get(n.cell.id)!;
    const [w, h] = [pillWidth(n.price) * px, highOf(n.price) * px];
    // A sign right beside a number would be read as one with it.
    const off = n.price.tight ? 2 * px : 0;
    const clear = (b: Box) => ({ ...b, x: b.x - off, w: b.w + 2 * off });
    const on = (boxes: Box[], b: Box) => boxes.reduce((sum, o) => sum + common(b, o), 0);
    const hides = (b: Box) => 4 * on(taken, clear(b)) + 2 * on(faces, b) + 0.5 * on(figures, b);
    const places = placesBy(at, roomOf(n.cell, written), w, h, px).map(({ x, y, worse }) => {
      const box = centred(x, y, w, h);
      return { box, cost: hides(box) + worse };
    });
    return places.reduce((best, p) => (p.cost < best.cost ? p : best)).box;
  };
  return notes.map(({ sign, ...noted }) => {
    const short = sign ? { ...sign, tight: true } : {};
    const n = { ...noted, price: { ...noted.price, ...short } };
    const box = placed(n);
    taken.push(box);
    return { ...n, x: box.x + box.w / 2, y: box.y + box.h / 2 };
  });
}

// The squares of crowds over which something will be said: they make room for it. `counts`: those where that
// says how many they are, too, and stands in the place of their number.
export function saidOver(ui: Ui, cells: Cell[], small: boolean) {
  const meant = (c: Cell) =>
    isOpen(ui, c) || ui.marks.some((k) => k.on === c.id && k.kind === "reach");
  const notes = notesOf(
    ui,
    cells.filter((c) => isCrowd(ui, c) && meant(c)),
    Infinity,
    small,
    false,
  );
  const ids = (some: Noted[]) => new Set(some.map((n) => n.cell.id));
  return { over: ids(notes.filter((n) => !n.counts)), counts: ids(notes.filter((n) => n.counts)) };
}

// Where in a hexagon a price may stand: in its middle, or below what it shows, or as near to that as there
// is room, what is small also at its edge. What a place brings stands at its foot.
function placesInHexagon({ x, y }: Spot, { foot, low, edge }: Stance) {
  const middle = [
    [0, 0],
    [0, 0.42],
  ];
  return [
    ...(foot ? [[0, 0.95]] : []),
    ...(low ? [...middle].reverse() : middle),
    [0, -0.4],
    [-0.36, 0.2],
    [0.36, 0.2],
    [-0.36, -0.2],
    [0.36, -0.2],
    [-0.3, 0.42],
    [0.3, 0.42],
    ...(edge ? [-0.42, 0.42].flatMap((dx) => [0.6, -0.6].map((dy) => [dx, dy])) : []),
  ].map(([dx, dy]) => ({ x: x + dx * S, y: y + dy * S }));
}

interface Stance {
  foot: boolean;
  low: boolean; // something can be seen in its middle
  edge: boolean;
}

const APART = 4; // pixels between two prices

// In hexagons, the choices first, where they hide no figure, or at least no head, name or other price. What has no room there is
// written smaller, and if need be where it hides least: whatever glows has its price.
function inHexagons(
  ui: Ui,
  notes: Noted[],
  { spots, px }: Written,
  { heads, bodies }: { heads: Box[]; bodies: Box[] },
  names: Box[],
) {
  const prices: Box[] = [];
  const first = [...notes].sort((a, b) => Number(!!a.price.later) - Number(!!b.price.later));
  return first.map((n) => {
    const { cell } = n;
    // The picture of a region is only a shade.
    const low = (!cell.region && !!look(ui.m, cell.kind)?.art) || !!ui.m.items.get(cell.id)?.length;
    const short = inShort(n.price, true);
    const close = short.fight && short.text ? { ...short, close: true } : short;
    const ways = [n.price, short, close].map((price, i) => {
      const [w, h] = [pillWidth(price) * px, highOf(price) * px];
      const stance = { foot: !!price.brings, low, edge: i === 2 };
      const places = placesInHexagon(spots.get(cell.id)!, stance);
      return { price, boxes: places.map(({ x, y }) => centred(x, y, w, h)) };
    });
    const clear = (taken: Box[]) =>
      ways
        .flatMap(({ price, boxes }) => boxes.map((box) => ({ price, box })))
        .find(({ box }) => !taken.some((o) => meet(o, box)));
    const hidden = (box: Box) =>
      [...prices, ...prices, ...heads, ...bodies].reduce((sum, o) => sum + common(o, box), 0);
    const least = () => {
      const { price, boxes } = ways[2];
      return { price, box: boxes.reduce((p, b) => (hidden(b) < hidden(p) ? b : p)) };
    };
    const { price, box } =
      clear([...bodies, ...names, ...prices]) ??
      clear([...heads, ...names, ...prices]) ??
      clear([...heads, ...prices]) ??
      least();
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    prices.push(centred(x, y, box.w + 2 * APART * px, box.h + 2 * APART * px));
    return { ...n, x, y, price };
  });
}

// Their faces, as far as they are not the rim of a hat; of somebody put together from parts the head is
// small.
const headsOf = (ui: Ui, pieces: Placed[]): Box[] =>
  pieces
    .filter((p) => !liesFlat(ui.m, p.item))
    .flatMap((p) => {
      const [aside, top, high] = p.item.art ? [0.34, 0.06, 0.32] : [0.15, 0.1, 0.45];
      return figureBoxes(ui.m, p).map(({ x, y, w, h }) => ({
        x: x + w * aside,
        y: y + h * top,
        w: w * (1 - 2 * aside),
        h: h * high,
      }));
    });

const MISTAKEN = 6; // how bad it is to cover what another square costs,
const FACE = 6; // to hide a face
const BODY = 2; // or what is below it,
const LEAVING = 1.5; // and to reach beyond the square
const INSIDE = 5; // of a square, from what glows to its edge
const OVER_EDGE = [0.14, 0.3, 0.5]; // of S, how far a price may reach beyond its square and still seem to belong there

// Where in a square on which nobody stands a price is clear of who stands before it, or else hides the
// least of them, and least of all their faces; `others` are prices too. It is never elsewhere: it would
// seem to be what another square costs.
function inSquare(
  { x, y, up }: Spot,
  { w, h }: { w: number; h: number },
  hidden: { bodies: Box[]; heads: Box[]; others: Box[] },
) {
  const seen = centred(x, y - up, 2 * (S - INSIDE), 2 * (S - up - INSIDE));
  const [right, low] = [Math.max(0, S - w / 2), Math.max(0, S - up - h / 2)];
  const over = OVER_EDGE.map((far) => right + far * S);
  const spread = [0, -0.5, 0.5, -1, 1];
  const tries = [
    ...spread.flatMap((down) => spread.map((across) => [across * right, down * low])),
    ...spread.flatMap((down) => over.flatMap((dx) => [-dx, dx].map((to) => [to, down * low]))),
  ].map(([dx, dy]) => centred(x + dx, y - up + dy, w, h));
  const on = (boxes: Box[], t: Box) => boxes.reduce((sum, o) => sum + common(o, t), 0);
  const cost = (t: Box) =>
    FACE * on(hidden.heads, t) +
    BODY * on(hidden.bodies, t) +
    MISTAKEN * on(hidden.others, t) +
    LEAVING * (w * h - common(seen, t));
  const best = tries.reduce((p, t) => (cost(t) < cost(p) - 1 ? t : p));
  return { x: best.x + w / 2, y: best.y + h / 2 };
}

// Prices on squares on which nobody stands, one after the other, so that none covers another.
function onSquares(
  notes: Noted[],
  { spots, px }: Written,
  bodies: Box[],
  heads: Box[],
  names: Box[],
) {
  const boxes = notes.map((n) => {
    const { x, y, up } = spots.get(n.cell.id)!;
    return centred(x, y - up, pillWidth(n.price) * px, highOf(n.price) * px);
  });
  return notes.map((n, i) => {
    const others = [...names, ...boxes.filter((_, k) => k !== i)];
    const at = inSquare(spots.get(n.cell.id)!, boxes[i], { bodies, heads, others });
    boxes[i] = centred(at.x, at.y, boxes[i].w, boxes[i].h);
    return { ...n, ...at };
  });
}

// Whether those who stand before a square hide more than half of it.
function isCovered({ x, y, up }: Spot, bodies: Box[]) {
  const seen = centred(x, y - up, 2 * S, 2 * (S - up));
  return bodies.reduce((sum, o) => sum + common(o, seen), 0) > (seen.w * seen.h) / 2;
}

// In a hexagon clear of heads. In the middle of a square on which nobody stands: those are `free`, and
// lie behind figures, but for a square that is hidden: it has its price and its rim above them.
export function Prices({
  area,
  cells,
  spots,
  px: unit,
  free = false,
  pieces,
  squeeze = false,
  names = [],
}: Written & {
  area: Area;
  free?: boolean;
  pieces?: Placed[];
  squeeze?: boolean;
  names?: Box[]; // and arrows: what must be seen
}) {
  const ui = useUi();
  // Coins are of a size to be taken, where the hexagons have room for them.
  const px = unit * (area.kind === "hex" && wide(area.kind) / unit >= ROOMY ? 1.25 : 1);
  const room = (wide(area.kind) * 1.3) / px;
  // Where squares are small a sign has to do for words; and a coin that fills its square would hide
  // what it prices.
  const high = area.kind === "hex" ? Infinity : wide(area.kind) / px;
  const bare = high < 1.5 * HIGH;
  const all = notesOf(ui, cells, room, high < 2 * HIGH, area.kind === "hex");
  const crowds = area.kind === "hex" ? [] : all.filter((n) => isCrowd(ui, n.cell));
  const notes = all.filter((n) => !crowds.includes(n));
  const faces = headsOf(ui, pieces ?? []);
  const inHex = area.kind === "hex";
  const bodies = (pieces ?? []).flatMap((p) => [...bodyBoxes(ui.m, p), ...labelsOf(ui.m, p, unit)]);
  const isFree = (cell: Cell) => !ui.m.items.get(cell.id)?.length;
  const written = { cells, spots, px };
  const hexed = inHex
    ? inHexagons(
        ui,
        notes.filter((n) => n.fits),
        written,
        { heads: faces, bodies },
        names,
      )
    : [];
  const shown = inHex ? [] : notes.filter((n) => n.fits);
  const standing = shown.filter((n) => !isFree(n.cell));
  const apart = onSquares(
    shown.filter((n) => isFree(n.cell)),
    written,
    bodies,
    faces,
    names,
  ).filter((n) => isCovered(spots.get(n.cell.id)!, bodies) !== free);
  const squeezedIn = pieces && squeeze ? squeezed(ui, notes, written, pieces, names) : [];
  const said = [...names, ...inTheMiddle(notes, written), ...squeezedIn.map(pillBox(px))];
  const over = pieces && !free ? overCrowds(ui, crowds, written, pieces, said) : [];
  return (
    <g class="prices">
      {[...over, ...squeezedIn].map(({ cell, x, y, price }) => (
        <Pill key={cell.id} of={cell.id} {...{ x, y, px, ...price }} />
      ))}
      {hexed.map(({ cell, x, y, price }) => (
        <Pill key={cell.id} of={cell.id} {...{ x, y, px, ...price }} />
      ))}
      {apart.map(({ cell, x, y, price }) => {
        // A theme may say it at the foot of what is painted there.
        const middle = x === spots.get(cell.id)!.x && look(ui.m, cell.kind)?.art;
        return (
          <g key={cell.id} class={middle ? "on-picture" : undefined}>
            {free ? null : <path class="hidden-rim" d={spots.get(cell.id)!.glow} />}
            <Pill of={cell.id} {...{ x, y, px, bare, ...price }} />
          </g>
        );
      })}
      {(free ? [] : standing).map(({ cell, price }) => {
        const { x, y } = spots.get(cell.id)!;
        const w = pillWidth(price) * px;
        const head = headOn(ui, cell, pieces);
        if (head)
          return (
            <Pill key={cell.id} of={cell.id} {...{ px, ...head, ...price }} y={head.y - 10 * px} />
          );
        const here = ui.m.items.get(cell.id) ?? [];
        const lies = here.every((i) => liesFlat(ui.m, i));
        const [dx, dy] = [lies ? 0 : Math.min(0, w / 2 + 2 * px - S), 11 * px - S];
        // A theme may say it at the foot of what stands there, or above that where there is a head.
        const owned = here.some((i) => i.id && ui.open.has(i.id) && i.owner !== undefined);
        const foot = centred(x, y + S, w, highOf(price) * px);
        const stood = faces.some((o) => meet(o, foot));
        return (
          <g key={cell.id} class={`${owned ? "on-figure" : "on-thing"}${stood ? " above" : ""}`}>
            <Pill of={cell.id} x={x + dx} y={y + dy} {...{ px, bare, ...price }} />
          </g>
        );
      })}
    </g>
  );
}

// ---- along the edges ----

// Letters and numbers along two sides of a board of squares; where names of rooms are above, the letters
// are below, and all of them in the middle of a frame.
export function AxisNames({ area, cells, spots, px }: Written & { area: Area }) {
  const { m } = useUi();
  if (!area.rows) return null;
  const columns = area.columns?.split(" ") ?? [],
    rows = area.rows?.split(" ") ?? [];
  const named = [...m.regions.values()].some(isNamed);
  const ys = [...new Set(cells.map((c) => c.y))].sort((a, b) => a - b);
  const size = (named ? 12 : 13) * px;
  const last = 2 * S * ys[ys.length - 1] + S;
  const first = -S - headRoom(spots.values());
  return (
    <g class="axis-names" font-size={size}>
      {columns.map((c, i) => (
        <text key={c} x={2 * S * i} y={named ? last + FRAME + 0.36 * size : first - 5 * px}>
          {c}
        </text>
      ))}
      {rows.map((r, i) => (
        <text
          key={r}
          class="row-name"
          x={-S - (named ? FRAME : 7.5 * px)}
          y={2 * S * ys[i] + 4 * px}
          {...(named && r.length > 1
            ? { textLength: 8.6 * px, lengthAdjust: "spacingAndGlyphs" }
            : {})}
        >
          {r}
        </text>
      ))}
    </g>
  );
}

const FRAME = 22; // from the squares to the middle of a frame
