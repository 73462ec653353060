// What a lesson points at, and where that is on the screen now.
import { useLayoutEffect, useState } from "preact/hooks";
import type { Box } from "../draw/geometry";
import type { Action, LessonStep } from "../types";

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

// What is to be tapped or looked at now: the line of the list, while that is unfolded; the things,
// but not what is chosen already; then the button that ends it.
function thingsAt(points: string[], wants: number[] = []): Element[] {
  const toTake = (what: string) => wants.flatMap((code) => inSight(`${what}[data-code="${code}"]`));
  const things = points.flatMap((id) => {
    const shown = ["item", "id", "at"].flatMap((by) => inSight(`[data-${by}="${CSS.escape(id)}"]`));
    const at = shown.find((e) => e.matches(".live, .picked")) ?? shown[0];
    // What can be tapped is ringed itself; what is only shown, with all that belongs to it.
    const group = at?.matches(".live") ? at : (at?.closest(".chip, .group") ?? at);
    return group && !at?.matches(".picked") ? [group] : [];
  });
  return [...toTake(".action"), ...things, ...toTake(".prompt .go")];
}

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

const RIM = 6; // of a ring round what it is about

// A ring has the form of what it is about, where that is no box.
export interface Ring extends Box {
  outline?: { path: string; transform: string };
}

function outlineOf(thing: Element): Ring["outline"] {
  const at = thing instanceof SVGPathElement ? thing.getScreenCTM() : undefined;
  if (!at) return undefined;
  const { a, b, c, d, e, f } = at;
  const transform = `matrix(${[a, b, c, d, e, f].join(" ")})`;
  return { path: thing.getAttribute("d")!, transform };
}

function pricesOver(thing: Element): DOMRect[] {
  const r = thing.getBoundingClientRect();
  const board = thing instanceof SVGElement ? thing.closest(".board") : null;
  return [...(board?.querySelectorAll(".prices .pill") ?? [])]
    .map((e) => e.getBoundingClientRect())
    .filter((p) => Math.min(p.bottom, r.bottom + RIM) > Math.max(p.top, r.top - RIM))
    .filter((p) => p.left < r.right && p.right > r.left)
    .filter((p) => Math.abs((p.left + p.right - r.left - r.right) / 2) < RIM);
}

// Where it is on the screen, as far as it is in sight.
function ringOf(thing: Element): Ring[] {
  const outline = outlineOf(thing);
  const rim = outline ? 0 : RIM;
  const r = thing.getBoundingClientRect();
  let [left, top, right, bottom] = [r.left, r.top, r.right, r.bottom];
  for (const s of scrollersOf(thing)) {
    const b = s.getBoundingClientRect();
    left = Math.max(left, b.left);
    top = Math.max(top, b.top);
    right = Math.min(right, b.right);
    bottom = Math.min(bottom, b.bottom);
  }
  if (right - left < RIM || bottom - top < RIM) return [];
  // What is written over a piece is not cut in two.
  for (const p of outline ? [] : pricesOver(thing)) {
    left = Math.min(left, p.left);
    top = Math.min(top, p.top);
    right = Math.max(right, p.right);
    bottom = Math.max(bottom, p.bottom);
  }
  const [w, h] = [right - left + 2 * rim, bottom - top + 2 * rim];
  return [{ x: left - rim, y: top - rim, w, h, outline }];
}

const NOTHING: Ring[] = [];

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
      const now = things.flatMap(ringOf);
      if (JSON.stringify(now) === last) return;
      last = JSON.stringify(now);
      setSeen({ of: shown, boxes: now });
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return seen.of === shown ? seen.boxes : NOTHING; // what was seen of the last step is past
}
