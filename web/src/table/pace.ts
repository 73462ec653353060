// The turns of others, one thing after another: what happens on the table gets its moment, small
// things go along with what follows, and a tap skips to the end.
import type { Recent } from "../draw/ui";
import type { Move, Scene } from "../types";
import { brokenBy, MATTERS, ofOthers, PLAIN, SETTLES, worthTelling } from "./news";

// What brings a scene: a table's event, or a lesson.
interface Brings {
  scene: Scene;
}

// A scene that came, and what it tells.
export interface Step<E extends Brings = Brings> {
  event: E;
  news: Recent[];
  by: number | null | undefined; // whose decision led to it
  seen: boolean; // something moved before everybody's eyes
  over?: boolean; // what was told before it is over,
  again?: boolean; // or what the viewer did of it
}

const viewerOf = (s: Step) => s.event.scene.viewer;
const movesOf = (s: Step): Move[] => s.event.scene.moves ?? [];
const mine = (s: Step) => s.by === viewerOf(s);
const weight = (s: Step) => Math.max(0, ...worthTelling(s.news, viewerOf(s)).map((r) => r.weight));

const fold = <E extends Brings>(a: Step<E>, b: Step<E>): Step<E> => ({
  ...b,
  event: { ...b.event, scene: { ...b.event.scene, moves: [...movesOf(a), ...movesOf(b)] } },
  news: b.over
    ? [...brokenBy(a.news, b.event.scene), ...b.news]
    : [...(b.again ? ofOthers(a.news, viewerOf(b)) : a.news), ...b.news],
  seen: a.seen || b.seen,
  over: a.over || b.over,
  again: a.again || b.again,
});

// What changes nothing on the table is told together with what the same player does next.
const small = (s: Step) => !mine(s) && weight(s) < PLAIN && !s.event.scene.over;
const goesAlong = (s: Step, next: Step | undefined) =>
  !!next && small(s) && (s.by === next.by || !s.news.length);

// A piece that walks on from where it has just come to: both are one way.
const walksOn = (s: Step, next: Step | undefined) =>
  !!next &&
  s.by === next.by &&
  movesOf(s).some((k) => k.item && movesOf(next).some((n) => n.item === k.item && n.from === k.to));

const TURN = 3; // moments that a turn may take; with more to tell each is shorter,
const SHORTEST = 0.4; // but not shorter than this part of one

const END = 2.6; // what decided a game, before its end is laid over it
const RESULT = 2; // how a fight ended: read by both,
const BLOW = 1.5; // and something that is gone from the table

// Something was struck or taken before everybody's eyes.
const isBlow = (s: Step) =>
  s.seen && movesOf(s).some((k) => k.manner === "hit" || k.manner === "vanish");

// How long this one stays before the next, in moments.
export function moments(s: Step, after: Step[]): number {
  if (s.event.scene.over) return s.news.length ? END : 0;
  if (weight(s) >= SETTLES) return RESULT;
  if (mine(s)) return s.seen ? 0.9 : 0;
  if (!s.news.length) return 0;
  if (small(s)) return 0.6;
  if (isBlow(s)) return BLOW;
  if (walksOn(s, after[0])) return SHORTEST;
  const other = after.findIndex((n) => n.by !== s.by);
  const turn = after.slice(0, other < 0 ? undefined : other).filter((n) => !small(n));
  const long = Math.max(SHORTEST, Math.min(1, TURN / (turn.length + 1)));
  return weight(s) >= MATTERS ? Math.max(1, long) : long;
}

const HOLD = 300; // milliseconds in which a small thing waits for what it goes along with
const FAR_BEHIND = 60; // steps that nobody can follow any more: rather show how it stands

export function paced<E extends Brings>(
  moment: (e: E) => number, // in milliseconds
  show: (s: Step<E>) => void,
  rest: () => void, // nothing more to show for now
) {
  let waiting: Step<E>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let ending = false; // the last move is shown
  const after = (ms: number) => {
    timer = setTimeout(next, ms);
  };
  function next() {
    timer = undefined;
    let s = waiting.shift();
    if (!s) {
      ending = false;
      rest();
      return;
    }
    while (goesAlong(s, waiting[0])) s = fold(s, waiting.shift()!);
    const long = moment(s.event);
    const goesOn = s.event.scene.actor === s.by;
    if (long && !held && !waiting.length && s.news.length && small(s) && goesOn) {
      held = true;
      waiting = [s];
      after(HOLD);
      return;
    }
    held = false;
    show(s);
    ending = !!s.event.scene.over;
    after(long * moments(s, waiting));
  }
  const all = () => {
    if (waiting.length) waiting = [waiting.reduce(fold)];
  };
  // All that waits, at once: was there anything?
  function skip(): boolean {
    if (!timer) return false;
    clearTimeout(timer);
    timer = undefined;
    held = false;
    const some = waiting.length > 0 || ending;
    if (waiting.length) {
      all();
      show(waiting.shift()!);
    }
    ending = false;
    rest();
    return some;
  }
  return {
    add(s: Step<E>) {
      waiting.push(s);
      if (waiting.length > FAR_BEHIND) all();
      if (!timer) next();
    },
    skip,
    stop() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}

// A tap or a key does not wait for the turns of the others. It is meant for what was to be seen, so
// what comes to lie under the finger is not touched by it.
export function onSkip(skip: () => boolean) {
  let skipped = false;
  const down = () => {
    skipped = skip();
  };
  const click = (e: Event) => {
    if (skipped && (e.target as Element).closest?.(".stage, .dock")) {
      e.stopPropagation();
      e.preventDefault();
    }
    skipped = false;
  };
  const key = (e: KeyboardEvent) => {
    if (["Enter", " ", "Escape"].includes(e.key) && skip()) {
      e.stopPropagation();
      e.preventDefault();
    }
  };
  addEventListener("pointerdown", down, true);
  addEventListener("click", click, true);
  addEventListener("keydown", key, true);
  return () => {
    removeEventListener("pointerdown", down, true);
    removeEventListener("click", click, true);
    removeEventListener("keydown", key, true);
  };
}
