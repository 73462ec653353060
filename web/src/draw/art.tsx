// The pictures of a game: its art, put into the page once and used by name.
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Look, Theme } from "../types";

const parts = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/;

export const artId = (name: string) => `art-${name}`;

// The markup is the program's own, compiled in; names of people never get here.
export function ArtShelf({ theme }: { theme: Theme }) {
  const markup = useMemo(
    () =>
      Object.entries(theme.art ?? {})
        .map(([name, svg]) => {
          const found = parts.exec(svg);
          return found
            ? `<symbol id="${artId(name)}" viewBox="${found[1]}" overflow="visible">${found[2]}</symbol>`
            : "";
        })
        .join(""),
    [theme],
  );
  return (
    <>
      {theme.css ? <style>{theme.css}</style> : null}
      <svg class="art-shelf" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
    </>
  );
}

export function viewBox(theme: Theme, name: string): [number, number, number, number] {
  const found = parts.exec(theme.art?.[name] ?? "");
  const box = found?.[1].split(/[\s,]+/).map(Number);
  return box?.length === 4 ? (box as [number, number, number, number]) : [0, 0, 100, 100];
}

// One drawing, where its own viewBox says.
function Drawing({ theme, name }: { theme: Theme; name: string }) {
  const [x, y, width, height] = viewBox(theme, name);
  return <use href={`#${artId(name)}`} x={x} y={y} width={width} height={height} />;
}

export function layers(look: Look | undefined): string[] {
  return look?.art?.split(" ").filter(Boolean) ?? [];
}

// Somebody who was hit just now has a face for it, where a world has one: one for all, or for a drawing.
export function hurt(look: Look | undefined, theme: Theme): Look | undefined {
  const [first] = layers(look);
  const face = [`hurt-${first}`, "hurt"].find((n) => theme.art?.[n]);
  return look?.art && face ? { ...look, art: `${look.art} ${face}` } : look;
}

// A picture's layers in a drawing that is there already.
export function Layers({
  look,
  theme,
  colour,
  ...box
}: {
  look?: Look;
  theme: Theme;
  colour?: string;
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  return (
    <g style={{ color: colour ?? look?.colour }}>
      {layers(look)
        .filter((n) => theme.art?.[n])
        .map((n) => (
          <use key={n} href={`#${artId(n)}`} {...box} />
        ))}
    </g>
  );
}

// A figure in pieces, where it is drawn so.
export function wreckOf(look: Look, theme: Theme): Look | undefined {
  const art = `wreck-${layers(look)[0]}`;
  return theme.art?.[art] ? { ...look, art } : undefined;
}

// What has a simpler drawing, with a larger head, for where there is little room.
export function simpler(look: Look | undefined, theme: Theme): Look | undefined {
  const names = layers(look).map((n) => (theme.art?.[`small-${n}`] ? `small-${n}` : n));
  return look && names.length ? { ...look, art: names.join(" ") } : look;
}

// A picture in a box of its own; layers of art lie on top of one another.
export function Picture({
  look,
  theme,
  colour,
  children,
  ...box
}: {
  look?: Look;
  theme: Theme;
  colour?: string;
  class?: string;
  title?: string;
  children?: ComponentChildren;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  preserveAspectRatio?: string;
}) {
  const ink = colour ?? look?.colour ?? "currentColor";
  const names = layers(look).filter((n) => theme.art?.[n]);
  if (names.length) {
    return (
      <svg
        viewBox={viewBox(theme, names[0]).join(" ")}
        aria-hidden="true"
        style={{ color: ink }}
        {...box}
      >
        {names.map((n) => (
          <Drawing key={n} theme={theme} name={n} />
        ))}
        {children}
      </svg>
    );
  }
  if (look?.svg) {
    return (
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        style={{ color: ink }}
        {...box}
        dangerouslySetInnerHTML={{ __html: look.svg }}
      />
    );
  }
  if (!look?.glyph?.trim()) return null;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" style={{ color: ink }} {...box}>
      <text x="50" y="54" class="glyph" fill="currentColor">
        {look.glyph}
      </text>
    </svg>
  );
}
