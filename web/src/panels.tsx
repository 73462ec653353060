// What pages put before their readers: sheets at the table, dialogs over a page, what went wrong.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useKeys } from "./keys";

// A page of its own, with the way back to the lobby.
export function Page({ kind, children }: { kind?: string; children: ComponentChildren }) {
  return (
    <main class={kind ? `page ${kind}` : "page"}>
      <p>
        <a href="#/">← all games</a>
      </p>
      {children}
    </main>
  );
}

// A sheet at the side of the table.
export function Sheet({
  title,
  kind,
  beside,
  close,
  children,
}: {
  title: string;
  kind: string; // its class
  beside?: ComponentChildren; // said next to the title
  close(): void;
  children: ComponentChildren;
}) {
  return (
    <section class={`sheet ${kind}`} role="dialog" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {beside}
        <button type="button" class="close" onClick={close} aria-label="close">
          ×
        </button>
      </header>
      {children}
    </section>
  );
}

// A dialog that must be answered first, unless it can be closed.
export function Dialog({
  name,
  close,
  children,
}: {
  name: string;
  close?(): void;
  children: ComponentChildren;
}) {
  useKeys((e) => {
    if (e.key === "Escape") close?.();
  });
  return (
    <div class="veil">
      {close ? (
        <button type="button" class="veil-back" tabIndex={-1} aria-label="close" onClick={close} />
      ) : null}
      <div class="dialog" role="dialog" aria-modal="true" aria-label={name}>
        {children}
      </div>
    </div>
  );
}

// A dialog with something to choose, and a button that does it.
export function Form({
  title,
  name = title,
  go,
  error,
  submit,
  close,
  children,
}: {
  title: string;
  name?: string;
  go: string; // what the button says
  error?: string;
  submit(): void;
  close(): void;
  children: ComponentChildren;
}) {
  return (
    <Dialog name={name} close={close}>
      <form
        class="setup"
        onSubmit={(e) => {
          e.preventDefault();
          submit();
        }}
      >
        <h2>{title}</h2>
        {children}
        <Wrong why={error} />
        <div class="buttons">
          <button type="submit" class="main">
            {go}
          </button>
          <button type="button" onClick={close}>
            Back
          </button>
        </div>
      </form>
    </Dialog>
  );
}

// Evenly scattered, and never in rows: each is so far on from the one before.
function Confetti() {
  return (
    <i class="confetti" aria-hidden="true">
      {Array.from({ length: 26 }, (_, i) => (
        <b key={i} style={{ "--i": i, "--x": (0.755 * i) % 1, "--y": (0.57 * i) % 1 }} />
      ))}
    </i>
  );
}

// What stands over the table when a game or a lesson is over: a ribbon says how it ended, and the words
// stand between two crowds. Confetti falls on the crowds, never on the words.
export function Finale({
  name,
  kind,
  ribbon,
  words,
  left,
  right,
  confetti,
  buttons,
  away,
  children,
}: {
  name: string;
  kind: string; // how it went: "won", "lost", "drawn" or none of these
  ribbon: string;
  words: ComponentChildren;
  left?: ComponentChildren;
  right?: ComponentChildren;
  confetti: boolean;
  buttons: ComponentChildren; // what one may do next, the plain thing first
  away?(): void; // to what lies behind
  children?: ComponentChildren;
}) {
  return (
    <div class="ending-veil">
      <section class={`ending ${kind}`} role="dialog" aria-label={name}>
        <h2 class="ribbon" style={{ "--letters": ribbon.length }}>
          {ribbon}
        </h2>
        {away ? (
          <button type="button" class="away" aria-label="Look at the table" onClick={away}>
            ×
          </button>
        ) : null}
        <div class="ending-banner">
          <div class="ending-words">{words}</div>
          <span class="ending-crowd left winners" aria-hidden="true">
            {confetti ? <Confetti /> : null}
            {left}
          </span>
          <span
            class={`ending-crowd right ${kind === "drawn" ? "winners" : "losers"}`}
            aria-hidden="true"
          >
            {confetti ? <Confetti /> : null}
            {right}
          </span>
        </div>
        {children ? <div class="ending-body">{children}</div> : null}
        <div class="buttons">
          {buttons}
          <a class="link" href="#/">
            All games
          </a>
        </div>
      </section>
    </div>
  );
}

// Something to know at this table, until it was read.
export function Note({ children }: { children: ComponentChildren }) {
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <div class="consent" role="note">
      <p>{children}</p>
      <button type="button" onClick={() => setRead(true)}>
        All right
      </button>
    </div>
  );
}

// What went wrong, if anything did.
export function Wrong({ why }: { why?: string }) {
  if (!why) return null;
  return (
    <p class="error" role="alert">
      {why}
    </p>
  );
}
