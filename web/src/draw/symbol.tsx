// The picture of a kind: its SVG, or its glyph.
import type { Look } from "../types";

// The markup is the program's own, compiled in; names of people never get here.
export function Symbol({ look, colour, ...box }: {
  look?: Look; colour?: string; x?: number; y?: number; width?: number; height?: number; class?: string;
}) {
  const ink = colour ?? look?.colour ?? "currentColor";
  if (look?.svg) {
    return <svg viewBox="0 0 100 100" aria-hidden="true" style={{ color: ink }} {...box}
      dangerouslySetInnerHTML={{ __html: look.svg }} />;
  }
  if (!look?.glyph?.trim()) return null;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" style={{ color: ink }} {...box}>
      <text x="50" y="54" class="glyph" fill="currentColor">{look.glyph}</text>
    </svg>
  );
}
