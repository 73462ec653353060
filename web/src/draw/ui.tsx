// What every drawing shares: what can be clicked, and what is pointed at.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Clicks } from "../clicks";
import { nextTargets, noteOn } from "../clicks";
import type { Model } from "../model";
import type { Action, Mark, Move } from "../types";

// Something that happened since the viewer last decided.
export interface Recent {
  by?: number; // whose decision led to it,
  did?: number; // and who did it
  seat: number | undefined;
  text: string;
  gain?: string; // what it brought
  weight: number; // 0: it changes nothing on the table
  forMe?: boolean; // it was done to the viewer
  begins?: boolean; // a fight
  scores?: boolean; // in one: it stands otherwise since
  kept?: boolean; // it was told already: the viewer did it in the turn before
  given?: boolean; // by an answer that was given for the viewer, as there was no other
  turn?: number; // the table's
  during?: number; // the one in which it was decided, where that is known
  beat?: number; // what is shown at one moment has the same
  heard?: number; // lines of the log by then
  tone?: string;
  clause?: string;
  moves: Move[];
}

// What somebody did is of the turn in which they decided it, even if that ended with it.
const isDeed = (r: Recent) => (r.did ?? r.seat ?? r.by) === r.by;
const turnOf = (r: Recent) => (isDeed(r) ? (r.during ?? r.turn) : r.turn) ?? 0;

// Who only re-appears somewhere in the next turn has not acted in it yet.
const isLeap = ({ moves }: Recent) =>
  moves.length > 0 && moves.every((k) => k.manner === "flip" && k.from !== k.to);

// Of all that was told, each player's last turn. What becomes of it in the next one, as the card
// that somebody else draws then, is no part of it.
export function lastTurns(recent: Recent[]): Recent[] {
  const acted = recent.filter((r) => isDeed(r) && !isLeap(r));
  const turns = new Map(acted.map((r) => [r.by, turnOf(r)]));
  return recent.filter((r) => {
    const last = turns.get(r.by) ?? turnOf(r);
    return turnOf(r) === last || (isDeed(r) && turnOf(r) > last);
  });
}

// Who was hit in somebody's last turn, and stands there still.
export function struckItems(m: Model, recent: Recent[]): Set<string> {
  const at = new Map(m.scene.items?.map((i) => [i.id, i.at]));
  const hits = lastTurns(recent)
    .flatMap((r) => r.moves)
    .filter((k) => k.item && k.manner === "hit" && k.from === k.to && at.get(k.item) === k.to);
  return new Set(hits.map((k) => k.item!));
}

export interface Ui {
  m: Model;
  clicks: Clicks;
  open: Set<string>; // ids that can be clicked next
  marks: Mark[];
  recent: Recent[];
  hinted: Set<string>;
  ringed: Set<string>; // what a lesson points at: a tap there means it
  click(under: string[], at: Element): void;
  point(id: string | undefined): void;
  say(text: string): void; // below the question, until something is chosen
}

export const UiContext = createContext<Ui>(null as unknown as Ui);
export const useUi = () => useContext(UiContext);

export function openIds(clicks: Clicks): Set<string> {
  return nextTargets(clicks);
}

interface Target {
  class: string;
  note?: string;
  props: { [name: string]: unknown }; // of something in HTML: its words are its name
  cover: { [name: string]: unknown }; // of a shape that covers it, in SVG: it has no words
}

export const toneOf = (a: Action | undefined) =>
  a?.tone && a.tone !== "plain" ? ` tone-${a.tone}` : "";

// What stands on a cell, and the cell: where one thing there can be clicked, a click on any means it.
export function onCell(ui: Ui, cell: string, first?: string): string[] {
  const open = (ui.m.items.get(cell) ?? [])
    .map((i) => i.id)
    .filter((id): id is string => !!id && id !== first && ui.open.has(id));
  return [...(first ? [first] : []), cell, ...(open.length === 1 ? open : [])];
}

// What is written on a thing: the price or outcome of the one action that a click on it means, or
// what a mark says.
export function noteAt(ui: Ui, id: string | undefined): { note?: string; action?: Action } {
  const action = id !== undefined && ui.open.has(id) ? noteOn(ui.clicks, id) : undefined;
  const said = ui.marks.find((k) => k.on === id && k.kind !== "line" && k.note);
  return { note: action?.note ?? said?.note, action };
}

// The looks and handlers of one thing. `under` is the thing and what it lies
// on, innermost first.
export function useTarget(under: (string | undefined)[], label: string): Target {
  const ui = useUi();
  const ids = under.filter((u): u is string => !!u);
  const id = ids[0];
  const live = id !== undefined && ui.open.has(id);
  const picked = id !== undefined && ui.clicks.clicked.includes(id);
  const { note, action } = noteAt(ui, id);
  const marks = ui.marks.filter((k) => k.on === id && k.kind !== "line");
  let cls = "";
  if (live) cls += ` live${toneOf(action)}`;
  if (picked) cls += " picked";
  if (id && ui.hinted.has(id)) cls += " hinted";
  for (const k of marks) cls += ` mark-${k.kind}${k.from ? " aimed" : ""}`;
  const props = {
    "data-id": id,
    ...(live || picked ? { role: "button", tabindex: 0, "aria-pressed": picked } : {}),
    onClick: (e: MouseEvent) => {
      e.stopPropagation();
      ui.click(ids, e.currentTarget as Element);
    },
    onKeyDown: (e: KeyboardEvent) => {
      if (e.key === "Enter" || e.key === " ") {
        e.preventDefault();
        e.stopPropagation();
        ui.click(ids, e.currentTarget as Element);
      }
    },
    onMouseEnter: () => ui.point(id),
    onFocus: () => ui.point(id),
    onMouseLeave: () => ui.point(undefined),
    onBlur: () => ui.point(undefined),
  };
  return {
    class: cls,
    note,
    props,
    cover: { role: "img", ...props, "aria-label": label + (note ? `, ${note}` : "") },
  };
}
