// What happened since the viewer last decided, and how much of it matters to them.
import type { Recent } from "../draw/ui";
import { heard, isFriend, plainly, toneFor } from "../model";
import type { Area, Line, Move, Place, Scene, Tone } from "../types";

const UNSEEN: Place[] = ["hand", "stock", "status"]; // where cards come and go unnoticed
const away = (place: string, hidden: Set<string>) => hidden.has(place) || /^seat\d$/.test(place);

// The moves that change what lies on the table before everybody. `hidden` are the areas that only
// their owners look into.
export const seenMoves = (moves: Move[], hidden: Set<string>): Move[] =>
  moves.filter((k) => !away(k.from, hidden) || !away(k.to, hidden));

const isBlow = (k: Move) => k.manner === "hit" || k.manner === "vanish";

// Whose things were struck or taken.
const struck = (now: Scene, moves: Move[]): number[] =>
  moves
    .filter((k) => k.item && isBlow(k))
    .flatMap((k) => now.items?.find((i) => i.id === k.item)?.owner ?? []);

// Lines are told to the viewer: "Bob takes your Torso", "You are hit".
const toYou = (text: string) => /\byou(rs?)?\b/i.test(text);

export const SHOWN = 0.5; // a card that goes by, and everybody sees which
export const PLAIN = 1;
export const MATTERS = 2;
export const SETTLES = 3; // how a fight ended

// "You turn two humans": the viewer did it themselves.
const isOwnDeed = (now: Scene, l: Line, by: number | undefined) =>
  by === now.viewer && l.seat === now.viewer && /^You\b/.test(l.text);

// Done to the viewer: it speaks of them, and is not what they did.
const isForMe = (now: Scene, l: Line, by: number | undefined, hurt: number[]) =>
  typeof now.viewer === "number" &&
  (hurt.includes(now.viewer) ||
    (l.seat === now.viewer
      ? l.tone === "danger" && !isOwnDeed(now, l, by)
      : toYou(l.text) && l.tone !== "good"));

// "Rosa is out": what was theirs may be gone from the table with them.
const isFallenRival = (now: Scene, l: Line) =>
  l.seat !== undefined && !!now.seats[l.seat]?.out && !isFriend(now, l.seat) && !toYou(l.text);

// A rival's loss is no danger, nor what a friend does: they decided it or, where several steps are
// told as one, something of it moved and nothing was struck.
function toneOf(now: Scene, l: Line, by: number | undefined, seen: Move[]): Tone | undefined {
  if (l.tone !== "danger") return toneFor(now, l);
  const hurt = struck(now, seen);
  const rivals = hurt.length ? !hurt.some((owner) => isFriend(now, owner)) : isFallenRival(now, l);
  if (rivals) return by === now.viewer ? "good" : "plain";
  if (hurt.length) return "danger";
  if (isOwnDeed(now, l, by)) return "good";
  const ally = l.seat !== undefined && l.seat !== now.viewer && isFriend(now, l.seat);
  const acts = by === l.seat || (seen.length > 0 && !seen.some(isBlow));
  return ally && typeof now.viewer === "number" && acts ? "good" : "danger";
}

function weigh(l: Line, forMe: boolean, moves: Move[], seen: Move[]): number {
  if (forMe || (l.tone && l.tone !== "plain")) return MATTERS;
  if (l.seat === undefined) return 0;
  return seen.length ? PLAIN : moves.some((k) => k.item) ? SHOWN : 0;
}

// A step as it was told: whose decision it was, what was said, and what moved.
export interface ToldStep {
  by?: number;
  during?: number; // the turn in which it was decided
  log?: Line[];
  moves?: Move[];
}

// Each line with what moved when it was said; what moved after the last of them is its own too.
export function tellStep(
  told: ToldStep,
  now: Scene,
  hidden: Set<string>,
  settles = false,
): Recent[] {
  const lines = (told.log ?? []).map(plainly),
    all = told.moves ?? [];
  return lines.map((l, i) => {
    const end = i === lines.length - 1 ? undefined : (l.moved ?? 0);
    const moves = all.slice(lines[i - 1]?.moved ?? 0, end);
    const seen = seenMoves(moves, hidden);
    const hurt = struck(now, seen);
    const forMe = isForMe(now, l, told.by, hurt);
    const weight = weigh(l, forMe, moves, seen);
    const result = settles && (weight >= MATTERS || seen.length > 0);
    return {
      by: told.by,
      seat: l.seat,
      turn: now.turn,
      during: told.during,
      text: l.text,
      tone: toneOf(now, l, told.by, seen),
      clause: l.clause,
      forMe,
      weight: result ? SETTLES : weight,
      moves,
    };
  });
}

// Something is fought out, or was until now.
export const fights = (scene: Scene | undefined, areas: Area[]) =>
  !!scene &&
  [...areas, ...(scene.areas ?? [])].some(
    (a) => a.place === "contest" && scene.sides?.some((s) => s.area === a.id),
  );

// What this scene tells that the one before it did not.
export function news(
  before: Scene | undefined,
  now: Scene,
  hidden: Set<string>,
  areas: Area[] = [],
): Recent[] {
  const fresh = before ? heard(now) - heard(before) : 0;
  if (fresh <= 0) return [];
  const told = {
    by: before?.actor ?? undefined,
    during: before?.turn,
    log: (now.log ?? []).slice(-fresh),
    moves: now.moves,
  };
  return tellStep(told, now, hidden, fights(before, areas) && !fights(now, areas));
}

export const hiddenAreas = (areas: { id: string; place: Place }[]) =>
  new Set(areas.filter((a) => UNSEEN.includes(a.place)).map((a) => a.id));

// Not what the viewer did: they know; but what came of it, a fight that ended or a loss.
const isOutcome = (r: Recent) => r.weight >= SETTLES || !!r.forMe;
export const worthTelling = (recent: Recent[], viewer: unknown) =>
  recent.filter((r) => r.text && (r.seat !== viewer || r.by !== viewer || isOutcome(r)));

// What is done to the viewer comes first; then what somebody does, before what follows from the
// order of play: "Bob passes", "Cleo draws"; and that it is one's own turn is no news.
function rank(r: Recent, viewer: unknown): number {
  if (r.weight >= MATTERS) return 2 * r.weight + (r.forMe ? (toYou(r.text) ? 1.5 : 1) : 0);
  if (r.seat === undefined || (r.seat === viewer && !r.weight)) return 0;
  return 2 * r.weight + (r.by !== viewer && (r.by === r.seat || r.by === undefined) ? 1 : 0.5);
}

// The one that matters most; of several, the latest.
export const lead = (lines: Recent[], viewer: unknown): Recent | undefined =>
  lines
    .filter((r) => rank(r, viewer) > 0)
    .reduce<Recent | undefined>(
      (a, b) => (a && rank(a, viewer) > rank(b, viewer) ? a : b),
      undefined,
    );

// What was shown last at one moment, of what weighs so much at least; nothing once the viewer has
// gone on to something else.
export function lastBeat(recent: Recent[], viewer: unknown, least = 0): Recent[] {
  const own = recent.filter((r) => r.by === viewer).at(-1)?.beat ?? 0;
  const lines = worthTelling(recent, viewer);
  const last = lines.filter((r) => rank(r, viewer) > 0 && r.weight >= least).at(-1);
  return last && (last.beat ?? own) >= own ? lines.filter((r) => r.beat === last.beat) : [];
}

// The one thing to say where there is room for no more: what was done to the viewer, or else what is
// shown now while the others play, and then the most important of it all.
export function headline(recent: Recent[], { viewer, actions }: Scene): Recent | undefined {
  const lines = worthTelling(recent, viewer);
  const most = lead(lines, viewer);
  if (actions?.length || (most && (most.forMe || most.weight >= SETTLES))) return most;
  return lead(lastBeat(recent, viewer), viewer) ?? most;
}

// ---- one row for each player's turn ----

export interface Row {
  seat: number | undefined; // of whom it speaks
  lines: Recent[]; // the one that counts, and the last of what else was done to the viewer
  all: Recent[];
  drawn: number; // cards that came from a deck, besides
  forMe: boolean;
}

// Cards that go from a deck into a hand.
function drawn(lines: Recent[], areas: Area[]): number {
  const is = (id: string, place: Place) => areas.some((a) => a.id === id && a.place === place);
  return lines.flatMap((r) => r.moves).filter((k) => is(k.from, "stock") && is(k.to, "hand"))
    .length;
}

function row(all: Recent[], viewer: unknown, areas: Area[]): Row[] {
  const first = lead(all, viewer);
  if (!first) return [];
  const other = all.filter((r) => r !== first && (r.forMe || r.weight >= SETTLES)).at(-1);
  const lines = all.filter((r) => r === first || r === other);
  const rest = all.filter((r) => !lines.includes(r) && r.seat === first.seat);
  const forMe = lines.some((r) => r.forMe);
  // "Mara skips and draws a card" has said so.
  const cards = /\bdraws?\b/.test(lines.at(-1)!.text) ? 0 : drawn(rest, areas);
  return [{ seat: first.seat ?? first.by, lines, all, drawn: cards, forMe }];
}

export function rows(recent: Recent[], viewer: unknown, areas: Area[]): Row[] {
  const whose = (r: Recent) => (r.by === viewer && !isOutcome(r) ? r.seat : r.by);
  const turns: Recent[][] = [];
  // A turn that goes on after somebody else's reaction is still one.
  const goesOn = (turn: Recent[], r: Recent) =>
    whose(turn[0]) === whose(r) &&
    (turn === turns.at(-1) || (r.during !== undefined && turn.at(-1)!.during === r.during));
  for (const r of worthTelling(recent, viewer)) {
    const turn = turns.filter((t) => goesOn(t, r)).at(-1);
    if (turn) turn.push(r);
    else turns.push([r]);
  }
  return turns.flatMap((turn) => row(turn, viewer, areas));
}
