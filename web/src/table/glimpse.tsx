// What a thing is, while a mouse rests on it. Whoever has none loses nothing: a long press, the right
// button and the question mark tell the same and more.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { noteOn } from "../clicks";
import { useUi } from "../draw/ui";
import { type Asked, askedAt, OPENED } from "./ask";
import { placeBy, tellOf } from "./popover";

const RESTS = 450; // milliseconds
const LINES = 3;

// What lies on the board or in a hand; chips and buttons have words of their own.
const THINGS = ":is(.stage, .hands, .reachable) [data-id]:not(.board, .area)";

// What the mouse rests on, until it moves on or something is done.
function useRest(table: RefObject<HTMLElement | null>, scene: unknown): Asked | undefined {
  const [seen, setSeen] = useState<Asked>();
  useEffect(() => {
    const node = table.current;
    if (!node) return undefined;
    let timer = 0;
    let over: Element | null = null;
    const leave = () => {
      clearTimeout(timer);
      over = null;
      setSeen(undefined);
    };
    const enter = (e: PointerEvent) => {
      const thing = e.pointerType === "mouse" ? (e.target as Element).closest(THINGS) : null;
      if (thing === over) return;
      leave();
      over = thing;
      if (!thing) return;
      timer = window.setTimeout(() => {
        if (!document.querySelector(OPENED) && thing.isConnected) setSeen(askedAt(thing, []));
      }, RESTS);
    };
    node.addEventListener("pointerover", enter);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("pointerdown", leave, true);
    addEventListener("keydown", leave, true);
    addEventListener("wheel", leave, { passive: true });
    return () => {
      leave();
      node.removeEventListener("pointerover", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("pointerdown", leave, true);
      removeEventListener("keydown", leave, true);
      removeEventListener("wheel", leave);
    };
  }, [scene]);
  return seen;
}

export function Glimpse({ table }: { table: RefObject<HTMLElement | null> }) {
  const { m, clicks, open } = useUi();
  const seen = useRest(table, m.scene);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (seen) setAt(placeBy(box.current!, seen.at));
  }, [seen]);
  if (!seen) return null;
  const told = tellOf(m, seen);
  const lines = told.card ? [...(told.card.face?.lines ?? []), ...told.lines] : told.lines;
  const means = open.has(seen.id) ? noteOn(clicks, seen.id)?.text : undefined;
  return (
    <div
      ref={box}
      class="glimpse"
      aria-hidden="true"
      style={{ left: `${at.left}px`, top: `${at.top}px` }}
    >
      <b>{told.title}</b>
      {lines.slice(0, LINES).map((l) => (
        <p key={l}>{l}</p>
      ))}
      {means ? <p class="glimpse-does">{means}</p> : null}
    </div>
  );
}
