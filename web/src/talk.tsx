// Talk at the table: plain text and a few faces. Everybody hears who plays; who watches is heard by
// players when the game is over.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Said } from "./api";
import type { Company } from "./friends";
import { muted, myName, setMuted } from "./keep";
import { Sheet } from "./panels";

const MOST_BYTES = 200; // as the wire has it
const FACES = ["👍", "😄", "😮", "😢", "🤔", "🎉"];

const bytes = (text: string) => new TextEncoder().encode(text).length;

// What may be read here, and how to silence somebody.
export function useTalk(talk: Said[]) {
  const [silent, setSilent] = useState(muted());
  const mute = (name: string, on: boolean) => {
    const names = on ? [...silent, name] : silent.filter((n) => n !== name);
    setSilent(names);
    setMuted(names);
  };
  return { lines: talk.filter((s) => !silent.includes(s.name)), silent, mute };
}

const speaker = (s: Said) => (s.seat === undefined ? `${s.name || "Somebody"} (watching)` : s.name);

// The newest word, for a moment, while the talk is folded.
export function LastWord({ lines, open }: { lines: Said[]; open(): void }) {
  const last = lines.at(-1);
  const known = useRef(last?.n ?? 0);
  const [shown, setShown] = useState<Said>();
  useEffect(() => {
    if (!last || last.n <= known.current) return undefined;
    known.current = last.n;
    setShown(last);
    const timer = setTimeout(() => setShown(undefined), 6000);
    return () => clearTimeout(timer);
  }, [last?.n]);
  if (!shown) return null;
  return (
    <button type="button" class="last-word" onClick={open}>
      <b>{speaker(shown)}</b> {shown.text}
    </button>
  );
}

export function TalkSheet({
  company,
  heard,
  close,
}: {
  company: Company;
  heard: ReturnType<typeof useTalk>;
  close(): void;
}) {
  const { secret, scene, talk, ask } = company;
  const { lines, silent, mute } = heard;
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const me = typeof scene.viewer === "number" ? scene.seats[scene.viewer].name : undefined;
  const others = [...new Set(talk.map((s) => s.name))].filter((n) => n && n !== me);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const say = (words: string) =>
    ask({
      cmd: "say",
      text: words,
      ...(secret ? { as: scene.viewer } : { name: myName() || "Somebody" }),
    });
  return (
    <Sheet title="Talk" kind="talk" close={close}>
      <ol ref={list} aria-live="polite">
        {lines.map((s) => (
          <li key={s.n} class={s.name === me ? "mine" : ""}>
            <b>{speaker(s)}</b> {s.text}
          </li>
        ))}
        {lines.length ? null : <li class="quiet">Nothing was said yet.</li>}
      </ol>
      {!secret && !scene.over ? (
        <p class="quiet">The players read what you write when the game is over.</p>
      ) : null}
      <div class="faces">
        {FACES.map((f) => (
          <button type="button" key={f} aria-label={`say ${f}`} onClick={() => say(f)}>
            {f}
          </button>
        ))}
      </div>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          if (!text.trim()) return;
          say(text);
          setText("");
        }}
      >
        <input
          aria-label="say something"
          placeholder="say something"
          value={text}
          onInput={(e) => {
            const field = e.target as HTMLInputElement;
            if (bytes(field.value) > MOST_BYTES) field.value = text;
            setText(field.value);
          }}
        />
        <button type="submit" class="main" disabled={!text.trim()}>
          Say
        </button>
      </form>
      {others.length ? (
        <details>
          <summary>Mute</summary>
          {others.map((n) => (
            <label class="check" key={n}>
              <input
                type="checkbox"
                checked={silent.includes(n)}
                onChange={(e) => mute(n, (e.target as HTMLInputElement).checked)}
              />{" "}
              I do not want to read {n}
            </label>
          ))}
        </details>
      ) : null}
    </Sheet>
  );
}
