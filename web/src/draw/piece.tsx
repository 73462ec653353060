// A pawn, a figure, a crowd or a token on a board.
import type { Model } from "../model";
import { itemLook, kindOf, look, seatColour } from "../model";
import type { Badge, Cell, Item, Look } from "../types";
import { hurt, layers, Picture, simpler, viewBox } from "./art";
import type { Box, Spot } from "./geometry";
import { centred, standing } from "./geometry";
import { onCell, struckItems, useTarget, useUi } from "./ui";

export const itemTitle = (i: Item, fallback = "card") =>
  `${i.title ?? i.text ?? fallback}${i.count && i.count > 1 ? ` ×${i.count}` : ""}` +
  (i.badges ?? []).map((b) => `, ${b.title ?? b.text}`).join("");

// Crowds are made of several figures where the theme has them: zombie, then
// zombie-b and zombie-c.
function variant(
  looks: { [kind: string]: unknown } | undefined,
  kind: string | undefined,
  i: number,
): string | undefined {
  const other = ["", "-b", "-c"][i % 3];
  return kind && looks?.[kind + other] ? kind + other : kind;
}

export interface Placed {
  item: Item;
  cell: Cell;
  spot: Spot;
  k: number; // which of those who stand here; -1: a shadow below them
  n: number; // how many they are
  pin?: number; // which of the tokens that lie on top of them, from 1
  lean?: number; // to the left (-1) or right, off another who would hide it, or be hidden
  small?: boolean; // the cells are
  close?: boolean; // somebody stands beside another one
  under?: boolean; // something is written over their heads: they make room for it
  told?: boolean; // how many they are is part of what is written on them
  clear?: boolean; // nobody stands right behind: there is room for more of them
  brawl?: boolean; // two others are right beside them: words would hide one of these
}

const drawn = (m: Model, item: Item) => {
  const names = layers(itemLook(m, item));
  const art = names.length ? viewBox(m.theme, names[0]) : undefined;
  return art ? art[3] / art[2] : 1;
};

// A token lies, a figure stands; also one that somebody holds, and that has left its shadow here.
export const liesFlat = (m: Model, item: Item) =>
  drawn(m, item) < 1.15 && (item.owner === undefined || !!item.faded);

const CLOSE = 0.86; // how high all are while some stand close together
const ASIDE = 0.3; // how far they step aside, of what there is,
const BEHIND = 2.2; // and how much farther, one right behind another
const UNDER = 0.76; // how high those are who have something written over their heads,
const LOWER = 0.15; // and how much lower they stand, of the reach of a cell
const CLEAR = 1.13; // how high those are whom nobody stands right behind,
const DEEPER = 0.06; // and how much lower
const ROUND_FOOT = 1.05; // how high a token is that lies on a picture, of that reach
const LYING = 3.3; // how long one is who lies, of the reach of a cell

// Figures as high as two cells, on neighbouring ones: each steps aside and leaves room, so that all
// of them are seen.
export function spread(pieces: Placed[]): Placed[] {
  const grand = pieces.filter((p) => p.item.art && !p.item.tilted && !p.pin);
  const beside = (p: Placed, q: Placed) =>
    p !== q && Math.abs(p.cell.x - q.cell.x) <= 1 && Math.abs(p.cell.y - q.cell.y) <= 1;
  // To which side, if to one, there is more room.
  const free = (p: Placed) =>
    -Math.sign(grand.filter((q) => beside(p, q)).reduce((n, q) => n + q.cell.x - p.cell.x, 0));
  const close = grand.some((p) => grand.some((q) => beside(p, q)));
  const made = pieces.filter((p) => p.item.art && !p.pin);
  return pieces.map((one) => {
    const brawl = made.filter((q) => beside(one, q)).length > 1;
    const p = { ...one, brawl, close: close && grand.includes(one) };
    const others = grand.includes(one) ? grand.filter((q) => beside(one, q)) : [];
    if (!others.length) return p;
    // One right behind another hides most: they go left and right, away from who else is beside them.
    const other = others.find((q) => q.cell.x === p.cell.x);
    if (other) {
      const turn = p.cell.y % 2 ? 1 : -1;
      const behind = one.cell.y < other.cell.y;
      const [back, front] = behind ? [one, other] : [other, one];
      const way = free(back) || -free(front) || (behind ? turn : -turn);
      return { ...p, lean: (behind ? way : -way) * BEHIND };
    }
    return { ...p, lean: free(one) || 1 };
  });
}

const hasPicture = (m: Model, cell: Cell) => !!look(m, cell.kind)?.art;

// Where a piece stands and how high it is.
function stance(m: Model, { item, cell, spot, k, n, pin, lean, close, under, clear }: Placed) {
  const shown = itemLook(m, item);
  const tall = drawn(m, item);
  const { at, size } = standing(n);
  const [dx, dy] = at[Math.max(0, k) % at.length];
  const flat = liesFlat(m, item);
  if (pin) {
    const h = spot.reach * 0.8;
    const x = spot.x - spot.reach + h / 2,
      foot = spot.y + spot.reach - (pin - 1) * h;
    return { shown, tall, flat, h, x, foot, size: 1 };
  }
  // Who lies does so across their cell.
  if (liesDown(item)) {
    const h = spot.reach * LYING;
    return { shown, tall, flat, h, x: spot.x, foot: spot.y - spot.up + h / 2, size };
  }
  // Somebody put together from parts of their own is seen in full; crowds and pawns make room.
  const grand = (item.art ? 2.3 : 1) * (under ? UNDER : close ? CLOSE : clear ? CLEAR : 1);
  const over = flat && spot.low > 0 && hasPicture(m, cell);
  const h = flat ? spot.reach * (over ? ROUND_FOOT : 1.3) * size : spot.tall * size * grand;
  const x = spot.x + (dx + ASIDE * (lean ?? 0)) * spot.reach,
    low = over ? spot.low : 0,
    deep = spot.reach * (0.62 + (under ? LOWER : clear ? DEEPER : 0)),
    foot = spot.y - spot.up + low + dy * spot.reach + (flat ? h / 2 : deep);
  return { shown, tall, flat, h, x, foot, size };
}

const liesDown = (item: Item) => !!item.art && !!item.tilted;

const crowdOf = (item: Item) => (item.count && item.count > 1 ? Math.min(5, item.count) : 1);
const CROWDED = 1.15; // how much larger those of a crowd are: they fill their cell

// Where the figures are painted that make up a piece.
export function figureBoxes(m: Model, placed: Placed): Box[] {
  const { tall, h, x, foot, size } = stance(m, placed);
  const crowd = crowdOf(placed.item);
  const group = standing(crowd);
  const apart = placed.spot.reach * size * 1.1;
  const high = h * group.size * (crowd > 1 ? CROWDED : 1);
  const w = high / tall;
  return group.at.slice(0, crowd).map(([gx, gy]) => ({
    x: x + gx * apart - w / 2,
    y: foot + gy * apart * (placed.under ? UNDER : 1) - high,
    w,
    h: high,
  }));
}

// What they hide: a head, and what is below it; who lies, all along.
export function bodyBoxes(m: Model, placed: Placed): Box[] {
  if (liesFlat(m, placed.item)) return [];
  if (liesDown(placed.item)) {
    const { h, x, foot } = stance(m, placed);
    return [centred(x, foot - h / 2, h * 0.84, h * 0.5)];
  }
  return figureBoxes(m, placed).flatMap(({ x, y, w, h }) => [
    { x: x + w * 0.36, y: y + h * 0.08, w: w * 0.28, h: h * 0.3 },
    { x: x + w * 0.18, y: y + h * 0.38, w: w * 0.64, h: h * 0.54 },
  ]);
}

// Round the head of somebody who lies: it is no accident of the drawing.
function Stars({ x, y, size }: { x: number; y: number; size: number }) {
  const star = "M0-1 .3-.3 1 0 .3 .3 0 1-.3 .3-1 0-.3-.3z";
  return (
    <g class="stars">
      {[
        [-1.9, 0.5],
        [0, -0.4],
        [1.9, 0.5],
      ].map(([dx, dy]) => (
        <path
          key={dx}
          d={star}
          vector-effect="non-scaling-stroke"
          transform={`translate(${x + dx * size} ${y + dy * size}) scale(${size})`}
        />
      ))}
    </g>
  );
}

export function Piece({ among, ...placed }: Placed & { among?: string }) {
  const { item, cell, spot } = placed;
  const ui = useUi();
  const { m } = ui;
  const { shown, flat, h, x, foot } = stance(m, placed);
  const t = useTarget(onCell(ui, cell.id, item.id), itemTitle(item, "piece"));
  const figures = figureBoxes(m, placed);
  const down = liesDown(item);
  const middle = foot - h / 2;
  const ink = item.owner !== undefined ? seatColour(m, item.owner) : shown?.colour;
  const worn = wornBy(m, item);
  const struck = !!item.id && struckItems(m, ui.recent).has(item.id);
  const seen = (one: Look | undefined) => {
    const now = struck ? hurt(one, m.theme) : one;
    return placed.small ? simpler(now, m.theme) : now;
  };
  const body = figures.map((box, i) => (
    <Picture
      key={i}
      look={seen(
        figures.length > 1 ? (look(m, variant(m.theme.looks, kindOf(item), i)) ?? shown) : shown,
      )}
      theme={m.theme}
      colour={ink}
      x={box.x}
      y={box.y}
      width={box.w}
      height={box.h}
    />
  ));
  // Who is alone, or alone can be chosen of those who are here, has the whole cell for a finger.
  const others = (m.items.get(cell.id) ?? []).filter((i) => i.id !== item.id);
  const rivals = ui.open.has(item.id ?? "")
    ? others.some((i) => i.id && ui.open.has(i.id))
    : placed.n > 1 || !!placed.pin;
  const hold = rivals ? h * 0.64 : Math.max(h * 0.64, spot.finger);
  const centre = placed.pin && !rivals ? spot.x : x;
  return (
    <g
      class={`piece${flat ? " flat" : ""}${item.art ? " grand" : ""}${placed.n === 1 ? " alone" : ""}${cell.y === 0 ? " farthest" : ""}${among ?? ""}${item.tilted ? " tilted" : ""}${item.faded ? " faded" : ""}${struck ? " struck" : ""}${t.class}`}
      data-item={item.id}
      data-at={item.at}
      style={{ "--seat": ink }}
    >
      <g class="piece-body">
        {down ? null : flat ? (
          <ellipse
            class="token-shadow"
            cx={x + 3}
            cy={foot - h * 0.08}
            rx={h * 0.4}
            ry={h * 0.11}
          />
        ) : (
          <ellipse class="piece-shadow" cx={x + 5} cy={foot - 3} rx={h * 0.3} ry={h * 0.09} />
        )}
        {down ? (
          <ellipse class="piece-place" cx={x} cy={middle} rx={h * 0.44} ry={h * 0.3} />
        ) : null}
        {item.art ? (
          <ellipse
            class="piece-ring"
            cx={x}
            cy={down ? middle : foot - h * 0.1}
            rx={h * (down ? 0.44 : 0.27)}
            ry={h * (down ? 0.3 : 0.1)}
          />
        ) : null}
        {down ? <g transform={`rotate(78 ${x} ${middle})`}>{body}</g> : body}
        {figures.map(({ x, y, w, h }) => (
          <Picture key={x} look={worn} theme={m.theme} {...{ x, y }} width={w} height={h} />
        ))}
      </g>
      {down ? (
        <Stars x={x + h * 0.26} y={foot - h * 0.82} size={h * 0.15} />
      ) : item.tilted ? (
        <Stars x={x + h * 0.22} y={foot - h * 0.78} size={h * 0.13} />
      ) : null}
      <rect
        class="piece-cover"
        x={centre - hold / 2}
        y={foot - Math.max(h, hold)}
        width={hold}
        height={Math.max(h, hold)}
        {...t.cover}
      />
    </g>
  );
}

// What a badge says: in a word, if it has one.
export const badgeWord = (b: Badge) => /^([^:]+):/.exec(b.title ?? "")?.[1] ?? b.text;

interface Label extends Box {
  text: string;
  name?: boolean; // which of its kind it is, not how many
  badge?: Badge; // unless it is a number
  plate?: Look; // what a number stands on, if that says something too
  title?: string;
}

// A badge may be part of the figure, drawn over it in the same box: a ring round its foot.
const wears = (m: Model, b: Badge) => look(m, `worn-${b.text}`);
const wornBy = (m: Model, item: Item) =>
  item.badges?.map((b) => wears(m, b)).find((worn) => worn !== undefined);

// A badge may be a picture: that of the look "badge-" and its text, or of its sign ("+5": "badge-+").
const pictured = (m: Model, b: Badge) =>
  look(m, `badge-${b.text}`) ?? (/^\+\d$/.test(b.text) ? look(m, "badge-+") : undefined);

// Beside the head of somebody put together from parts, one below the other; over who lies.
function besideHead(m: Model, placed: Placed, badges: Badge[], px: number): Label[] {
  const { h, x, foot } = stance(m, placed);
  const down = liesDown(placed.item);
  const left = (placed.lean ?? 1) < 0;
  return badges.map((badge, i) => {
    const text = badgeWord(badge);
    const w = (12 + 7.5 * text.length) * px;
    const at = down ? x - w / 2 : left ? x - h * 0.14 - w : x + h * 0.14;
    const y = foot - h * (down ? 0.97 : 0.94) - (down ? 9 * px : 0);
    return { text, badge, x: at, y: y + i * 20 * px, w, h: 18 * px };
  });
}

const SMALL_DISC = 6.4; // pixels of a number on a small cell
const TINY = 2.5; // units to a pixel, from which a number has not much room

// How many, which one and what is the matter with it, at the foot of a piece: a number on one side,
// words on the other.
export function labelsOf(m: Model, placed: Placed, px: number): Label[] {
  const { item, spot } = placed;
  const { h, x, foot } = stance(m, placed);
  const tiny = px > TINY;
  const r = (tiny ? SMALL_DISC : 9) * px;
  const number = (text: string, at: number, y: number): Label => ({
    text,
    x: at - r,
    y: y - r,
    w: 2 * r,
    h: 2 * r,
  });
  const named = (b: Badge) => /^\d$/.test(b.text) && (b.tone ?? "plain") === "plain";
  const counted = !!item.count && item.count > 1;
  // In the corner of their own cell, where it hides least of them.
  const far = counted ? spot.room - (tiny ? 0.75 * r : r - 3) : Infinity;
  const count = Math.min(x + spot.reach * (tiny ? 0.92 : 0.76), spot.x + far);
  const low = Math.min(foot + spot.reach * (tiny ? 0.16 : 0.06), spot.y - spot.up + far);
  const plate = item.badges?.map((b) => pictured(m, b)).find(Boolean);
  const labels: Label[] =
    counted && !placed.told ? [{ ...number(String(item.count), count, low), plate }] : [];
  // One alone has what is the matter with it as a picture, with how often.
  for (const b of counted ? [] : (item.badges ?? [])) {
    const own = pictured(m, b);
    const many = Number(/\d+/.exec(badgeWord(b))?.[0] ?? 1);
    const text = many <= 1 ? "" : b.text.startsWith("+") ? b.text : String(many);
    if (own) labels.push({ ...number(text, x, foot), plate: own, title: b.title });
  }
  for (const b of item.badges?.filter(named) ?? [])
    labels.push({ ...number(b.text, x + h * 0.2, foot - 3 * px), name: true });
  const words = item.badges?.filter((b) => !named(b) && !pictured(m, b) && !wears(m, b)) ?? [];
  if (item.art) return [...labels, ...besideHead(m, placed, words, px)];
  let right: number | undefined;
  for (const badge of words) {
    const text = badgeWord(badge);
    const w = (12 + 7.5 * text.length) * px;
    // Beside how many they are, not under it.
    right ??= counted ? count - 11 * px : x - h * 0.2 + w / 2;
    labels.push({
      text,
      badge,
      x: right - w,
      // Below what is pinned to somebody, which is small: all of it is seen.
      y: placed.pin ? foot - 2 * px : (counted ? low : foot + px) - 9 * px,
      w,
      h: 18 * px,
    });
    right -= w + 2 * px;
  }
  return labels;
}

// Above walls and all pieces.
export function PieceLabels({ px, bare, ...placed }: Placed & { px: number; bare: boolean }) {
  const { m } = useUi();
  const labels = labelsOf(m, placed, px);
  const tint = itemLook(m, placed.item)?.colour;
  return (
    <>
      {labels.map((l) => {
        const x = l.x + l.w / 2,
          y = l.y + l.h / 2;
        if (!l.badge)
          return (
            <Count
              key={l.text}
              {...{ x, y, px, bare, tint }}
              text={l.text}
              name={l.name}
              plate={l.plate}
              title={l.title}
            />
          );
        return bare && (!placed.item.art || placed.brawl) ? null : (
          <g
            key={l.text}
            class={`piece-badge tone-${l.badge.tone ?? "plain"}`}
            transform={`translate(${x} ${y})`}
          >
            <title>{l.badge.title ?? l.badge.text}</title>
            <rect x={-l.w / 2} y={-l.h / 2} width={l.w} height={l.h} rx={7 * px} />
            <text y={4.5 * px} font-size={12 * px}>
              {l.text}
            </text>
          </g>
        );
      })}
    </>
  );
}

interface Counted {
  x: number;
  y: number;
  text: string;
  px: number;
  bare: boolean;
  tint?: string;
  name?: boolean;
  plate?: Look;
  title?: string;
}

function Count({ x, y, text, px, bare, tint, name, plate, title }: Counted) {
  const { m } = useUi();
  const wide = (bare ? 15 : 23) * px;
  const box = { x: -wide / 2, y: -wide / 2, width: wide, height: wide };
  return (
    <g
      class={`count${(bare && name) || title ? " bare" : bare ? " small" : ""}${name ? " numbered" : ""}`}
      style={{ "--tint": tint }}
      transform={`translate(${x} ${y})`}
    >
      {title ? <title>{title}</title> : null}
      {plate ? (
        <Picture look={plate} theme={m.theme} {...box} />
      ) : bare && name ? null : (
        <circle r={(bare ? SMALL_DISC : 9) * px} />
      )}
      <text y={(bare ? 4.2 : 4.4) * px} font-size={(bare ? 12 : 12.5) * px}>
        {text}
      </text>
    </g>
  );
}
