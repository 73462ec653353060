// What happened since the viewer last decided, and how much of it matters to them.
import type { Recent } from "../draw/ui";
import { heard, isFriend, plainly, toneFor } from "../model";
import type { Area, Line, Move, Place, Scene, Seat, Tone } from "../types";

const UNSEEN: Place[] = ["hand", "stock", "status"]; // where cards come and go unnoticed
const away = (place: string, hidden: Set<string>) => hidden.has(place) || /^seat\d$/.test(place);

// The moves that change what lies on the table before everybody. `hidden` are the areas that only
// their owners look into.
export const seenMoves = (moves: Move[], hidden: Set<string>): Move[] =>
  moves.filter((k) => !away(k.from, hidden) || !away(k.to, hidden));

const isBlow = (k: Move) => k.manner === "hit" || k.manner === "vanish";

// Something went from the table.
const isLoss = (r: Recent) => r.moves.some((k) => k.manner === "vanish");

// A blow that is told right after by what was lost by it.
const isOutdone = (r: Recent, next: Recent | undefined) =>
  !!next &&
  isLoss(next) &&
  !isLoss(r) &&
  r.weight >= MATTERS &&
  r.moves.some((k) => k.item && isBlow(k));

// Whose things were struck or taken.
// Also whoever something fell off, which lies on elsewhere.
const struck = (now: Scene, moves: Move[]): number[] =>
  moves
    .filter((k) => k.item && (isBlow(k) || k.manner === "vanish"))
    .flatMap((k) => now.items?.find((i) => i.id === k.item && (isBlow(k) || i.faded)) ?? [])
    .flatMap((i) => i.owner ?? []);

// Lines are told to the viewer: "Bob takes your Torso", "You are hit".
export const toYou = (text: string) => /\byou(rs?)?\b/i.test(text);

export const SHOWN = 0.5; // a card that goes by, and everybody sees which
export const PLAIN = 1;
export const MATTERS = 2;
export const SETTLES = 3; // how a fight ended

// Who did it: whoever decided; but as Bob passes "Otto defeats Mara's Pirate", it is whom the sentence
// names first, if nothing of theirs was struck.
function doerOf(now: Scene, l: Line, by: number | undefined, hurt: number[]): number | undefined {
  const named = /^Your?\b/.test(l.text) ? now.viewer : namedFirst(now.seats, l.text);
  const did = typeof named === "number" && named >= 0 && !hurt.includes(named);
  return did && hurt.length ? named : by;
}

// "You turn two humans": the viewer did it themselves.
const isOwnDeed = (now: Scene, l: Line, by: number | undefined) =>
  by === now.viewer && l.seat === now.viewer && /^You\b/.test(l.text);

// "Your attack slags Bob's Torso": what is theirs does it to somebody else.
const isOwnBlow = ({ seats, viewer }: Scene, { text }: Line) =>
  /^Your\b/.test(text) && seats.some(({ name }, i) => i !== viewer && text.includes(name));

const byFriend = (now: Scene, by: number | undefined) =>
  by !== undefined && by !== now.viewer && isFriend(now, by);

// Done to the viewer: it speaks of them, and is not what they did ("You complete Bob's Ninja"). Where
// nothing moved ("Bob names you to act next"), it was done to what is theirs.
// What a friend does with it harms nobody.
const isForMe = (now: Scene, l: Line, by: number | undefined, hurt: number[], touched: boolean) =>
  typeof now.viewer === "number" &&
  !(byFriend(now, by) && !hurt.length && l.tone !== "danger") &&
  (hurt.includes(now.viewer) ||
    (!isOwnBlow(now, l) &&
      (l.seat === now.viewer
        ? l.tone === "danger" && !isOwnDeed(now, l, by)
        : l.tone !== "good" &&
          !(by === now.viewer && /^You\b/.test(l.text)) &&
          (touched ? toYou(l.text) : /\byour\b/i.test(l.text)))));

// "Rosa is out": what was theirs may be gone from the table with them.
const isFallenRival = (now: Scene, l: Line) =>
  l.seat !== undefined && !!now.seats[l.seat]?.out && !isFriend(now, l.seat) && !toYou(l.text);

// A rival's loss is no danger, nor what a friend does: they decided it or, where several steps are
// told as one, something of it moved and nothing was struck.
export function toneOf(now: Scene, l: Line, by?: number, seen: Move[] = []): Tone | undefined {
  if (l.tone !== "danger") return toneFor(now, l);
  const hurt = struck(now, seen);
  const rivals = hurt.length ? !hurt.some((owner) => isFriend(now, owner)) : isFallenRival(now, l);
  const did = doerOf(now, l, by, hurt);
  const ours = did !== undefined && typeof now.viewer === "number" && isFriend(now, did);
  if (rivals) return ours ? "good" : "plain";
  if (hurt.length) return "danger";
  if (isOwnDeed(now, l, by) || isOwnBlow(now, l)) return "good";
  const ally = l.seat !== undefined && l.seat !== now.viewer && isFriend(now, l.seat);
  const acts = by === l.seat || (seen.length > 0 && !seen.some(isBlow));
  return ally && typeof now.viewer === "number" && acts ? "good" : "danger";
}

// Whose side of a contest a card was laid on.
const laidFor = (now: Scene, moves: Move[]) =>
  now.areas?.find(
    (a) => a.place === "contest" && a.owner !== undefined && moves.some((k) => k.to === a.id),
  )?.owner;

// A card that somebody else lays in a contest of the viewer's, beside their own or against them.
function sided(now: Scene, moves: Move[], by: number | undefined): Tone | undefined {
  const whose = laidFor(now, moves);
  if (whose === undefined || by === now.viewer) return undefined;
  if (whose === now.viewer) return "good";
  return now.sides?.some((s) => s.owner === now.viewer) ? "danger" : undefined;
}

// How the sides of a contest stand.
const sumsOf = ({ sides }: Scene) => sides?.map((s) => s.sum).join();

function weigh(l: Line, forMe: boolean, moves: Move[], seen: Move[]): number {
  if (forMe || (l.tone && l.tone !== "plain")) return MATTERS;
  if (l.seat === undefined) return 0;
  return seen.length ? PLAIN : moves.some((k) => k.item) ? SHOWN : 0;
}

// A step as it was told: whose decision it was, what was said, and what moved.
export interface ToldStep {
  by?: number;
  during?: number; // the turn in which it was decided
  chose?: boolean; // by a choice of the viewer's
  log?: Line[];
  moves?: Move[];
}

// Each line with what moved when it was said; what moved after the last of them is its own too.
export function tellStep(
  told: ToldStep,
  now: Scene,
  hidden: Set<string>,
  { settles = false, begins = false, scores = false } = {},
): Recent[] {
  const lines = (told.log ?? []).map(plainly),
    all = told.moves ?? [];
  let did = told.by; // of what follows too: a ring is left where somebody was defeated
  return lines.map((l, i) => {
    const end = i === lines.length - 1 ? undefined : (l.moved ?? 0);
    const moves = all.slice(lines[i - 1]?.moved ?? 0, end);
    const seen = seenMoves(moves, hidden);
    const hurt = struck(now, seen);
    did = doerOf(now, l, did, hurt);
    const side = sided(now, moves, told.by);
    const forMe = side === "danger" || isForMe(now, l, did, hurt, moves.length > 0);
    const counts = laidFor(now, moves) !== undefined || (scores && i === lines.length - 1);
    const weight = Math.max(weigh(l, forMe, moves, seen), counts ? PLAIN : 0);
    const result = settles && (weight >= MATTERS || seen.length > 0);
    return {
      by: told.by,
      did,
      seat: l.seat,
      turn: now.turn,
      during: told.during,
      text: l.text,
      gain: l.gain,
      tone: side ?? toneOf(now, l, told.by, seen),
      clause: l.clause,
      forMe,
      weight: result ? SETTLES : weight,
      begins: begins && weight >= PLAIN,
      scores: counts,
      moves,
    };
  });
}

// Nothing on the table shows that it was done.
export const isQuiet = (told: Recent[]) => told.every((r) => r.weight < PLAIN);

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
  const [was, is] = [fights(before, areas), fights(now, areas)];
  const scores = was && is && sumsOf(before!) !== sumsOf(now);
  return tellStep(told, now, hidden, { settles: was && !is, begins: is && !was, scores });
}

// What went away since with the place it came to, by what the viewer did, is no longer done to them:
// a card on a figure that they have completed.
export function withoutUndone(recent: Recent[], viewer: unknown): Recent[] {
  const undone = (r: Recent, i: number) =>
    recent
      .slice(i + 1)
      .filter((later) => later.by === viewer)
      .flatMap((later) => later.moves)
      .some((k) => k.manner === "vanish" && r.moves.some((m) => m.item && m.to === k.from));
  return recent.map((r, i) =>
    r.forMe && r.by !== viewer && undone(r, i) ? { ...r, forMe: false, weight: PLAIN } : r,
  );
}

export const hiddenAreas = (areas: { id: string; place: Place }[]) =>
  new Set(areas.filter((a) => UNSEEN.includes(a.place)).map((a) => a.id));

// What the viewer broke in their last turn lies there while the others have theirs: it is told once more,
// after what these do.
export const brokenBy = (recent: Recent[], { items, viewer }: Scene): Recent[] =>
  typeof viewer !== "number"
    ? []
    : recent
        .filter((r) => !r.kept && !r.forMe && r.did === viewer)
        .filter((r) =>
          r.moves.some(
            (k) => k.manner === "vanish" && items?.some((i) => i.id === k.item && i.faded),
          ),
        )
        .map((r) => ({ ...r, seat: viewer, weight: PLAIN, kept: true }));

// Not what the viewer did: they know; but what was done for them, and what came of it, a fight that
// ended or a loss, or how they stood against another's turn.
const isOutcome = (r: Recent, viewer: unknown) =>
  r.weight >= SETTLES ||
  !!r.forMe ||
  (!!r.given && r.weight > 0) ||
  (r.tone === "good" && r.during !== undefined && r.during !== viewer);
export const worthTelling = (recent: Recent[], viewer: unknown) =>
  recent.filter((r) => r.text && (r.seat !== viewer || r.by !== viewer || isOutcome(r, viewer)));

// It brought somebody nearer to winning: "2 of 4".
const nears = (r: Recent) => /^\d+ of \d+/.test(r.gain ?? "");

// What is done to the viewer comes first, but for what brings somebody nearer to winning, and what they lose by it before other blows; then what somebody does, rather with the viewer, before what
// follows from the order of play: "Bob passes", "Cleo draws"; and that it is one's own turn is no news.
function rank(r: Recent, viewer: unknown): number {
  const lost = !!r.forMe && isLoss(r);
  if (r.weight >= MATTERS)
    return (
      2 * (lost || nears(r) ? SETTLES : r.weight) +
      (r.forMe ? (toYou(r.text) ? 1.5 : 1) + (lost ? 0.25 : 0) : 0)
    );
  if (r.seat === undefined || (r.seat === viewer && !r.weight)) return 0;
  const decided = r.by !== viewer && (r.by === r.seat || r.by === undefined) ? 1 : 0.5;
  return 2 * r.weight + decided + (r.seat !== viewer && toYou(r.text) ? 0.25 : 0);
}

// Without what the viewer decided.
export const ofOthers = (recent: Recent[], viewer: unknown) =>
  recent.filter((r) => r.by !== viewer);

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

const counts = (r: Recent) => !!r.scores || !!r.begins || r.weight >= MATTERS;

// While a fight goes on nothing that was before it is as new.
function ofThisFight(lines: Recent[], { sides }: Scene): Recent[] {
  const first = sides?.length ? lines.filter((r) => r.begins).at(-1) : undefined;
  return first ? lines.slice(lines.indexOf(first)) : lines;
}

// How the fight that goes on came to stand as it does, line by line; what the viewer played is part of it.
export function tally(recent: Recent[], scene: Scene): Recent[] {
  if (!scene.sides?.length) return [];
  return ofThisFight(recent, scene).filter(
    (r) => r.text && (r.begins || (r.scores && r.during === scene.turn)),
  );
}

// The one thing to say where there is room for no more: how a fight stands now, else what was done to the
// viewer, or what is shown now while the others play, and then the most important of it all.
export function headline(recent: Recent[], scene: Scene): Recent | undefined {
  const { viewer, actions } = scene;
  const told = worthTelling(recent, viewer);
  const lines = ofThisFight(told, scene);
  const latest = tally(lines, scene).at(-1);
  const most = lead(latest ? lines.slice(lines.indexOf(latest)).filter(counts) : lines, viewer);
  // What came of the viewer's own deed they have seen: what they lost since comes before it.
  const loss =
    most && ((most.did ?? most.by) === viewer || most.text.startsWith("Your "))
      ? told.filter((r) => hurt(r) && (r.did ?? r.by) !== viewer && isLoss(r)).at(-1)
      : undefined;
  if (loss && actions?.length) return loss;
  if (actions?.length || (most && (most.forMe || most.weight >= SETTLES))) return most;
  return lead(lastBeat(recent, viewer), viewer) ?? most;
}

// What may be said at its place: once the viewer is asked, what matters most of all; and what is
// shown now, unless the viewer has gone on.
export function sayable(recent: Recent[], scene: Scene, least: number): Recent[][] {
  const { viewer, actions } = scene;
  const last = lastBeat(recent, viewer, least);
  const most = actions?.length ? headline(recent, scene) : undefined;
  const moment = worthTelling(recent, viewer).filter((r) => r.beat === most?.beat);
  return [most && most.weight >= least ? moment : [], last].filter((lines) => lines.length);
}

const LONG = 90; // letters that a bubble or a row holds

// The line that matters most, and what led to it where there is room: "Bob zaps west. You are hit", not
// what was said of the same player before; of a fight, all that became of it.
export function briefly(
  lines: Recent[],
  viewer: unknown,
): { text: string; lead: Recent; gain?: string } | undefined {
  const first = lead(lines, viewer);
  if (!first) return undefined;
  const at = lines.indexOf(first);
  const told = lines.filter(
    (r, i) =>
      r === first ||
      (r.weight >= SETTLES && first.weight >= SETTLES) ||
      (i === at - 1 &&
        r.weight &&
        first.weight >= MATTERS &&
        !isOutdone(r, first) &&
        r.beat === first.beat &&
        first.seat !== first.by &&
        first.seat !== r.seat),
  );
  // "Bob zaps you", and what came of it: "Bob hits you: 3 left".
  const other = told.length === 2 ? told.find((r) => r !== first) : undefined;
  const came = other && !other.gain ? /: ([^:]+)$/.exec(first.gain ?? "")?.[1] : undefined;
  const all = came
    ? `${other?.text}: ${came}`
    : told
        .map((r) => r.text)
        .join(". ")
        .replace(/([.!?])\./g, "$1");
  const gain = first.gain ?? told.find((r) => r.gain)?.gain;
  return { text: all.length <= LONG ? all : first.text, lead: first, gain };
}

// Of whom a sentence speaks first, if it names a player.
function namedFirst(seats: Seat[], text: string): number {
  return seats.findIndex(
    ({ name }) => text.startsWith(name) && !/^[\p{L}\d]/u.test(text.slice(name.length)),
  );
}

// Whose face stands beside a sentence: theirs of whom it speaks first, whoever's decision led to it
// ("Otto defeats Jun's Ninja", as Jun has no cards left).
export function faceOf(
  seats: Seat[],
  text: string,
  whose: number | undefined,
  viewer?: Scene["viewer"],
): number | undefined {
  if (typeof viewer === "number" && text.startsWith("Your ")) return viewer;
  const first = namedFirst(seats, text);
  return first < 0 ? whose : first;
}

// "Otto", " defeats Jun's Ninja"; "You", " are hit". A sentence that begins otherwise has no name.
export function nameAndRest(seats: Seat[], text: string): [name: string, rest: string] {
  const name = seats[namedFirst(seats, text)]?.name ?? /^You\b/.exec(text)?.[0] ?? "";
  return [name, text.slice(name.length)];
}

// "Jun turns two humans in the Mess Hall", where the board shows in which room.
export function withoutRoom(rooms: { title?: string }[], text: string): string {
  const room = rooms.find((r) => r.title && text.endsWith(` the ${r.title}`));
  return room ? text.replace(/( with .+)? (in|into|by) the [^,:]+$/, "") : text;
}

const HARM = /^(.*?\byour [^,:;.]+?)( (?:with|to|as|onto|from|in|on|at|by)\b.*|[,:;.].*)?$/;

// What was done to the viewer, and with what: " covers your Robot legs", " with Zombie legs".
export function harmAndHow(rest: string): [harm: string, how: string] | undefined {
  const [, harm, how = ""] = HARM.exec(rest) ?? [];
  return harm ? [harm, how] : undefined;
}

// ---- one row for each player ----

export interface Row {
  seat: number | undefined; // whose doing it was
  text: string; // the one that counts, with what led to it
  lead: Recent;
  all: Recent[];
  drawn: number; // cards that came from a deck, besides
  steps: number; // of the piece that it tells of
  forMe: boolean;
}

// Cards that go from a deck into a hand.
function drawn(lines: Recent[], areas: Area[]): number {
  const is = (id: string, place: Place) => areas.some((a) => a.id === id && a.place === place);
  return lines.flatMap((r) => r.moves).filter((k) => is(k.from, "stock") && is(k.to, "hand"))
    .length;
}

// How often the piece of a line went on: a walk is many lines, and one of them is told.
function steps(first: Recent, lines: Recent[]): number {
  const walks = (r: Recent) => r.moves.filter((k) => k.item && !k.manner && k.from !== k.to);
  const piece = walks(first).at(-1)?.item;
  return piece ? lines.flatMap(walks).filter((k) => k.item === piece).length : 0;
}

// Whose doing it was. What follows from the order of play, as the card that somebody draws at the
// end of another's turn, is their own.
export function whose(r: Recent, viewer: unknown): number | undefined {
  const follows = r.weight < MATTERS && !r.forMe && r.seat !== undefined;
  return follows || (r.by === viewer && !isOutcome(r, viewer)) ? r.seat : (r.did ?? r.by);
}

function row(all: Recent[], viewer: unknown, areas: Area[]): Row[] {
  const told = briefly(all, viewer);
  if (!told) return [];
  const { text, lead: first } = told;
  const seat = whose(first, viewer) ?? first.seat;
  // What one did oneself one knows, and "Cleo's turn" is nothing that somebody did.
  if (seat === viewer && !isOutcome(first, viewer)) return [];
  if (!first.weight && !first.moves.length && first.by !== first.seat) return [];
  const rest = all.filter((r) => r !== first && r.seat === seat);
  // "Mara skips and draws a card" has said so.
  const cards = /\bdraws?\b/.test(text) ? 0 : drawn(rest, areas);
  const forMe = all.some((r) => r.forMe);
  // What is put from stack to stack does not walk; and where a way led is told by what it came to.
  const walked = told.gain || areas.some((a) => a.kind === "stacks") ? 0 : steps(first, all);
  return [{ seat, text, lead: first, all, drawn: cards, steps: walked, forMe }];
}

function grouped(recent: Recent[], same: (group: Recent[], r: Recent) => boolean): Recent[][] {
  const groups: Recent[][] = [];
  for (const r of recent) {
    const group = groups.filter((g) => same(g, r)).at(-1);
    if (group) group.push(r);
    else groups.push([r]);
  }
  return groups;
}

// Since the viewer's turn: one row for each player, in the order in which they did what counts.
export function rows(recent: Recent[], viewer: unknown, areas: Area[]): Row[] {
  const of = (r: Recent) => whose(r, viewer);
  const lines = worthTelling(recent, viewer);
  return grouped(lines, (g, r) => of(g[0]) === of(r))
    .flatMap((g) => row(g, viewer, areas))
    .sort((a, b) => lines.indexOf(a.lead) - lines.indexOf(b.lead));
}

const FEW = 3; // lines, where players are fewer

const walksIn = (r: Recent) => r.moves.filter((k) => k.item && !k.manner);

// A step of a way that goes on, which is nothing but that.
const goesOn = (r: Recent, later: Recent[]) =>
  (r.tone ?? "plain") === "plain" &&
  walksIn(r).some((k) => later.some((o) => walksIn(o).some((n) => n.item === k.item)));

// A blow that fell, if nothing was lost by it, how a fight ended, or where somebody went: the last step of
// a way.
const isDeed = (r: Recent, i: number, all: Recent[]) =>
  (r.weight >= MATTERS || (r.weight >= PLAIN && walksIn(r).length > 0)) &&
  !isOutdone(r, all[i + 1]) &&
  !goesOn(r, all.slice(i + 1));

const hurt = (r: Recent) => Number(!!r.forMe && r.tone === "danger");

// Where there are few players, what else they did has lines of its own.
export function deeds(recent: Recent[], viewer: unknown, areas: Area[]): Row[] {
  const all = rows(recent, viewer, areas);
  const lines = worthTelling(recent, viewer);
  const more = lines
    .filter(isDeed)
    .filter((r) => r.seat !== undefined)
    .filter((r) => !all.some((told) => told.lead === r || told.text.includes(r.text)))
    .filter((r, i, them) => !them.slice(i + 1).some((later) => later.text === r.text))
    .sort((a, b) => hurt(b) - hurt(a) || rank(b, viewer) - rank(a, viewer))
    .slice(0, Math.max(0, FEW - all.length))
    .flatMap((r) => row([r], viewer, areas));
  return [...all, ...more].sort((a, b) => lines.indexOf(a.lead) - lines.indexOf(b.lead));
}

// While something is fought out: what was before it, and then each line that made it stand as it does.
export function fought(recent: Recent[], scene: Scene, areas: Area[]): Row[] {
  const lines = fights(scene, areas) ? tally(recent, scene) : [];
  if (!lines.length) return [];
  const before = deeds(recent.slice(0, recent.indexOf(lines[0])), scene.viewer, areas);
  const told = lines.map((r) => ({
    seat: r.did ?? r.by,
    text: r.text,
    lead: r,
    all: [r],
    drawn: 0,
    steps: 0,
    forMe: !!r.forMe,
  }));
  return [...before, ...told];
}

// Turn by turn, all of it. One that goes on after somebody else's reaction is still one; and a step
// that is told in the same words as the last is told once.
export function turns(recent: Recent[], viewer: unknown): Recent[][] {
  const of = (r: Recent) => whose(r, viewer);
  const lines = worthTelling(recent, viewer);
  const during = (g: Recent[], r: Recent) =>
    g.includes(lines[lines.indexOf(r) - 1]) ||
    (r.during !== undefined && g.at(-1)!.during === r.during);
  return grouped(lines, (g, r) => of(g[0]) === of(r) && during(g, r)).map((g) =>
    g.filter((r, i) => r.text !== g[i - 1]?.text),
  );
}

// So many of them, rather those that matter; something of everybody before more of one.
export function mostTelling(all: Row[], most: number, viewer: unknown): Row[] {
  const besides = (r: Row) =>
    Number(all.some((o) => o !== r && o.seat === r.seat && o.all.length > r.all.length));
  const own = (r: Row) => Number(r.seat === viewer); // they know
  const kept = [...all]
    .sort(
      (a, b) =>
        besides(a) - besides(b) || own(a) - own(b) || rank(b.lead, viewer) - rank(a.lead, viewer),
    )
    .slice(0, most);
  return all.filter((r) => kept.includes(r));
}
