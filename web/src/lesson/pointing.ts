// What a lesson points at, and where that is on the screen now.
import { useLayoutEffect, useState } from "preact/hooks";
import type { Box } from "../draw/geometry";
import type { Action, LessonStep } from "../types";
import { distance } from "./places";

// What a step asks to tap, by id; what it points at where it only shows, or takes several answers.
export function pointsOf(step: LessonStep, actions: Action[] = []): string[] {
  const [code, ...others] = step.wants ?? [];
  const on = others.length ? undefined : actions.find((a) => a.code === code)?.on;
  return on?.length ? on : (step.points ?? []);
}

const inSight = (selector: string) =>
  [...document.querySelectorAll(`.table ${selector}`)].filter(
    (e) => e.getBoundingClientRect().width > 0,
  );

// What has an id, as it lies there.
const shownAs = (id: string) =>
  ["item", "id", "at"].flatMap((by) => inSight(`[data-${by}="${CSS.escape(id)}"]`));

// What is to be tapped or looked at now: the line of the list, while that is unfolded; the things,
// but not what is chosen already; then the button that ends it.
function thingsAt(points: string[], wants: number[] = []): Element[] {
  const toTake = (what: string) => wants.flatMap((code) => inSight(`${what}[data-code="${code}"]`));
  const things = points.flatMap((id) => {
    const shown = shownAs(id);
    const at = shown.find((e) => e.matches(".live, .picked")) ?? shown[0];
    // What can be tapped is ringed itself; what is only shown, with all that belongs to it.
    const group = at?.matches(".live") ? at : (at?.closest(".chip, .group") ?? at);
    return group && !at?.matches(".picked") ? [group] : [];
  });
  return [...toTake(".action"), ...things, ...toTake(".prompt .go")];
}

// What is chosen or being played already, and goes to what is to be tapped now.
const heldNow = () => inSight(":is(.card.raised, .card.picked, .piece.picked, .holds-picked)");

// What scrolls and has a thing in it.
function scrollersOf(thing: Element): Element[] {
  const all: Element[] = [];
  for (let e = thing.parentElement; e && !e.matches(".table"); e = e.parentElement)
    if (/auto|scroll/.test(getComputedStyle(e).overflow)) all.push(e);
  return all;
}

function scrollTo(thing: Element) {
  for (const s of scrollersOf(thing)) {
    const r = thing.getBoundingClientRect(),
      b = s.getBoundingClientRect();
    s.scrollLeft += Math.max(0, r.right - b.right) - Math.max(0, b.left - r.left);
    s.scrollTop += Math.max(0, r.bottom - b.bottom) - Math.max(0, b.top - r.top);
  }
}

const RIM = 4; // of a ring round what it is about
const SLIM = 2; // where something else is near
const NEAR = 18; // pixels between two buttons
const SPILL = 14; // that may hang out of what scrolls

// One of the forms that a ring goes round: a box, as round and as turned as the thing, or an outline.
export interface Shape extends Box {
  rx: number;
  turn: number; // in degrees
  outline?: { path: string; transform: string };
}

// Where a thing is, and the forms of it and of what belongs to it.
export interface Ring extends Box {
  shapes: Shape[];
  held?: boolean; // chosen already
  button?: boolean;
  slim?: boolean; // a ring that leaves its neighbours whole
  onBoard?: boolean;
}

const boxOf = ({ x, y, width: w, height: h }: DOMRect): Box => ({ x, y, w, h });

export function boxRound(all: Box[]): Box {
  const x = Math.min(...all.map((b) => b.x));
  const y = Math.min(...all.map((b) => b.y));
  const right = Math.max(...all.map((b) => b.x + b.w));
  const bottom = Math.max(...all.map((b) => b.y + b.h));
  return { x, y, w: right - x, h: bottom - y };
}

function outlineOf(thing: Element): Shape["outline"] {
  const at = thing instanceof SVGPathElement ? thing.getScreenCTM() : undefined;
  if (!at) return undefined;
  const { a, b, c, d, e, f } = at;
  const transform = `matrix(${[a, b, c, d, e, f].join(" ")})`;
  return { path: thing.getAttribute("d")!, transform };
}

// How far a card of a fan is turned.
function turnOf({ rotate, transform }: CSSStyleDeclaration): number {
  const { a, b } = new DOMMatrix(transform === "none" ? "" : transform);
  return (Number.parseFloat(rotate) || 0) + (Math.atan2(b, a) * 180) / Math.PI;
}

// As far as it is in sight.
function cutBox(thing: Element, box: Box): Box {
  let { x, y } = box;
  let [right, bottom] = [x + box.w, y + box.h];
  for (const s of scrollersOf(thing)) {
    const b = s.getBoundingClientRect();
    x = Math.max(x, b.left);
    y = Math.max(y, b.top);
    right = Math.min(right, b.right);
    bottom = Math.min(bottom, b.bottom);
  }
  return { x, y, w: right - x, h: bottom - y };
}

const round = (b: Box, rx: number, rim = RIM): Shape => ({
  x: b.x - rim,
  y: b.y - rim,
  w: b.w + 2 * rim,
  h: b.h + 2 * rim,
  rx: rx + rim,
  turn: 0,
});

function shapeOf(thing: Element, rim: number): Shape | undefined {
  const outline = outlineOf(thing);
  const whole = boxOf(thing.getBoundingClientRect());
  const seen = cutBox(thing, whole);
  if (seen.w < RIM || seen.h < RIM) return undefined;
  if (outline) return { ...seen, rx: 0, turn: 0, outline };
  if (!(thing instanceof HTMLElement)) return round(seen, Math.min(seen.w, seen.h) * 0.3);
  const style = getComputedStyle(thing);
  const turn = turnOf(style);
  const [cos, sin] = [Math.cos, Math.sin].map((f) => Math.abs(f((turn * Math.PI) / 180)));
  const flat = cos * cos - sin * sin;
  const [w, h] = [whole.w * cos - whole.h * sin, whole.h * cos - whole.w * sin].map(
    (n) => n / flat,
  );
  const rx = (Number.parseFloat(style.borderTopLeftRadius) || 0) * (w / (thing.offsetWidth || w));
  const cut = Math.max(whole.w - seen.w, whole.h - seen.h) > SPILL;
  if (cut || Math.abs(turn) < 0.1 || Math.abs(turn) > 30) return round(seen, rx, rim);
  const [x, y] = [whole.x + (whole.w - w) / 2, whole.y + (whole.h - h) / 2];
  return { ...round({ x, y, w, h }, rx, rim), turn };
}

// What belongs to a thing and is not cut in two: who stands on a square, what is written of it, over it
// and on it, the tab of a card.
function partsOf(thing: Element, box: Box): Element[] {
  if (thing instanceof HTMLElement) return [...thing.querySelectorAll(":scope > .tab")];
  const board = thing.closest(".board");
  if (!board) return [];
  const { id, at } = (thing as SVGElement).dataset;
  const piece = thing.matches(".piece");
  const cell = CSS.escape((piece ? at : id) ?? "");
  const here = piece ? [] : [...board.querySelectorAll(`.piece[data-at="${cell}"] .piece-body`)];
  const all = boxRound([box, ...here.map((e) => boxOf(e.getBoundingClientRect()))]);
  const labels = [...board.querySelectorAll(".prices .pill, .count, .piece-badge")].filter((e) => {
    const { x, y, w, h } = boxOf(e.getBoundingClientRect());
    const [dx, dy] = [x + w / 2 - all.x, y + h / 2 - all.y];
    if (w && e.matches(`[data-of="${cell}"]`)) return true;
    return w && dx > 0 && dx < all.w && dy > -h / 2 - RIM && dy < all.h + h / 2 + RIM;
  });
  return [...here, ...labels];
}

// Is another button right beside it?
function isCrowded(button: Element): boolean {
  const b = boxOf(button.getBoundingClientRect());
  return inSight(".dock :is(button, label), .dock .action").some(
    (e) => e !== button && distance(b, boxOf(e.getBoundingClientRect())) < NEAR,
  );
}

const EDGE = 10; // pixels that a whole ring takes

// Would its ring leave the window?
function isAtEdge(thing: Element): boolean {
  const { left, top, right } = thing.getBoundingClientRect();
  return Math.min(left, top, innerWidth - right) < EDGE;
}

// Where it is on the screen, as far as it is in sight.
function ringOf(thing: Element): Ring[] {
  const button = thing.matches(".go, .action");
  const slim = button ? isCrowded(thing) : isAtEdge(thing);
  const own = shapeOf(
    thing.matches(".piece") ? (thing.querySelector(".piece-body") ?? thing) : thing,
    slim ? SLIM : RIM,
  );
  if (!own) return [];
  const parts = partsOf(thing, own).map((e) => {
    const b = boxOf(e.getBoundingClientRect());
    return round(b, Math.min(b.w, b.h) * (e.matches(".piece-body") ? 0.3 : 0.5));
  });
  const shapes = [own, ...parts];
  return [{ ...boxRound(shapes), shapes, button, slim, onBoard: !!thing.closest(".board") }];
}

const NOTHING: Ring[] = [];

// Where the things of these ids are, and what else can be tapped.
export function keptInSight(ids: string[]): Box[][] {
  const things = ids.flatMap((id) => shownAs(id).slice(0, 1));
  const own = things.map((e) => e.querySelector(".piece-body") ?? e);
  const buttons = inSight(".prompt .next > :is(button, label)");
  const live = inSight(".live:not(.slot)").filter((e) => !own.includes(e));
  return [own, live, buttons].map((all) => all.map((e) => boxOf(e.getBoundingClientRect())));
}

// Boards come near, cards are swiped, panels unfold: the rings go where the things go.
export function useBoxes(points: string[], shown: LessonStep): Ring[] {
  const [seen, setSeen] = useState<{ of: unknown; boxes: Ring[] }>({
    of: undefined,
    boxes: NOTHING,
  });
  useLayoutEffect(() => {
    let first: Element | undefined;
    let last = "";
    let frame = 0;
    const look = () => {
      frame = requestAnimationFrame(look);
      let things = thingsAt(points, shown.wants);
      // What is to be tapped may lie behind something else: then what the lesson speaks of.
      if (!things.length) things = thingsAt(shown.points ?? [], shown.wants);
      if (things[0] && things[0] !== first) scrollTo(things[0]);
      first = things[0];
      const asked = things.flatMap(ringOf);
      const held = asked.length && shown.wants?.length ? heldNow() : [];
      const others = held.filter((e) => !things.includes(e)).flatMap(ringOf);
      const now = [...asked, ...others.map((r) => ({ ...r, held: true }))];
      if (JSON.stringify(now) === last) return;
      last = JSON.stringify(now);
      setSeen({ of: shown, boxes: now });
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return seen.of === shown ? seen.boxes : NOTHING; // what was seen of the last step is past
}
