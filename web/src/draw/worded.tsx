// A sentence whose words of the game are underlined, and explained where they stand.
import { createContext } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import type { Term } from "../words";
import { partsOf, termsIn } from "../words";

export interface Words {
  terms: Term[];
  ask(term: Term, at: DOMRect): void;
}
export const WordsContext = createContext<Words>({ terms: [], ask: () => undefined });

// The words of this game; without an answer its sentences are as they are.
export function useTerms(howto: (() => Promise<string>) | undefined): Term[] {
  const [terms, setTerms] = useState<Term[]>([]);
  useEffect(() => {
    let still = true;
    howto?.().then(
      (page) => still && setTerms(termsIn(page)),
      () => undefined,
    );
    return () => {
      still = false;
    };
  }, [howto]);
  return terms;
}

export function Worded({ text }: { text: string }) {
  const { terms, ask } = useContext(WordsContext);
  const parts = useMemo(() => partsOf(text, terms), [text, terms]);
  return (
    <>
      {parts.map((part) =>
        typeof part === "string" ? (
          part
        ) : (
          <button
            type="button"
            class="term"
            title={part.term.meaning}
            onClick={(e) => ask(part.term, e.currentTarget.getBoundingClientRect())}
          >
            {part.text}
          </button>
        ),
      )}
    </>
  );
}
