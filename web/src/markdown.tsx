// The little Markdown our how-to-play pages are written in.
import type { ComponentChildren, VNode } from "preact";
import { TablePicture } from "./picture";

// **bold**, *slanted*, `as typed`.
function inline(text: string): ComponentChildren[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*)/)
    .map((part) =>
      part.startsWith("**") ? (
        <b>{part.slice(2, -2)}</b>
      ) : part.startsWith("`") ? (
        <code>{part.slice(1, -1)}</code>
      ) : part.length > 2 && part.startsWith("*") && part.endsWith("*") ? (
        <em>{part.slice(1, -1)}</em>
      ) : (
        part
      ),
    );
}

export interface Block {
  text: string;
  clauses: string[]; // that it tells, by the remark below it
}

const remark = /^<!-- (.*) -->$/;

// A page as its blocks, each with the clauses it tells.
export function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  for (const piece of page.split(/\n\s*\n/)) {
    const lines = piece.split("\n");
    const told = lines.flatMap((l) => remark.exec(l)?.[1].split(" ") ?? []);
    const text = lines.filter((l) => !remark.test(l)).join("\n");
    if (text.trim()) blocks.push({ text, clauses: told });
    else blocks[blocks.length - 1]?.clauses.push(...told);
  }
  return blocks;
}

const headingOf = (text: string) => /^#+\s+(.*)/.exec(text)?.[1];
const anchorOf = (title: string) => `how-${title.toLowerCase().replace(/\W+/g, "-")}`;

// Titles of a page's chapters, and where they are.
export const chaptersOf = (blocks: Block[]) =>
  blocks.flatMap((b) => headingOf(b.text) ?? []).map((title) => ({ title, at: anchorOf(title) }));

const item = /^\s*([-*]|\d+\.)\s/;

function List({ lines }: { lines: string[] }) {
  const items: string[] = [];
  for (const l of lines) {
    if (item.test(l)) items.push(l.replace(item, ""));
    else if (items.length) items[items.length - 1] += ` ${l.trim()}`;
  }
  const list = items.map((i) => <li>{inline(i)}</li>);
  return /^\s*\d/.test(lines[0]) ? <ol>{list}</ol> : <ul>{list}</ul>;
}

function TableBlock({ lines }: { lines: string[] }) {
  const [head, ...rows] = lines
    .filter((l) => !/^\|[\s:|-]+\|?$/.test(l))
    .map((l) => l.replace(/^\||\|$/g, "").split("|"));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
    <div class={`wide${head.length > 3 ? " of-many" : ""}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((c) => (
              <th>{inline(c.trim())}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((r) => (
            <tr>
              {r.map((c, i) => (
                <td data-of={head[i]?.trim()}>{inline(c.trim())}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function BlockView({ block, game }: { block: Block; game: string }): VNode {
  const lines = block.text.split("\n");
  const heading = headingOf(lines[0]);
  const drawn = /^!\[([^\]]*)\]\((\S+?)(?: "([^"]*)")?\)$/.exec(block.text.replaceAll("\n", " "));
  if (drawn)
    return <TablePicture game={game} caption={drawn[1]} at={drawn[2]} parts={drawn[3] ?? ""} />;
  if (heading)
    return (
      <>
        <h3 id={anchorOf(heading)}>{inline(heading)}</h3>
        {lines.length > 1 ? (
          <BlockView block={{ text: lines.slice(1).join("\n"), clauses: [] }} game={game} />
        ) : null}
      </>
    );
  if (item.test(lines[0])) return <List lines={lines} />;
  if (lines[0].startsWith("|")) return <TableBlock lines={lines} />;
  return <p>{inline(lines.join(" "))}</p>;
}
