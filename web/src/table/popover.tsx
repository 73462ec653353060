// What a thing is and does, at the thing.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Picture } from "../draw/art";
import { LargeCard } from "../draw/card";
import { Worded } from "../draw/worded";
import type { Model } from "../model";
import { itemLook, look } from "../model";
import type { Area, Cell, Item, Look, Why } from "../types";
import type { Asked } from "./ask";

interface Told {
  title: string;
  picture?: Look;
  card?: Item; // shown as it is, only larger
  lines: string[];
  clause?: string;
}

const some = (...lines: (string | undefined)[]) => lines.filter((l): l is string => !!l);

function ofItem(m: Model, item: Item): Told {
  const shown = itemLook(m, item);
  const place = m.areas.find((a) => a.id === item.at)?.kind;
  const card = place === "cards" || place === "pile" || place === "compare";
  const badges = (item.badges ?? []).map((b) => b.title ?? b.text);
  return {
    title: m.titles.get(item.id!) ?? shown?.title ?? "",
    picture: card ? undefined : shown,
    card: card && item.kind ? item : undefined,
    lines: some(...(card ? [] : (item.face?.lines ?? [])), ...badges, shown?.about),
  };
}

function ofCell(m: Model, cell: Cell): Told {
  const shown = look(m, cell.kind);
  const region = cell.region ? m.regions.get(cell.region)?.title : undefined;
  const here = (m.items.get(cell.id) ?? []).map((i) => i.title ?? i.text);
  const title = m.titles.get(cell.id) ?? cell.id;
  return {
    title,
    picture: shown,
    lines: some(
      ...[region, cell.height ? undefined : shown?.title] // how high it is, its own title says
        .filter((name, i, all) => name && !title.includes(name) && all.indexOf(name) === i),
      shown?.about,
      cell.crossed ? "Used: out of play." : undefined,
      here.length ? `Here: ${here.join(", ")}` : undefined,
    ),
  };
}

function ofSeat(m: Model, seat: number): Told {
  const s = m.scene.seats[seat];
  return {
    title: s.name,
    picture: look(m, s.symbol),
    lines: some(s.role, s.goal?.text, s.goal?.missing, s.note),
  };
}

function ofArea(m: Model, area: Area): Told {
  const n = area.count ?? (m.items.get(area.id) ?? []).reduce((k, i) => k + (i.count || 1), 0);
  const owner = area.owner === undefined ? undefined : m.scene.seats[area.owner]?.name;
  const counted = area.kind === "cards" || area.kind === "pile";
  return {
    title: area.title ?? area.id,
    lines: some(area.note, owner && `Of ${owner}.`, counted ? `${n} in it.` : undefined),
  };
}

// What there is to tell about the innermost thing that has anything to it.
export function tellOf(m: Model, { id, said }: Asked): Told {
  if (said) return said;
  const seat = /^seat(\d)$/.exec(id);
  if (seat) return ofSeat(m, Number(seat[1]));
  const item = m.scene.items?.find((i) => i.id === id);
  if (item) return ofItem(m, item);
  const cell = [...m.cells.values()].flat().find((c) => c.id === id);
  if (cell) return ofCell(m, cell);
  const area = m.areas.find((a) => a.id === id);
  if (area) return ofArea(m, area);
  const group = [...m.groups.values()].flat().find((g) => g.id === id);
  return { title: m.titles.get(id) ?? id, lines: some(group?.note) };
}

// Above a thing, or below it, within the window.
export function placeBy(box: Element, { left, top, width, bottom }: DOMRect) {
  const b = box.getBoundingClientRect();
  const above = top - b.height - 10;
  return {
    left: Math.max(8, Math.min(left + width / 2 - b.width / 2, innerWidth - b.width - 8)),
    top: above > 8 ? above : Math.min(bottom + 10, innerHeight - b.height - 8),
  };
}

export function Popover({
  m,
  asked,
  why,
  close,
  openRules,
}: {
  m: Model;
  asked: Asked;
  why?: Why; // it cannot be chosen now
  close(): void;
  openRules(id: string): void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ left: 0, top: 0 });
  const told = tellOf(m, asked);
  const clause = why?.clause ?? told.clause ?? m.clauses.get(asked.id);
  useLayoutEffect(() => {
    setAt(placeBy(box.current!, asked.at));
  }, [asked, why]);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    box.current?.focus();
    return () => before?.focus?.();
  }, [asked]);
  return (
    <div class="popover-veil">
      <button type="button" class="veil-back" tabIndex={-1} aria-label="close" onClick={close} />
      <div
        ref={box}
        class="popover"
        role="dialog"
        tabIndex={-1}
        aria-label={told.title}
        style={{ left: `${at.left}px`, top: `${at.top}px` }}
      >
        {told.picture ? (
          <Picture look={told.picture} theme={m.theme} class="popover-picture" />
        ) : null}
        {told.card ? <LargeCard item={told.card} /> : <h2>{told.title}</h2>}
        {told.lines.map((l) => (
          <p key={l}>{asked.said ? l : <Worded text={l} />}</p>
        ))}
        <p class="not-now" role="status">
          {why?.text ? `Not now: ${why.text}` : ""}
        </p>
        <p class="popover-end">
          {clause ? (
            <button
              type="button"
              class="link"
              onClick={() => {
                close();
                openRules(clause);
              }}
            >
              The rule
            </button>
          ) : null}
          <button type="button" class="link" onClick={close}>
            Close
          </button>
        </p>
      </div>
    </div>
  );
}
