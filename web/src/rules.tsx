// How to play, and the clauses, with search.
import { useEffect, useRef, useState } from "preact/hooks";
import { rules } from "./api";
import { Markdown } from "./markdown";
import type { Rules } from "./types";

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
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    rules(tag).then(setAll, (e) => setFailed(e.message));
  }, [tag]);
  useEffect(() => {
    here.current?.scrollIntoView({ block: "center" });
  }, [clause, all]);
  if (failed) return <p class="error">{failed}</p>;
  if (!all) return <p class="quiet">…</p>;
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.clauses.filter((c) =>
    wanted.every((w) => `${c.id} ${c.text}`.toLowerCase().includes(w)),
  );
  const chapters = [...new Set(found.map((c) => c.chapter))];
  return (
    <div class="rules">
      <label class="search">
        Search the rules
        <input
          type="search"
          value={words}
          placeholder="wild, combat, NP-3.1 …"
          onInput={(e) => {
            setWords((e.target as HTMLInputElement).value);
            onClause(undefined);
          }}
        />
      </label>
      {!wanted.length && all.howto ? (
        <article class="howto">
          <h2>How to play</h2>
          <Markdown text={all.howto} />
        </article>
      ) : null}
      {wanted.length ? (
        <p class="quiet" role="status">
          {found.length} of {all.clauses.length} clauses
        </p>
      ) : (
        <h2>Every clause</h2>
      )}
      {chapters.map((n) => (
        <section>
          <h3>
            {n}. {all.chapters[n]}
          </h3>
          <ul class="clauses">
            {found
              .filter((c) => c.chapter === n)
              .map((c) => (
                <li
                  key={c.id}
                  ref={c.id === clause ? here : undefined}
                  class={c.id === clause ? "here" : ""}
                >
                  <b>{c.id}</b> {c.text}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

// One clause as a link that opens the drawer.
export function ClauseLink({ id, open }: { id?: string; open(id: string): void }) {
  if (!id) return null;
  return (
    <button
      type="button"
      class="clause"
      title="the rule behind it"
      onClick={(e) => {
        e.stopPropagation();
        open(id);
      }}
    >
      {id}
    </button>
  );
}
