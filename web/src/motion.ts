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
  slots: Map<string, Was>; // the parts of figures, by their places
  root: HTMLElement;
}

export function notePlaces(root: HTMLElement | null): Places | undefined {
  if (!root || calm()) return undefined;
  const items = new Map<string, Was>();
  const slots = new Map<string, Was>();
  for (const node of root.querySelectorAll("[data-item], .slot[data-at]")) {
    const at = node.getAttribute("data-at");
    const was = { box: node.getBoundingClientRect(), node, at };
    const item = node.getAttribute("data-item");
    if (item) items.set(item, was);
    if (at && node.classList.contains("slot")) slots.set(at, was);
  }
  return { items, slots, root };
}

// Where it is drawn; what a phone has folded away is nowhere, not in the upper left corner.
function boxOf(root: HTMLElement, id: string): DOMRect | undefined {
  const box = root.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  return box?.width ? box : undefined;
}

export const WALK = 1300; // milliseconds to a player's own place,
const STEPS = 6; // with so many steps
const HOP = 16; // pixels
const CHEER = 0.36; // of that time, in which a figure comes alive

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
const steps = (dx: number, dy: number, from: number): Keyframe[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const part = i / STEPS;
    const air = i % 2 ? HOP : 0;
    return {
      offset: from + (1 - from) * part,
      opacity: 1,
      transform: `translate(${dx * part}px, ${dy * part - air}px) scale(${1 - 0.7 * part}) rotate(${air ? 6 : -3}deg)`,
    };
  });

// It crouches, leaps, and lands on its feet.
const alive: Keyframe[] = [
  "none",
  "translateY(5%) scale(1.12, .88)",
  "translateY(-12%) scale(.95, 1.1) rotate(-4deg)",
  "translateY(4%) scale(1.1, .92)",
  "translateY(-5%) rotate(4deg)",
].map((transform, i) => ({ offset: (i * CHEER) / 5, transform }));

// A picture of what was there, where it was.
function ghostOf({ node, box }: Was) {
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-item");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    margin: "0",
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: "none",
    zIndex: "20",
  });
  return ghost;
}

const way = (from: DOMRect, to: DOMRect) => [
  to.left + to.width / 2 - from.left - from.width / 2,
  to.top + to.height / 2 - from.top - from.height / 2,
];

// `home`: it goes to the place of a player, on foot.
function vanish(was: Was, to: DOMRect | undefined, home = false) {
  if (!(was.node instanceof HTMLElement)) return;
  const ghost = ghostOf(was);
  document.body.append(ghost);
  const [dx, dy] = to ? way(was.box, to) : [0, -20];
  const away = [{ opacity: 1 }, { opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(.6)` }];
  ghost.animate(home ? steps(dx, dy, 0) : away, {
    duration: home ? WALK : LASTS * 1.5,
    easing: home ? "linear" : "ease-in",
  }).onfinish = () => ghost.remove();
}

// A whole figure comes alive, and its parts go home as one.
function walk(parts: Was[], to: DOMRect) {
  const [left, top] = [parts.map((p) => p.box.left), parts.map((p) => p.box.top)].map((all) =>
    Math.min(...all),
  );
  const right = Math.max(...parts.map((p) => p.box.right));
  const bottom = Math.max(...parts.map((p) => p.box.bottom));
  const box = new DOMRect(left, top, right - left, bottom - top);
  const figure = document.createElement("div");
  figure.className = "walker";
  figure.setAttribute("aria-hidden", "true");
  for (const part of parts) {
    const ghost = ghostOf(part);
    ghost.className = "slot"; // without what was marked there
    // Within the figure, which is what moves.
    Object.assign(ghost.style, {
      position: "absolute",
      left: `${part.box.left - left}px`,
      top: `${part.box.top - top}px`,
    });
    figure.append(ghost);
  }
  Object.assign(figure.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(figure);
  const [dx, dy] = way(box, to);
  figure.animate([...alive, ...steps(dx, dy, CHEER)], { duration: WALK }).onfinish = () =>
    figure.remove();
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
  // Parts of figures that are told by their places: all that go to one place go as one.
  const homes = new Map<string, Was[]>();
  for (const { item, from, to } of moves) {
    const part =
      item || boxOf(root, to) || !chipOf(ownerOf(to)) ? undefined : before.slots.get(from);
    if (part) homes.set(to, [...(homes.get(to) ?? []), part]);
  }
  for (const [to, parts] of homes) walk(parts, chipOf(ownerOf(to))!);
  const walks = new Set([...homes.values()].flat().map((part) => part.at));
  for (const [id, was] of before.items) {
    if (seen.has(id) || walks.has(was.at)) continue;
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
