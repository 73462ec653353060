// A board in SVG: floor, heights, walls, pieces and what glows.
//
// Painted in this order: floor, what is marked on it, shadows of walls, glow, the last turn's trail,
// outlines of the glow, pieces and walls row by row from the far edge to the near one, what is pinned to
// them, counts and prices.
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Model } from "../model";
import { colour, look, seatColour } from "../model";
import type { Area, Cell, Edge, Look } from "../types";
import { Arrows, arrowsOf } from "./arrows";
import { artId, Picture, viewBox } from "./art";
import {
  Block,
  type Ground as Grounded,
  Heights,
  heightsOf,
  Lids,
  regionsOf,
  Shades,
  Shadows,
} from "./blocks";
import type { Box, Plan, Spot } from "./geometry";
import {
  apart,
  around,
  behindBlock,
  beyond,
  both,
  centred,
  headRoom,
  held,
  longer,
  outlineOf,
  quarterTurned,
  roomRows,
  S,
  spotsOf,
  standsOut,
  wide,
} from "./geometry";
import { AxisNames, overHeads, Pill, Prices, pillSize, saidOver } from "./labels";
import { useMedia } from "./media";
import { isNamed, nameHigh, namesOf, RegionNames } from "./names";
import type { Placed } from "./piece";
import { bodyBoxes, figureBoxes, labelsOf, liesFlat, Piece, PieceLabels, spread } from "./piece";
import {
  Aim,
  ASIDE,
  Blows,
  endsOf,
  NewWalls,
  Outcomes,
  onLine,
  outcomesOf,
  Trails,
  WallNumbers,
} from "./trails";
import type { Ui } from "./ui";
import { noteAt, onCell, toneOf, useTarget, useUi } from "./ui";
import { Wall, WallCover, WallShadow } from "./walls";

// Whoever stands right behind somebody, or in front of them.
function among(m: Model, pieces: Placed[], { item, cell }: Placed): string {
  const stands = (y: number) =>
    pieces.some(
      (p) => p.item !== item && p.cell.x === cell.x && p.cell.y === y && !liesFlat(m, p.item),
    );
  return `${stands(cell.y + 1) ? " behind" : ""}${stands(cell.y - 1) ? " in-front" : ""}`;
}

const FINGER = 46; // pixels that a finger needs
const REACH = 22; // pixels round a tap in which something may have been meant
const NAMES = 18; // pixels for what is written along the edges
const FRAME = 16; // units of a drawn board on the sides where nothing is written
const THIN = 22; // of a mat's rim, where letters take all of the other sides
const RIM = 50; // and of one that has letters in it, to where it ends,
const BARE_RIM = 24; // or of one that has none, where its rooms have names and there is little room
const PHONE = "(max-width: 760px), (max-height: 560px)";
const LARGE = "(min-width: 1600px) and (min-height: 880px)"; // windows, as in large.css,
const LARGER = 7 / 6; // where letters of 12 pixels have 14
const ROOMY = 60; // pixels of a square that has room for larger prices,
const COIN = 42; // and of one for which they have the size of letters
const SMALL = 40; // cells of fewer pixels have room for little more than what stands on them

// ---- cells ----

const slug = (s: string | undefined) => (s ?? "none").replace(/[^\w-]/g, "-");

function Ground({ cell, spot, neighbours, hex }: Grounded & { hex: boolean }) {
  const { m } = useUi();
  const region = cell.region ? m.regions.get(cell.region) : undefined;
  const own = look(m, cell.kind);
  const tint = colour(m, region?.colour, own?.colour ?? "");
  return (
    <g
      class={`cell kind-${slug(cell.kind)} region-${slug(cell.region)} of-${slug(region?.kind)}${(cell.x + Math.floor(cell.y)) % 2 ? " odd" : ""}${cell.lit ? " lit" : ""}${cell.crossed ? " crossed" : ""}`}
      style={{
        "--tint": tint || undefined,
        "--owner": cell.owner !== undefined ? seatColour(m, cell.owner) : undefined,
      }}
    >
      {spot.lift > 0 ? (
        <Block cell={cell} spot={spot} neighbours={neighbours} />
      ) : (
        <path class="cell-ground" d={spot.path} />
      )}
      {hex ? <path class="cell-bevel" d={spot.path} /> : null}
      {cell.owner !== undefined ? <path class="cell-owner" d={spot.path} /> : null}
      {own?.art || own?.svg ? <OnFloor of="cell-picture" own={own} spot={spot} /> : null}
      {cell.crossed ? <Used spot={spot} /> : null}
    </g>
  );
}

// What is drawn on the floor of a cell; in some worlds again on what glows there.
function OnFloor({ of, own, spot }: { of: string; own: Look; spot: Spot }) {
  const { m } = useUi();
  return (
    <Picture
      look={own}
      theme={m.theme}
      class={of}
      x={spot.x - spot.room}
      y={spot.y - spot.room}
      width={2 * spot.room}
      height={2 * spot.room}
    />
  );
}

// Nobody comes here again: it steps back, with a sign in the corner that what lies here leaves free.
function Used({ spot }: { spot: Spot }) {
  const { m } = useUi();
  const sign = look(m, "used");
  const size = spot.room * 0.72;
  const [x, y] = [spot.x - spot.room + 4, spot.y - spot.room + 4];
  return (
    <>
      <path class="cell-used" d={spot.path} />
      {sign ? (
        <Picture look={sign} theme={m.theme} x={x} y={y} width={size} height={size} />
      ) : (
        <path class="cell-cross" d={`M${x} ${y}l${size} ${size}m0 ${-size}l${-size} ${size}`} />
      )}
    </>
  );
}

// What a region's floor looks like, over all its cells.
// A room below another one begins at that, with the place of its name.
function Floors({ cells, spots, gap }: { cells: Cell[]; spots: Map<string, Spot>; gap: number }) {
  const { m } = useUi();
  return (
    <g class="floors">
      {[...regionsOf(m, cells, spots, false)].map(([id, list]) => {
        const { x, y, w, h } = around(list, 0);
        const over = y > 0 ? gap : 0;
        const box = { x, y: y - over, width: w, height: h + over };
        return (
          <g key={id}>
            <Picture
              look={look(m, m.regions.get(id)?.kind)}
              theme={m.theme}
              preserveAspectRatio="none"
              {...box}
            />
            {over ? <rect class="lintel" {...box} height={over} /> : null}
            <rect class="room-edge" {...box} />
            <rect class="threshold" {...box} />
          </g>
        );
      })}
    </g>
  );
}

// Who stands alone on a cell glows by a frame round the cell: round the figure, which reaches into
// the next cell, it would point at both. A figure made of parts has a ring at its base instead.
function framed(ui: Ui, cell: Cell): string {
  const here = (ui.m.items.get(cell.id) ?? []).filter((i) => !i.faded);
  const id = here.length === 1 && !here[0].art ? here[0].id : undefined;
  if (!id) return "";
  if (here[0].raised || ui.clicks.clicked.includes(id)) return " holds-picked";
  if (ui.hinted.has(id)) return " holds-hinted";
  return ui.open.has(id) ? " holds-live" : "";
}

// What can be clicked of a cell, and how it glows.
// What a place costs, for worlds in which what is near glows brighter: "2½".
function costOf(note: string | undefined): number | undefined {
  const [, whole, half] = /^(\d*)(½?)$/.exec(note ?? "") ?? [];
  return whole || half ? Number(whole) + (half ? 0.5 : 0) : undefined;
}

function Cover({ cell, spot }: { cell: Cell; spot: Spot }) {
  const ui = useUi();
  const { m } = ui;
  const region = cell.region ? m.regions.get(cell.region) : undefined;
  const title = cell.title ?? cell.id;
  const here = (m.items.get(cell.id) ?? [])
    .map((i) => i.title ?? i.text)
    .filter(Boolean)
    .join(", ");
  const t = useTarget(
    onCell(ui, cell.id),
    `${title}${region?.title ? `, ${region.title}` : ""}${cell.crossed ? ", used" : ""}${here ? `: ${here}` : ""}`,
  );
  const state = t.class + framed(ui, cell);
  const own = ui.open.has(cell.id) ? look(m, cell.kind) : undefined;
  return (
    <>
      <path
        class={`cell-glow${state}${spot.lift ? " high" : ""}`}
        d={state ? spot.glow : spot.path}
        style={state ? { ...behindBlock(spot), "--cost": costOf(t.note) } : undefined}
        {...t.cover}
      />
      {own?.art ? <OnFloor of="lit-picture" own={own} spot={spot} /> : null}
    </>
  );
}

// The outlines of what can be clicked, where motion is wanted: they breathe.
function Breath({
  cells,
  spots,
  reached,
  ...frame
}: {
  cells: Cell[];
  spots: Map<string, Spot>;
  reached: string;
}) {
  const ui = useUi();
  const aimed = ui.marks.filter((k) => k.kind === "reach").map((k) => k.on);
  const still = new Set([...ui.clicks.clicked, ...ui.hinted, ...aimed]); // with lines of their own
  const breathing = cells.filter((c) => ui.open.has(c.id) && !still.has(c.id));
  if (!breathing.length) return null;
  return (
    <svg class="breath" aria-hidden="true" {...frame}>
      <path class="reached" d={reached} />
      {breathing.map((c) => (
        <path
          key={c.id}
          class={toneOf(noteAt(ui, c.id).action)}
          d={spots.get(c.id)!.glow}
          style={behindBlock(spots.get(c.id)!)}
        />
      ))}
    </svg>
  );
}

// ---- marks: lines of fire, and where things went ----

interface Lined {
  spots: Map<string, Spot>;
  pieces: Placed[];
  px: number;
  taken: Box[];
  under?: boolean; // what lies below the figures: lines between those made of parts would cross faces;
  // only the cross that ends them lies on who is aimed at
}

function Lines({ spots, pieces, px, taken, under = false }: Lined) {
  const { m, marks } = useUi();
  // From chest to chest, which somebody made of parts has higher than a pawn.
  const where = (id: string) => {
    const piece = pieces.find((p) => p.item.id === id);
    if (piece?.item.art) {
      const [{ x, y, w, h }] = figureBoxes(m, piece);
      return { x: x + w / 2, y: y + h * 0.6, grand: true };
    }
    const spot = spots.get(piece?.item.at ?? id);
    return spot && { x: spot.x, y: spot.y - spot.up - spot.reach * 0.3, grand: false };
  };
  const busy = [...taken];
  const noted = (a: { x: number; y: number }, b: { x: number; y: number }, note: string) => {
    const { w, h } = pillSize(note, px);
    const { x, y } = onLine(a, b, { w, h }, busy);
    busy.push(centred(x, y, w, h));
    return <Pill x={x} y={y} px={px} text={note} fight={false} />;
  };
  return (
    <g class="lines">
      {marks
        .filter((k) => k.kind === "line" && k.from)
        .map((k, i) => {
          const [from, to] = [where(k.from!), where(k.on)];
          if (!from || !to) return null;
          const grand = from.grand || to.grand;
          if (under && !grand) return null;
          const [a, b] = endsOf(from, to, grand ? ASIDE : 0);
          const way = `M${a.x} ${a.y}L${b.x} ${b.y}`;
          const long = Math.hypot(from.x - to.x, from.y - to.y) > (grand ? 1.7 * S : NOTED * px);
          return (
            <g key={i}>
              {grand === under ? (
                <>
                  <path class="line-bed" d={way} />
                  <path class="line" d={way} />
                </>
              ) : null}
              {under ? null : <Aim of="line-aim" at={b} />}
              {k.note && !under && long ? noted(a, b, k.note) : null}
            </g>
          );
        })}
    </g>
  );
}

const NOTED = 100; // pixels of a line that has room for a note

// A drawing in the board's own units, if the world has it; as much higher as the board is for what is
// between its rooms.
function Drawn({ name, high = 1 }: { name: string; high?: number }) {
  const { theme } = useUi().m;
  if (!theme.art?.[name]) return null;
  const [x, y, width, height] = viewBox(theme, name);
  return (
    <use
      href={`#${artId(name)}`}
      {...{ x, y, width, height }}
      transform={high === 1 ? undefined : `translate(0 ${S * (high - 1)}) scale(1 ${high})`}
    />
  );
}

// What a board of squares lies on, where nobody has drawn one: all of it is within the rim, also what
// stands high in the first row.
function Mat({ cells, spots, px }: { cells: Cell[]; spots: Map<string, Spot>; px: number }) {
  const { theme } = useUi().m;
  const over = headRoom(spots.values());
  const w = 2 * S * (1 + Math.max(...cells.map((c) => c.x))),
    h = 2 * S * (1 + Math.max(...cells.map((c) => c.y))) + over;
  const rect = (name: string, by: number, far: number, r: number) => (
    <rect
      class={name}
      x={-S - by}
      y={-S - over - by}
      width={w + by + far}
      height={h + by + far}
      rx={r}
    />
  );
  // Where letters take the whole rim, it is stitched along the seam.
  const tight = (NAMES - 2) * px > 44;
  const rim = tight ? (NAMES - 2) * px : 40;
  const [top, low, wide] = [-S - over - rim, h - over - S + rim, w + 2 * rim - 24];
  const edge = (y: number) => `M${-S - rim + 12} ${y}h${wide}`;
  return (
    <g class="mat">
      {tight ? null : <path class="mat-fringe" d={edge(top) + edge(low)} />}
      {rect("mat-rim", rim, tight ? THIN - 6 : rim, 16)}
      {tight ? rect("mat-stitch", SEAM, SEAM, 4) : rect("mat-stitch", 31, 31, 10)}
      {rect("mat-floor", 0, 0, 0)}
      {tight || !theme.art?.["mat-guest"] ? null : (
        <Picture
          look={{ art: "mat-guest" }}
          theme={theme}
          x={w - 4.6 * S}
          y={low - 0.5 * GUEST}
          width={GUEST}
          height={1.5 * GUEST}
        />
      )}
    </g>
  );
}

const SEAM = 5; // units of the stitches beside the floor, where letters take the rest of the rim
const GUEST = 76; // units of who looks in at the lower rim

const heightOf = (cells: Cell[]) => 2 * S * (1 + Math.max(...cells.map((c) => c.y)));

// ---- the whole ----

function laid(
  m: Model,
  cells: Cell[],
  spots: Map<string, Spot>,
  small: boolean,
  said: ReturnType<typeof saidOver>,
  columns: boolean, // of hexagons, one right behind the other
): Placed[] {
  const all: Placed[] = [];
  const stood = cells
    .filter((c) => m.items.get(c.id)?.some((i) => !liesFlat(m, i)))
    .map((c) => spots.get(c.id)!);
  const clear = ({ x, y }: Spot) =>
    columns && !stood.some((o) => Math.abs(o.x - x) < 1 && o.y < y && y - o.y < 2 * S);
  for (const cell of cells) {
    const things = m.items.get(cell.id) ?? [];
    // A shadow of what lay there takes nobody's room.
    const shadows = things.filter((i) => i.faded && liesFlat(m, i));
    const here = things.filter((i) => !shadows.includes(i));
    for (const item of shadows)
      all.push({ item, cell, spot: spots.get(cell.id)!, k: -1, n: 1, small });
    // What lies on top of somebody who stands there is pinned to them.
    const top = Math.max(-1, ...here.flatMap((i, k) => (liesFlat(m, i) ? [] : [k])));
    for (const [k, item] of here.entries()) {
      const pin = top >= 0 && k > top ? k - top : undefined;
      all.push({
        item,
        cell,
        spot: spots.get(cell.id)!,
        k,
        n: top >= 0 ? top + 1 : here.length,
        pin,
        small,
        under: said.over.has(cell.id),
        told: said.counts.has(cell.id),
        clear: clear(spots.get(cell.id)!),
      });
    }
  }
  return all.sort((a, b) => a.spot.y - b.spot.y || a.k - b.k);
}

// From the far edge to the near one: a wall stands before those of its own row.
function rowsOf(pieces: Placed[], walls: Edge[]): (Placed | Edge)[] {
  const deep = (on: Placed | Edge) => ("item" in on ? on.spot.y : 2 * S * on.y + 0.9 * S);
  return [...pieces, ...walls].sort((a, b) => deep(a) - deep(b));
}

const BARE = 56; // pixels below a board that are more than a question

// The least height since the turn began: a board does not grow and shrink with every question below
// it, but after a long hint it does. Without a turn it is as high as it can be.
function useLow(size: { w: number; h: number }, turn: number | undefined): number {
  const low = useRef({ w: 0, h: 0, turn });
  const was = low.current;
  const same = turn !== undefined && was.turn === turn && was.w === size.w;
  const keeps = same && size.h - was.h < BARE;
  low.current = { w: size.w, h: keeps ? Math.min(was.h, size.h) : size.h, turn };
  return low.current.h;
}

// How many units of the board a pixel is; and whether it stands or lies.
function useSize(flat: Plan, m: Model) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, set] = useState({ w: 800, h: 600 });
  useEffect(() => {
    const node = frame.current;
    if (!node) return undefined;
    const seen = new ResizeObserver(() =>
      set({ w: node.clientWidth || 1, h: node.clientHeight || 1 }),
    );
    seen.observe(node);
    return () => seen.disconnect();
  }, []);
  // Where what is asked lies below the board, the board's height changes with it: it must not turn
  // round for that.
  const stands = useMedia("(max-width: 1100px) and (orientation: portrait)");
  const hex = flat.area.kind === "hex";
  const upright = stands || size.h > size.w;
  const drawn = !!m.theme.art?.board && !m.theme.art["board-turned"]; // for one way only
  const across = longer(flat.cells);
  const turned = hex ? upright : !drawn && (upright ? across > 0 : across < 0);
  // Over the edge of a phone there is no room for homes: the corners have them.
  const homeless = stands && hex;
  const whole = useMemo(() => {
    if (!hex) return turned ? quarterTurned(flat) : flat;
    return homeless
      ? { ...flat, cells: flat.cells.filter((c) => !standsOut(c, flat.cells)) }
      : flat;
  }, [flat, turned, hex, homeless]);
  // A round that everybody has a turn in is too long for that.
  const { turn, round } = m.scene;
  const high = useLow(size, stands && round !== turn ? turn : undefined);
  // On a phone rooms have their names, and squares no letters.
  const titled = [...m.regions.values()].some(isNamed);
  const lettered = !useMedia(PHONE) || !titled;
  const rim = lettered ? RIM : BARE_RIM;
  const { rows, gap } = useRooms(whole, m, { w: size.w, h: high }, rim);
  const plan = useMemo(() => (gap ? apart(whole, rows, gap) : whole), [whole, rows, gap]);
  const { area, cells } = plan;
  const spots = useMemo(() => spotsOf(area, cells, turned), [area, cells, turned]);
  const background = [turned ? "board-turned" : "board", "board"].find((n) => m.theme.art?.[n]);
  const bed = background ? viewBox(m.theme, background) : undefined;
  // Names along the edges need pixels, however small the board is; they are on two of them only, and
  // where names of rooms are above, the letters are below.
  const named = lettered && area.kind === "grid" && !!(area.columns || area.rows);
  // What hexagons are laid into is seen with its rim.
  const within = (margin: number, far = margin, above = 0) => {
    const cut = around(spots.values(), margin);
    cut.w -= margin - far;
    cut.h -= margin - far - above;
    cut.y -= above;
    const box = bed && hex ? both(cut, bed) : cut;
    return { box, fit: Math.min(size.w / box.w, high / box.h) };
  };
  const framed = bed && named && !titled ? FRAME : undefined;
  const plain = within(gap ? rim : named ? 46 : homeless ? 0 : bed && hex ? 6 : 26, framed);
  const names = NAMES / plain.fit;
  const far = framed ?? (bed ? names : THIN);
  // Names of rooms hang over the first of them, as between the others.
  const { box, fit } = gap
    ? within(rim, rim, Math.max(0, gap - rim))
    : named && names > 46
      ? within(names, far)
      : plain;
  // How high it is beside its width, whatever room it has: what sets that room must not follow it.
  const ratio = plain.box.h / plain.box.w;
  const room = { w: size.w, h: high };
  return {
    frame,
    size: room,
    plan,
    turned,
    spots,
    box,
    fit,
    ratio,
    background,
    rows,
    gap,
    lettered,
  };
}

const NONE: number[] = [];

// Where rooms begin, and how many units of the board are between them: enough for their names.
function useRooms({ area, cells }: Plan, m: Model, size: { w: number; h: number }, rim: number) {
  const large = useMedia(LARGE) ? LARGER : 1;
  const rows = useMemo(
    () => (area.kind === "grid" ? roomRows(cells, (id) => isNamed(m.regions.get(id))) : NONE),
    [area, cells],
  );
  if (!rows.length) return { rows, gap: 0 };
  const wideAll = 2 * S * (1 + Math.max(...cells.map((c) => c.x))),
    highAll = heightOf(cells);
  // Its frame is left out on every side, and a name above.
  const across = size.w / (wideAll + 2 * rim);
  const pixels = (fit: number) => nameHigh(2 * S * fit < SMALL) * large;
  const fit = Math.min(
    across,
    (size.h - (rows.length + 1) * pixels(Math.min(across, size.h / highAll))) / (highAll + rim),
  );
  return { rows, gap: Math.max(0, Math.round(pixels(fit) / fit)) };
}

// How far a tap is from the middle of a thing: of a long one, from the line through its middle.
function awayFrom(thing: Element, x: number, y: number): number {
  const r = thing.getBoundingClientRect();
  const half = Math.min(r.width, r.height) / 2;
  const past = (n: number, low: number, high: number) => Math.max(0, low - n, n - high);
  return Math.hypot(past(x, r.left + half, r.right - half), past(y, r.top + half, r.bottom - half));
}

// Which of the things that can be clicked does a finger mean? `several`: it could be more than one.
function meantBy(e: MouseEvent, board: Element, ui: Ui, size: number) {
  const wants = (id: string) =>
    ui.clicks.kept.flatMap((a) => (a.on?.includes(id) ? [a.code] : [])).join();
  const near = [...board.querySelectorAll<SVGElement>('svg [data-id][role="button"]')]
    .map((thing) => ({
      thing,
      id: thing.dataset.id!,
      at: thing.closest<SVGElement>("[data-at]")?.dataset.at,
      away: awayFrom(thing, e.clientX, e.clientY),
    }))
    .filter((t) => ui.open.has(t.id) && t.away <= Math.min(REACH, 0.7 * size))
    .sort((a, b) => a.away - b.away);
  const taught = near.find((t) => ui.ringed.has(t.id) || (t.at && ui.ringed.has(t.at)));
  const first = taught ?? near[0];
  const other = taught ? undefined : near.find((t) => wants(t.id) !== wants(first.id));
  const several = !!other && first.away >= other.away / 2;
  // Where they lie on one cell, coming nearer would not help: the cell asks which is meant.
  const cell = several && first.at && first.at === other.at ? first.at : undefined;
  const cover = cell && board.querySelector<SVGElement>(`.glows [data-id="${cell}"]`);
  return cover ? { thing: cover, several: false } : { thing: first?.thing, several };
}

// How much nearer the board comes where its cells are too small for a finger: at a tap that could
// mean several things, or at a pinch; and what keeps in sight what is asked about.
function useNear(frame: RefObject<HTMLDivElement | null>, cell: number) {
  const ui = useUi();
  const { m, open } = ui;
  const coarse = useMemo(() => matchMedia("(pointer: coarse)").matches, []);
  const [at, setAt] = useState<{ x: number; y: number }>(); // in parts of the whole
  const near = coarse ? FINGER / cell : 1;
  const can = near > 1.02;
  const zoom = can && at ? near : 1;
  useLayoutEffect(() => {
    const node = frame.current;
    if (!node || !at || zoom === 1) return;
    node.scrollLeft = at.x * node.scrollWidth - node.clientWidth / 2;
    node.scrollTop = at.y * node.scrollHeight - node.clientHeight / 2;
  }, [at, zoom]);
  // A new question: nothing of it may be out of sight, or the whole board comes back.
  useLayoutEffect(() => {
    const node = frame.current;
    if (!node || zoom === 1) return;
    const box = node.getBoundingClientRect();
    const boxes = [...node.querySelectorAll(".live, .picked")].map((e) =>
      e.getBoundingClientRect(),
    );
    const inside = (r: DOMRect) =>
      r.left >= box.left - 8 &&
      r.right <= box.right + 8 &&
      r.top >= box.top - 8 &&
      r.bottom <= box.bottom + 8;
    if (boxes.length && boxes.every(inside)) return;
    const left = Math.min(...boxes.map((r) => r.left)),
      right = Math.max(...boxes.map((r) => r.right)),
      top = Math.min(...boxes.map((r) => r.top)),
      bottom = Math.max(...boxes.map((r) => r.bottom));
    if (boxes.length && right - left < box.width && bottom - top < box.height)
      setAt({
        x: ((left + right) / 2 - box.left + node.scrollLeft) / node.scrollWidth,
        y: ((top + bottom) / 2 - box.top + node.scrollTop) / node.scrollHeight,
      });
    else setAt(undefined);
  }, [m, open.size]);
  const bring = (x: number, y: number) => {
    const r = frame.current!.getBoundingClientRect();
    setAt({ x: (x - r.left) / r.width, y: (y - r.top) / r.height });
  };
  const leave = () => {
    setAt(undefined);
    ui.say("");
  };
  const onTap = (e: MouseEvent) => {
    // What is not trusted is the click that was passed on, below.
    if (!can || zoom > 1 || !open.size || !e.isTrusted) return;
    const { thing, several } = meantBy(e, frame.current!, ui, cell);
    if (!thing || (!several && thing === e.target)) return;
    e.stopPropagation();
    if (several) {
      bring(e.clientX, e.clientY);
      ui.say("Tap again: more than one thing was under the finger.");
    } else thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  const apart = useRef(0); // two fingers, when they came down
  const spread = (t: TouchList) =>
    Math.hypot(t[0].clientX - t[1].clientX, t[0].clientY - t[1].clientY);
  const pinch = {
    onTouchStart: (e: TouchEvent) => {
      if (e.touches.length === 2) apart.current = spread(e.touches);
    },
    onTouchMove: (e: TouchEvent) => {
      const t = e.touches;
      if (t.length !== 2 || !can) return;
      const by = spread(t) / apart.current;
      if (by > 1.2 && zoom === 1)
        bring((t[0].clientX + t[1].clientX) / 2, (t[0].clientY + t[1].clientY) / 2);
      else if (by < 0.8 && zoom > 1) leave();
    },
  };
  return { zoom, near: can ? near : 1, on: { onClickCapture: onTap, ...pinch }, leave };
}

export function Board({ area: whole }: { area: Area }) {
  const ui = useUi();
  const { m, open } = ui;
  const flat = useMemo(
    () => ({
      area: whole,
      cells: m.cells.get(whole.id) ?? [],
      edges: m.edges.get(whole.id) ?? [],
    }),
    [m, whole],
  );
  const laidOut = useSize(flat, m);
  const { frame, size, plan, turned, spots, box, fit, ratio, background, rows, gap, lettered } =
    laidOut;
  const { area, cells, edges } = plan;
  const { zoom, near, on, leave } = useNear(frame, held(area.kind) * fit);
  const px = (useMedia(LARGE) ? LARGER : 1) / (fit * zoom);
  const small = wide(area.kind) * fit * zoom < SMALL;
  const side = wide(area.kind) * fit * zoom;
  const priced = area.kind === "grid" && side >= ROOMY ? px * Math.min(1.5, side / COIN) : px;
  const neighbours = useMemo(() => new Map(cells.map((c) => [`${c.x},${c.y}`, c])), [cells]);
  const said = useMemo(() => saidOver(ui, cells, small), [m, cells, open, ui.marks, small]);
  const columns = area.kind === "hex" && turned;
  const pieces = useMemo(
    () => spread(laid(m, cells, spots, small, said, columns)),
    [m, cells, spots, small, said, columns],
  );
  const walls = edges.filter((e) => e.kind);
  const hex = area.kind === "hex";
  // All that can be clicked as one, in worlds whose squares have no price each.
  const reached = useMemo(
    () => (hex ? "" : outlineOf(cells.filter((c) => open.has(c.id)).map((c) => spots.get(c.id)!))),
    [hex, cells, spots, open],
  );
  const pricing = { area, cells, spots, px: priced, pieces };
  const behind = [...cells].sort((a, b) => a.y - b.y || a.x - b.x);

  const ground = (high: boolean) =>
    behind
      .filter((c) => spots.get(c.id)!.lift > 0 === high)
      .map((c) => (
        <Ground key={c.id} cell={c} spot={spots.get(c.id)!} neighbours={neighbours} hex={hex} />
      ));
  const frameOf = {
    viewBox: `${box.x} ${box.y} ${box.w} ${box.h}`,
    style: { width: `${size.w * zoom}px`, height: `${size.h * zoom}px`, "--px": px },
  };
  const labels = pieces.flatMap((p) => labelsOf(m, p, px));
  const written = [...pieces.flatMap((p) => bodyBoxes(m, p)), ...labels];
  const coins = cells
    .filter((c) => open.has(c.id))
    .map((c) => spots.get(c.id)!)
    .map((spot) => centred(spot.x, spot.y - spot.up, (small ? 32 : 24) * px, 18 * px));
  const busy = [...written, ...coins];
  const climbed = new Set(cells.filter((c) => open.has(c.id)).map((c) => c.region));
  const outcomes = useMemo(
    () => outcomesOf(ui, spots, px, busy),
    [m, ui.recent, ui.marks, spots, pieces, px, open],
  );
  const ended = outcomes.map((o) => o.box);
  const heights = heightsOf(
    m,
    { cells, spots },
    {
      px,
      small,
      priced: climbed,
      taken: [...(small ? busy : written), ...ended, ...overHeads(ui, pieces, priced)],
    },
  );
  const title = area.title ?? "the board";
  const layer = (name: string, children: ComponentChildren) => <g class={name}>{children}</g>;
  const names = useMemo(
    () => namesOf(ui, { cells, spots, pieces, hex, px, small }),
    [m, spots, pieces, px, open],
  );
  const named = names.map((n) => n.box);
  // On small squares there is no room for one between two crowds.
  const arrows = small ? [] : arrowsOf(ui, spots, [...named, ...labels], pieces);
  return (
    <section
      aria-label={title}
      class={`board ${area.kind}${turned ? " turned" : ""}${zoom > 1 ? " near" : ""}`}
      ref={frame}
      data-id={area.id}
      data-near={near}
      style={{ "--ratio": ratio }}
    >
      {/* What rarely changes is a picture of its own, so that it need not be painted again with
          whatever stands on it; so are what breathes and what stands on that. */}
      <svg class="ground" aria-hidden="true" {...frameOf}>
        {background ? (
          <Drawn name={background} high={1 + (rows.length * gap) / heightOf(flat.cells)} />
        ) : hex ? null : (
          <Mat cells={cells} spots={spots} px={px} />
        )}
        <Floors cells={cells} spots={spots} gap={gap} />
        {layer("floor", ground(false))}
        <Shadows cells={cells} spots={spots} />
        {layer("floor", ground(true))}
        <Lids cells={cells} spots={spots} small={small} />
        <Shades cells={cells} spots={spots} neighbours={neighbours} />
        <Drawn
          name={turned ? "board-light-turned" : "board-light"}
          high={1 + (rows.length * gap) / heightOf(flat.cells)}
        />
      </svg>
      <svg aria-label={title} {...frameOf} {...on}>
        {layer(
          "wall-shadows",
          walls.map((e) => <WallShadow key={e.id} edge={e} />),
        )}
        {layer(
          "glows",
          <>
            <path class="reached" d={reached} />
            {behind.map((c) => (
              <Cover key={c.id} cell={c} spot={spots.get(c.id)!} />
            ))}
          </>,
        )}
        <Trails spots={spots} />
      </svg>
      <Breath cells={cells} spots={spots} reached={reached} {...frameOf} />
      <svg class="front" aria-label={title} {...frameOf} {...on}>
        <Blows spots={spots} />
        <Lines spots={spots} pieces={pieces} px={px} taken={busy} under />
        <Heights told={heights} px={px} />
        {hex || !lettered ? null : <AxisNames area={area} cells={cells} spots={spots} px={px} />}
        {/* Behind whoever stands before it: nobody has a number on their chest. */}
        {hex ? null : <Prices {...pricing} free names={heights.map((h) => h.at)} />}
        {layer(
          "pieces",
          rowsOf(
            pieces.filter((p) => !p.pin),
            walls,
          ).map((on) =>
            "item" in on ? (
              <Piece
                key={on.item.id ?? `${on.cell.id}:${on.k}`}
                {...on}
                among={among(m, pieces, on)}
              />
            ) : (
              <Wall key={on.id} edge={on} />
            ),
          ),
        )}
        {layer(
          "pins",
          pieces.filter((p) => p.pin).map((p) => <Piece key={p.item.id} {...p} />),
        )}
        {layer(
          "walls",
          edges.map((e) => <WallCover key={e.id} edge={e} />),
        )}
        <NewWalls walls={walls} />
        <RegionNames names={names} hex={hex} px={px} small={small} />
        {layer(
          "counts",
          pieces.map((p) => (
            <PieceLabels key={p.item.id ?? `${p.cell.id}:${p.k}`} {...p} px={px} bare={small} />
          )),
        )}
        <WallNumbers walls={walls} px={px} taken={[...named, ...written]} />
        <Blows spots={spots} over={px} />
        <Outcomes told={outcomes} px={px} />
        <Lines
          spots={spots}
          pieces={pieces}
          px={px}
          taken={[...busy, ...ended, ...heights.map((h) => h.at), ...beyond(box)]}
        />
        <Arrows arrows={arrows} />
        <Prices
          {...pricing}
          squeeze={small && !hex}
          names={[...named, ...arrows.map((a) => a.box)]}
        />
      </svg>
      {zoom > 1 ? (
        <button type="button" class="whole" onClick={leave}>
          Whole board
        </button>
      ) : null}
    </section>
  );
}
