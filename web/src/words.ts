// The words of a game, as the chapter "Words" of its how-to-play explains them, and where they stand
// in a sentence.

export interface Term {
  word: string; // "lock, targetlock"
  forms: string[];
  meaning: string;
}

const LEAST = 3; // letters: shorter ones mean too many things

const upper = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);

export function termsIn(howto: string): Term[] {
  const [, chapter = ""] = howto.split(/^### Words$/m);
  return chapter
    .split(/^#/m)[0]
    .split("\n")
    .flatMap((line) => {
      const [, word, meaning] = /^\| *(\w.*?) *\| *(.+?) *\|$/.exec(line) ?? [];
      // "turn (people)" is a word that means something else elsewhere.
      const forms = word?.split(", ").filter((w) => w.length >= LEAST && !w.includes("(")) ?? [];
      return meaning && forms.length ? [{ word: upper(word), forms, meaning: upper(meaning) }] : [];
    })
    .slice(1); // the head of the table
}

export type Part = string | { text: string; term: Term };

// "slags", "slagged", "slagging"; a sentence may begin with it.
function pattern(form: string): string {
  const [first, ...rest] = form.replace(/[^\w -]/g, "\\$&");
  const any = first === first.toLowerCase() ? `[${first}${first.toUpperCase()}]` : first;
  return `${any}${rest.join("")}(?:e?s|e?d|ing|${form.at(-1)}ed|${form.at(-1)}ing)?`;
}

// Each term once, at its first place; of two that begin at the same place the longer.
export function partsOf(text: string, terms: Term[]): Part[] {
  const found = terms.flatMap((term) => {
    const hits = term.forms.flatMap(
      (form) => new RegExp(`\\b${pattern(form)}\\b`).exec(text) ?? [],
    );
    const words = hits.map((hit) => ({ at: text.indexOf(hit), hit, term }));
    return words.sort((a, b) => a.at - b.at).slice(0, 1);
  });
  found.sort((a, b) => a.at - b.at || b.hit.length - a.hit.length);
  const parts: Part[] = [];
  let done = 0;
  for (const { at, hit, term } of found) {
    if (at < done) continue;
    if (at > done) parts.push(text.slice(done, at));
    parts.push({ text: hit, term });
    done = at + hit.length;
  }
  if (done < text.length) parts.push(text.slice(done));
  return parts;
}
