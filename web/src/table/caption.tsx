// What just happened, said where it happened.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useUi } from "../draw/ui";
import { seatColour } from "../model";

const READ = 6000; // milliseconds until it no longer covers what it tells of

interface Spot {
  left: number;
  top: number;
  below: boolean;
  tail: number;
}

export function Caption({ felt }: { felt: preact.RefObject<HTMLElement | null> }) {
  const { m, recent } = useUi();
  const last = [...recent].reverse().find((r) => r.text && r.seat !== m.scene.viewer);
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>();
  const [read, setRead] = useState<typeof last>();
  const place = last === read ? undefined : last?.moves.at(-1)?.to;
  useLayoutEffect(() => {
    const root = felt.current,
      node = box.current;
    if (!root || !node || !place) {
      setSpot(undefined);
      return undefined;
    }
    const lay = () => {
      const at = root.querySelector(
        `[data-id="${CSS.escape(place)}"], [data-at="${CSS.escape(place)}"]`,
      );
      if (!at) {
        setSpot(undefined);
        return;
      }
      const r = root.getBoundingClientRect(),
        a = at.getBoundingClientRect(),
        b = node.getBoundingClientRect();
      const middle = a.left + a.width / 2 - r.left;
      const left = Math.max(6, Math.min(middle - b.width / 2, r.width - b.width - 6));
      const above = a.top - r.top - b.height - 14;
      setSpot({
        left,
        top: above > 2 ? above : a.bottom - r.top + 14,
        below: above <= 2,
        tail: Math.max(14, Math.min(middle - left, b.width - 14)),
      });
    };
    lay();
    const seen = new ResizeObserver(lay);
    seen.observe(root);
    return () => seen.disconnect();
  }, [last, place]);
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => setRead(last), READ);
    return () => clearTimeout(timer);
  }, [last]);
  if (!last || !place) return null; // what has no place is told beside the board
  return (
    <div
      ref={box}
      class={`caption tone-${last.tone ?? "plain"}${spot ? "" : " nowhere"}${spot?.below ? " below" : ""}`}
      role="status"
      style={{
        left: spot ? `${spot.left}px` : undefined,
        top: spot ? `${spot.top}px` : undefined,
        "--tail": `${spot?.tail ?? 20}px`,
        "--seat": seatColour(m, last.seat),
      }}
    >
      {last.text}
    </div>
  );
}
