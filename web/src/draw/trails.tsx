// What the others did since the viewer's turn, on a board: the way of each piece, where it came from
// and what is new. Each player's last turn is marked clearly, what they did before it faintly.
import { useMemo } from "preact/hooks";
import type { Model } from "../model";
import { itemLook, seatColour } from "../model";
import type { Edge, Item, Move } from "../types";
import { Picture } from "./art";
import type { Box, Spot } from "./geometry";
import { centred, common, S, wallSeen } from "./geometry";
import { Pill, pillSize } from "./labels";
import { liesFlat } from "./piece";
import type { Recent, Ui } from "./ui";
import { lastTurns, useUi } from "./ui";

type Spots = Map<string, Spot>;
type Viewer = Model["scene"]["viewer"];
type Step = Move & { seat?: number; own: boolean; old: boolean; forMe: boolean; gain?: string };

// A piece that re-appears elsewhere has left all places but the last; a blow is over once somebody
// has left one of its ends, and with the turn in which it fell. One that met the viewer stays for as
// long as they stand there. A shot stays until the next turn of whoever shot: those who left one of its
// ends have a shadow there.
function stepsOf(m: Model, recent: Recent[], spots: Spots, viewer?: Viewer): Step[] {
  const last = new Set(lastTurns(recent));
  const all = recent.flatMap((r) => {
    const seat = r.seat ?? r.by;
    const own = seat !== undefined && seat === viewer && r.by === viewer;
    const about = { seat, own, old: !last.has(r), forMe: !!r.forMe, gain: r.gain };
    return r.moves.map((k) => ({ ...k, ...about }));
  });
  const left = (o: Step, id: string) =>
    o.from === id && o.to !== id && o.manner !== "hit" && spots.has(o.to);
  const ends = (k: Step, o: Step) =>
    ((!k.forMe && left(o, k.from)) || (k.from !== k.to && left(o, k.to))) &&
    !((isShot(k) || k.from === k.to) && !k.old && leavesShadow(itemOf(m, o.item)));
  const isOver = (k: Step, later: Step[]) =>
    isBlow(k)
      ? later.some((o) => ends(k, o)) || (k.old && !k.forMe)
      : later.some((o) => o.item === k.item && o.manner === "flip" && o.from !== o.to);
  return all.filter((k, i) => !isOver(k, all.slice(i + 1)));
}

const isBlow = (k: Move) => k.manner === "hit";
const isShot = (k: Move) => isBlow(k) && !k.item && k.from !== k.to;

const itemOf = (m: Model, id: string | undefined) => m.scene.items?.find((i) => i.id === id);

// Somebody drawn as one figure; of one made of parts nobody knows how it was then.
const leavesShadow = (item: Item | undefined) => item?.owner !== undefined && !item.art;

const figureOf = (m: Model, spots: Spots, seat: number | undefined) =>
  m.scene.items?.find((i) => i.owner === seat && spots.has(i.at) && !liesFlat(m, i));

// Also of what was not seen step by step: whoever shot is there, and whoever was hit, or is out.
const stillStands = (m: Model, spots: Spots, k: Step) =>
  k.item
    ? (itemOf(m, k.item)?.at ?? k.to) === k.to
    : k.forMe ||
      !!m.items.get(k.from)?.some((i) => i.owner === k.seat) ||
      leavesShadow(figureOf(m, spots, k.seat));

// Between two who are made of parts it ends beside them: it hides no face.
export function endsOf(a: Point, b: Point, by: number): [Point, Point] {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const part = Math.min(by, far / 3) / (far || 1);
  const from = (p: Point, q: Point) => ({
    x: p.x + part * (q.x - p.x),
    y: p.y + part * (q.y - p.y),
  });
  return [from(a, b), from(b, a)];
}

// Where on a line, rather near its end, something written covers least.
export function onLine(
  a: Point,
  b: Point,
  { w, h }: { w: number; h: number },
  taken: Box[],
): Point {
  const places = [0.35, 0.5, 0.65].flatMap((part) =>
    [0, -1, 1, -2, 2].flatMap((down) =>
      [0, -0.5, 0.5].map((along) => ({
        x: b.x + part * (a.x - b.x) + along * w,
        y: b.y + part * (a.y - b.y) + down * 0.8 * h,
      })),
    ),
  );
  const cost = ({ x, y }: Point) =>
    taken.reduce((sum, o) => sum + common(centred(x, y, w, h), o), 0) +
    0.3 * h * Math.hypot(x - b.x, y - b.y);
  return places.reduce((best, p) => (cost(p) < cost(best) ? p : best));
}

interface Point {
  x: number;
  y: number;
}

const line = (a: Point, b: Point) => `M${a.x} ${a.y}L${b.x} ${b.y}`;

const APART = 70; // of the signs that say which way a beam goes

function chevrons(a: Point, b: Point): string {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const at = (along: number, beside: number) =>
    `${(a.x + ux * along - uy * beside).toFixed(1)} ${(a.y + uy * along + ux * beside).toFixed(1)}`;
  const n = Math.max(2, Math.floor(far / APART));
  return Array.from({ length: n }, (_, i) => (far * (i + 0.6)) / n)
    .map((along) => `M${at(along - 9, -13)}L${at(along + 5, 0)}L${at(along - 9, 13)}`)
    .join("");
}

// A star with eight points.
const burst = ({ x, y, reach }: Spot) =>
  `M${Array.from({ length: 16 }, (_, i) => {
    const a = (Math.PI * i) / 8,
      r = reach * (i % 2 ? 0.66 : i % 4 ? 1 : 1.2);
    return `${(x + r * Math.sin(a)).toFixed(1)} ${(y - r * Math.cos(a)).toFixed(1)}`;
  }).join("L")}Z`;

// The steps of a piece that follow one another, as one line: its dots are even all along.
function joined(went: Step[]): Step[][] {
  const ways: Step[][] = [];
  for (const k of went) {
    const goesOn = (way: Step[]) => {
      const last = way[way.length - 1];
      return !!k.item && last.item === k.item && last.to === k.from && last.old === k.old;
    };
    const way = isWalk(k) ? ways.find((w) => isWalk(w[0]) && goesOn(w)) : undefined;
    if (way) way.push(k);
    else ways.push([k]);
  }
  return ways;
}

const isWalk = (k: Move) => k.manner !== "flip";

// Who turns back leaves no knot: of a way that comes to a cell twice the loop is left out.
function withoutLoops(cells: string[]): string[] {
  const way: string[] = [];
  for (const id of cells) {
    const before = way.indexOf(id);
    if (before >= 0) way.length = before;
    way.push(id);
  }
  return way;
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + part * (b.x - a.x),
  y: a.y + part * (b.y - a.y),
});
const BEFORE = 0.7; // of its last step, where a way ends

// What was done before each player's last turn is faint; and what was done where one chooses now.
const stateOf = ({ open }: Ui, { old }: Step, cells: string[]) =>
  `${old ? "old" : ""}${cells.some((id) => open.has(id)) ? " chosen" : ""}`;

const BESIDE = 13; // units of the board between two ways that cross

// Where somebody came from.
const From = ({ d }: { d: string }) => (
  <>
    <path class="trail-from-bed" d={d} />
    <path class="trail-from" d={d} />
  </>
);

// A piece that went from cell to cell; the ways of one piece are one. One that crosses an earlier one
// lies beside it.
function Ways({ steps, blows, spots }: { steps: Step[]; blows: Step[]; spots: Spots }) {
  const ui = useUi();
  const { m } = ui;
  const gone = (k: Step) => !m.scene.items?.some((i) => i.id === k.item);
  // Whose shadow stands at a shot has no other.
  const hasShadow = (who: Item | undefined) =>
    blows.some((k) =>
      k.item ? k.item === who?.id && k.to !== who?.at : k.seat === who?.owner && k.from !== who?.at,
    );
  const went = steps.filter(
    (k) => spots.has(k.from) && spots.has(k.to) && k.from !== k.to && !(k.item && gone(k)),
  );
  const all = joined(went).map((ways) => ({
    ways,
    cells: withoutLoops([ways[0].from, ...ways.map((o) => o.to)]),
  }));
  return (
    <>
      {all.map(({ ways, cells }, i) => {
        const [k] = ways;
        const a = spots.get(k.from)!,
          b = spots.get(k.to)!;
        const first = !went.some((o) => o !== k && o.item === k.item && o.to === k.from);
        const crossed = all.slice(0, i).filter((o) => o.cells.some((id) => cells.includes(id)));
        const aside = BESIDE * crossed.length;
        // From the edge of where it was, and not up to who stands there: what is drawn at its ends stays to
        // be seen.
        const places = cells.map((id) => spots.get(id)!);
        const edge = between(places[0], places[1] ?? places[0], 0.5);
        const end = between(places.at(-2) ?? places[0], places.at(-1)!, BEFORE);
        const way = `M${[edge, ...places.slice(1, -1), end].map(({ x, y }) => `${x} ${y}`).join("L")}`;
        const stands = k.item && itemOf(m, k.item)?.at === cells.at(-1);
        return (
          <g key={i} class={stateOf(ui, k, cells)} style={{ "--seat": seatColour(m, k.seat) }}>
            {first ? <From d={a.glow} /> : null}
            {k.manner === "flip" ? (
              <>
                {hasShadow(itemOf(m, k.item)) ? null : (
                  <Gone leapt who={itemOf(m, k.item)} from={k.from} spots={spots} />
                )}
                <circle class="trail-to" cx={b.x} cy={b.y} r={b.reach} />
              </>
            ) : (
              <g transform={aside ? `translate(${aside} ${-aside / 2})` : undefined}>
                {stands ? <path class="trail-end" d={spots.get(cells.at(-1)!)!.path} /> : null}
                <path class="trail-bed" d={way} />
                <path class="trail" d={way} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

// What came to the board or changed where it is, while it is there; and what left the board.
function Changes({ steps, spots }: { steps: Step[]; spots: Spots }) {
  const ui = useUi();
  const { m } = ui;
  const at = (k: Step) => itemOf(m, k.item)?.at;
  const came = steps.filter(
    (k) =>
      spots.has(k.to) &&
      (!spots.has(k.from) || k.from === k.to) &&
      (!k.item || at(k) === k.to) &&
      !(k.own && itemOf(m, k.item)?.art),
  );
  const left = steps.filter((k) => spots.has(k.from) && !spots.has(k.to));
  const draw = (list: Step[], mark: (k: Step) => preact.JSX.Element) =>
    list.map((k, i) => (
      <g key={i} class={stateOf(ui, k, [k.from, k.to])} style={{ "--seat": seatColour(m, k.seat) }}>
        {mark(k)}
      </g>
    ));
  const ring = ({ x, y, reach }: Spot) => <circle class="trail-to" cx={x} cy={y} r={reach} />;
  return (
    <>
      {draw(left, (k) => (
        <From d={spots.get(k.from)!.glow} />
      ))}
      {draw(came, (k) => ring(spots.get(k.to)!))}
    </>
  );
}

// Those made of parts would be hidden by what was done to them: of all blows at them only the last
// is drawn; nothing once somebody is aimed at, nor what the viewer did once they choose where to go.
const atGrand = (m: Model, k: Step) =>
  !!m.items.get(k.to)?.some(isGrand) || !!itemOf(m, k.item)?.art;
const isPast = ({ m, open, marks }: Ui, spots: Spots, k: Step) =>
  marks.some((mark) => mark.kind === "line") ||
  (k.seat === m.scene.viewer && [...open].some((id) => spots.has(id)));
function isLast(ui: Ui, spots: Spots, k: Step, later: Step[]): boolean {
  if (!atGrand(ui.m, k)) return true;
  return !isPast(ui, spots, k) && !later.some((o) => !o.item === !k.item && atGrand(ui.m, o));
}

// Who aims there now, from wherever they are, has done with what came of it before.
const aimedAnew = ({ m, marks }: Ui, k: Step) =>
  marks.some((mark) => {
    const whose = itemOf(m, mark.from)?.owner;
    return mark.kind === "line" && whose === k.seat && itemOf(m, mark.on)?.at === k.to;
  });

// What still stands as it was when it fell. How it ended is told after it was dealt: the later of two
// between the same places says so.
const blowsOf = (ui: Ui, steps: Step[], spots: Spots): Step[] =>
  steps
    .filter(isBlow)
    .filter((k) => spots.has(k.from) && (!spots.has(k.to) || stillStands(ui.m, spots, k)))
    .filter((k) => k.item || !aimedAnew(ui, k))
    .filter((k, i, all) => isLast(ui, spots, k, all.slice(i + 1)))
    .filter(
      (k, i, all) =>
        !all.slice(i + 1).some((o) => o.item === k.item && o.from === k.from && o.to === k.to),
    );

const grandAt = (m: Model, id: string) => !!m.items.get(id)?.some(isGrand);

// Where a shot leaves and meets whom. Those who are made of parts are higher than a pawn: it goes from
// chest to chest, and ends beside them. That of a pawn goes from edge to edge, as low as they stand.
function shotOf(m: Model, spots: Spots, k: Step): [Point, Point] | undefined {
  const [a, b] = [k.from, k.to].map((id) => spots.get(id));
  if (!a || !b || a === b) return undefined;
  const [from, to] = [k.from, k.to].map((id) => grandAt(m, id));
  if (!from && !to) return endsOf(a, b, EDGE);
  const raised = (s: Spot, grand: boolean) => (grand ? { x: s.x, y: s.y - CHEST } : s);
  return endsOf(raised(a, from), raised(b, to), ASIDE);
}

const EDGE = 0.4 * S; // from the middle of a pawn, behind which it begins and ends

const Beam = ({ a, b }: { a: Point; b: Point }) => (
  <>
    {["beam-halo", "beam-bed", "beam", "beam-core"].map((part) => (
      <path key={part} class={part} d={line(a, b)} />
    ))}
    <path class="beam-way" d={chevrons(a, b)} />
  </>
);

// Whether a shot from one place to another meets what is at a third.
function meets([a, b]: [Point, Point], { x, y }: Point): boolean {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / far;
  const beside = Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / far;
  return beside < S / 2 && along > S && along < far + S / 2;
}

// Round the chest of who is made of parts: at their feet they would hide it.
function metAt(m: Model, spots: Spots, k: Step): Spot {
  const at = spots.get(k.to) ?? spots.get(k.from)!;
  const grand = m.scene.items?.some((i) => i.id === k.item && isGrand(i));
  return grand ? { ...at, y: at.y - at.up - CHEST, reach: at.reach } : at;
}

const isGrand = (i: Item) => !!i.art && i.owner !== undefined && !i.tilted;

const CHEST = 0.75 * S;
export const ASIDE = 0.8 * S;

// A ring with four hairs, from its left edge.
const CROSS = "a20 20 0 1 0 40 0a20 20 0 1 0-40 0m-9 0h18m22 0h18m-29-29v18m0 22v18";

// The cross on who is aimed at, with a dark edge: it lies over them.
export function Aim({ of, at }: { of: "line-aim" | "beam-aim"; at: Point }) {
  const d = `M${at.x - 20} ${at.y}${CROSS}`;
  return (
    <g class={of}>
      <path class="aim-bed" d={d} />
      <path d={d} />
    </g>
  );
}

// Shots, and who was hit where they stand or fell: over what glows. `over` the figures, of so many pixels,
// lie only the crosses on whom was aimed at and, of several shots, in which order they were; between
// those made of parts there is no room for that.
export function Blows({ spots, over }: { spots: Spots; over?: number }) {
  const ui = useUi();
  const { m, recent } = ui;
  const steps = useMemo(() => stepsOf(m, recent, spots), [m, recent, spots]);
  const blows = blowsOf(ui, steps, spots).map((k) => {
    const [a, b] = shotOf(m, spots, k) ?? [];
    return { k, a, b };
  });
  const seat = ({ seat }: Step) => ({ "--seat": seatColour(m, seat) });
  if (over) {
    const shots = blows.flatMap(({ k, a, b }) => (a && b ? [{ k, a, b }] : []));
    const inParts = m.scene.items?.some((i) => i.art && i.owner !== undefined && spots.has(i.at));
    return (
      <g class="trails">
        {shots.map(({ k, a, b }, i) => (
          <g key={i} style={seat(k)}>
            <Aim of="beam-aim" at={b} />
            {shots.length > 1 && !inParts ? (
              <Nth n={i + 1} at={between(a, b, 0.5)} px={over} />
            ) : null}
          </g>
        ))}
      </g>
    );
  }
  const shots = blows.flatMap(({ a, b }) => (a && b ? [[a, b] as [Point, Point]] : []));
  const gone = steps.filter(
    (k) => isBlow(k) && k.item && spots.has(k.to) && !stillStands(m, spots, k),
  );
  const met = gone.filter((k) => shots.some((shot) => meets(shot, spots.get(k.to)!)));
  return (
    <g class="trails">
      {met.map((k) => (
        <Gone key={`${k.item}${k.to}`} struck who={itemOf(m, k.item)} from={k.to} spots={spots} />
      ))}
      {blows.map(({ k, a, b }, i) => (
        <g key={i} style={seat(k)}>
          {a && b ? <Gone who={figureOf(m, spots, k.seat)} from={k.from} spots={spots} /> : null}
          {k.item ? (
            <>
              <path class="struck-place" d={(spots.get(k.to) ?? spots.get(k.from)!).path} />
              <path class="burst" d={burst(metAt(m, spots, k))} />
            </>
          ) : null}
        </g>
      ))}
      {blows.map(({ k, a, b }, i) =>
        a && b ? (
          <g key={i} style={seat(k)}>
            <Beam a={a} b={b} />
          </g>
        ) : null,
      )}
    </g>
  );
}

// Who was at one end of a shot and has gone on since, or is elsewhere at once: their shadow stands there.
interface Left {
  who: Item | undefined;
  from: string;
  spots: Spots;
  struck?: boolean;
  leapt?: boolean; // to where they are now
}
function Gone({ who, from, spots, struck, leapt }: Left) {
  const { m } = useUi();
  const at = spots.get(from)!;
  if (!who || !leavesShadow(who) || who.at === from) return null;
  if (m.items.get(from)?.some((i) => !liesFlat(m, i))) return null;
  const size = (leapt ? 0.95 : 1.2) * at.tall; // within the cell that has a mark
  const box = { x: at.x - size / 2, y: at.y + 0.7 * at.reach - size, width: size, height: size };
  return (
    <g class={leapt ? "gone leapt" : "gone"} data-struck={struck ? who.id : undefined}>
      <Picture look={itemLook(m, who)} theme={m.theme} colour={seatColour(m, who.owner)} {...box} />
    </g>
  );
}

interface Outcome {
  text: string;
  box: Box;
}

// How the last shot ended, and any at the viewer: on its line, near whom it met; rather clear of figures
// and of what is written.
export function outcomesOf(ui: Ui, spots: Spots, px: number, taken: Box[]): Outcome[] {
  const { m, recent } = ui;
  const busy = [...taken];
  return blowsOf(ui, stepsOf(m, recent, spots), spots)
    .filter((k) => !k.item && k.gain && k.from !== k.to)
    .filter((k, i, all) => k.forMe || i === all.length - 1)
    .flatMap((k) => {
      const shot = shotOf(m, spots, k);
      if (!shot || !k.gain) return [];
      const { w, h } = pillSize(k.gain, px);
      const { x, y } = onLine(...shot, { w, h }, busy);
      const box = centred(x, y, w, h);
      busy.push(box);
      return [{ text: k.gain, box }];
    });
}

export function Outcomes({ told, px }: { told: Outcome[]; px: number }) {
  return (
    <g class="outcomes">
      {told.map(({ text, box: { x, y, w, h } }, i) => (
        <Pill key={i} x={x + w / 2} y={y + h / 2} px={px} text={text} fight={false} />
      ))}
    </g>
  );
}

// What fell off somebody, and is of no more use, lies where they stood or beside them, and smokes.
function Dropped({ steps, spots }: { steps: Step[]; spots: Spots }) {
  const { m } = useUi();
  const places = new Set<Spot>();
  const fallen = steps.flatMap((k) => {
    const item = itemOf(m, k.item);
    const at =
      k.manner === "vanish" && item?.faded ? freeNear(m, spots, k.from, places) : undefined;
    if (!item || !at) return [];
    places.add(at);
    return [{ item, at, seat: k.seat }];
  });
  return (
    <>
      {fallen.map(({ item, at, seat }) => (
        <Scrap key={item.id} {...{ item, at }} tint={seatColour(m, item.owner ?? seat)} />
      ))}
    </>
  );
}

function Scrap({ item, at, tint }: { item: Item; at: Spot; tint: string }) {
  const { m } = useUi();
  const size = 1.4 * S;
  return (
    <g class="scrap" data-fell={item.id} style={{ "--seat": tint }}>
      <path class="trail-from" d={at.glow} />
      <Picture
        look={itemLook(m, item)}
        theme={m.theme}
        x={at.x - size / 2}
        y={at.y - size / 2 + 6}
        width={size}
        height={size}
      />
      <path class="smoke" d={`M${at.x - 14} ${at.y - 24}${PUFF}m28 26${PUFF}`} />
    </g>
  );
}

const PUFF = "q-9-7 0-13t0-13";

// The square itself, or one near it, on which nobody stands.
function freeNear(m: Model, spots: Spots, id: string, places: Set<Spot>): Spot | undefined {
  const here = spots.get(id);
  if (!here) return undefined;
  const floor = here.y + here.lift;
  const away = (s: Spot) => Math.hypot(s.x - here.x, s.y + s.lift - floor);
  const stood = [...spots].filter(([cell]) => m.items.get(cell)?.length).map(([, s]) => s);
  // Nobody stands before it either, as high as they are.
  const hidden = (s: Spot) =>
    stood.some((o) => o.x === s.x && [0, 2 * S].includes(o.y + o.lift - s.y - s.lift));
  return [...spots.values()]
    .filter((s) => !hidden(s) && !places.has(s) && away(s) < 5 * S)
    .filter((s) => s === here || (!s.lift && !s.up))
    .sort((a, b) => away(a) - away(b) || b.y - a.y)[0];
}

export function Trails({ spots }: { spots: Spots }) {
  const { m, recent } = useUi();
  const steps = useMemo(() => stepsOf(m, recent, spots, m.scene.viewer), [m, recent, spots]);
  const quiet = steps.filter((k) => !isBlow(k));
  const faint = (k: Step) => k.own || (k.old && !!itemOf(m, k.item)?.art);
  return (
    <g class="trails">
      <Ways steps={quiet.filter((k) => !faint(k))} blows={steps.filter(isBlow)} spots={spots} />
      <Changes steps={quiet} spots={spots} />
      <Dropped steps={quiet} spots={spots} />
    </g>
  );
}

const ROUND = 10; // pixels of a number's radius,
const SMALL = 28; // or so many units of the board, where it is small
const roundOf = (px: number) => Math.min(ROUND * px, SMALL);

// Walls that the others have built since, and of each one's last turn which it was.
function builtSince(m: Model, recent: Recent[], walls: Edge[]) {
  const last = new Set(lastTurns(recent));
  const built = recent
    .flatMap((r) => r.moves.map((k) => ({ seat: r.seat ?? r.by, to: k.to, last: last.has(r) })))
    .filter((b) => b.seat !== m.scene.viewer)
    .flatMap(({ to, ...b }) => {
      const wall = walls.find((e) => e.id === to);
      return wall ? { ...b, box: wallSeen(wall) } : [];
    });
  return built.map((b) => ({
    ...b,
    which: built.filter((o) => o.last && o.seat === b.seat).indexOf(b) + 1,
  }));
}

export function NewWalls({ walls }: { walls: Edge[] }) {
  const { m, recent } = useUi();
  return (
    <g class="new-walls">
      {builtSince(m, recent, walls).map(({ seat, box: { x, y, w, h } }, i) => (
        <g key={i} style={{ "--seat": seatColour(m, seat) }}>
          <rect x={x - 5} y={y - 5} width={w + 10} height={h + 10} rx={8} />
        </g>
      ))}
    </g>
  );
}

const ALONG = [0, -0.2, 0.2, -0.36, 0.36]; // of a wall, from its middle

// The first, the second: what happened in which order.
const Nth = ({ n, at: { x, y }, px }: { n: number; at: Point; px: number }) => (
  <g class="nth">
    <circle cx={x} cy={y} r={roundOf(px)} />
    <text x={x} y={y + 4.3 * px} font-size={12 * px}>
      {n}
    </text>
  </g>
);

// Which of them it was stands on it where nothing else is written, as near to its middle as can be.
export function WallNumbers({ walls, px, taken }: { walls: Edge[]; px: number; taken: Box[] }) {
  const { m, recent } = useUi();
  const r = roundOf(px);
  const place = ({ x, y, w, h }: Box) => {
    const tries = ALONG.map((part) =>
      w > h
        ? { x: x + w * (0.5 + part), y: y + h / 2, part }
        : { x: x + w / 2, y: y + h * (0.5 + part), part },
    );
    const cost = (t: Point & { part: number }) =>
      taken.reduce((sum, o) => sum + common(centred(t.x, t.y, 2 * r, 2 * r), o), 0) +
      Math.abs(t.part) * r;
    return tries.reduce((best, t) => (cost(t) < cost(best) ? t : best));
  };
  return (
    <g class="new-walls">
      {builtSince(m, recent, walls).map(({ seat, box, which }, i) =>
        which ? (
          <g key={i} style={{ "--seat": seatColour(m, seat) }}>
            <Nth n={which} at={place(box)} px={px} />
          </g>
        ) : null,
      )}
    </g>
  );
}
