// What is written on a board: prices, and letters and numbers at its edges.
import type { Area, Cell } from "../types";
import type { Spot } from "./geometry";
import { S, wide } from "./geometry";
import { noteAt, useUi } from "./ui";

interface Written {
  cells: Cell[];
  spots: Map<string, Spot>;
  px: number; // units of the board that make a pixel
}

// ---- prices and outcomes ----

function Pill({
  x,
  y,
  w,
  text,
  tone,
  px,
}: {
  x: number;
  y: number;
  w: number;
  text: string;
  tone?: string;
  px: number;
}) {
  const h = 18 * px;
  return (
    <g
      class={`pill${isCoin(text) ? " coin" : ""} tone-${tone ?? "plain"}`}
      transform={`translate(${x} ${y})`}
    >
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={h / 2} />
      <text y={4.4 * px} font-size={12 * px}>
        {text}
      </text>
    </g>
  );
}

const isCoin = (text: string) => /^\d{1,2}$/.test(text);
const pillWidth = (text: string) => (isCoin(text) ? 18 : text.length * 6.6 + 11);

// At the upper edge of each place that glows, where nobody's head is: who stands in the cell below
// reaches into the lower half of this one. What does not fit is said when the board is brought near.
export function Prices({ area, cells, spots, px }: Written & { area: Area }) {
  const ui = useUi();
  const told = new Set<number>();
  const notes = cells.flatMap((cell) => {
    const { note, action } = noteAt(ui, cell.id);
    if (!note || (action && told.has(action.code))) return [];
    // One action on several cells has one price.
    if (action) told.add(action.code);
    const w = pillWidth(note) * px;
    return w > wide(area.kind) * 1.25 ? [] : [{ cell, note, w, tone: action?.tone }];
  });
  // The same word everywhere tells nothing apart.
  const word = notes[0]?.note;
  if (notes.length > 1 && !/\d/.test(word) && notes.every((n) => n.note === word)) return null;
  return (
    <g class="prices">
      {notes.map(({ cell, note, w, tone }) => {
        const { x, y } = spots.get(cell.id)!;
        const [dx, dy] =
          area.kind === "hex" ? [0, -S * 0.45] : [Math.min(0, w / 2 + 2 * px - S), 11 * px - S];
        return <Pill key={cell.id} x={x + dx} y={y + dy} w={w} text={note} tone={tone} px={px} />;
      })}
    </g>
  );
}

// ---- along the edges ----

// Letters and numbers along two sides; below, where names of rooms are above.
function SquareNames({ area, cells, px }: { area: Area; cells: Cell[]; px: number }) {
  const { m } = useUi();
  const columns = area.columns?.split(" ") ?? [],
    rows = area.rows?.split(" ") ?? [];
  const named = [...m.regions.values()].some((r) => (r.title?.length ?? 0) > 1);
  const last = Math.max(...cells.map((c) => c.y));
  return (
    <g class="axis-names" font-size={13 * px}>
      {columns.map((c, i) => (
        <text key={c} x={2 * S * i} y={named ? 2 * S * last + S + 14 * px : -S - 5 * px}>
          {c}
        </text>
      ))}
      {rows.map((r, i) => (
        <text key={r} x={-S - 9 * px} y={2 * S * i + 4 * px}>
          {r}
        </text>
      ))}
    </g>
  );
}

// A row of hexagons has its letter before its first one and the number of its last one behind it.
function HexNames({ area, cells, spots, px }: Written & { area: Area }) {
  const rows = area.rows?.split(" ") ?? [];
  const all = [...spots.values()];
  const named = rows.flatMap((letter) => {
    const numbered = cells.flatMap((c) => {
      const n = new RegExp(`\\b${letter}(\\d+)\\b`).exec(c.title ?? "")?.[1];
      return n ? [{ n: Number(n), spot: spots.get(c.id)! }] : [];
    });
    numbered.sort((a, b) => a.n - b.n);
    const first = numbered[0],
      last = numbered.at(-1);
    if (!first || !last || first === last) return [];
    const whole = Math.hypot(last.spot.x - first.spot.x, last.spot.y - first.spot.y);
    const by = (S * 0.87 + 8 * px) / whole; // from its end, outwards
    const dx = (last.spot.x - first.spot.x) * by,
      dy = (last.spot.y - first.spot.y) * by;
    return [
      { whole, text: letter, x: first.spot.x - dx, y: first.spot.y - dy },
      { whole, text: String(last.n), x: last.spot.x + dx, y: last.spot.y + dy },
    ];
  });
  // The longest row ends in the board's corners, where homes and studs are; its neighbours name it.
  const longest = Math.max(...named.map((e) => e.whole));
  const ends = named.filter((e) => e.whole < longest);
  // What lies outside of the rows is not written on.
  const free = ends.filter((e) => all.every((s) => Math.hypot(s.x - e.x, s.y - e.y) > S * 0.8));
  return (
    <g class="axis-names" font-size={12 * px}>
      {free.map((e) => (
        <text key={`${e.x} ${e.y}`} x={e.x} y={e.y + 4 * px}>
          {e.text}
        </text>
      ))}
    </g>
  );
}

export function AxisNames({ area, ...written }: Written & { area: Area }) {
  if (!area.rows) return null;
  return area.kind === "hex" ? (
    <HexNames area={area} {...written} />
  ) : (
    <SquareNames area={area} cells={written.cells} px={written.px} />
  );
}
