// What just happened, said where it happened.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Recent } from "../draw/ui";
import { useUi } from "../draw/ui";
import type { Model } from "../model";
import { placeOf, seatColour } from "../model";
import type { Move, Seat } from "../types";
import { Face } from "./log";
import {
  briefly,
  faceOf,
  harmAndHow,
  headline,
  lastBeat,
  nameAndRest,
  ofOthers,
  PLAIN,
  sayable,
  withoutRoom,
} from "./news";

// ---- where ----

interface Place {
  item?: string;
  at: string;
  struck?: boolean; // the thing was, there
  held?: boolean; // before whom it is, not where
}

// Things lie on boards and in stacks; hands and bases are where they come from and go to.
const onTable = (m: Model, id: string) => placeOf(m, id) === "board" || m.slots.has(groupOf(m, id));
const groupOf = (m: Model, slot: string) =>
  [...m.slots.values()].flat().find((s) => s.id === slot)?.group ?? "";

// The figure on a board of whoever has this before them.
function figureBy(m: Model, area: string): Place[] {
  const { owner } = m.areas.find((a) => a.id === area && a.place === "tableau") ?? {};
  const figure = m.scene.items?.find(
    (i) => owner !== undefined && i.owner === owner && placeOf(m, i.at) === "board",
  );
  return figure ? [{ item: figure.id, at: figure.at, held: true }] : [];
}

// Whoever has walked on is told of where they stand, whoever was hit before rather where their shadow is;
// and what goes from hand to hand, of those who have it, the viewer first.
function endsOf(m: Model, k: Move): Place[] {
  const now = m.scene.items?.find((i) => i.id === k.item)?.at;
  const walked = now && placeOf(m, now) === "board" && onTable(m, k.to);
  const to = { item: k.item, at: walked ? now : k.to, struck: k.manner === "hit" },
    from = { item: k.manner === "vanish" ? k.item : undefined, at: k.from };
  const ends = k.manner === "vanish" ? [from, to] : [to, from];
  const seen = ends.filter((e) => onTable(m, e.at));
  if (seen.length) return [...seen, ...ends.filter((e) => !onTable(m, e.at))];
  const mine = (e: Place) =>
    Number(m.scene.items?.find((i) => i.id === e.item)?.owner === m.scene.viewer);
  const held = [k.to, k.from].flatMap((id) => figureBy(m, id));
  return [...held.sort((a, b) => mine(b) - mine(a)), ...ends];
}

// Where these lines happened, the latest first, but before all others what all could see: where something
// fell, not where it was taken.
export function placesOf(m: Model, lines: Recent[]): Place[] {
  const unseen = (k: Move) => Number(!onTable(m, k.from) && !onTable(m, k.to));
  return lines
    .flatMap((r) => r.moves)
    .reverse()
    .sort((a, b) => unseen(a) - unseen(b))
    .flatMap((k) => endsOf(m, k));
}

// What is added to a fight is said at whom it helps, and what else comes of it at one of the two.
function foughtOver(m: Model, { moves, seat }: Recent): Place[] {
  if (!m.scene.sides?.length) return [];
  const laid = m.areas.find((a) => a.place === "contest" && moves.some((k) => k.to === a.id));
  const whose = laid?.owner ?? seat;
  return (m.scene.items ?? [])
    .filter((i) => i.raised && placeOf(m, i.at) === "board")
    .sort((a, b) => Number(b.owner === whose) - Number(a.owner === whose))
    .map((i) => ({ item: i.id, at: i.at }));
}

// Of the thing that stands there, or of the place.
export function boxAt(root: HTMLElement, { item, at, struck }: Place): DOMRect | undefined {
  const id = CSS.escape(at);
  const thing = item
    ? root.querySelector(`[data-item="${CSS.escape(item)}"][data-at="${id}"]`)
    : undefined;
  const shadow =
    struck && item ? root.querySelector(`.gone[data-struck="${CSS.escape(item)}"]`) : undefined;
  const fell = item ? root.querySelector(`.scrap[data-fell="${CSS.escape(item)}"]`) : undefined;
  const found = /^seat\d$/.test(at)
    ? document.querySelector(`.strip [data-id="${id}"]`)
    : (fell ??
      shadow ??
      thing?.querySelector(".piece-body") ??
      thing ??
      root.querySelector(`[data-id="${id}"], [data-at="${id}"]`));
  const box = found?.getBoundingClientRect();
  if (!box?.width && !box?.height) return undefined;
  // With what peeks out beside it: a tail ends before that.
  const beside = found?.matches(".slot")
    ? found.parentElement?.querySelector(".covered")?.getBoundingClientRect()
    : undefined;
  const right = Math.max(box.right, beside?.right ?? 0);
  return new DOMRect(box.left, box.top, right - box.left, box.height);
}

// ---- on which side ----

// Rather above than below.
const SIDES = ["above", "right", "left", "below"] as const;
type Side = (typeof SIDES)[number];
interface Spot {
  left: number;
  top: number;
  side: Side;
  tail: number; // where it points from, along the edge,
  reach: number; // how far it is from the place,
  slope: number; // and how far aside the place is, for each pixel of that
  covers: boolean; // something that can be chosen
  hides: boolean; // something that one would miss
  over: Box[]; // where it and its tail lie, in the window
}
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LETTERS = ".axis-names > text"; // nobody needs those of one moment: no words are left out for them
const NAMES = ".region-names > g"; // half a word is worse than none: it goes for as long

// What should not lie under it, and how much it would be missed.
const MISSED: [string, number][] = [
  [".piece-body, .slot-picture, .group-note, .block-height", 3],
  [".live, .note, .pill, .beam", 3],
  [".burst, .nth", 3],
  [".plus, .done-by, .whose, .weighed-board > *", 3],
  [NAMES, 0.9],
  [".home, .gone:not(.leapt), .scrap", 2],
  [LETTERS, 9],
  [".count", 3],
  [".piece-badge, .covered, .wall", 1],
  [".trail-from, .leapt", 0.9],
  [".mark-reach, .cell-glow.mark-later", 0.6],
  [".cell-picture", 0.8],
];
const LITTLE = 1; // what is missed less than this may be hidden
const RIM = 6; // pixels to the edge of the table,
const TAILS = [14, 24, 36, 46, 54, 76]; // and to the place, rather near than far
const PARTS = [-0.5, -0.15, -0.85]; // of a bubble that are before the place,
const SLANTS = [0, -0.3, 0.3, -0.6, 0.6]; // and how far aside it is, for each pixel of its tail
const STEEPEST = 0.9; // of these, where the edge of the table pushes it: a tail is no thread
const SKEWED = 22; // pixels that its tip is aside: something shorter is said nearer by
const FAR = 12; // what a pixel of a tail costs,
const MISTAKEN = 60; // and of its tip at somebody else
const TIP = 26; // pixels round it
const MEETS = 90; // square pixels of somebody else in these
const LEAST = 13; // of a tail that can be seen
const CELLS = 0.9; // that a tail may cross at most,
const SHORT = 46; // pixels of one that may be so long on any board
const ROUND = 26; // of the edge to its round corner, where none begins,
const ROUND_HIGH = 20; // at its sides
const HEAD = 0.35; // of the height of a thing: there a tail ends that comes from the side
const FOOT = 0.9; // and one from below: there its shadow ends
const TAIL = 12; // pixels of the width of a tail,
const THIN = 0.5; // which hides less than a bubble
const BEAM = 12; // and of a beam
const WRONG = 1e6; // what it costs to hide what one would miss
const SLIGHT = 150; // square pixels that nobody misses

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const clamp = (n: number, low: number, high: number) => Math.max(low, Math.min(n, high));

// Of a beam every part, as it may lie aslant.
function partsOf(e: Element): Box[] {
  const to = e.matches(".beam") && e instanceof SVGPathElement ? e.getScreenCTM() : null;
  if (!to) return [e.getBoundingClientRect()];
  const beam = e as SVGPathElement;
  const step = BEAM / Math.hypot(to.a, to.b);
  return Array.from({ length: Math.ceil(beam.getTotalLength() / step) }, (_, i) => {
    const { x, y } = beam.getPointAtLength(i * step).matrixTransform(to);
    return { left: x - BEAM / 2, top: y - BEAM / 2, width: BEAM, height: BEAM };
  });
}

// The half of a table of stacks on which a place lies: what is said of it stays there.
function sideOf(root: HTMLElement, a: DOMRect): DOMRect | undefined {
  const x = a.left + a.width / 2,
    y = a.top + a.height / 2;
  return [...root.querySelectorAll(":scope > :is(.theirs, .ours)")]
    .map((e) => e.getBoundingClientRect())
    .find((b) => x > b.left && x < b.right && y > b.top && y < b.bottom);
}

// Every way to stand by a place, and what that costs by itself.
const STANDS = TAILS.flatMap((tail) =>
  SLANTS.flatMap((slant) =>
    PARTS.flatMap((part, i) =>
      SIDES.map((side, k) => ({
        side,
        tail,
        part,
        slant,
        cost: FAR * tail * (1 + Math.abs(slant)) + 120 * Math.min(1, i) + 30 * k,
      })),
    ),
  ),
);

// Where a bubble of this size stands then, and how its tail goes to the place.
function standing(
  { side, tail, part, slant }: (typeof STANDS)[0],
  a: DOMRect,
  b: Box,
  within: Box,
) {
  const level = side === "above" || side === "below";
  const right = a.left + a.width,
    bottom = a.top + FOOT * a.height;
  const x = a.left + a.width / 2 + (level ? part * b.width + slant * tail : 0),
    y = a.top + HEAD * a.height + (level ? 0 : part * b.height + slant * tail);
  const [wishX, wishY] = {
    above: [x, a.top - b.height - tail],
    right: [right + tail, y],
    left: [a.left - b.width - tail, y],
    below: [x, bottom + tail],
  }[side];
  const left = clamp(wishX, within.left + RIM, within.left + within.width - b.width - RIM),
    top = clamp(wishY, within.top + RIM, within.top + within.height - b.height - RIM);
  const [far, tipX, tipY] = {
    above: [a.top - top - b.height, a.left + a.width / 2, a.top],
    below: [top - bottom, a.left + a.width / 2, bottom],
    left: [a.left - left - b.width, a.left, a.top + HEAD * a.height],
    right: [left - right, right, a.top + HEAD * a.height],
  }[side];
  // Where the edge of the table pushes it nearer, so much of its tail is left.
  const reach = clamp(far, LEAST, tail);
  const along = (at: number, round: number, size: number) =>
    clamp(at, Math.min(round, size / 2), Math.max(size - round, size / 2));
  const from = level ? along(tipX - left, ROUND, b.width) : along(tipY - top, ROUND_HIGH, b.height);
  const slope = (level ? tipX - left - from : tipY - top - from) / reach;
  const square = (midX: number, midY: number, size: number) => ({
    left: midX - size / 2,
    top: midY - size / 2,
    width: size,
    height: size,
  });
  const toX = side === "left" ? 1 : -1,
    toY = side === "above" ? 1 : -1;
  const way = () =>
    Array.from({ length: Math.ceil(reach / TAIL) }, (_, i) => {
      const back = (i + 0.5) * TAIL; // from its tip
      return level
        ? square(tipX - slope * back, tipY - toY * back, TAIL)
        : square(tipX - toX * back, tipY - slope * back, TAIL);
    });
  return {
    box: { left, top, width: b.width, height: b.height },
    tip: square(tipX, tipY, TIP),
    side,
    reach,
    slope,
    from,
    way,
  };
}

// On a small board what is farther away seems to be said of something else.
function longestTail(root: HTMLElement): number {
  const cell = root.querySelector(".cell-ground")?.getBoundingClientRect();
  return cell ? Math.max(SHORT, CELLS * cell.width) : Infinity;
}

// Names and letters of which a bubble hides a part are not seen at all.
function clearNames(root: HTMLElement, over: Box[] = []) {
  for (const name of root.querySelectorAll(`${NAMES}, ${LETTERS}`)) {
    const box = name.getBoundingClientRect();
    name.toggleAttribute(
      "data-hidden",
      over.some((o) => shared(o, box) > 0),
    );
  }
}

// Over the place, under it or beside it, where it hides the least, with no longer tail than that.
function spotAt(root: HTMLElement, a: DOMRect, b: DOMRect, longest: number): Spot {
  const r = root.getBoundingClientRect();
  const within = sideOf(root, a) ?? r;
  const boxes = (what: string) =>
    [...root.querySelectorAll(what)].map((e) => e.getBoundingClientRect());
  const under = MISSED.flatMap(([what, much]) =>
    [...root.querySelectorAll(what)]
      .flatMap(partsOf)
      .map((box) => ({ box, much, hard: much >= LITTLE && what !== LETTERS })),
  );
  const hard = under.filter((o) => o.hard),
    soft = under.filter((o) => !o.hard);
  const others = boxes(".piece-body").filter((o) => o.left !== a.left || o.top !== a.top);
  const spots = STANDS.filter(({ tail }) => tail <= longest).map((stand) => {
    const spot = standing(stand, a, b, within);
    const mistaken = others.reduce((sum, o) => sum + shared(spot.tip, o), 0);
    const steep = Math.abs(spot.slope) > STEEPEST ? WRONG : 0;
    return {
      ...spot,
      mistaken,
      cost: stand.cost + 20 * shared(spot.box, a) + MISTAKEN * mistaken + steep,
    };
  });
  const hiddenBy = (box: Box, some: typeof under) =>
    some.reduce((sum, o) => sum + o.much * shared(box, o.box), 0);
  // Where the bubble hides too much, its tail is no matter.
  const lost = ({ box, way }: (typeof spots)[0], some: typeof under) => {
    const sum = hiddenBy(box, some);
    return sum > SLIGHT ? sum : way().reduce((all, step) => all + THIN * hiddenBy(step, some), sum);
  };
  // The nearest of those that hide the least, and nothing that one would miss if there is such a place.
  let best = { ...spots[0], hidden: Infinity, cost: Infinity };
  for (const spot of spots.sort((p, q) => p.cost - q.cost)) {
    if (spot.cost >= best.cost) break;
    const hidden = lost(spot, hard);
    const missed = spot.cost + hidden + (hidden > SLIGHT ? WRONG : 0);
    const cost = missed < best.cost ? missed + lost(spot, soft) : missed;
    if (cost < best.cost) best = { ...spot, hidden, cost };
  }
  return {
    left: best.box.left - r.left,
    top: best.box.top - r.top,
    side: best.side,
    tail: best.from,
    reach: best.reach,
    slope: clamp(best.slope, -STEEPEST, STEEPEST),
    covers: boxes(".live").some((l) => shared(best.box, l) > 0),
    over: [best.box, ...best.way()],
    hides:
      best.hidden > SLIGHT ||
      best.mistaken > MEETS ||
      Math.abs(best.slope) * best.reach > SKEWED ||
      (within !== r && Math.abs(best.slope) > STEEPEST),
  };
}

const EAVES = 4; // pixels between a bubble and the panel below it

// Where panels fill their half: on the line above the one in which the place lies, beside whose it is.
function lintelAt(root: HTMLElement, a: DOMRect, b: DOMRect): Spot | undefined {
  const x = a.left + a.width / 2,
    y = a.top + a.height / 2;
  const panel = [...root.querySelectorAll(".group")]
    .map((e) => e.getBoundingClientRect())
    .find((g) => x > g.left && x < g.right && y > g.top && y < g.bottom);
  const within = sideOf(root, a);
  if (!panel || !within) return undefined;
  const names = [...root.querySelectorAll(".whose")]
    .map((e) => e.getBoundingClientRect())
    .find((w) => w.left >= within.left && w.right <= within.right);
  const least = (names?.right ?? within.left) + RIM,
    most = within.right - RIM - b.width;
  const top = panel.top - b.height - EAVES;
  if (most < least || top < within.top + 2) return undefined;
  const left = clamp(x - b.width / 2, least, most);
  const tail = clamp(x - left, 14, b.width - 14);
  if (left + tail < panel.left + 14 || left + tail > panel.right - 14) return undefined;
  const r = root.getBoundingClientRect();
  return {
    left: left - r.left,
    top: top - r.top,
    side: "above",
    tail,
    reach: 2 * EAVES,
    slope: 0,
    covers: false,
    hides: false,
    over: [],
  };
}

// No wider than its longest line: what breaks leaves a box as wide as if it were full.
function fitTo(node: HTMLElement) {
  node.style.width = "";
  const words = node.lastElementChild;
  if (!words) return;
  const range = document.createRange();
  range.selectNodeContents(words);
  const lines = [...range.getClientRects()];
  const long = Math.max(...lines.map((l) => l.right)) - Math.min(...lines.map((l) => l.left));
  const spare = Math.floor(words.getBoundingClientRect().width - long);
  if (lines.length && spare > 1) node.style.width = `${node.offsetWidth - spare + 1}px`;
}

// The line above the board says the same where there is one: not twice.
const isSaidAbove = () => !!document.querySelector(".news-line")?.getClientRects().length;

// Who comes from beside the table is seen where they stand, in a ring.
const isArrival = ({ weight, moves }: Recent) =>
  weight <= PLAIN && moves.length > 0 && moves.every((k) => /^seat\d$/.test(k.from));

// So does what is told of a contest beside it, in its title.
const isSaidBeside = (text: string) =>
  [...document.querySelectorAll<HTMLElement>(".compare .area-title")].some(
    (e) => e.getClientRects().length && e.textContent?.startsWith(text.replace(/\.$/, "")),
  );

// All of it; where the line above the board says it too, in small letters; where that would hide something
// from whoever is asked, without the name beside the face, then without where it was, beside stacks above them; or only what it
// brought, without a face, or in one number; or nothing.
type Form = "whole" | "named" | "words" | "gist" | "lintel" | "gain" | "few" | "sign" | "none";

// How many more or fewer, or how it ended: "Otto zaps Jun: 3 left". A number alone would say nothing.
const signOf = (gain = "") => /^[+−-]\d+/.exec(gain)?.[0] ?? /: (.+)$/.exec(gain)?.[1];

// Words of its own, which the line above does not have, it has only where there is none. A sign is so small
// that it always has a place.
function shorter(form: Form, gain: string | undefined, stacked: boolean): Form {
  if (form === "whole" || form === "named") return "words";
  if (form === "words") return stacked ? "lintel" : "gist";
  if (!gain || form === "none") return "none";
  if (form === "gain") return "few";
  if (form === "few" || form === "sign") return signOf(gain) ? "sign" : "none";
  return "gain";
}

const WORDY = 36; // letters of a bubble that says something twice
const LONG = 60; // and of one that hides the board

// Beside a face the name is needless, if the rest begins with what somebody does or with the name of a
// thing: "Otto's Zombie walks on" is "Zombie walks on", and "Otto's attack hits you" stays.
function withoutName(seats: Seat[], text: string): string {
  if (text.startsWith("You")) return text;
  const [, rest] = nameAndRest(seats, text);
  const words = rest.replace(/^'s?/, "").trim();
  return words !== rest.trim() && /^\p{Ll}/u.test(words) ? text : words;
}

// A bubble is no sentence of a text.
const unstopped = (text: string) => text.replace(/\.$/, "");

// "Otto's Zombie walks": the place is seen, and how a fight stands is told beside it.
const gistOf = (text: string) =>
  text.replace(/[,:;].*/, "").replace(/ (?:at|beside|in|into|on|onto|to) (?:an?|the) .*/, "");

// "covers your Robot legs": with what is seen there.
const bare = (text: string) => harmAndHow(text)?.[0] ?? text.replace(/ with .*/, "");

// "Otto *zaps Jun*: 3 left": only what was done is in colour; of several sentences all that is said.
function Said({ text }: { text: string }) {
  const { seats } = useUi().m.scene;
  const [name, rest] = nameAndRest(seats, text);
  const [, whose, deed, more] = /^('s?)?([^:,;.!?]+)([:,;].*)?$/.exec(rest) ?? ["", "", rest, ""];
  return (
    <span>
      {name}
      {whose}
      <b class="deed">{deed}</b>
      {more}
    </span>
  );
}

// What a shot brought is written on the board, on its line.
const isWritten = ({ gain, moves }: Recent) =>
  !!gain && moves.some((k) => k.manner === "hit" && !k.item && k.from !== k.to);

export function Caption({ felt }: { felt: preact.RefObject<HTMLElement | null> }) {
  const { m, recent } = useUi();
  const { lines, told, twice } = useMemo(() => {
    const seen = (lines: Recent[]) => placesOf(m, lines).some((p) => onTable(m, p.at));
    const all = sayable(recent, m.scene, PLAIN);
    // Where what matters most was done with cards alone, the last that others did on the table.
    const others = ofOthers(recent, m.scene.viewer).filter((r) => seen([r]));
    const lines = [...all, lastBeat(others, m.scene.viewer, PLAIN)].find(seen) ?? all[0] ?? [];
    const said = briefly(lines, m.scene.viewer);
    const told = said && { ...said, text: withoutRoom([...m.regions.values()], said.text) };
    return { lines, told, twice: !!told && headline(recent, m.scene) === told.lead };
  }, [recent, m]);
  const asked = !!m.scene.actions?.length;
  // What is long is read above: here is what came of it.
  const gains = !!told?.gain && !isWritten(told.lead);
  const brief = gains && told.text.length > WORDY;
  // What the viewer did themselves they know, and it is said above.
  const own = !!told && /^Your?\b/.test(told.text);
  // Beside stacks there is no room to say it twice: its frame shows where. Nor is what is long.
  const wordy = !!told && told.text.length > WORDY && !gains;
  const gist = gistOf(told?.text ?? "");
  const endless = wordy && gist.length > WORDY;
  const again: Form = own || endless || m.groups.size ? "none" : brief ? "gain" : "named";
  const full = brief && told.text.length > LONG ? told.gain : told?.text;
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>();
  const [form, setForm] = useState<Form>("whole");
  useLayoutEffect(() => {
    const anew = () =>
      setForm(
        told && (isSaidBeside(told.text) || isArrival(told.lead))
          ? "none"
          : twice && isSaidAbove()
            ? again
            : "whole",
      );
    anew();
    addEventListener("resize", anew);
    return () => removeEventListener("resize", anew);
  }, [lines, told]);
  useLayoutEffect(() => {
    const root = felt.current,
      node = box.current;
    if (!root || !node || !told) {
      setSpot(undefined);
      return undefined;
    }
    const lay = () => {
      const places = [...placesOf(m, [told.lead]), ...placesOf(m, lines)];
      const seen = places.filter((p) => onTable(m, p.at) && !p.held);
      const a = [...seen, ...foughtOver(m, told.lead), ...places]
        .map((place) => boxAt(root, place))
        .find((found) => found);
      fitTo(node);
      const b = node.getBoundingClientRect();
      const over = form === "lintel";
      const at = a && (over ? lintelAt(root, a, b) : spotAt(root, a, b, longestTail(root)));
      const gain = own || isWritten(told.lead) ? undefined : told.gain;
      if (asked && (over ? !at : at?.hides))
        setForm((now) => shorter(now, gain, !!root.querySelector(".group")));
      setSpot(at);
    };
    lay();
    const seen = new ResizeObserver(lay);
    for (const drawn of [root, ...root.querySelectorAll(".board > svg")]) seen.observe(drawn);
    return () => seen.disconnect();
  }, [lines, told, form]);
  useLayoutEffect(() => {
    const root = felt.current;
    if (!root) return undefined;
    clearNames(root, form === "none" ? [] : spot?.over);
    return () => clearNames(root);
  }, [spot, form]);
  if (!told) return null; // what has no place is told beside the board
  const { lead, text } = told;
  const gain = unstopped(told.gain ?? "");
  if (form === "none")
    return (
      <div class="sr unwritten" role="status">
        {text}
      </div>
    );
  const whose = faceOf(m.scene.seats, text, lead.did ?? lead.by ?? lead.seat, m.scene.viewer);
  const brought = form === "gain" || form === "few" || form === "sign";
  const said = unstopped((form === "gist" || (form === "named" && wordy) ? gist : full) ?? "");
  const shortText = brought ? gain : withoutName(m.scene.seats, said);
  const { seats, viewer } = m.scene;
  const mine = typeof viewer === "number" && gain.startsWith("You ");
  const seat = !brought ? whose : mine ? viewer : faceOf(seats, gain, whose, viewer);
  return (
    <div
      ref={box}
      class={`caption form-${form === "named" || form === "gist" ? `words ${form}` : form} tone-${lead.tone ?? "plain"} ${spot?.side ?? "nowhere"}`}
      role="status"
      title={text}
      style={{
        left: spot ? `${spot.left}px` : undefined,
        top: spot ? `${spot.top}px` : undefined,
        pointerEvents: spot && !spot.covers ? "auto" : undefined,
        "--tail": `${spot?.tail ?? 20}px`,
        "--reach": `${spot?.reach ?? 0}px`,
        "--slope": spot?.slope ?? 0,
        "--seat": seatColour(m, seat),
      }}
    >
      {form === "whole" || form === "named" ? (
        <>
          <Face seat={seat} />
          <Said text={said} />
        </>
      ) : form === "few" || form === "sign" ? (
        <>
          <Face seat={seat} />
          <span>{form === "few" ? withoutName(seats, gain) : signOf(gain)}</span>
        </>
      ) : (
        <>
          <Face seat={seat} />
          <Said text={form === "lintel" ? bare(shortText) : shortText} />
        </>
      )}
    </div>
  );
}
