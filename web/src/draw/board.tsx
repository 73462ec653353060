// Hexagons and squares in SVG, with heights, walls, regions, tokens and marks.
import type { ComponentChildren } from "preact";
import { colour, look, seatColour } from "../model";
import type { Area, Cell, Edge } from "../types";
import { Token } from "./item";
import { Symbol } from "./symbol";
import { useTarget, useUi } from "./ui";

const S = 50; // half the side of a square, the radius of a hexagon

interface Shape { x: number; y: number; path: string; reach: number }

function hexagon(c: Cell): Shape {
  const x = S * Math.sqrt(3) * (c.x + c.y / 2), y = S * 1.5 * c.y;
  const at = (k: number) => {
    const a = Math.PI / 180 * (60 * k - 30);
    return `${(x + S * 0.98 * Math.cos(a)).toFixed(1)} ${(y + S * 0.98 * Math.sin(a)).toFixed(1)}`;
  };
  return { x, y, path: `M${[0, 1, 2, 3, 4, 5].map(at).join("L")}Z`, reach: S * 0.8 };
}

function square(c: Cell): Shape {
  const x = 2 * S * c.x, y = 2 * S * c.y, h = S - 1.5;
  return { x, y, path: `M${x - h} ${y - h}h${2 * h}v${2 * h}h${-2 * h}Z`, reach: S * 0.92 };
}

// Where n tokens stand in a cell, and how large they are.
function seatsIn(n: number, reach: number): { at: [number, number][]; r: number } {
  if (n <= 1) return { at: [[0, 0]], r: reach * 0.66 };
  if (n === 2) return { at: [[-0.45, 0], [0.45, 0]].map(([a, b]) => [a * reach, b * reach]), r: reach * 0.43 };
  const side = Math.ceil(Math.sqrt(n)), step = 1.3 / side;
  const at: [number, number][] = [];
  for (let i = 0; i < n; i++) {
    const row = Math.floor(i / side), inRow = Math.min(side, n - row * side);
    at.push([((i % side) - (inRow - 1) / 2) * step * reach, (row - (Math.ceil(n / side) - 1) / 2) * step * reach]);
  }
  return { at, r: reach * 0.56 * step };
}

function CellShape({ cell, shape, tallest, crowded }: { cell: Cell; shape: Shape; tallest: number; crowded: boolean }) {
  const { m } = useUi();
  const region = cell.region ? m.regions.get(cell.region) : undefined;
  const own = look(m, cell.kind);
  const title = cell.title ?? cell.id;
  const here = (m.items.get(cell.id) ?? []).map((i) => i.title ?? i.text).filter(Boolean).join(", ");
  const t = useTarget([cell.id], `${title}${region?.title ? `, ${region.title}` : ""}${here ? `: ${here}` : ""}`);
  const tint = colour(m, region?.colour, "");
  const h = cell.height ?? 0;
  return (
    <g class={`cell${cell.lit ? " lit" : ""}${cell.crossed ? " crossed" : ""}${t.class}`}>
      <path class="cell-ground" d={shape.path} />
      {tint ? <path class="cell-tint" d={shape.path} style={{ fill: tint }} /> : null}
      {cell.owner !== undefined ? <path class="cell-owner" d={shape.path} style={{ stroke: seatColour(m, cell.owner) }} /> : null}
      {tallest > 0 && h > 0 ? <path class="cell-height" d={shape.path} style={{ opacity: 0.1 + 0.5 * h / tallest }} /> : null}
      {own && (own.svg || own.glyph !== ".") ? (
        <Symbol look={own} x={shape.x - shape.reach * (crowded ? 0.9 : 0.62)} y={shape.y - shape.reach * (crowded ? 0.9 : 0.62)}
          width={shape.reach * (crowded ? 0.7 : 1.24)} height={shape.reach * (crowded ? 0.7 : 1.24)} class="cell-symbol" />
      ) : null}
      {h > 0 ? <text class="cell-number" x={shape.x + shape.reach * 0.86} y={shape.y - shape.reach * 0.68} text-anchor="end">{h}</text> : null}
      {cell.crossed ? <path class="cell-cross" d={`M${shape.x - 18} ${shape.y - 18}l36 36m0 -36l-36 36`} /> : null}
      <path class="cell-glow" d={shape.path} {...t.cover}>
        <title>{title}{region?.title ? ` · ${region.title}` : ""}{own?.title ? ` · ${own.title}` : ""}</title>
      </path>
      {t.note ? <text class="cell-note" x={shape.x} y={shape.y + shape.reach * 0.8}>{t.note}</text> : null}
    </g>
  );
}

function EdgeLine({ edge }: { edge: Edge }) {
  const { m } = useUi();
  const own = look(m, edge.kind);
  const t = useTarget([edge.id], edge.title ?? edge.id);
  const x = 2 * S * edge.x, y = 2 * S * edge.y;
  const d = edge.side === "E" ? `M${x + S} ${y - S}v${2 * S}` : `M${x - S} ${y + S}h${2 * S}`;
  if (!edge.kind && !t.class) return null;
  return (
    <g class={`edge${edge.kind ? " built" : ""}${t.class}`}>
      {edge.kind ? <path class="edge-rim" d={d} /> : null}
      {edge.kind ? <path class="edge-wall" d={d} style={{ stroke: own?.colour ?? "var(--ink)" }} /> : null}
      <path class="edge-glow" d={d} {...t.cover}><title>{edge.title ?? edge.id}</title></path>
    </g>
  );
}

// Rows of hexagons have their names where they begin.
function RowNames({ area, cells, shapes }: { area: Area; cells: Cell[]; shapes: Map<string, Shape> }) {
  const first = Math.min(...cells.map((c) => c.y));
  return (
    <g class="board-names" aria-hidden="true">
      {(area.rows?.split(" ") ?? []).map((r, i) => {
        const row = cells.filter((c) => c.y === first + i).map((c) => shapes.get(c.id)!);
        return row.length && r !== "-" ? <text x={Math.min(...row.map((s) => s.x)) - S - 14} y={row[0].y + 8}>{r}</text> : null;
      })}
    </g>
  );
}

function Names({ area, xs, ys }: { area: Area; xs: [number, number]; ys: [number, number] }) {
  const columns = area.columns?.split(" ") ?? [], rows = area.rows?.split(" ") ?? [];
  return (
    <g class="board-names" aria-hidden="true">
      {columns.map((c, i) => <text x={2 * S * (xs[0] + i)} y={2 * S * ys[0] - S - 12}>{c}</text>)}
      {rows.map((r, i) => <text x={2 * S * xs[0] - S - 20} y={2 * S * (ys[0] + i) + 8}>{r}</text>)}
    </g>
  );
}

// The name of a region, once, where no wall nor piece is: on squares in the
// corner of its first one, on hexagons above the middle. Not if it is too long.
function RegionNames({ cells, shapes, hex }: { cells: Cell[]; shapes: Map<string, Shape>; hex: boolean }) {
  const { m } = useUi();
  const of = new Map<string, Shape[]>();
  for (const c of cells) if (c.region) of.set(c.region, [...(of.get(c.region) ?? []), shapes.get(c.id)!]);
  const mean = (list: number[]) => list.reduce((a, b) => a + b) / list.length;
  return (
    <g class={`region-names${hex ? " middle" : ""}`} aria-hidden="true">
      {[...of].map(([id, list]) => {
        const title = m.regions.get(id)?.title ?? "", top = Math.min(...list.map((s) => s.y)), mid = mean(list.map((s) => s.y));
        const y = hex ? list.map((s) => s.y).reduce((a, b) => (Math.abs(b - mid) < Math.abs(a - mid) ? b : a)) : top;
        const row = list.filter((s) => s.y === y).map((s) => s.x);
        const x = hex ? mean(list.map((s) => s.x)) : Math.min(...row) - S + 8;
        const room = Math.max(...row) - Math.min(...row) + 2 * S;
        return title.length * 12 < room ? <text key={id} x={x} y={y - list[0].reach * 0.74}>{title}</text> : null;
      })}
    </g>
  );
}

export function Board({ area }: { area: Area }) {
  const { m, marks } = useUi();
  const cells = m.cells.get(area.id) ?? [];
  const hex = area.kind === "hex";
  const shapes = new Map(cells.map((c) => [c.id, hex ? hexagon(c) : square(c)]));
  const xs = cells.map((c) => shapes.get(c.id)!.x), ys = cells.map((c) => shapes.get(c.id)!.y);
  const names = area.columns || area.rows;
  const pad = S + 6, left = names ? 34 : 0, top = names && !hex ? 30 : 0;
  const x0 = Math.min(...xs) - pad - left, y0 = Math.min(...ys) - pad - top;
  const w = Math.max(...xs) + pad - x0, h = Math.max(...ys) + pad - y0;
  const tallest = Math.max(0, ...cells.map((c) => c.height ?? 0));
  const tokens: ComponentChildren[] = [];
  for (const c of cells) {
    const here = m.items.get(c.id);
    if (!here) continue;
    const s = shapes.get(c.id)!;
    const { at, r } = seatsIn(here.length, s.reach);
    here.forEach((item, i) => tokens.push(
      <Token key={item.id ?? `${c.id}:${i}`} item={item} cell={c.id} x={s.x + at[i][0]} y={s.y + at[i][1]} r={r} />));
  }
  const spot = (id: string | undefined) => {
    if (!id) return undefined;
    const item = m.scene.items?.find((i) => i.id === id);
    return shapes.get(id) ?? (item ? shapes.get(item.at) : undefined);
  };
  return (
    <div class="board">
      {area.title ? <h3 class="area-title">{area.title}{area.note ? <small> {area.note}</small> : null}</h3> : null}
      <svg viewBox={`${x0.toFixed(0)} ${y0.toFixed(0)} ${w.toFixed(0)} ${h.toFixed(0)}`} class={`board-svg ${area.kind}`}
        style={{ "--ratio": `${w}/${h}`, "--cols": String(w / (2 * S)) }} role="group" aria-label={area.title ?? "board"}>
        {names && hex ? <RowNames area={area} cells={cells} shapes={shapes} /> : null}
        {names && !hex ? <Names area={area} xs={[Math.min(...cells.map((c) => c.x)), 0]} ys={[Math.min(...cells.map((c) => c.y)), 0]} /> : null}
        {cells.map((c) => <CellShape key={c.id} cell={c} shape={shapes.get(c.id)!} tallest={tallest} crowded={m.items.has(c.id)} />)}
        <RegionNames cells={cells} shapes={shapes} hex={hex} />
        {(m.edges.get(area.id) ?? []).map((e) => <EdgeLine key={e.id} edge={e} />)}
        {tokens}
        {marks.filter((k) => k.kind === "line").map((k) => {
          const a = spot(k.from), b = spot(k.on);
          return a && b ? <line class="mark-line" x1={a.x} y1={a.y} x2={b.x} y2={b.y} /> : null;
        })}
      </svg>
    </div>
  );
}
