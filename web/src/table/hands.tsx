// What is held.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Picture } from "../draw/art";
import { useUi } from "../draw/ui";
import type { Arrangement } from "./layout";
import { Areas } from "./stage";

// On which sides a row has more than is in sight: there it fades out.
function useMore() {
  const { m } = useUi();
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const node = row.current;
    if (!node) return undefined;
    const look = () => {
      const left = node.scrollLeft;
      node.toggleAttribute("data-before", left > 2);
      node.toggleAttribute("data-after", left + node.clientWidth < node.scrollWidth - 2);
    };
    look();
    node.addEventListener("scroll", look, { passive: true });
    const seen = new ResizeObserver(look);
    seen.observe(node);
    return () => {
      node.removeEventListener("scroll", look);
      seen.disconnect();
    };
  }, [m]);
  return row;
}

// What the signs on the dots of these cards mean.
function Legend({ at }: { at: Arrangement }) {
  const { m } = useUi();
  const dotted = at.hands.some((a) => m.items.get(a.id)?.some((i) => i.face?.pips?.length));
  const signs = Object.entries(m.theme.looks ?? {}).filter(([kind]) => /^mark-[a-z]$/.test(kind));
  if (!dotted || !signs.length) return null;
  return (
    <p class="legend">
      {signs.map(([kind, look]) => (
        <span key={kind}>
          <Picture look={look} theme={m.theme} />
          {look.title}
        </span>
      ))}
    </p>
  );
}

export function Hands({ at }: { at: Arrangement }) {
  const row = useMore();
  const watched = at.me === undefined;
  if (!at.hands.length) return null;
  return (
    <section
      ref={row}
      class={watched ? "hands open-hands" : "hands"}
      aria-label={watched ? "what they hold" : "what you hold"}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
      tabIndex={0}
    >
      {at.boarded ? null : <Areas list={at.floating} />}
      <Areas list={at.hands} />
      <Legend at={at} />
    </section>
  );
}
