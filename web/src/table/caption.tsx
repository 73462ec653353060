// What just happened, said where it happened.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Recent } from "../draw/ui";
import { useUi } from "../draw/ui";
import { seatColour } from "../model";
import { headline, lastBeat, lead, PLAIN, SETTLES } from "./news";

const READ = 6000; // milliseconds until it no longer covers what it tells of,
const COVERS = 2500; // and where something that matters lies under it

interface Spot {
  left: number;
  top: number;
  below: boolean;
  tail: number;
  covers: boolean;
}

const LONG = 90; // letters that a bubble holds

// The line that matters most, and what led to it where there is room: "Bob zaps west", "You are hit";
// of a fight, all that became of it.
function said(lines: Recent[], viewer: unknown): { text: string; lead: Recent } | undefined {
  const first = lead(lines, viewer);
  if (!first) return undefined;
  const at = lines.indexOf(first);
  const told = lines.filter(
    (r, i) => r === first || (r.weight >= SETTLES && first.weight >= SETTLES) || i === at - 1,
  );
  const all = told
    .filter((r) => r === first || r.weight)
    .map((r) => r.text)
    .join(". ")
    .replace(/([.!?])\./g, "$1");
  return { text: all.length <= LONG ? all : first.text, lead: first };
}

// Where these lines happened: at a thing that moved on the table.
export const placesOf = (lines: Recent[]) =>
  lines
    .flatMap((r) => r.moves)
    .reverse()
    .flatMap((k) => (k.manner === "vanish" ? [k.from, k.to] : [k.to, k.from]));

export const boxAt = (root: HTMLElement, place: string) => {
  const id = CSS.escape(place);
  const at = /^seat\d$/.test(place)
    ? document.querySelector(`.strip [data-id="${id}"]`)
    : root.querySelector(`[data-id="${id}"], [data-at="${id}"]`);
  const box = at?.getBoundingClientRect();
  return box?.width ? box : undefined;
};

// How many things that can be chosen, and shots, would lie under it.
function covered(root: HTMLElement, left: number, top: number, b: DOMRect): number {
  return [...root.querySelectorAll(".live, .beam")].filter((e) => {
    const r = e.getBoundingClientRect();
    return r.left < left + b.width && r.right > left && r.top < top + b.height && r.bottom > top;
  }).length;
}

// Over the place or under it, on the side where less can be chosen, and no shot is seen.
function spotAt(root: HTMLElement, a: DOMRect, b: DOMRect): Spot {
  const r = root.getBoundingClientRect();
  const middle = a.left + a.width / 2 - r.left;
  const left = Math.max(6, Math.min(middle - b.width / 2, r.width - b.width - 6));
  const above = a.top - r.top - b.height - 14,
    under = a.bottom - r.top + 14;
  const hides = (top: number) => covered(root, left + r.left, top + r.top, b);
  const fits = under + b.height < r.height;
  const below = above <= 2 || (fits && hides(under) < hides(above));
  const top = below ? Math.max(8, under) : above;
  return {
    left,
    top,
    below,
    tail: Math.max(14, Math.min(middle - left, b.width - 14)),
    covers: hides(top) > 0,
  };
}

// The line above the board says the same where there is one: not twice.
const isSaidAbove = () => !!document.querySelector(".news-line")?.getClientRects().length;

export function Caption({ felt }: { felt: preact.RefObject<HTMLElement | null> }) {
  const { m, recent } = useUi();
  const { lines, told } = useMemo(() => {
    const lines = lastBeat(recent, m.scene.viewer, PLAIN);
    return { lines, told: said(lines, m.scene.viewer) };
  }, [recent, m]);
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>();
  const [read, setRead] = useState<Recent>();
  const news = told && told.lead !== read ? told : undefined;
  useLayoutEffect(() => {
    const root = felt.current,
      node = box.current;
    if (!root || !node || !news) {
      setSpot(undefined);
      return undefined;
    }
    const twice = headline(recent, m.scene) === news.lead;
    const lay = () => {
      const a = [...placesOf([news.lead]), ...placesOf(lines)]
        .map((place) => boxAt(root, place))
        .find((found) => found);
      const silent = !a || (twice && isSaidAbove());
      setSpot(silent ? undefined : spotAt(root, a, node.getBoundingClientRect()));
    };
    lay();
    const seen = new ResizeObserver(lay);
    seen.observe(root);
    return () => seen.disconnect();
  }, [lines, news]);
  // Whoever goes on has read it.
  const long = spot?.covers ? COVERS : READ;
  useEffect(() => {
    const done = () => setRead(told?.lead);
    const timer = setTimeout(done, long);
    addEventListener("pointerdown", done);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", done);
    };
  }, [told?.lead, long]);
  if (!news) return null; // what has no place is told beside the board
  return (
    <div
      ref={box}
      class={`caption tone-${news.lead.tone ?? "plain"}${spot ? "" : " nowhere"}${spot?.below ? " below" : ""}`}
      role="status"
      style={{
        left: spot ? `${spot.left}px` : undefined,
        top: spot ? `${spot.top}px` : undefined,
        pointerEvents: spot && !spot.covers ? "auto" : undefined,
        "--tail": `${spot?.tail ?? 20}px`,
        "--seat": seatColour(m, news.lead.by ?? news.lead.seat),
      }}
    >
      {news.text}
    </div>
  );
}
