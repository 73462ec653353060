// The list of what can be done: numbered, filtered by clicks and by typing.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Clicks } from "./clicks";
import { ClauseLink } from "./rules";
import type { Action } from "./types";

const LONG = 12; // from here on a field to type in helps

function matches(a: Action, words: string) {
  const text = `${a.brief ?? ""} ${a.text}`.toLowerCase();
  return words.toLowerCase().split(/\s+/).every((w) => text.includes(w));
}

export function ActionList({ all, clicks, choose, point, explain, hinted }: {
  all: Action[]; clicks: Clicks; choose(a: Action): void; point(code: number | undefined): void;
  explain(clause: string): void; hinted: number | undefined;
}) {
  const [words, setWords] = useState("");
  const digits = useRef({ text: "", timer: 0 });
  useEffect(() => setWords(""), [all]);
  const shown = clicks.kept.filter((a) => !words || matches(a, words));
  const number = (a: Action) => all.indexOf(a) + 1;

  useEffect(() => {
    const pick = () => {
      const a = all[Number(digits.current.text) - 1];
      digits.current.text = "";
      if (a) choose(a);
    };
    const key = (e: KeyboardEvent) => {
      const at = e.target as HTMLElement;
      if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return;
      const d = digits.current;
      if (/^[0-9]$/.test(e.key)) {
        clearTimeout(d.timer);
        d.text += e.key;
        // No further digit could still name an action: no need to wait.
        if (Number(d.text) * 10 > all.length) pick();
        else d.timer = window.setTimeout(pick, 900);
      } else if (e.key === "Enter" && d.text) {
        e.preventDefault();
        clearTimeout(d.timer);
        pick();
      }
    };
    addEventListener("keydown", key);
    return () => { clearTimeout(digits.current.timer); removeEventListener("keydown", key); };
  }, [all]);

  return (
    <div class="actions">
      {all.length > LONG ? (
        <input class="filter" type="text" aria-label="type to narrow the list, Enter takes the only one left"
          placeholder="type to find, Enter to take" value={words}
          onInput={(e) => setWords((e.target as HTMLInputElement).value)}
          onKeyDown={(e) => {
            if (e.key !== "Enter") return;
            const exact = shown.find((a) => a.brief?.toLowerCase() === words.toLowerCase());
            const one = exact ?? (shown.length === 1 ? shown[0] : undefined);
            if (one) choose(one);
          }} />
      ) : null}
      <ol>
        {shown.map((a) => (
          <li key={a.code} class={`tone-${a.tone ?? "plain"}${hinted === a.code ? " hinted" : ""}`}>
            <button type="button" class="action" data-code={a.code} onClick={() => choose(a)}
              onMouseEnter={() => point(a.code)} onMouseLeave={() => point(undefined)}
              onFocus={() => point(a.code)} onBlur={() => point(undefined)}>
              <kbd>{number(a)}</kbd> <span>{a.text}</span>{a.note && !a.text.includes(a.note) ? <small class="action-note">{a.note}</small> : null}
            </button>
            <ClauseLink id={a.clause} open={explain} />
          </li>
        ))}
      </ol>
      {all.length && !shown.length ? <p class="quiet">Nothing in the list has these words.</p> : null}
      {clicks.clicked.length ? <p class="quiet">Escape starts afresh.</p> : null}
    </div>
  );
}
