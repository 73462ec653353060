// What is this? Asked with a long press, the right button, or a tap after the question mark.
import { useRef } from "preact/hooks";
import type { Action } from "../types";

export interface Asked {
  id: string;
  under: string[]; // all that lies there, it first
  at: DOMRect;
  said?: { title: string; lines: string[]; clause?: string }; // of what is no thing of the game
}

// A thing and what it lies on, innermost first.
function thingsUnder(node: Element): string[] {
  const ids: string[] = [];
  const next = (e: Element | null | undefined) =>
    e?.closest<HTMLElement | SVGElement>("[data-id], [data-at]");
  for (let e = next(node); e; e = next(e.parentElement))
    for (const id of [e.dataset.id, e.dataset.at]) if (id && !ids.includes(id)) ids.push(id);
  return ids;
}

// What is said of a button: of an action what it does, of a tool what it is for.
function wordsOf(node: Element, actions: Action[]): Asked["said"] {
  const button = node.closest<HTMLElement>("button, a, label, [title]");
  const action = actions.find((a) => String(a.code) === button?.dataset.code);
  if (action)
    return { title: action.text, lines: action.note ? [action.note] : [], clause: action.clause };
  const name = button?.getAttribute("aria-label") ?? button?.textContent?.trim();
  return name ? { title: name, lines: button?.title ? [button.title] : [] } : undefined;
}

export function askedAt(node: Element, actions: Action[]): Asked | undefined {
  const under = thingsUnder(node);
  const said = under.length ? undefined : wordsOf(node, actions);
  if (!under.length && !said) return undefined;
  const at = (node.closest("[data-id], button, a, label, [title]") ?? node).getBoundingClientRect();
  return { id: under[0] ?? "", under, at, said };
}

const LONG = 450; // milliseconds of a press that asks
const STILL = 10; // pixels that a finger may move meanwhile

// What has been opened over the table answers for itself.
export const OPENED = ".sheet, .popover-veil, .veil, .ending-veil, .replay";

// Handlers for the whole table. `armed`: the next tap asks.
export function useAsking({
  armed,
  ask,
}: {
  armed: boolean;
  ask(node: Element): void; // what lies there is to be explained
}) {
  const press = useRef({ timer: 0, x: 0, y: 0, asked: false });
  const p = press.current;
  const lift = () => clearTimeout(p.timer);
  const opened = (e: Event) => !!(e.target as Element).closest(OPENED);
  return {
    onPointerDownCapture: (e: PointerEvent) => {
      lift();
      p.asked = false;
      if (e.pointerType === "mouse" || opened(e)) return;
      const node = e.target as Element;
      if (!thingsUnder(node).length) return;
      [p.x, p.y] = [e.clientX, e.clientY];
      p.timer = window.setTimeout(() => {
        p.asked = true;
        ask(node);
      }, LONG);
    },
    onPointerMoveCapture: (e: PointerEvent) => {
      if (Math.hypot(e.clientX - p.x, e.clientY - p.y) > STILL) lift();
    },
    onPointerUpCapture: lift,
    onPointerCancelCapture: lift,
    onContextMenu: (e: MouseEvent) => {
      if (opened(e) || !thingsUnder(e.target as Element).length) return;
      e.preventDefault();
      if (!p.asked) ask(e.target as Element);
    },
    onClickCapture: (e: MouseEvent) => {
      // The finger that asked lets go: it does not mean to play.
      const letGo = p.asked;
      p.asked = false;
      const asks = armed && !opened(e) && !(e.target as Element).closest("[data-asks]");
      if (!letGo && !asks) return;
      e.preventDefault();
      e.stopPropagation();
      if (asks && !letGo) ask(e.target as Element);
    },
  };
}
