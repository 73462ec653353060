// What waits before each player at a board of hexagons, in the corner nearest to their place on it.
import { useMemo } from "preact/hooks";
import { areaName } from "../draw/areas";
import { Picture } from "../draw/art";
import { Card } from "../draw/card";
import { cornersFor, spotsOf, standsOut } from "../draw/geometry";
import { PHONE, useMedia } from "../draw/media";
import { useUi } from "../draw/ui";
import type { Model } from "../model";
import { figureOf, seatColour } from "../model";
import type { Area, Item } from "../types";

const CORNERS = 4;

// Where each of them lies in the grid of corners: two rows above, two below, the nearest to the edge
// first. Those without a place on the board take what is left, in turn.
function useCorners(board: Area, list: Area[], turned: boolean) {
  const { m } = useUi();
  const cells = m.cells.get(board.id);
  return useMemo(() => {
    const own = (cells ?? []).filter((c) => standsOut(c, cells ?? []));
    const spots = spotsOf(board, own, turned);
    const places = list.map((a) => {
      const at = own.find((c) => c.owner === a.owner);
      return (at && spots.get(at.id)) ?? { x: 0, y: 0 };
    });
    const corners = cornersFor(places);
    return corners.map((corner, i) => {
      const below = corner >= 2;
      const outer = (k: number) => (below ? -1 : 1) * places[k].y;
      const nearer = corners.filter((c, k) => c === corner && outer(k) < outer(i)).length;
      return { row: below ? 5 - nearer : 1 + nearer, column: 1 + (corner % 2) };
    });
  }, [cells, board, list.length, turned]);
}

// Those that look the same, counted where there is no room for each; whoever else is kept there is one
// of the others.
function alike(items: Item[]): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const i of items) {
    const key = i.faded ? "faded" : [i.art, ...(i.badges ?? []).map((b) => b.text)].join();
    groups.set(key, [...(groups.get(key) ?? []), i]);
  }
  return [...groups.values()];
}

function Inside({ m, area, small }: { m: Model; area: Area; small: boolean }) {
  const items = m.items.get(area.id) ?? [];
  const figure = figureOf(m, area.owner!);
  const ink = seatColour(m, area.owner);
  return (
    <div class="fan">
      {alike(items).map((group) => (
        <span class="alike" key={group[0].id}>
          {group.map((i) => (
            <Card key={i.id} item={i} area={area.id} small />
          ))}
          {small ? <b>×{group.length}</b> : null}
        </span>
      ))}
      {small && !items.length && figure ? (
        <span class="alike nobody">
          <Picture look={figure} theme={m.theme} colour={ink} />
          <b>×0</b>
        </span>
      ) : null}
      {small
        ? null
        : Array.from({ length: Math.max(0, (area.room ?? 0) - items.length) }, (_, i) => (
            <i class="socket" key={i} />
          ))}
    </div>
  );
}

const nameOf = (m: Model, seat: number) =>
  seat === m.scene.viewer ? "You" : m.scene.seats[seat].name;

export function Homes({ list, board }: { list: Area[]; board: Area }) {
  const { m } = useUi();
  const phone = useMedia(PHONE);
  const small = phone || list.length > CORNERS;
  const lying = useCorners(board, list, false);
  const standing = useCorners(board, list, true);
  return (
    <div class={`homes${small ? " small" : ""}`} data-n={list.length}>
      {list.map((a, i) => {
        const { row, column } = lying[i];
        const up = standing[i];
        return (
          <section
            key={a.id}
            class={`area home${row > 3 ? " below" : ""}`}
            aria-label={areaName(m, a)}
            data-id={a.id}
            style={{
              "--lies": `${row} / ${column}`,
              "--lies-to": column > 1 ? "end" : "start",
              "--stands": `${up.row} / ${up.column}`,
              "--stands-to": up.column > 1 ? "end" : "start",
              "--seat": seatColour(m, a.owner),
            }}
          >
            <h2 class="area-title">{small ? nameOf(m, a.owner!) : areaName(m, a)}</h2>
            <Inside m={m} area={a} small={small} />
          </section>
        );
      })}
      {m.theme.art?.scenery && !phone ? (
        <div class="scenery" aria-hidden="true">
          <Picture look={{ art: "scenery" }} theme={m.theme} />
        </div>
      ) : null}
    </div>
  );
}
