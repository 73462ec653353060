// Items glide from where they were to where they are.
//
// Before a new scene is drawn every item's place on the screen is noted; after
// it, each item that has moved starts from its old place. `moves` says where
// new ones come from, where lost ones go, and what was hit.
import type { Move } from "./types";

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const LASTS = 320;

interface Was {
  box: DOMRect;
  node: Element;
  at: string | null;
}
export interface Places {
  items: Map<string, Was>;
  root: HTMLElement;
}

export function notePlaces(root: HTMLElement | null): Places | undefined {
  if (!root || calm()) return undefined;
  const items = new Map<string, Was>();
  for (const node of root.querySelectorAll("[data-item]")) {
    items.set(node.getAttribute("data-item")!, {
      box: node.getBoundingClientRect(),
      node,
      at: node.getAttribute("data-at"),
    });
  }
  return { items, root };
}

// Where it is drawn; what a phone has folded away is nowhere, not in the upper left corner.
function boxOf(root: HTMLElement, id: string): DOMRect | undefined {
  const box = root.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  return box?.width ? box : undefined;
}

const WALK = 1100; // milliseconds to a player's own place,
const STEPS = 6; // with so many steps
const HOP = 16; // pixels

const RIM = 8; // pixels for outlines and shadows round a flying piece
const flights = new WeakMap<Element, Animation>();

// A piece on a board flies as a picture of its own: moved inside the board it would have the whole
// board painted anew for every frame. What is measured comes before what is changed, for all of
// them: else the browser lays out the page once for each.
function flight(node: SVGGraphicsElement, dx: number, dy: number): (() => void) | undefined {
  const body = node.querySelector<SVGGraphicsElement>(".piece-body");
  const stage = node.closest<HTMLElement>(".stage");
  if (!body || !stage) return undefined;
  const scale = body.getScreenCTM()?.a ?? 1;
  const box = body.getBBox(),
    at = body.getBoundingClientRect();
  return box.width ? () => fly(node, body, stage, { dx, dy, scale, box, at }) : undefined;
}

function fly(
  node: SVGGraphicsElement,
  body: SVGGraphicsElement,
  stage: HTMLElement,
  { dx, dy, scale, box, at }: { dx: number; dy: number; scale: number; box: DOMRect; at: DOMRect },
) {
  flights.get(body)?.cancel();
  const rim = RIM / scale;
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute(
    "viewBox",
    `${box.x - rim} ${box.y - rim} ${box.width + 2 * rim} ${box.height + 2 * rim}`,
  );
  picture.setAttribute("class", "flying");
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, {
    left: `${at.left - RIM}px`,
    top: `${at.top - RIM}px`,
    width: `${at.width + 2 * RIM}px`,
    height: `${at.height + 2 * RIM}px`,
  });
  const shell = node.cloneNode(false) as SVGElement; // its colours
  shell.removeAttribute("data-item");
  shell.append(body.cloneNode(true));
  picture.append(shell);
  stage.append(picture);
  // Not `visibility`, which every line of the drawing would inherit; and no flicker shows it.
  body.style.setProperty("opacity", "0", "important");
  const motion = picture.animate(
    [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }],
    { duration: LASTS, easing: "ease-out" },
  );
  const land = () => {
    picture.remove();
    body.style.opacity = "";
    flights.delete(body);
  };
  motion.onfinish = land;
  motion.oncancel = land;
  flights.set(body, motion);
}

// Measures, and returns what then sets it in motion.
function glide(node: Element, from: DOMRect): (() => void) | undefined {
  const to = node.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(dx, dy) < 3) return undefined;
  if (node instanceof SVGGraphicsElement) return flight(node, dx, dy);
  return () =>
    (node as HTMLElement).animate(
      [
        { transform: `translate(${dx}px, ${dy}px)`, zIndex: "5" },
        { transform: "none", zIndex: "5" },
      ],
      { duration: LASTS, easing: "ease-out" },
    );
}

// Upright and whole, from foot to foot; only there it is gone.
const walk = (dx: number, dy: number): Keyframe[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const part = i / STEPS;
    const air = i % 2 ? HOP : 0;
    return {
      opacity: 1,
      transform: `translate(${dx * part}px, ${dy * part - air}px) scale(${1 - 0.7 * part}) rotate(${air ? 6 : -3}deg)`,
    };
  });

// `home`: it goes to the place of a player, on foot.
function vanish(was: Was, to: DOMRect | undefined, home = false) {
  if (!(was.node instanceof HTMLElement)) return;
  const ghost = was.node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-item");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${was.box.left}px`,
    top: `${was.box.top}px`,
    margin: "0",
    width: `${was.box.width}px`,
    height: `${was.box.height}px`,
    pointerEvents: "none",
    zIndex: "20",
  });
  document.body.append(ghost);
  const dx = to ? to.left + to.width / 2 - was.box.left - was.box.width / 2 : 0;
  const dy = to ? to.top + to.height / 2 - was.box.top - was.box.height / 2 : -20;
  const away = [{ opacity: 1 }, { opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(.6)` }];
  ghost.animate(home ? walk(dx, dy) : away, {
    duration: home ? WALK : LASTS * 1.5,
    easing: home ? "linear" : "ease-in",
  }).onfinish = () => ghost.remove();
}

// The chip of whoever has this in front of them, along the top.
const chipOf = (seat: number | undefined) =>
  document.querySelector(`.strip [data-id="seat${seat}"]`)?.getBoundingClientRect();

// `ownerOf` says in front of whom a place off the table lies.
export function animate(
  before: Places | undefined,
  moves: Move[],
  ownerOf: (id: string) => number | undefined,
) {
  if (!before?.root.isConnected) return;
  const root = before.root;
  const seen = new Set<string>();
  const going: ((() => void) | undefined)[] = [];
  for (const node of root.querySelectorAll("[data-item]")) {
    const id = node.getAttribute("data-item")!;
    seen.add(id);
    const was = before.items.get(id);
    const move = moves.find((k) => k.item === id);
    // A thing that only makes room for others does not fly.
    if (was) {
      if (was.at !== node.getAttribute("data-at")) going.push(glide(node, was.box));
    } else if (move) {
      const from = boxOf(root, move.from);
      if (from) going.push(glide(node, from));
    }
    if (move?.manner === "hit" || move?.manner === "flip") {
      (node.querySelector(".piece-body") ?? node).animate(
        move.manner === "hit"
          ? [{ filter: "brightness(2.5)" }, { filter: "none" }]
          : [{ opacity: 0.2 }, { opacity: 1 }],
        { duration: LASTS * 1.4 },
      );
    }
  }
  for (const go of going) go?.();
  for (const [id, was] of before.items) {
    if (seen.has(id)) continue;
    // What is laid away is told by where it was.
    const move = moves.find((k) => k.item === id || (!k.item && k.from === was.at));
    const there = move && boxOf(root, move.to);
    const home = move && !there ? chipOf(ownerOf(move.to)) : undefined;
    vanish(was, there ?? home, !!home);
  }
}

const SPARKS = 10;

// Sparks fly from a place: something was completed there, or struck; `more` where one did it oneself.
export function burst(at: DOMRect, kind: "good" | "bad", more = false) {
  if (calm()) return;
  const ring = document.createElement("i");
  ring.className = `burst ${kind}`;
  ring.setAttribute("aria-hidden", "true");
  ring.style.left = `${at.left + at.width / 2}px`;
  ring.style.top = `${at.top + at.height / 2}px`;
  const sparks = more ? 3 * SPARKS : SPARKS;
  const far = Math.max(36, Math.min(70, at.width / 2 + 16)) * (more ? 2 : 1);
  const flights = Array.from({ length: sparks }, (_, i) => {
    const spark = document.createElement("b");
    ring.append(spark);
    const turn = `rotate(${(360 / sparks) * i}deg)`;
    return () =>
      spark.animate(
        [
          { transform: `${turn} translateX(${far / 3}px)`, opacity: 1 },
          {
            transform: `${turn} translateX(${more && i % 2 ? far * 0.65 : far}px) scale(.4)`,
            opacity: 0,
          },
        ],
        { duration: (more ? 4 : 2) * LASTS, easing: "ease-out", fill: "forwards" },
      );
  });
  document.body.append(ring);
  const all = flights.map((start) => start());
  all[0].onfinish = () => ring.remove();
}
