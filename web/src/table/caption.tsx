// What just happened, said where it happened.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Recent } from "../draw/ui";
import { useUi } from "../draw/ui";
import { seatColour } from "../model";
import { lastBeat, lead } from "./news";

const READ = 6000; // milliseconds until it no longer covers what it tells of

interface Spot {
  left: number;
  top: number;
  below: boolean;
  tail: number;
}

const LONG = 90; // letters that a bubble holds

// The line that matters most, and what led to it where there is room: "Bob zaps west", "You are hit".
function said(lines: Recent[], viewer: unknown): { text: string; lead: Recent } | undefined {
  const first = lead(lines, viewer);
  if (!first) return undefined;
  const before = lines[lines.indexOf(first) - 1];
  const both = before?.weight ? `${before.text.replace(/\.$/, "")}. ${first.text}` : "";
  return { text: both && both.length <= LONG ? both : first.text, lead: first };
}

// Where these lines happened: at a thing that moved on the table, or else at who did it.
export const placesOf = (lines: Recent[], seat: number | undefined) => [
  ...lines
    .flatMap((r) => r.moves)
    .reverse()
    .flatMap((k) => (k.manner === "vanish" ? [k.from, k.to] : [k.to, k.from])),
  ...(seat === undefined ? [] : [`seat${seat}`]),
];

export const boxAt = (root: HTMLElement, place: string) => {
  const id = CSS.escape(place);
  const at = /^seat\d$/.test(place)
    ? document.querySelector(`.strip [data-id="${id}"]`)
    : root.querySelector(`[data-id="${id}"], [data-at="${id}"]`);
  const box = at?.getBoundingClientRect();
  return box?.width ? box : undefined;
};

export function Caption({ felt }: { felt: preact.RefObject<HTMLElement | null> }) {
  const { m, recent } = useUi();
  const { lines, told } = useMemo(() => {
    const lines = lastBeat(recent, m.scene.viewer);
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
    const lay = () => {
      const a = placesOf(lines, news.lead.by ?? news.lead.seat)
        .map((place) => boxAt(root, place))
        .find((found) => found);
      if (!a) {
        setSpot(undefined);
        return;
      }
      const r = root.getBoundingClientRect(),
        b = node.getBoundingClientRect();
      const middle = a.left + a.width / 2 - r.left;
      const left = Math.max(6, Math.min(middle - b.width / 2, r.width - b.width - 6));
      const above = a.top - r.top - b.height - 14;
      setSpot({
        left,
        top: above > 2 ? above : Math.max(8, a.bottom - r.top + 14),
        below: above <= 2,
        tail: Math.max(14, Math.min(middle - left, b.width - 14)),
      });
    };
    lay();
    const seen = new ResizeObserver(lay);
    seen.observe(root);
    return () => seen.disconnect();
  }, [lines, news]);
  // Whoever goes on has read it.
  useEffect(() => {
    const done = () => setRead(told?.lead);
    const timer = setTimeout(done, READ);
    addEventListener("pointerdown", done);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", done);
    };
  }, [told?.lead]);
  if (!news) return null; // what has no place is told beside the board
  return (
    <div
      ref={box}
      class={`caption tone-${news.lead.tone ?? "plain"}${spot ? "" : " nowhere"}${spot?.below ? " below" : ""}`}
      role="status"
      style={{
        left: spot ? `${spot.left}px` : undefined,
        top: spot ? `${spot.top}px` : undefined,
        "--tail": `${spot?.tail ?? 20}px`,
        "--seat": seatColour(m, news.lead.by ?? news.lead.seat),
      }}
    >
      {news.text}
    </div>
  );
}
