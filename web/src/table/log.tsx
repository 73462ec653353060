// Since your last turn, and everything before it.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Picture } from "../draw/art";
import type { Recent } from "../draw/ui";
import { useUi } from "../draw/ui";
import { look, seatColour, toneFor } from "../model";
import { RuleButton } from "../rules";
import { byOthers, lastBeat, lead, MATTERS } from "./news";

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

// The lines of one player's turn after another.
function turns(lines: Recent[], viewer: unknown): Recent[][] {
  const whose = (r: Recent) => (r.by === viewer ? r.seat : r.by);
  const all: Recent[][] = [];
  for (const r of lines) {
    const turn = all.at(-1);
    if (turn && whose(turn[0]) === whose(r)) turn.push(r);
    else all.push([r]);
  }
  return all;
}

// Closed by whatever is touched beside it.
function useOutside(open: boolean, close: () => void) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const down = (e: Event) => {
      if (!box.current?.contains(e.target as Node)) close();
    };
    addEventListener("pointerdown", down, true);
    return () => removeEventListener("pointerdown", down, true);
  }, [open]);
  return box;
}

// Where there is no room for it beside the board: how one wins, until something has happened.
function Aim() {
  const { m } = useUi();
  const { viewer } = m.scene;
  const goal = typeof viewer === "number" ? m.scene.seats[viewer].goal?.text : undefined;
  if (!goal || m.scene.over) return null;
  return (
    <div class="news">
      <p class="news-line">
        <b>How you win:</b> {goal}
      </p>
    </div>
  );
}

// On a phone: what matters most of it in one line, the rest behind a tap.
export function News({ openLog }: { openLog(): void }) {
  const { m, recent } = useUi();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [m]);
  const box = useOutside(open, () => setOpen(false));
  const lines = byOthers(recent, m.scene.viewer);
  // While the others play, what is shown now; then the most important of it all.
  const now = m.scene.actions?.length ? lines : lastBeat(recent, m.scene.viewer);
  const first = lead(now.length ? now : lines, m.scene.viewer);
  if (!first) return <Aim />;
  return (
    <div class="news" ref={box}>
      <button
        type="button"
        class={`news-line tone-${first.tone ?? "plain"}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Face seat={first.seat} />
        <span>{first.text}</span>
        {lines.length > 1 ? <span class="quiet">{`+${lines.length - 1} ▾`}</span> : null}
      </button>
      {open ? <Recap openLog={openLog} /> : null}
    </div>
  );
}

// What matters has a line of its own; what does not, beside its like.
function rows(lines: Recent[]): Recent[] {
  const all: Recent[] = [];
  for (const r of lines) {
    const last = all.at(-1);
    if (last && !last.weight && !r.weight)
      all[all.length - 1] = {
        ...last,
        text: `${last.text}${/[.!?]$/.test(last.text) ? "" : " ·"} ${r.text}`,
      };
    else all.push(r);
  }
  return all;
}

function Turn({ lines }: { lines: Recent[] }) {
  const [first] = lines;
  const weight = (r: Recent) => (r.weight >= MATTERS ? " matters" : r.weight ? "" : " quiet");
  return (
    <li>
      <Face seat={first.by ?? first.seat} />
      <div>
        {rows(lines).map((r, i) => (
          <p key={i} class={`tone-${r.tone ?? "plain"}${weight(r)}`}>
            {r.text}
          </p>
        ))}
      </div>
    </li>
  );
}

// Everything since the viewer's last decision, the newest in sight.
export function Recap({ openLog }: { openLog(): void }) {
  const { m, recent } = useUi();
  const list = useNewest();
  const lines = byOthers(recent, m.scene.viewer);
  if (!lines.length) return null;
  return (
    <section class="recap" aria-label="since your last turn">
      <h2>{m.scene.actions?.length ? "Since your turn" : "Just now"}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so keys must reach it */}
      <ol ref={list} tabIndex={0}>
        {turns(lines, m.scene.viewer).map((turn, i) => (
          <Turn key={i} lines={turn} />
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
          <li key={`${l.move}:${i}`} class={`tone-${toneFor(m.scene, l) ?? "plain"}`}>
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
