// What a table remembers and asks for while it is looked at: how things move, what an action would
// reach, why something cannot be chosen.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Clicks } from "../clicks";
import type { Model } from "../model";
import type { Places } from "../motion";
import { animate, notePlaces } from "../motion";
import type { Action, Mark, Why } from "../types";
import type { Asked } from "./ask";
import type { Tools } from "./table";

const ownerOf = (m: Model, id: string) =>
  [...m.cells.values()].flat().find((c) => c.id === id)?.owner ??
  m.areas.find((a) => a.id === id)?.owner;

// What the last scene had and this one has not glides away; see motion.ts. After a cut nothing does.
export function useMotion(m: Model, cut: number) {
  const felt = useRef<HTMLDivElement>(null);
  const before = useRef<Places | undefined>(undefined);
  const shown = useRef({ m, cut });
  if (shown.current.m !== m) {
    before.current = shown.current.cut === cut ? notePlaces(felt.current) : undefined;
    shown.current = { m, cut };
  }
  useLayoutEffect(() => {
    animate(before.current, m.scene.moves ?? [], (id) => ownerOf(m, id));
    before.current = undefined;
  }, [m]);
  return felt;
}

// The marks of what an action would reach, asked for while it is pointed at.
export function usePreview(code: number | undefined, tools: Tools | undefined): Mark[] {
  const [marks, setMarks] = useState<Mark[]>([]);
  useEffect(() => {
    setMarks([]);
    if (code === undefined || !tools?.preview) return undefined;
    let still = true;
    const timer = setTimeout(() => {
      tools.preview!(code).then(
        (k) => {
          if (still) setMarks(k.map((x) => ({ ...x, action: code })));
        },
        () => undefined,
      );
    }, 120);
    return () => {
      still = false;
      clearTimeout(timer);
    };
  }, [code]);
  return marks;
}

// Why the first of these things that has a reason cannot be chosen now, asked for while it is shown.
export function useWhy(asked: Asked | undefined, mine: boolean, tools: Tools | undefined) {
  const [why, setWhy] = useState<Why>();
  useEffect(() => {
    setWhy(undefined);
    if (!asked || !mine || !tools?.why) return undefined;
    let still = true;
    const ask = async () => {
      for (const id of asked.under) {
        const said = await tools.why!(id).catch(() => undefined);
        if (!still || !said) return;
        if (said.text) {
          setWhy(said);
          return;
        }
      }
    };
    ask();
    return () => {
      still = false;
    };
  }, [asked]);
  return why;
}

// A question that is answered for the viewer is as if somebody else were asked: nothing lights up,
// and what was said stays.
export function useUnasked(m: Model, unseen: boolean): Model {
  const said = useRef<Model["scene"]>(m.scene);
  if (!unseen) said.current = m.scene;
  const { prompt, prompt_clause } = said.current;
  return useMemo(
    () =>
      unseen
        ? { ...m, scene: { ...m.scene, veiled: true, prompt, prompt_clause, actions: [] } }
        : m,
    [m, unseen],
  );
}

// Keys and eyes stay where the work is.
export function useWorkInSight(actions: Action[], clicks: Clicks) {
  // Keys stay where the work is when what had the focus is gone.
  useEffect(() => {
    if (!actions.length || document.activeElement !== document.body) return;
    const work = [".prompt .go.first", ".prompt .go", ".prompt .list-toggle"];
    const at = work.map((s) => document.querySelector<HTMLElement>(s)).find(Boolean);
    at?.focus({ preventScroll: true });
  }, [actions]);

  // Of the cards that glow one is in sight, however many are held.
  useLayoutEffect(() => {
    const hands = document.querySelector(".hands");
    const [first] = hands?.querySelectorAll(".live") ?? [];
    if (!hands || !first) return;
    const box = hands.getBoundingClientRect();
    const seen = [...hands.querySelectorAll(".live")].some((card) => {
      const r = card.getBoundingClientRect();
      return r.left >= box.left && r.right <= box.right;
    });
    if (!seen) hands.scrollLeft += first.getBoundingClientRect().left - box.left - 12;
  }, [clicks]); // not with `actions`: what glows is drawn anew after them
}
