// The little Markdown our how-to-play pages are written in.
import type { ComponentChildren, VNode } from "preact";

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

export function Markdown({ text }: { text: string }) {
  const out: VNode[] = [];
  for (const block of text.split(/\n\s*\n/)) {
    const lines = block.split("\n");
    const heading = /^(#+)\s+(.*)$/.exec(lines[0]);
    if (heading) {
      out.push(<h3>{inline(heading[2])}</h3>);
      if (lines.length > 1) out.push(<Markdown text={lines.slice(1).join("\n")} />);
    } else if (/^\s*([-*]|\d+\.)\s/.test(lines[0])) {
      const items: string[] = [];
      for (const l of lines) {
        if (/^\s*([-*]|\d+\.)\s/.test(l)) items.push(l.replace(/^\s*([-*]|\d+\.)\s/, ""));
        else if (items.length) items[items.length - 1] += ` ${l.trim()}`;
      }
      const list = items.map((i) => <li>{inline(i)}</li>);
      out.push(/^\s*\d/.test(lines[0]) ? <ol>{list}</ol> : <ul>{list}</ul>);
    } else if (/^\|/.test(lines[0])) {
      const rows = lines
        .filter((l) => !/^\|[\s:|-]+\|?$/.test(l))
        .map((l) => l.replace(/^\||\|$/g, "").split("|"));
      out.push(
        <table>
          {rows.map((r, i) => (
            <tr>{r.map((c) => (i ? <td>{inline(c.trim())}</td> : <th>{inline(c.trim())}</th>))}</tr>
          ))}
        </table>,
      );
    } else if (block.startsWith("```")) {
      out.push(<pre>{lines.filter((l) => !l.startsWith("```")).join("\n")}</pre>);
    } else if (block.trim()) {
      out.push(<p>{inline(lines.join(" "))}</p>);
    }
  }
  return <>{out}</>;
}
