// Since your last turn, and everything before it.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Picture } from "../draw/art";
import type { Ui } from "../draw/ui";
import { useUi } from "../draw/ui";
import { look, seatColour } from "../model";
import { RuleButton } from "../rules";

function Face({ seat }: { seat: number | undefined }) {
  const { m } = useUi();
  const s = seat === undefined ? undefined : m.scene.seats[seat];
  const figure =
    look(m, s?.symbol) ??
    Object.values(m.theme.looks ?? {}).find(
      (l) => s?.role && l.title === s.role && (l.art || l.svg),
    );
  return (
    <i class="face" style={{ "--seat": seatColour(m, seat) }} aria-hidden="true">
      {figure ? (
        <Picture look={figure} theme={m.theme} colour={seatColour(m, seat)} />
      ) : seat === undefined ? null : (
        seat + 1
      )}
    </i>
  );
}

// A list whose newest line, the last, is always in sight.
function useNewest() {
  const { m, recent } = useUi();
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const l = list.current;
    if (!l) return undefined;
    const follow = () => {
      l.scrollTop = l.scrollHeight;
    };
    follow();
    // What lies beside it takes more room, or leaves it some.
    const seen = new ResizeObserver(follow);
    seen.observe(l);
    return () => seen.disconnect();
  }, [m, recent]);
  return list;
}

function sinceMine({ m, recent }: Ui) {
  return recent.filter((r) => r.text && r.seat !== m.scene.viewer);
}

// On a phone: the latest of it in one line, the rest behind a tap.
export function News({ openLog }: { openLog(): void }) {
  const ui = useUi();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => setOpen(false), [ui.m]);
  // A tap beside it folds it.
  useEffect(() => {
    if (!open) return undefined;
    const beside = (e: Event) => {
      if (!box.current?.contains(e.target as Node)) setOpen(false);
    };
    addEventListener("pointerdown", beside, true);
    return () => removeEventListener("pointerdown", beside, true);
  }, [open]);
  const lines = sinceMine(ui);
  const last = lines.at(-1);
  if (!last) return null;
  return (
    <div class="news" ref={box}>
      <button
        type="button"
        class={`news-line tone-${last.tone ?? "plain"}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Face seat={last.seat} />
        <span>{last.text}</span>
        {lines.length > 1 ? <span class="quiet">{`+${lines.length - 1} ▾`}</span> : null}
      </button>
      {open ? <Recap openLog={openLog} /> : null}
    </div>
  );
}

export function Recap({ openLog }: { openLog(): void }) {
  const ui = useUi();
  const { m } = ui;
  const list = useNewest();
  const lines = sinceMine(ui);
  if (!lines.length) return null;
  return (
    <section class="recap" aria-label="since your last turn">
      <h2>{m.scene.actions?.length ? "Since your turn" : "Just now"}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so keys must reach it */}
      <ol ref={list} tabIndex={0}>
        {lines.map((r, i) => (
          <li key={i} class={`tone-${r.tone ?? "plain"}`}>
            <Face seat={r.seat} />
            <span>{r.text}</span>
          </li>
        ))}
      </ol>
      <button type="button" class="link" onClick={openLog}>
        Everything so far
      </button>
    </section>
  );
}

export function Log({ open }: { open(id: string): void }) {
  const { m } = useUi();
  const list = useNewest();
  const lines = m.scene.log ?? [];
  return (
    <section class="log" aria-label="Log">
      <ol ref={list}>
        {m.scene.log_before ? <li class="quiet">… {m.scene.log_before} earlier lines</li> : null}
        {lines.map((l, i) => (
          <li key={`${l.move}:${i}`} class={`tone-${l.tone ?? "plain"}`}>
            <Face seat={l.seat} />
            <span>
              {l.text} <RuleButton id={l.clause} open={open} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
