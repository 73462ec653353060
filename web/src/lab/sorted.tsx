// A table that sorts by the column whose head is pressed.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

/** What is shown, and what it counts as when rows are sorted: a number, or its words. `more` of
 * them unfolds. */
export type Cell =
  | string
  | { text: string; more: string }
  | { text: string; value: number; small?: string };

const value = (c: Cell) => (typeof c === "string" ? c : "value" in c ? c.value : c.text);

function compare(a: Cell, b: Cell): number {
  const x = value(a);
  const y = value(b);
  return typeof x === "number" && typeof y === "number"
    ? x - y
    : String(x).localeCompare(String(y));
}

function Shown({ cell }: { cell: Cell }) {
  if (typeof cell === "string") return <>{cell}</>;
  if ("more" in cell)
    return (
      <details>
        <summary>{cell.text}</summary>
        {cell.more}
      </details>
    );
  return (
    <>
      {cell.text}
      {cell.small && <small> {cell.small}</small>}
    </>
  );
}

interface By {
  column: number;
  down: boolean;
}

function Head({ text, by, press }: { text: string; by: By | null; press: () => void }) {
  return (
    <th aria-sort={by ? (by.down ? "descending" : "ascending") : undefined}>
      <button type="button" onClick={press}>
        {text}
      </button>
    </th>
  );
}

/** Of many rows the first ones are shown, until all are asked for. */
const FEW = 20;

/** Numbers: the largest first; words: by the alphabet; the other way when pressed again. */
export function Sorted({ heads, rows }: { heads: string[]; rows: Cell[][] }) {
  const [by, setBy] = useState<By | null>(null);
  const [all, setAll] = useState(rows.length <= FEW + 5);
  const press = (column: number) =>
    setBy({
      column,
      down: by?.column === column ? !by.down : typeof value(rows[0][column]) === "number",
    });
  const order = by
    ? [...rows].sort((a, b) => (by.down ? -1 : 1) * compare(a[by.column], b[by.column]))
    : rows;
  return (
    <>
      <Plain
        heads={heads.map((head, i) => (
          <Head key={head} text={head} by={by?.column === i ? by : null} press={() => press(i)} />
        ))}
        rows={all ? order : order.slice(0, FEW)}
      />
      {!all && (
        <button type="button" class="all" onClick={() => setAll(true)}>
          Show all {rows.length} rows
        </button>
      )}
    </>
  );
}

/** A table as it is. */
export function Plain({ heads, rows }: { heads: ComponentChildren[]; rows: Cell[][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus
    <section class="wide" aria-label="a table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (typeof head === "string" ? <th key={head}>{head}</th> : head))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={value(row[0])}>
              {row.map((cell, i) => (
                <td key={i}>
                  <Shown cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
