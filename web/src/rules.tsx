// How to play, and the clauses: grouped, linked, with search. What is ours says so and names the
// book's way.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { rules } from "./api";
import type { Block } from "./markdown";
import { BlockView, blocksOf, chaptersOf } from "./markdown";
import { Wrong } from "./panels";
import type { Clause, Rules } from "./types";

const isOurs = (c: Clause) => c.by.includes("house") || c.by.includes("design");

// The text of a clause; the numbers of others in it lead there.
function linked(text: string, open: (id: string) => void): ComponentChildren[] {
  return text.split(/\b([A-Z][A-Z0-9]-\d+\.\d+)\b/).map((part, i) =>
    i % 2 ? (
      <button type="button" class="link" onClick={() => open(part)}>
        {part}
      </button>
    ) : (
      part
    ),
  );
}

function ClauseText({ c, open }: { c: Clause; open(id: string): void }) {
  return (
    <>
      <b class="clause-id">{c.id}</b>{" "}
      {isOurs(c) ? (
        <span class="house-mark">{c.by.includes("house") ? "house rule" : "our design"}</span>
      ) : null}{" "}
      {linked(c.text, open)}
      {isOurs(c) && c.book ? <span class="book-way"> The book’s way: {c.book}</span> : null}
    </>
  );
}

// A clause somebody asked for: first in plain words, then the law.
function Asked({
  c,
  told,
  game,
  open,
}: {
  c: Clause;
  told: Block[];
  game: string;
  open(id: string): void;
}) {
  return (
    <section class="asked" aria-label={`the rule ${c.id}`}>
      {told.map((b) => (
        <BlockView key={b.text} block={b} game={game} />
      ))}
      <p class="law here">
        <ClauseText c={c} open={open} />
      </p>
    </section>
  );
}

const has = (text: string, words: string[]) => {
  const low = text.toLowerCase();
  return words.every((w) => low.includes(w));
};

function Clauses({
  all,
  found,
  unfolded,
  open,
}: {
  all: Rules;
  found: Clause[];
  unfolded: boolean;
  open(id: string): void;
}) {
  const chapters = [...new Set(found.map((c) => c.chapter))];
  return (
    <>
      {chapters.map((n) => (
        <details key={`${n}${unfolded}`} open={unfolded} class="chapter">
          <summary>
            {n}. {all.chapters[n]}
          </summary>
          <ul class="clauses">
            {found
              .filter((c) => c.chapter === n)
              .map((c) => (
                <li key={c.id} class={isOurs(c) ? "ours" : ""}>
                  <ClauseText c={c} open={open} />
                </li>
              ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function HowTo({ blocks, game }: { blocks: Block[]; game: string }) {
  const go = (at: string) => document.getElementById(at)?.scrollIntoView({ block: "start" });
  return (
    <article class="howto">
      <h2>How to play</h2>
      <nav class="howto-parts" aria-label="parts of this page">
        {chaptersOf(blocks).map((c) => (
          <button type="button" class="link" key={c.at} onClick={() => go(c.at)}>
            {c.title}
          </button>
        ))}
      </nav>
      {blocks.map((b) => (
        <BlockView key={b.text} block={b} game={game} />
      ))}
    </article>
  );
}

export function RulesView({
  tag,
  clause,
  onClause,
}: {
  tag: string;
  clause?: string;
  onClause(id?: string): void;
}) {
  const [all, setAll] = useState<Rules>();
  const [failed, setFailed] = useState("");
  const [words, setWords] = useState("");
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    rules(tag).then(setAll, (e) => setFailed(e.message));
  }, [tag]);
  useEffect(() => {
    if (clause) top.current?.scrollIntoView({ block: "start" });
  }, [clause, all]);
  const blocks = useMemo(() => blocksOf(all?.howto ?? ""), [all]);
  if (failed) return <Wrong why={failed} />;
  if (!all) return <p class="quiet">…</p>;
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.clauses.filter((c) => has(`${c.id} ${c.text}`, wanted));
  const passages = wanted.length ? blocks.filter((b) => has(b.text, wanted)) : [];
  const asked = wanted.length ? undefined : all.clauses.find((c) => c.id === clause);
  const open = (id: string) => {
    setWords("");
    onClause(id);
  };
  return (
    <div class="rules" ref={top}>
      <label class="search">
        Search the rules
        <input
          type="search"
          value={words}
          placeholder="wild, combat, draw …"
          onInput={(e) => {
            setWords((e.target as HTMLInputElement).value);
            onClause(undefined);
          }}
        />
      </label>
      {asked ? (
        <Asked
          c={asked}
          told={blocks.filter((b) => b.clauses.includes(asked.id))}
          game={tag}
          open={open}
        />
      ) : null}
      {wanted.length ? (
        <>
          {passages.length ? (
            <article class="howto">
              {passages.map((b) => (
                <BlockView key={b.text} block={b} game={tag} />
              ))}
            </article>
          ) : null}
          <p class="quiet" role="status">
            {found.length} of {all.clauses.length} clauses
          </p>
        </>
      ) : (
        <>
          {blocks.length ? <HowTo blocks={blocks} game={tag} /> : null}
          <h2>Every clause</h2>
        </>
      )}
      <Clauses all={all} found={found} unfolded={wanted.length > 0} open={open} />
    </div>
  );
}

// The rule behind something: its number is nothing to read in a sentence.
export function RuleButton({ id, open }: { id?: string; open(id: string): void }) {
  if (!id) return null;
  return (
    <button
      type="button"
      class="info"
      aria-label={`the rule ${id}`}
      title={`the rule: ${id}`}
      onClick={(e) => {
        e.stopPropagation();
        open(id);
      }}
    >
      i
    </button>
  );
}
