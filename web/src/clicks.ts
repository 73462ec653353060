// What a click means: docs/SCENE.md, "Actions, and what a click does".
import type { Action } from "./types";

export interface Clicks {
  clicked: string[]; // ids, in order
  kept: Action[]; // what is still meant
  among?: boolean; // several things lie where somebody tapped: each is a button
}

type Outcome =
  | { kind: "play"; action: Action; carry?: string }
  | { kind: "go"; clicks: Clicks }
  | { kind: "nothing" };

export function fresh(actions: Action[]): Clicks {
  return { clicked: [], kept: actions };
}

const has = (a: Action, id: string) => a.on?.includes(id) ?? false;

// Targets that could be clicked next.
export function nextTargets(c: Clicks): Set<string> {
  const ids = new Set<string>();
  for (const a of c.kept) {
    for (const id of a.on ?? []) {
      if (!c.clicked.includes(id)) ids.add(id);
    }
  }
  return ids;
}

// Written on a target: the note of the one kept action that needs only it.
export function noteOn(c: Clicks, id: string): Action | undefined {
  const about = c.kept.filter((a) => has(a, id));
  if (about.length === 1) return about[0];
  const last = about.filter(
    (a) => a.any || (a.on ?? []).every((t) => t === id || c.clicked.includes(t)),
  );
  if (last.length === 1) return last[0];
  // Of several ways to use a thing the good one is meant.
  const good = last.filter(isGood);
  return good.length === 1 && good[0].note ? good[0] : undefined;
}

// What no pointing can tell from the others, so that it needs a button: all that could still be
// clicked for it (of what is in sight) is wanted by every kept action alike.
export function plainActions(c: Clicks, inSight: (id: string) => boolean): Action[] {
  const tells = (id: string) =>
    !c.clicked.includes(id) && inSight(id) && !c.kept.every((a) => has(a, id));
  return c.kept.filter((a) => !a.on?.some(tells));
}

// The one that lies on a piece of the viewer's own, where all others lead elsewhere: to stop or to
// stay. Nobody thinks of tapping what they have just moved, so it needs a button as well.
export function stayAction(c: Clicks, own: (id: string) => boolean): Action[] {
  const here = c.kept.filter((a) => a.on?.length && a.on.every(own));
  const away = c.kept.some((a) => a.on?.some((id) => !own(id)));
  return here.length === 1 && away && !c.clicked.length ? here : [];
}

// In few words: what a button has room for.
export const shortOf = (a: Action) => a.label ?? a.text.replace(/ \(.*\)$/, "");

const MOST = 3; // answers beside the one that declines,
const LETTERS = 56; // and how many letters all of them have at most, that one included

function fit(some: Action[], no: Action): boolean {
  const letters = [...some, no].reduce((n, a) => n + shortOf(a).replace(/ \(.*\)$/, "").length, 0);
  return some.length <= MOST && letters <= LETTERS;
}

export const isGood = (a: Action) => a.tone === "good" || a.tone === "wins";

// The other answers where one would be the only button: who reads that one must read those too. To a
// question that can be declined all others, or of many the good ones; to a tap that could mean several
// things the good ones. What nobody wants by a slip is not offered unasked. Of several answers those
// that are no more than a card `held` before the viewer, or a part in sight, are not said again: they glow there.
export function yesToNo(
  c: Clicks,
  plain: Action[],
  held: (id: string) => boolean = () => false,
): Action[] {
  const [no] = plain;
  if (plain.length !== 1) return [];
  const all = c.kept.filter((a) => a !== no && (!a.sure || c.clicked.length));
  const isCard = (a: Action) => a.on?.length === 1 && held(a.on[0]);
  const others = all.length > 1 && !c.clicked.length ? all.filter((a) => !isCard(a)) : all;
  const good = others.filter(isGood);
  if (no.on?.length) return c.clicked.length && fit(good, no) ? good.filter((a) => a.label) : [];
  if (c.kept.some((a) => a.next))
    return no.next && others.length === 1 ? others.filter((a) => a.label) : [];
  return [others, good].find((some) => fit(some, no)) ?? [];
}

// A tap on a place with several things that can be chosen: which of them is asked.
export function askAmong(all: Action[], place: string, ids: string[]): Clicks | undefined {
  const kept = all.filter((a) => a.on?.some((id) => ids.includes(id)));
  return ids.length > 1 ? { clicked: [place], kept, among: true } : undefined;
}

// Asked for the rest of an answer: by the game's own words, where all that is left has the same.
export function askedNext(c: Clicks): string | undefined {
  const { ask } = c.kept[0] ?? {};
  const split = c.clicked.length > 0 && c.kept.length > 1;
  return split && c.kept.every((a) => a.ask === ask) ? ask : undefined;
}

// Nothing is left to point at: what is meant only needs to be confirmed.
export const isComplete = (c: Clicks) =>
  c.clicked.length > 0 &&
  c.kept.length === 1 &&
  (c.kept[0].on ?? []).every((id) => c.clicked.includes(id));

// Without one of the things that were chosen.
function without(c: Clicks, all: Action[], id: string): Clicks {
  const clicked = c.clicked.filter((x) => x !== id);
  return { clicked, kept: all.filter((a) => clicked.every((x) => has(a, x))) };
}

// `under` is what lies under the pointer, innermost first.
export function click(c: Clicks, all: Action[], under: string[]): Outcome {
  let id = under.find((u) => c.clicked.includes(u) || c.kept.some((a) => has(a, u)));
  if (id && c.clicked.includes(id)) return { kind: "go", clicks: without(c, all, id) };
  let from = c;
  if (!id) {
    from = fresh(all);
    id = under.find((u) => all.some((a) => has(a, u)));
    if (!id) return { kind: "nothing" };
  }
  const target = id;
  const kept = from.kept.filter((a) => has(a, target));
  const clicked = [...from.clicked, target];
  if (kept.length === 1) {
    const a = kept[0];
    const complete = (a.on ?? []).every((t) => clicked.includes(t));
    if (a.sure && (a.any || complete)) return { kind: "go", clicks: { clicked: a.on!, kept } };
    if (a.any) return { kind: "play", action: a, carry: target };
    if (complete) return { kind: "play", action: a };
  }
  return { kind: "go", clicks: { clicked, kept } };
}
