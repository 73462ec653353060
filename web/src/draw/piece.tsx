// A pawn, a figure, a crowd or a token on a board.
import { itemLook, kindOf, look, seatColour } from "../model";
import type { Badge, Cell, Item } from "../types";
import { layers, Picture, viewBox } from "./art";
import type { Spot } from "./geometry";
import { standing } from "./geometry";
import { onCell, useTarget, useUi } from "./ui";

export const itemTitle = (i: Item, fallback = "card") =>
  `${i.title ?? i.text ?? fallback}${i.count && i.count > 1 ? ` ×${i.count}` : ""}` +
  (i.badges ?? []).map((b) => `, ${b.title ?? b.text}`).join("");

// Crowds are made of several figures where the theme has them: zombie, then
// zombie-b and zombie-c.
function variant(
  looks: { [kind: string]: unknown } | undefined,
  kind: string | undefined,
  i: number,
): string | undefined {
  const other = ["", "-b", "-c"][i % 3];
  return kind && looks?.[kind + other] ? kind + other : kind;
}

export interface Placed {
  item: Item;
  cell: Cell;
  spot: Spot;
  k: number;
  n: number;
}

// Where a piece stands and how high it is.
function useStance({ item, spot, k, n }: Placed) {
  const { m } = useUi();
  const kind = kindOf(item);
  const shown = itemLook(m, item);
  const names = layers(shown);
  const art = names.length ? viewBox(m.theme, names[0]) : undefined;
  const tall = art ? art[3] / art[2] : 1;
  const { at, size } = standing(n);
  const [dx, dy] = at[k % at.length];
  const flat = tall < 1.15 && item.owner === undefined; // a token lies, a figure stands
  // Somebody put together from parts of their own is seen in full; crowds and pawns make room.
  const grand = item.art ? 1.9 : 1;
  const h = flat ? spot.reach * 1.3 * size : spot.tall * size * grand;
  const x = spot.x + dx * spot.reach,
    foot = spot.y + dy * spot.reach + (flat ? h / 2 : spot.reach * 0.62);
  return { m, kind, shown, tall, flat, h, x, foot };
}

export function Piece(placed: Placed) {
  const { item, cell, spot } = placed;
  const { m, kind, shown, tall, flat, h, x, foot } = useStance(placed);
  const t = useTarget(onCell(useUi(), cell.id, item.id), itemTitle(item, "piece"));
  const crowd = item.count && item.count > 1 ? Math.min(5, item.count) : 1;
  const group = standing(crowd);
  const ink = item.owner !== undefined ? seatColour(m, item.owner) : shown?.colour;
  const hold = placed.n > 1 ? h * 0.64 : Math.max(h * 0.64, spot.finger); // for a finger
  return (
    <g
      class={`piece${flat ? " flat" : ""}${item.tilted ? " tilted" : ""}${item.faded ? " faded" : ""}${t.class}`}
      data-item={item.id}
      data-at={item.at}
      style={{ "--seat": ink }}
    >
      <g class="piece-body">
        {flat ? null : (
          <ellipse class="piece-shadow" cx={x + 5} cy={foot - 3} rx={h * 0.3} ry={h * 0.09} />
        )}
        {Array.from({ length: crowd }, (_, i) => {
          const one = crowd > 1 ? (look(m, variant(m.theme.looks, kind, i)) ?? shown) : shown;
          const size1 = h * group.size * (crowd > 1 ? 1.05 : 1),
            [gx, gy] = group.at[i];
          const w = size1 / tall;
          return (
            <Picture
              key={i}
              look={one}
              theme={m.theme}
              colour={ink}
              x={x + gx * spot.reach * 0.75 - w / 2}
              y={foot + gy * spot.reach * 0.5 - size1}
              width={w}
              height={size1}
            />
          );
        })}
      </g>
      <rect
        class="piece-cover"
        x={x - hold / 2}
        y={foot - Math.max(h, hold)}
        width={hold}
        height={Math.max(h, hold)}
        {...t.cover}
      >
        <title>{itemTitle(item, "piece")}</title>
      </rect>
    </g>
  );
}

// What a badge says: in a word, if it has one.
export const badgeWord = (b: Badge) => /^([^:]+):/.exec(b.title ?? "")?.[1] ?? b.text;

// How many, which one and what is the matter with it: above walls and all pieces.
export function PieceLabels({ px, bare, ...placed }: Placed & { px: number; bare: boolean }) {
  const { item, spot } = placed;
  const { h, x, foot } = useStance(placed);
  // A number names the piece and is written on one side of its foot, words on the other.
  const named = (b: Badge) => /^\d$/.test(b.text) && (b.tone ?? "plain") === "plain";
  const words = item.badges?.filter((b) => !named(b)) ?? [];
  const counted = !!item.count && item.count > 1;
  return (
    <>
      {counted ? (
        <Count
          x={x + spot.reach * 0.62}
          y={foot - 4}
          text={String(item.count)}
          px={px}
          bare={bare}
        />
      ) : null}
      {item.badges?.filter(named).map((b) => (
        <Count key={b.text} x={x + h * 0.2} y={foot - 3 * px} text={b.text} px={px} bare={bare} />
      ))}
      {(bare ? [] : words).map((b, i) => {
        const wide = (w: Badge) => (12 + 7.5 * badgeWord(w).length) * px;
        const before = words.slice(0, i).reduce((sum, w) => sum + wide(w) + 2 * px, 0);
        // Beside how many they are, not under it.
        const at = counted ? x + spot.reach * 0.62 - 11 * px - wide(b) / 2 : x - h * 0.2;
        return (
          <g
            key={b.text}
            class={`piece-badge tone-${b.tone ?? "plain"}`}
            transform={`translate(${at - before} ${counted ? foot - 4 : foot + px})`}
          >
            <title>{b.title ?? b.text}</title>
            <rect x={-wide(b) / 2} y={-9 * px} width={wide(b)} height={18 * px} rx={7 * px} />
            <text y={4.5 * px} font-size={12 * px}>
              {badgeWord(b)}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Count({
  x,
  y,
  text,
  px,
  bare,
}: {
  x: number;
  y: number;
  text: string;
  px: number;
  bare: boolean;
}) {
  return (
    <g class={bare ? "count bare" : "count"} transform={`translate(${x} ${y})`}>
      {bare ? null : <circle r={9 * px} />}
      <text y={4.4 * px} font-size={12.5 * px}>
        {text}
      </text>
    </g>
  );
}
