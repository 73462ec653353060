// Which of a scene's areas goes where on the table.
import { laidBy } from "../draw/areas";
import type { Ui } from "../draw/ui";
import type { Model } from "../model";
import { areasOf, seatOrder } from "../model";
import type { Area } from "../types";

export type Shape = "hex" | "grid" | "stacks";

// No wider than high, however it is turned.
function isSquare(m: Model, boards: Area[]): boolean {
  const cells = boards.flatMap((a) => m.cells.get(a.id) ?? []);
  return Math.max(...cells.map((c) => c.x)) <= Math.max(...cells.map((c) => c.y));
}

const isBoard = (a: Area) => a.kind === "hex" || a.kind === "grid";

// What a figure on the board is made of; nothing at all is no thing to show either.
export const isGear = (m: Model, area: Area) =>
  (m.items.get(area.id) ?? []).every((i) => i.kind && i.face?.pips);

// The hands of all, where they lie open.
const openHands = (m: Model, seats: number[]): Area[] =>
  m.scene.viewer === "all"
    ? seats
        .flatMap((i) => areasOf(m, "hand", i))
        .filter((a) => m.items.get(a.id)?.some((i) => i.kind))
    : [];

export function layOut({ m, open, clicks }: Ui, near?: number) {
  const me = typeof m.scene.viewer === "number" ? m.scene.viewer : undefined;
  const side = near ?? me;
  const others = seatOrder(m, side).filter((s) => s !== side);
  const all = areasOf(m, "board");
  const boards = all.filter(isBoard);
  const shape: Shape = !boards.length
    ? "stacks"
    : boards.some((a) => a.kind === "hex")
      ? "hex"
      : "grid";
  const boarded = shape !== "stacks";
  const status = areasOf(m, "status", -1);
  // The number of the round goes where that of the turn would.
  const round = status.find((a) => a.kind === "track" && /^\d+$/.test(a.note ?? ""));
  // What is only said is told with the goals, where teams share them.
  const shared = m.scene.seats.some((s) => s.goal?.team);
  const isPart = (a: Area) => shared && a !== round && !!a.note && !m.cells.has(a.id);
  const stock = areasOf(m, "stock");
  const homes = boarded ? m.scene.seats.flatMap((_, i) => areasOf(m, "tableau", i)) : [];
  // Round a board of squares there is no room for what lies before the players: one's own is with
  // the hand, of the others only what can be chosen now.
  const onSquares = shape === "grid" ? homes : [];
  const wanted = (a: Area) =>
    open.has(a.id) ||
    (m.items.get(a.id) ?? []).some(
      (i) => i.id && (open.has(i.id) || clicks.clicked.includes(i.id)),
    );
  // Beside a board there is no room for a hand that holds nothing.
  const held = (hands: Area[]) =>
    hands.filter((a) => !boarded || wanted(a) || m.items.get(a.id)?.length);
  const isEmpty = (a: Area) => !m.items.get(a.id)?.length;
  const own = onSquares.filter((a) => a.owner === me && (wanted(a) || isEmpty(a) || !isGear(m, a)));
  // A hand that somebody else shows to choose from.
  const shown = m.scene.seats
    .flatMap((_, i) => (i === me ? [] : areasOf(m, "hand", i)))
    .filter((a) => m.items.get(a.id)?.some((i) => i.kind && i.id && open.has(i.id)));
  return {
    me,
    shape,
    boarded,
    square: shape === "grid" && isSquare(m, boards),
    boards,
    floating: all.filter((a) => !isBoard(a)),
    side,
    // The others and I; for who only watches everybody is one of the others.
    panels: side === undefined ? others.map((s) => [s]) : [others, [side]],
    homes: shape === "hex" ? homes : [],
    parts: status.filter(isPart),
    common: status.filter((a) => a !== round && !isPart(a)),
    stock,
    // On a board of squares the first of them is the clock, where no score counts down for it.
    decks: stock
      .filter((a) => a.kind === "pile" && a.owner === undefined)
      .filter(() => !status.some((a) => a.kind === "compare" && a.room))
      .slice(0, shape === "grid" ? 1 : shape === "hex" ? 0 : undefined),
    contests: areasOf(m, "contest").filter((a) => !m.scene.sides?.some((s) => laidBy(m, s) === a)),
    reachable: [...onSquares.filter((a) => a.owner !== me && wanted(a)), ...shown],
    hands:
      me === undefined
        ? openHands(m, seatOrder(m, side))
        : [...held(areasOf(m, "hand", me)), ...own],
  };
}

export type Arrangement = ReturnType<typeof layOut>;
