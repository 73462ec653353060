// What the window is like, for what style sheets cannot say.
import { useEffect, useMemo, useState } from "preact/hooks";

export const PHONE =
  "(max-width: 760px), (max-height: 560px), (max-width: 1100px) and (orientation: portrait)";

// Taller than wide, and the game over its full width.
export const UPRIGHT = "(max-width: 1100px) and (orientation: portrait)";

export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  const [is, set] = useState(list.matches);
  useEffect(() => {
    const look = () => set(list.matches);
    list.addEventListener("change", look);
    return () => list.removeEventListener("change", look);
  }, [list]);
  return is;
}
