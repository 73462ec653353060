// Settings of this screen, and the tools that need no room of their own.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import {
  colours,
  PACES,
  pace,
  passesForMe,
  setColours,
  setPace,
  setPassesForMe,
  setSound,
  soundOn,
} from "../keep";
import { Sheet } from "../panels";
import { play } from "../sound";

function Choice<T extends string | number>({
  title,
  all,
  now,
  set,
}: {
  title: string;
  all: [T, string][];
  now: T;
  set(v: T): void;
}) {
  const [value, setValue] = useState(now);
  return (
    <fieldset class="choice">
      <legend>{title}</legend>
      {all.map(([v, name]) => (
        <button
          type="button"
          key={v}
          aria-pressed={v === value}
          onClick={() => {
            setValue(v);
            set(v);
          }}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

// Those tools of the bar for which it has no room on a phone; elsewhere they stand there.
export function FoldedTools({
  hint,
  invite,
  undo,
  ask,
  close,
}: {
  hint?(): void;
  invite?(): void;
  undo?(): void;
  ask(): void;
  close(): void;
}) {
  const tool = (name: string, words: string, does?: () => void) =>
    does ? (
      <button
        type="button"
        class={`folded-tool folds-${name}`}
        onClick={() => {
          close();
          does();
        }}
      >
        {words}
      </button>
    ) : null;
  return (
    <>
      {tool("undo", "Take back your last move", undo)}
      {tool("hint", "Hint: what a bot would do", hint)}
      {tool("ask", "What is this? Then tap anything", ask)}
      {tool("invite", "Invite others to play or to watch", invite)}
    </>
  );
}

export function Menu({
  game,
  watches,
  close,
  rules,
  log,
  children,
}: {
  game: string;
  watches: boolean; // holds no seat
  close(): void;
  rules(): void;
  log(): void;
  children?: ComponentChildren;
}) {
  return (
    <Sheet title="Menu" kind="menu-sheet" close={close}>
      <button type="button" onClick={rules}>
        How to play and rules
      </button>
      <button type="button" onClick={log}>
        Everything so far
      </button>
      {children}
      <Choice
        title="Pace of the others (a tap skips ahead)"
        all={Object.entries(PACES).map(([name, ms]) => [ms, name])}
        now={pace(game)}
        set={setPace}
      />
      {watches ? null : (
        <Choice
          title="When you cannot react"
          all={[
            ["pass", "pass for me"],
            ["ask", "ask me"],
          ]}
          now={passesForMe() ? "pass" : "ask"}
          set={(v) => setPassesForMe(v === "pass")}
        />
      )}
      <Choice
        title="Sound"
        all={[
          ["on", "on"],
          ["off", "off"],
        ]}
        now={soundOn() ? "on" : "off"}
        set={(v) => {
          setSound(v === "on");
          play("turn");
        }}
      />
      <Choice
        title="Light"
        all={[
          ["auto", "as this device"],
          ["light", "light"],
          ["dark", "dark"],
        ]}
        now={colours()}
        set={setColours}
      />
      <a class="button" href="#/">
        {watches ? "Leave the table" : "Leave the table (it waits for you)"}
      </a>
    </Sheet>
  );
}
