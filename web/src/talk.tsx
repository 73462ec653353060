// Talk at the table: plain text and a few faces. Everybody hears who plays; who watches is heard by
// players when the game is over.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Joined, Said } from "./api";
import type { Company } from "./friends";
import { muted, myName, setMuted, setMyName } from "./keep";
import { Sheet } from "./panels";
import { NameInput } from "./seats";

const MOST_BYTES = 200; // as the wire has it
const FACES = ["👍", "😄", "😮", "😢", "🤔", "🎉"];

// Who only watches is heard by this name.
const watcher = () => myName() || "Somebody";

// Asked once, as of whoever takes a seat.
function AskName({ done }: { done(): void }) {
  const [name, setName] = useState("");
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        setMyName(name.trim());
        done();
      }}
    >
      <NameInput label="your name" placeholder="your name" value={name} set={setName} />
      <button type="submit" class="main" disabled={!name.trim()}>
        That is me
      </button>
    </form>
  );
}

const bytes = (text: string) => new TextEncoder().encode(text).length;

// What may be read here, what of it is new, and how to silence somebody. What was said before one
// came is old, and so are one's own words.
export function useTalk(talk: Said[], joined: Joined | undefined, reading: boolean) {
  const [read, setRead] = useState<number>();
  const last = talk.at(-1)?.n ?? 0;
  useEffect(() => {
    if (joined) setRead((was) => was ?? joined.said);
  }, [joined]);
  useEffect(() => {
    if (reading) setRead(last);
  }, [reading, last]);
  const mine = (s: Said) =>
    s.seat === undefined ? s.name === watcher() : !!joined?.seats.includes(s.seat);
  const [silent, setSilent] = useState(muted());
  const mute = (name: string, on: boolean) => {
    const names = on ? [...silent, name] : silent.filter((n) => n !== name);
    setSilent(names);
    setMuted(names);
  };
  const lines = talk.filter((s) => !silent.includes(s.name));
  const unread = read === undefined || reading ? [] : lines.filter((s) => s.n > read && !mine(s));
  return { lines, unread, silent, mute };
}
export type Heard = ReturnType<typeof useTalk>;

const speaker = (s: Said) => (s.seat === undefined ? `${s.name || "Somebody"} (watching)` : s.name);

const AT_ONCE = 3; // words that are shown over the table

// The newest words, for a moment, while the talk is folded.
export function LastWords({ unread, open }: { unread: Said[]; open(): void }) {
  const last = unread.at(-1)?.n ?? 0;
  const [gone, setGone] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setGone(last), 6000);
    return () => clearTimeout(timer);
  }, [last]);
  const shown = unread.filter((s) => s.n > gone).slice(-AT_ONCE);
  if (!shown.length) return null;
  return (
    <div class="last-words">
      {shown.map((s) => (
        <button type="button" class="last-word" key={s.n} onClick={open}>
          <b>{speaker(s)}</b> {s.text}
        </button>
      ))}
    </div>
  );
}

export function TalkSheet({
  company,
  heard,
  close,
}: {
  company: Company;
  heard: Heard;
  close(): void;
}) {
  const { secret, scene, talk, ask } = company;
  const { lines, silent, mute } = heard;
  const [text, setText] = useState("");
  const [named, setNamed] = useState(!!secret || !!myName());
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
      ...(secret ? { as: scene.viewer } : { name: watcher() }),
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
      {named ? (
        <>
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
        </>
      ) : (
        <>
          <p class="quiet">What shall the others call you?</p>
          <AskName done={() => setNamed(true)} />
        </>
      )}
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
