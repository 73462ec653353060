// What the others did since the viewer's turn, on a board: the way of each piece, where it came from
// and what is new. Each player's last turn is marked clearly, what they did before it faintly.
import { useMemo } from "preact/hooks";
import type { Model } from "../model";
import { seatColour } from "../model";
import type { Edge, Move } from "../types";
import type { Spot } from "./geometry";
import { wallSeen } from "./geometry";
import type { Recent } from "./ui";
import { lastTurns, useUi } from "./ui";

type Spots = Map<string, Spot>;
type Step = Move & { seat?: number; old: boolean; forMe: boolean };

// A piece that re-appears elsewhere has left all places but the last; a blow is over once somebody
// has left one of its ends, and with the turn in which it fell. One that met the viewer stays for as
// long as they stand there.
function stepsOf(recent: Recent[], spots: Spots): Step[] {
  const last = new Set(lastTurns(recent));
  const all = recent.flatMap((r) =>
    r.moves.map((k) => ({ ...k, seat: r.seat ?? r.by, old: !last.has(r), forMe: !!r.forMe })),
  );
  const left = (o: Step, id: string) =>
    o.from === id && o.to !== id && o.manner !== "hit" && spots.has(o.to);
  const isOver = (k: Step, later: Step[]) =>
    isBlow(k)
      ? later.some((o) => (!k.forMe && left(o, k.from)) || (k.from !== k.to && left(o, k.to))) ||
        (k.old && !k.forMe)
      : later.some((o) => o.item === k.item && o.manner === "flip" && o.from !== o.to);
  return all.filter((k, i) => !isOver(k, all.slice(i + 1)));
}

const isBlow = (k: Move) => k.manner === "hit";

// Also of what was not seen step by step: whoever shot is there, and whoever was hit, or is out.
const stillStands = (m: Model, k: Step) =>
  k.item
    ? (m.scene.items?.find((i) => i.id === k.item)?.at ?? k.to) === k.to
    : k.forMe || !!m.items.get(k.from)?.some((i) => i.owner === k.seat);

const line = (a: Spot, b: Spot) => `M${a.x} ${a.y}L${b.x} ${b.y}`;

const APART = 70; // of the signs that say which way a beam goes

function chevrons(a: Spot, b: Spot): string {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const at = (along: number, beside: number) =>
    `${(a.x + ux * along - uy * beside).toFixed(1)} ${(a.y + uy * along + ux * beside).toFixed(1)}`;
  const n = Math.max(1, Math.floor(far / APART));
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

// A piece that went from cell to cell; the ways of one piece are one.
function Ways({ steps, spots }: { steps: Step[]; spots: Spots }) {
  const { m } = useUi();
  const gone = (k: Step) => !m.scene.items?.some((i) => i.id === k.item);
  const went = steps.filter(
    (k) => spots.has(k.from) && spots.has(k.to) && k.from !== k.to && !(k.item && gone(k)),
  );
  return (
    <>
      {went.map((k, i) => {
        const a = spots.get(k.from)!,
          b = spots.get(k.to)!;
        const first = !went.some((o) => o !== k && o.item === k.item && o.to === k.from);
        return (
          <g key={i} class={k.old ? "old" : undefined} style={{ "--seat": seatColour(m, k.seat) }}>
            {first ? <path class="trail-from" d={a.path} /> : null}
            {k.manner === "flip" ? (
              <circle class="trail-to" cx={b.x} cy={b.y} r={b.reach} />
            ) : (
              <>
                <path class="trail-bed" d={line(a, b)} />
                <path class="trail" d={line(a, b)} />
              </>
            )}
          </g>
        );
      })}
    </>
  );
}

// What came to the board or changed where it is, while it is there; and what left the board.
function Changes({ steps, spots }: { steps: Step[]; spots: Spots }) {
  const { m } = useUi();
  const at = (k: Step) => m.scene.items?.find((i) => i.id === k.item)?.at;
  const came = steps.filter(
    (k) =>
      spots.has(k.to) && (!spots.has(k.from) || k.from === k.to) && (!k.item || at(k) === k.to),
  );
  const left = steps.filter((k) => spots.has(k.from) && !spots.has(k.to));
  const draw = (list: Step[], mark: (k: Step) => preact.JSX.Element) =>
    list.map((k, i) => (
      <g key={i} class={k.old ? "old" : undefined} style={{ "--seat": seatColour(m, k.seat) }}>
        {mark(k)}
      </g>
    ));
  const ring = ({ x, y, reach }: Spot) => <circle class="trail-to" cx={x} cy={y} r={reach} />;
  return (
    <>
      {draw(left, (k) => (
        <path class="trail-from" d={spots.get(k.from)!.path} />
      ))}
      {draw(came, (k) => ring(spots.get(k.to)!))}
    </>
  );
}

// Shots, and who was hit where they stand or fell.
function Blows({ steps, spots }: { steps: Step[]; spots: Spots }) {
  const { m } = useUi();
  const shown = steps.filter((k) => spots.has(k.from) && (!spots.has(k.to) || stillStands(m, k)));
  return (
    <>
      {shown.map((k, i) => {
        const a = spots.get(k.from)!,
          b = spots.get(k.to) ?? a;
        return (
          <g key={i}>
            {a === b ? null : (
              <>
                <path class="beam-bed" d={line(a, b)} />
                <path class="beam" d={line(a, b)} />
                <path class="beam-core" d={line(a, b)} />
                <path class="beam-way" d={chevrons(a, b)} />
              </>
            )}
            {k.item ? <path class="burst" d={burst(b)} /> : null}
          </g>
        );
      })}
    </>
  );
}

export function Trails({ spots }: { spots: Spots }) {
  const { recent } = useUi();
  const steps = useMemo(() => stepsOf(recent, spots), [recent, spots]);
  const quiet = steps.filter((k) => !isBlow(k));
  return (
    <g class="trails">
      <Ways steps={quiet} spots={spots} />
      <Changes steps={quiet} spots={spots} />
      <Blows steps={steps.filter(isBlow)} spots={spots} />
    </g>
  );
}

const ROUND = 11; // pixels of a number's radius

// Walls that the others have built since, in their order.
export function NewWalls({ walls, px }: { walls: Edge[]; px: number }) {
  const { m, recent } = useUi();
  const built = recent
    .flatMap((r) => r.moves.map((k) => ({ seat: r.seat ?? r.by, to: k.to })))
    .filter((b) => b.seat !== m.scene.viewer)
    .flatMap((b) => ({ ...b, wall: walls.find((e) => e.id === b.to) }))
    .filter((b): b is typeof b & { wall: Edge } => !!b.wall);
  if (!built.length) return null;
  return (
    <g class="new-walls">
      {built.map(({ seat, wall }, i) => {
        const { x, y, w, h } = wallSeen(wall);
        const [cx, cy] = [x + w / 2, y + h / 2];
        return (
          <g key={i} style={{ "--seat": seatColour(m, seat) }}>
            <rect x={x - 5} y={y - 5} width={w + 10} height={h + 10} rx={8} />
            <circle cx={cx} cy={cy} r={ROUND * px} />
            <text x={cx} y={cy + 4.5 * px} font-size={13 * px}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
