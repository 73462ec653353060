// What happened since the viewer last decided, and how much of it matters to them.
import type { Recent } from "../draw/ui";
import { heard, toneFor } from "../model";
import type { Line, Move, Place, Scene } from "../types";

const UNSEEN: Place[] = ["hand", "stock", "status"]; // where cards come and go unnoticed

// The moves that change what lies on the table before everybody. `hidden` are the areas that only
// their owners look into.
export function seenMoves(scene: Scene, hidden: Set<string>): Move[] {
  const away = (place: string) => hidden.has(place) || /^seat\d$/.test(place);
  return (scene.moves ?? []).filter((k) => !away(k.from) || !away(k.to));
}

// Was something of the viewer's struck?
const struck = (now: Scene, moves: Move[]) =>
  moves.some(
    (k) => k.manner === "hit" && now.items?.some((i) => i.id === k.item && i.owner === now.viewer),
  );

// Lines are told to the viewer: "Bob takes your Torso", "You are hit".
const toYou = (text: string) => /\byou(rs?)?\b/i.test(text);

export const PLAIN = 1;
export const MATTERS = 2;

function weigh(now: Scene, l: Line, tone: string | undefined, moves: Move[]): number {
  if (tone && tone !== "plain") return MATTERS;
  if (toYou(l.text) && (l.seat !== now.viewer || struck(now, moves))) return MATTERS;
  return moves.length && l.seat !== undefined ? PLAIN : 0;
}

// What this scene tells that the one before it did not.
export function news(before: Scene | undefined, now: Scene, hidden: Set<string>): Recent[] {
  const fresh = before ? heard(now) - heard(before) : 0;
  if (fresh <= 0) return [];
  const lines = (now.log ?? []).slice(-fresh);
  const moves = seenMoves(now, hidden);
  return lines.map((l, i) => {
    const tone = toneFor(now, l);
    return {
      by: before?.actor ?? undefined,
      seat: l.seat,
      text: l.text,
      tone,
      clause: l.clause,
      weight: weigh(now, l, tone, moves),
      moves: i === lines.length - 1 ? (now.moves ?? []) : [],
    };
  });
}

export const hiddenAreas = (areas: { id: string; place: Place }[]) =>
  new Set(areas.filter((a) => UNSEEN.includes(a.place)).map((a) => a.id));

// Not what the viewer did: they know.
export const byOthers = (recent: Recent[], viewer: unknown) =>
  recent.filter((r) => r.text && (r.seat !== viewer || r.by !== viewer));

// What somebody does comes before what follows from the order of play: "Bob passes", "Cleo draws".
const rank = (r: Recent, viewer: unknown) =>
  2 * r.weight + (r.by !== viewer && (r.by === r.seat || r.by === undefined) ? 1 : 0);

// The one that matters most; of several, the latest.
export const lead = (lines: Recent[], viewer: unknown): Recent | undefined =>
  lines.reduce<Recent | undefined>(
    (a, b) => (a && rank(a, viewer) > rank(b, viewer) ? a : b),
    undefined,
  );

// What the others did last, all that was shown at one moment; nothing once the viewer has acted.
export function lastBeat(recent: Recent[], viewer: unknown): Recent[] {
  const own = recent.filter((r) => r.by === viewer).at(-1)?.beat ?? 0;
  const lines = byOthers(recent, viewer);
  const last = lines.filter((r) => rank(r, viewer) > 0).at(-1);
  return last && (last.beat ?? own) >= own ? lines.filter((r) => r.beat === last.beat) : [];
}
