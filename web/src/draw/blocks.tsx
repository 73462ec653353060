// What stands high on a board: blocks with a lid, a side, a shadow and how high they are.
import { look, type Model } from "../model";
import type { Cell, Look } from "../types";
import { layers, Picture } from "./art";
import { around, type Box, centred, meet, S, type Spot, STEP } from "./geometry";
import { useUi } from "./ui";

export interface Ground {
  cell: Cell;
  spot: Spot;
  neighbours: Map<string, Cell>; // by "x,y"
}

type Laid = { cells: Cell[]; spots: Map<string, Spot> };

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

// One layer for each step of a block's front: how high it is can be counted.
function Layers({ l, r, b, drop }: { l: number; r: number; b: number; drop: number }) {
  const tops = Array.from({ length: Math.round(drop / STEP) }, (_, i) => b + i * STEP);
  return (
    <>
      {tops.map((y) => (
        <rect key={y} class="block-layer" x={l} y={y + 4} width={r - l} height={STEP - 6} />
      ))}
    </>
  );
}

// A cell above the floor: its top, and its side where the next one is lower.
export function Block({ cell, spot, neighbours }: Ground) {
  const at = (dx: number, dy: number) => neighbours.get(`${cell.x + dx},${cell.y + dy}`);
  const lower = (n: Cell | undefined) => Math.max(0, (cell.height ?? 0) - (n?.height ?? 0));
  const apart = (n: Cell | undefined) =>
    !n || n.region !== cell.region || (n.height ?? 0) !== (cell.height ?? 0);
  const drop = (spot.lift / (cell.height || 1)) * lower(at(0, 1));
  const l = spot.x - S,
    t = spot.y - S,
    r = spot.x + S,
    b = spot.y + S;
  const rim = [
    apart(at(0, -1)) ? `M${l} ${t}H${r}` : "",
    apart(at(0, 1)) ? `M${l} ${b}H${r}` : "",
    apart(at(-1, 0)) ? `M${l} ${t}V${b + drop}` : "",
    apart(at(1, 0)) ? `M${r} ${t}V${b + drop}` : "",
    drop ? `M${l} ${b + drop}H${r}` : "",
  ].join("");
  return (
    <>
      <path class="block-top" d={spot.path} />
      {drop ? <path class="block-side" d={`M${l} ${b}H${r}v${drop}H${l}Z`} /> : null}
      {drop ? (
        <Layers l={apart(at(-1, 0)) ? l + 7 : l} r={apart(at(1, 0)) ? r - 5 : r} {...{ b, drop }} />
      ) : null}
      {rim ? <path class="block-rim" d={rim} /> : null}
    </>
  );
}

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

const EMBLEM = 0.56; // of the shorter side of a lid

// The lid of a block is the first of its drawings, stretched to fit; the rest lie in its middle.
function Lid({ look: own, box, middle }: { look: Look; box: Box; middle: number }) {
  const { m } = useUi();
  const [lid, ...emblem] = layers(own);
  const size = EMBLEM * Math.min(box.w, box.h);
  return (
    <>
      <Picture
        look={{ ...own, art: lid }}
        theme={m.theme}
        preserveAspectRatio="none"
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
      />
      {emblem.length ? (
        <Picture
          look={{ ...own, art: emblem.join(" ") }}
          theme={m.theme}
          x={box.x + box.w * middle - size / 2}
          y={box.y + (box.h - size) / 2}
          width={size}
          height={size}
        />
      ) : null}
    </>
  );
}

// At the upper edge of a block's front, and above whatever stands before it.
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

function lidsOf(m: Model, { cells, spots }: Laid) {
  return [...regionsOf(m, cells, spots, true)].map(([id, list]) => ({
    region: m.regions.get(id)!,
    drop: Math.max(...list.map((spot) => spot.lift)),
    box: around(
      list.map((spot) => ({ ...spot, lift: 0 })),
      0,
    ),
  }));
}

// A broad lid has its emblem at the left where how high it is needs the room at the right.
const beside = ({ w, h }: Box) => w > 1.5 * h;

export function Lids({ small, ...laid }: Laid & { small: boolean }) {
  const { m } = useUi();
  return (
    <g class="floors">
      {lidsOf(m, laid).map(({ region, box }) => (
        <Lid
          key={region.id}
          look={look(m, region.kind)!}
          box={box}
          middle={small && beside(box) ? 0.34 : 0.5}
        />
      ))}
    </g>
  );
}

// "1 card" as "↑1": where there is little room, a number has to do.
const briefly = (note: string) => `↑${note.split(" ")[0]}`;

// Above what glows, unless something stands before it.
export function Heights({
  px,
  small,
  taken,
  ...laid
}: Laid & { px: number; small: boolean; taken: Box[] }) {
  const { m } = useUi();
  return (
    <g class="heights">
      {lidsOf(m, laid).map(({ region, box, drop }) => {
        if (!region.note) return null;
        const text = small ? briefly(region.note) : region.note;
        const wide = (small ? text.length * 8 + 9 : text.length * 6.4 + 14) * px;
        const [x, y] = [box.x + box.w / 2, box.y + box.h + (small ? drop / 2 : -4 * px)];
        const aside = (box.w - wide) / 2;
        const at = [
          [beside(box) && small ? aside : 0, 0],
          [0, drop / 2],
          [-aside, drop / 2],
          [aside, drop / 2],
        ]
          .map(([dx, dy]) => centred(x + dx, y + dy, wide, 18 * px))
          .find((b) => !taken.some((o) => meet(o, b)));
        return at ? <Height key={region.id} at={at} text={text} px={px} /> : null;
      })}
    </g>
  );
}
