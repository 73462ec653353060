// Since your last turn, and everything before it.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Picture } from "../draw/art";
import type { Recent } from "../draw/ui";
import { useUi } from "../draw/ui";
import { Worded } from "../draw/worded";
import { look, plainly, seatColour, toneFor } from "../model";
import { RuleButton } from "../rules";
import type { Row } from "./news";
import { headline, MATTERS, rows, worthTelling } from "./news";

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
      ) : (
        s?.name.slice(0, 1)
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
  const first = headline(recent, m.scene);
  if (!first) return <Aim />;
  const more = worthTelling(recent, m.scene.viewer).length - 1;
  return (
    <div class="news" ref={box}>
      <button
        type="button"
        class={`news-line tone-${first.tone ?? "plain"}${first.forMe ? " for-me" : ""}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Face seat={first.seat ?? first.by} />
        <span>{first.text}</span>
        {more > 0 ? <span class="quiet">{`+${more} ▾`}</span> : null}
      </button>
      {open ? <Recap openLog={openLog} /> : null}
    </div>
  );
}

// A turn in its one sentence; unfolded, in all of them.
function Turn({ row, whole }: { row: Row; whole: boolean }) {
  const lines = whole ? row.all : row.lines;
  const weight = (r: Recent) => (r.weight >= MATTERS ? " matters" : r.weight ? "" : " quiet");
  return (
    <li class={row.forMe ? "for-me" : undefined}>
      <Face seat={row.seat} />
      <div>
        {lines.map((r, i) => (
          <p key={i} class={`tone-${r.tone ?? "plain"}${weight(r)}`}>
            <Worded text={r.text} />
            {row.drawn && !whole && r === lines.at(-1) ? (
              <span class="quiet"> · draws {row.drawn}</span>
            ) : null}
          </p>
        ))}
      </div>
    </li>
  );
}

const ROWS = 5; // at most, until somebody wants more
const ALERTS = 2;

// As many of them as there is room for, so that none is cut; `least` of them are shown anyway.
function useRoom(list: RefObject<HTMLElement | null>, whole: boolean, least: number): number {
  const { m, recent } = useUi();
  const [most, setMost] = useState(ROWS);
  useLayoutEffect(() => {
    const anew = () => setMost(ROWS);
    anew();
    addEventListener("resize", anew);
    return () => removeEventListener("resize", anew);
  }, [m, recent, whole]);
  useLayoutEffect(() => {
    const l = list.current;
    if (l && !whole && most > least && l.scrollHeight > l.clientHeight + 1) setMost(most - 1);
  });
  return most;
}

// Since the viewer's last decision: first what was done to them, then one row for each player's turn,
// the newest last and in sight.
export function Recap({ openLog }: { openLog(): void }) {
  const { m, recent } = useUi();
  const [whole, setWhole] = useState(false);
  useEffect(() => setWhole(false), [recent]);
  const list = useNewest();
  const all = rows(recent, m.scene.viewer, m.areas);
  const most = useRoom(list, whole, all.some((r) => r.forMe) ? 0 : 1);
  if (!all.length) return null;
  const alerts = whole
    ? []
    : all
        .filter((r) => r.forMe)
        .slice(-ALERTS)
        .reverse();
  const rest = all.filter((r) => !r.forMe);
  const others = whole ? all : rest.slice(rest.length - Math.min(most, rest.length));
  const told = [...alerts, ...others].reduce((n, r) => n + r.lines.length, 0);
  const folded = all.reduce((n, r) => n + r.all.length, 0) - told;
  const turns = (list: Row[]) => list.map((row, i) => <Turn key={i} row={row} whole={whole} />);
  return (
    <section class="recap" aria-label="since your last turn">
      <h2>{m.scene.actions?.length ? "Since your turn" : "Just now"}</h2>
      {alerts.length ? <ul class="alerts">{turns(alerts)}</ul> : null}
      {others.length ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so keys must reach it
        <ol ref={list} tabIndex={0} class={whole ? "whole" : undefined}>
          {turns(others)}
        </ol>
      ) : null}
      <p class="recap-more">
        {folded > 0 || whole ? (
          <button type="button" class="link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? "Less" : `${folded} more`}
          </button>
        ) : null}
        <button type="button" class="link" onClick={openLog}>
          Everything so far
        </button>
      </p>
    </section>
  );
}

export function Log({ open }: { open(id: string): void }) {
  const { m } = useUi();
  const list = useNewest();
  const lines = (m.scene.log ?? []).map(plainly);
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
