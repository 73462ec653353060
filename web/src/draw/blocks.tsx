// What stands high on a board: blocks with a lid, a side, a shadow and how high they are.
import { look, type Model } from "../model";
import type { Cell, Look, Region } from "../types";
import { layers, Picture } from "./art";
import { around, type Box, centred, common, S, type Spot, STEP } from "./geometry";
import { useUi } from "./ui";

export interface Ground {
  cell: Cell;
  spot: Spot;
  neighbours: Map<string, Cell>; // by "x,y"
}

type Laid = { cells: Cell[]; spots: Map<string, Spot> };
type Written = { px: number; small: boolean };

// The places of each region that has a drawing: those on the floor, or the high ones.
export function regionsOf(m: Model, cells: Cell[], spots: Map<string, Spot>, high: boolean) {
  const of = new Map<string, Spot[]>();
  for (const c of cells) {
    const spot = spots.get(c.id)!;
    if (spot.lift > 0 === high && c.region && look(m, m.regions.get(c.region)?.kind)?.art)
      of.set(c.region, [...(of.get(c.region) ?? []), spot]);
  }
  return of;
}

// One layer for each step of a block's front: how high it is can be counted. A theme may give each a
// colour of its own, from the top. No two of them lie quite alike.
interface Sided {
  l: number;
  r: number;
  b: number;
  drop: number;
  w: boolean; // its left end is one of the block
  e: boolean;
}

function Layers({ l, r, b, drop, w, e }: Sided) {
  const tops = Array.from({ length: Math.round(drop / STEP) }, (_, i) => b + i * STEP);
  return (
    <>
      {tops.map((y, i) => {
        const aside = ASIDE[i % ASIDE.length];
        const [x, end] = [w ? l + aside : l, e ? r + aside : r];
        return (
          <g key={y}>
            <rect class={`block-step step-${i % 4}`} x={x} y={y} width={end - x} height={STEP} />
            <rect
              class={`block-layer${w ? " first" : ""}`}
              x={x}
              y={y + 4}
              width={end - x}
              height={STEP - 6}
            />
          </g>
        );
      })}
    </>
  );
}

const ASIDE = [0, -6, 4, -3]; // units to the right

// A cell above the floor: its top, and its side where the next one is lower.
export function Block({ cell, spot, neighbours }: Ground) {
  const at = (dx: number, dy: number) => neighbours.get(`${cell.x + dx},${cell.y + dy}`);
  const lower = (n: Cell | undefined) => Math.max(0, (cell.height ?? 0) - (n?.height ?? 0));
  const apart = (n: Cell | undefined) =>
    !n || n.region !== cell.region || (n.height ?? 0) !== (cell.height ?? 0);
  const drop = (spot.lift / (cell.height || 1)) * lower(at(0, 1));
  const [l, t, r, b] = [spot.x - S, spot.y - S, spot.x + S, spot.y + S];
  const [n, e, s, w] = [at(0, -1), at(1, 0), at(0, 1), at(-1, 0)].map(apart);
  const foot = b + drop;
  // Its corners are round where nothing goes on: of a block behind a higher one only the upper ones.
  const round = (one: boolean, other: boolean) => (one && other ? ROUND : 0);
  const [nw, ne] = [round(n, w), round(n, e)];
  const [sw, se] = drop ? [round(s, w), round(s, e)] : [0, 0];
  const turn = (by: number, dx: number, dy: number) =>
    by ? `a${by} ${by} 0 0 1 ${by * dx} ${by * dy}` : "";
  const rim = [
    n ? `M${l + nw} ${t}H${r - ne}${turn(ne, 1, 1)}` : "",
    e ? `M${r} ${t + ne}V${foot - se}${turn(se, -1, 1)}` : "",
    s ? `M${l} ${b}H${r}` : "",
    drop ? `M${r - se} ${foot}H${l + sw}${turn(sw, -1, -1)}` : "",
    w ? `M${l} ${foot - sw}V${t + nw}${turn(nw, 1, -1)}` : "",
  ].join("");
  const top = `M${l + nw} ${t}H${r - ne}${turn(ne, 1, 1)}V${b}H${l}V${t + nw}${turn(nw, 1, -1)}Z`;
  const side = `M${l} ${b}H${r}V${foot - se}${turn(se, -1, 1)}H${l + sw}${turn(sw, -1, -1)}Z`;
  return (
    <>
      <path class="block-top" d={top} />
      {drop ? <path class="block-side" d={side} /> : null}
      {drop ? <Layers l={w ? l + 7 : l} r={e ? r - 5 : r} {...{ b, drop, w, e }} /> : null}
      {rim ? <path class="block-rim" d={rim} /> : null}
    </>
  );
}

const ROUND = 9; // units of the board

// The light comes from the upper left, and a shadow is as long as its block is high. They lie on
// the floor together, so that two of them are no darker than one.
export function Shadows({ cells, spots }: Laid) {
  const high = cells.map((c) => spots.get(c.id)!).filter((spot) => spot.lift > 0);
  if (!high.length) return null;
  return (
    <g class="block-shadows">
      {high.map(({ x, y, lift }) => {
        const l = x - S,
          r = x + S,
          t = y + lift - S,
          b = y + lift + S,
          far = lift * 1.1;
        return (
          <path
            key={`${x},${y}`}
            d={`M${l} ${b}V${t}H${r}l${far} ${far * 0.7}V${b + far * 0.7}H${l + far}Z`}
          />
        );
      })}
    </g>
  );
}

const CAST = 26; // units of the board to a lid for each step that its neighbour is higher

// What stands higher beside a lid darkens its edge, so that blocks of one height more are not one with it.
export function Shades({ cells, spots, neighbours }: Laid & { neighbours: Map<string, Cell> }) {
  const cast = (c: Cell, dx: number, dy: number) => {
    const n = neighbours.get(`${c.x + dx},${c.y + dy}`);
    return Math.min(S, CAST * Math.max(0, (n?.height ?? 0) - (c.height ?? 0)));
  };
  return (
    <g class="block-shades">
      {cells
        .filter((c) => spots.get(c.id)!.lift > 0)
        .map((c) => {
          const { x, y } = spots.get(c.id)!;
          const w = cast(c, -1, 0);
          const north = neighbours.get(`${c.x},${c.y - 1}`);
          const goesOn = north?.height === c.height && north && cast(north, -1, 0) === w;
          const slant = goesOn ? 0 : 0.7 * w;
          return w ? (
            <path key={c.id} d={`M${x - S} ${y - S}l${w} ${slant}V${y + S}H${x - S}Z`} />
          ) : null;
        })}
    </g>
  );
}

const EMBLEM = 0.56; // of the shorter side of a lid

interface Lidded {
  region: Region;
  box: Box; // of the whole lid,
  seen: Box; // and what of it no higher block hides
  front: number; // how much of its side is seen,
  even: boolean; // the same all along
  free: boolean; // over the floor, so that what is written there is on nothing else
}

// The lid of a block is the first of its drawings, stretched to fit; the rest lie in its middle. Its
// side may have a drawing too.
function Lid({ look: own, on, middle }: { look: Look; on: Lidded; middle: number }) {
  const { m } = useUi();
  const { seen, front, even } = on;
  const [lid, ...emblem] = layers(own);
  const size = EMBLEM * Math.min(seen.w, seen.h);
  return (
    <>
      <Picture
        look={{ ...own, art: lid }}
        theme={m.theme}
        preserveAspectRatio="none"
        x={seen.x}
        y={seen.y}
        width={seen.w}
        height={seen.h}
      />
      {front && even && m.theme.art?.[`${lid}-front`] ? (
        <Picture
          look={{ ...own, art: `${lid}-front` }}
          theme={m.theme}
          preserveAspectRatio="none"
          x={seen.x}
          y={seen.y + seen.h}
          width={seen.w}
          height={front}
        />
      ) : null}
      {emblem.length ? (
        <Picture
          look={{ ...own, art: emblem.join(" ") }}
          theme={m.theme}
          x={seen.x + seen.w * middle - size / 2}
          y={seen.y + (seen.h - size) / 2}
          width={size}
          height={size}
        />
      ) : null}
    </>
  );
}

// On a block's front, if it is free, or else on its own lid.
function Height({ at, text, px }: { at: Box; text: string; px: number }) {
  const { w, h } = at;
  return (
    <g class="block-height" transform={`translate(${at.x + w / 2} ${at.y + h / 2})`}>
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={h / 2} />
      <text y={4.4 * px} font-size={12 * px}>
        {text}
      </text>
    </g>
  );
}

function lidsOf(m: Model, { cells, spots }: Laid): Lidded[] {
  const floor = ({ x, y, lift }: Spot) => `${x},${y + lift}`;
  const at = new Map(cells.map((c) => spots.get(c.id)!).map((spot) => [floor(spot), spot]));
  return [...regionsOf(m, cells, spots, true)].map(([id, list]) => {
    const box = around(
      list.map((spot) => ({ ...spot, lift: 0 })),
      0,
    );
    const near = list.map((spot) => ({
      spot,
      south: at.get(floor({ ...spot, y: spot.y + 2 * S })),
    }));
    const last = near.filter(({ south }) => !south || !list.includes(south));
    const hidden = 2 * Math.max(...last.map(({ spot }) => spot.up));
    const fronts = last.map(({ spot, south }) => Math.max(0, spot.lift - (south?.lift ?? 0)));
    return {
      region: m.regions.get(id)!,
      box,
      seen: { ...box, h: box.h - hidden },
      front: Math.max(...fronts),
      even: new Set(fronts).size === 1,
      free: last.every(({ south }) => !south?.lift),
    };
  });
}

// A broad lid has its emblem at the left where how high it is needs the room at the right.
const isBeside = ({ seen, free }: Lidded, small: boolean) =>
  (small || !free) && seen.w > 1.5 * seen.h;

export function Lids({ small, ...laid }: Laid & { small: boolean }) {
  const { m } = useUi();
  return (
    <g class="floors">
      {lidsOf(m, laid).map((on) => (
        <Lid
          key={on.region.id}
          look={look(m, on.region.kind)!}
          on={on}
          middle={isBeside(on, small) ? 0.3 : 0.5}
        />
      ))}
    </g>
  );
}

// "1 card" as "↑1": where there is little room, a number has to do.
const briefly = (note: string) => `↑${note.split(" ")[0]}`;

// Where how high a block is may be said: on its front over the floor, or within its own lid; best
// at the first place.
function placesOn(
  on: Lidded,
  { w, h }: { w: number; h: number },
  px: number,
  small: boolean,
): Box[] {
  const { seen, front, free } = on;
  const [x, foot] = [seen.x + seen.w / 2, seen.y + seen.h];
  const aside = Math.max(0, (seen.w - w) / 2 - (free ? 0 : 4));
  const fronts = free ? [small ? front - h / 2 - px : -4 * px, front / 2] : [];
  const within = [seen.h - h / 2 - 3, seen.h / 2, h / 2 + 3].map((dy) => dy - seen.h);
  const first = small || isBeside(on, small) ? [aside, 0, -aside] : [0, -aside, aside];
  const lid = isBeside(on, small) && !free ? [within[1], within[0], within[2]] : within;
  return [...fronts, ...lid].flatMap((dy) => first.map((dx) => centred(x + dx, foot + dy, w, h)));
}

const wordsWide = (text: string, small = false) =>
  small ? text.length * 8 + 8 : text.length * 6.4 + 14;

interface Told {
  id: string;
  text: string;
  at: Box;
}

// Clear of what is taken; where there is little room, not on what can be climbed: what that costs says
// enough.
export function heightsOf(
  m: Model,
  laid: Laid,
  { px, small, taken, priced }: Written & { taken: Box[]; priced: Set<string | undefined> },
): Told[] {
  const busy = [...taken];
  return lidsOf(m, laid).flatMap((on) => {
    const { note, id } = on.region;
    if (!note || (small && priced.has(id))) return [];
    // No wider than what it is written on.
    const brief = small || wordsWide(note) * px > 0.9 * on.seen.w;
    const text = brief ? briefly(note) : note;
    const size = { w: wordsWide(text, small) * px, h: (small ? 14 : 18) * px };
    const hides = (b: Box) => busy.reduce((sum, o) => sum + common(b, o), 0);
    const places = placesOn(on, size, px, small);
    const at = places.reduce((best, b) => (hides(b) < hides(best) ? b : best));
    // Of no use behind somebody, nor under what a step costs, where there is little room.
    if (hides(at) > (small ? 0.12 : 0.6) * at.w * at.h) return [];
    busy.push(at);
    return { id, text, at };
  });
}

// Above what glows, unless something stands before it.
export function Heights({ told, px }: { told: Told[]; px: number }) {
  return (
    <g class="heights">
      {told.map(({ id, ...height }) => (
        <Height key={id} {...height} px={px} />
      ))}
    </g>
  );
}
