// Keys pressed anywhere on the page.
import { useLayoutEffect } from "preact/hooks";

// They are heard from the moment that what they act on is drawn: an effect that waits for the next
// frame would miss a quick finger, or act on what was there before.
export function useKeys(key: (e: KeyboardEvent) => void) {
  useLayoutEffect(() => {
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
}

// Focus that the page itself moves is shown to whoever uses keys: to all others its ring would be
// the loudest thing on the table.
export function watchKeys() {
  const using = (keys: boolean) => document.documentElement.classList.toggle("keys", keys);
  addEventListener("keydown", () => using(true), true);
  addEventListener("pointerdown", () => using(false), true);
}

// With Ctrl and the like they are for the browser, in a field for the field.
export const meantElsewhere = (e: KeyboardEvent) =>
  e.ctrlKey ||
  e.metaKey ||
  e.altKey ||
  /^(INPUT|SELECT|TEXTAREA)$/.test((e.target as Element).tagName);
