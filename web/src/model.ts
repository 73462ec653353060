// A scene laid over its layout, and found by id.
import type {
  Action,
  Area,
  Cell,
  Edge,
  Group,
  Item,
  Layout,
  Line,
  Look,
  Mark,
  Place,
  Region,
  Scene,
  Slot,
  Theme,
  Tone,
} from "./types";

// Who sits there, as a table tells it, is neither a person nor awaited.
export const isBot = (who: string) => !/^(human|open)/.test(who);

// "Ann, Bob and Cleo".
export const listed = (names: string[]) =>
  names.length > 1
    ? `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`
    : (names[0] ?? "");

// "Round 4" where the book counts those, or "Turn 12".
export const whenIs = ({ turn, round }: { turn?: number; round?: number }): string =>
  round ? `Round ${round}` : turn ? `Turn ${turn}` : "";

// How many lines have been told.
export const heard = (s: Scene) => (s.log_before ?? 0) + (s.log?.length ?? 0);

// What happened, for who sees the table: without the names of squares and pieces.
export const plainly = (l: Line): Line => (l.plain ? { ...l, text: l.plain } : l);

// The viewer, or somebody who wins with them; to who only watches nobody is a rival.
export function isFriend(scene: Scene, seat: number): boolean {
  const { viewer, seats } = scene;
  if (typeof viewer !== "number" || seat === viewer) return true;
  const { team } = seats[viewer];
  return !!team && seats[seat]?.team === team;
}

// Green is good for the viewer, whoever did it: what a rival gains is not.
export function toneFor(scene: Scene, l: Line): Tone | undefined {
  if ((l.tone !== "good" && l.tone !== "wins") || l.seat === undefined) return l.tone;
  return isFriend(scene, l.seat) ? l.tone : "danger";
}

export interface Model {
  scene: Scene;
  theme: Theme;
  areas: Area[];
  cells: Map<string, Cell[]>; // by area
  edges: Map<string, Edge[]>;
  regions: Map<string, Region>;
  groups: Map<string, Group[]>; // by area
  slots: Map<string, Slot[]>; // by group
  items: Map<string, Item[]>; // by place, in order
  titles: Map<string, string>; // of everything that has an id
  clauses: Map<string, string>;
}

function over<T extends { id: string }>(base: T[] | undefined, top: T[] | undefined): T[] {
  const all = new Map<string, T>();
  for (const x of base ?? []) all.set(x.id, x);
  for (const x of top ?? []) all.set(x.id, x);
  return [...all.values()];
}

function by<T>(list: T[], key: (x: T) => string): Map<string, T[]> {
  const m = new Map<string, T[]>();
  for (const x of list) {
    const k = key(x);
    const l = m.get(k);
    if (l) l.push(x);
    else m.set(k, [x]);
  }
  return m;
}

export function model(scene: Scene, layout: Layout | undefined, theme: Theme | undefined): Model {
  const l = scene.layout ?? layout ?? {};
  const t = scene.theme ?? theme ?? {};
  const cells = over(l.cells, scene.cells);
  const edges = over(l.edges, scene.edges);
  const areas = over(l.areas, scene.areas);
  const groups = over(l.groups, scene.groups);
  const slots = over(l.slots, scene.slots);
  const items = by(scene.items ?? [], (i) => i.at);
  for (const list of items.values()) list.sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
  const titles = new Map<string, string>();
  const clauses = new Map<string, string>();
  const name = (id: string | undefined, title: string | undefined, clause?: string) => {
    if (id && title) titles.set(id, title);
    if (id && clause) clauses.set(id, clause);
  };
  for (const x of areas) name(x.id, x.title, x.clause);
  for (const x of cells) name(x.id, x.title ?? x.id, x.clause);
  for (const x of edges) name(x.id, x.title ?? x.id);
  for (const x of groups) name(x.id, x.title);
  for (const x of slots) if (!titles.has(x.id)) name(x.id, x.title);
  for (const x of scene.items ?? [])
    name(x.id, x.title ?? t.looks?.[x.kind ?? ""]?.title, x.clause);
  for (const [i, s] of scene.seats.entries()) name(`seat${i}`, s.name);
  return {
    scene,
    theme: t,
    areas,
    cells: by(cells, (c) => c.area),
    edges: by(edges, (e) => e.area),
    regions: new Map(over(l.regions, scene.regions).map((r) => [r.id, r])),
    groups: by(groups, (g) => g.area),
    slots: by(slots, (s) => s.group),
    items,
    titles,
    clauses,
  };
}

export const look = (m: Model, kind: string | undefined): Look | undefined =>
  kind === undefined ? undefined : m.theme.looks?.[kind];

// What a thing shows: a wild card something else, a figure the parts it still has.
export const kindOf = (item: Item) => item.face?.symbol ?? item.shown_as ?? item.kind;

export function itemLook(m: Model, item: Item): Look | undefined {
  const own = look(m, kindOf(item));
  return item.art ? { ...own, art: item.art } : own;
}

export function colour(m: Model, name: string | undefined, otherwise: string): string {
  if (!name) return otherwise;
  if (name.startsWith("#")) return name;
  return look(m, name)?.colour ?? otherwise;
}

export const seatColour = (
  m: Model,
  seat: number | undefined,
  otherwise = "var(--ink-2)",
): string =>
  seat === undefined || seat < 0
    ? otherwise
    : colour(m, m.scene.seats[seat]?.colour ?? m.theme.seats?.[seat], otherwise);

// The figure of a seat, where it has one.
export function figureOf(m: Model, seat: number): Look | undefined {
  const { symbol, role } = m.scene.seats[seat];
  return (
    look(m, symbol) ??
    Object.values(m.theme.looks ?? {}).find((l) => l.title === role && (l.art || l.svg))
  );
}

// Seats from the one after the viewer (or the one named) on, that one last.
export function seatOrder(m: Model, last?: number): number[] {
  const n = m.scene.seats.length;
  const me = last ?? (typeof m.scene.viewer === "number" ? m.scene.viewer : n - 1);
  return Array.from({ length: n }, (_, i) => (me + 1 + i) % n);
}

export function areasOf(m: Model, place: Place, owner?: number): Area[] {
  return m.areas
    .filter((a) => a.place === place && (owner === undefined || (a.owner ?? -1) === owner))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

// On which part of the table a thing lies: of a card, its hand.
export function placeOf(m: Model, id: string): Place | "seat" | undefined {
  if (/^seat\d$/.test(id)) return "seat";
  const at = m.scene.items?.find((i) => i.id === id)?.at ?? id;
  const groups = [...m.groups.values()].flat();
  const group = [...m.slots.values()].flat().find((s) => s.id === at)?.group ?? at;
  const area =
    groups.find((g) => g.id === group)?.area ??
    [...m.cells.values(), ...m.edges.values()].flat().find((c) => c.id === at)?.area ??
    at;
  return m.areas.find((a) => a.id === area)?.place;
}

// What one would call a thing that is to be tapped; nothing: it has no plain name.
export function targetWord(m: Model, id: string): string | undefined {
  if (/^seat\d$/.test(id)) return "a player";
  const own = m.areas.find((a) => a.id === id)?.owner;
  if (own !== undefined && own !== m.scene.viewer) return "a player";
  const on = [...m.cells.values()].flat().find((c) => c.id === id)?.area;
  const board = m.areas.find((a) => a.id === on);
  if (board?.place === "board") return board.kind === "hex" ? "a hex" : "a square";
  const place = m.scene.items?.some((i) => i.id === id) ? placeOf(m, id) : undefined;
  return place === "board" ? "a piece" : place === "hand" ? "a card" : undefined;
}

// Can somebody point at it on any screen? Decks and scores may be folded away.
export function inSight(m: Model, id: string): boolean {
  const place = placeOf(m, id);
  return place !== undefined && place !== "stock" && place !== "status";
}

// A piece on a board that belongs to who looks.
export function ownPiece(m: Model, id: string): boolean {
  const item = m.scene.items?.find((i) => i.id === id);
  return item?.owner !== undefined && item.owner === m.scene.viewer && placeOf(m, id) === "board";
}

// A card that the viewer holds, and sees.
export function inOwnHand(m: Model, id: string): boolean {
  const item = m.scene.items?.find((i) => i.id === id);
  return item?.owner !== undefined && item.owner === m.scene.viewer && placeOf(m, id) === "hand";
}

// The part of a figure that is seen, on top of what it covers.
export function isPart(m: Model, id: string): boolean {
  const at = m.scene.items?.find((i) => i.id === id)?.at;
  const isSlot = [...m.slots.values()].some((all) => all.some((s) => s.id === at));
  return isSlot && m.items.get(at!)?.at(-1)?.id === id;
}

// Several cards of one's own hand, which mean something only together: whoever takes the last of
// them has not yet looked at them all.
export function isSet(m: Model, a: Action): boolean {
  const on = a.on ?? [];
  return !a.any && on.length > 1 && on.every((id) => placeOf(m, id) === "hand");
}

// Marks to show now: those for everybody, and those of what is pointed at.
export function marksOn(
  m: Model,
  pointed: { item?: string; action?: number },
  more: Mark[],
): Mark[] {
  const on = m.scene.actions?.find((a) => a.code === pointed.action)?.on ?? [];
  return [...(m.scene.marks ?? []), ...more].filter(
    (k) =>
      (k.item === undefined || k.item === pointed.item || on.includes(k.item)) &&
      (k.action === undefined || k.action === pointed.action),
  );
}
