// Since your last turn, and everything before it.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Picture } from "../draw/art";
import type { Recent } from "../draw/ui";
import { useUi } from "../draw/ui";
import { Worded } from "../draw/worded";
import { isFriend, look, plainly, seatColour } from "../model";
import { RuleButton } from "../rules";
import type { Scene } from "../types";
import type { Row } from "./news";
import {
  briefly,
  deeds,
  faceOf,
  fought,
  harmAndHow,
  headline,
  MATTERS,
  mostTelling,
  nameAndRest,
  PLAIN,
  rows,
  toneOf,
  toYou,
  turns,
  whose,
  withoutRoom,
  worthTelling,
} from "./news";

export function Face({ seat }: { seat: number | undefined }) {
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
  const { viewer } = m.scene;
  const first = headline(recent, m.scene);
  if (!first) return <Aim />;
  const players = rows(recent, viewer, m.areas);
  const more = worthTelling(recent, viewer).length > 1;
  const beat = recent.filter((r) => r.beat === first.beat && r.by === first.by);
  const said = briefly(worthTelling(beat, viewer), viewer)?.text ?? first.text;
  const text = said.length > LINE ? withoutRoom([...m.regions.values()], said) : said;
  return (
    <div class="news" ref={box}>
      <button
        type="button"
        class={`news-line tone-${first.tone ?? "plain"}${first.forMe ? " for-me" : ""}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Face seat={faceOf(m.scene.seats, text, first.did ?? first.by ?? first.seat, viewer)} />
        <span>
          <Sentence text={text} harm={first.forMe && first.tone !== "good"} />
          <Brought all={players} first={first} text={text} />
        </span>
        {players.length > 1 || more ? (
          <span class="quiet">
            <span class="how-many">{players.length > 1 ? `${players.length} turns` : "more"}</span>{" "}
            ▾
          </span>
        ) : null}
      </button>
      {open ? <Recap openLog={openLog} /> : null}
    </div>
  );
}

const LINE = 34; // letters of a sentence that leaves a line below it,
const WORDS = 38; // and of all that it brought,
const HEAD = 5; // with so many for a face

// Below a short sentence: what came of it, and of everybody else's turn as far as there is room, in a word
// each; what matters before what does not.
function Brought({ all, first, text }: { all: Row[]; first: Recent; text: string }) {
  const { m } = useUi();
  const { seats, viewer } = m.scene;
  const told = all.flatMap((row) => {
    const brought = broughtBy(row, m.scene);
    const seat = faceOf(seats, row.text, row.seat, viewer);
    return brought ? [{ ...brought, seat, row }] : [];
  });
  const most = told.find(({ row }) => row.lead === first);
  if (text.length > LINE || !most || all.length < 2) return null;
  const weight = ({ row }: (typeof told)[0]) => row.lead.weight;
  const width = (t: (typeof told)[0]) => HEAD + t.text.length;
  const others = told.filter((t) => t !== most).sort((a, b) => weight(b) - weight(a));
  const kept = [most];
  for (const t of others) if ([...kept, t].reduce((n, o) => n + width(o), 0) <= WORDS) kept.push(t);
  // Of one alone it stands in the line, without the face that begins it.
  const alone = kept.length === 1;
  return (
    <span class={`brought-by${alone ? " alone" : ""}`}>
      {told
        .filter((t) => kept.includes(t))
        .map(({ seat, text, tone }, i) => (
          <b key={i} class={`tone-${tone}`}>
            {alone ? null : <Face seat={seat} />} {text}
          </b>
        ))}
    </span>
  );
}

// Who did it stands out, and what was done to the viewer: "covers your Robot legs" with what.
function Sentence({ text, harm }: { text: string; harm?: boolean }) {
  const [name, rest] = nameAndRest(useUi().m.scene.seats, text);
  const [done, how] = (harm && name && harmAndHow(rest)) || ["", ""];
  const who = name ? <b class="who-did">{name}</b> : null;
  return done ? (
    <>
      <span class="harm">
        {who}
        <Worded text={done} />
      </span>
      <Worded text={how} />
    </>
  ) : (
    <>
      {who}
      <Worded text={rest} />
    </>
  );
}

const weightOf = (r: Recent) => (r.weight >= MATTERS ? " matters" : r.weight ? "" : " quiet");

// What somebody adds to their side is good for those of it, and bad for the others.
function gainTone(scene: Scene, { gain, tone, seat }: Recent): string {
  if (tone && tone !== "plain") return tone;
  if (!gain?.startsWith("+") || seat === undefined || typeof scene.viewer !== "number")
    return "plain";
  return isFriend(scene, seat) ? "good" : "danger";
}

// What it brought; or, where that is nothing, what else they did to somebody who is named. The name of
// whose row it is need not be said again, nor who was hit in a sentence that tells of nothing else.
function broughtBy({ lead, text, all, seat }: Row, scene: Scene) {
  const { seats } = scene;
  const speaks = ({ gain = "" }: Recent) => !!nameAndRest(seats, gain)[0];
  const r = lead.gain ? lead : all.filter((o) => o.during === lead.during && speaks(o)).at(-1);
  if (!r?.gain || text.includes(r.gain)) return undefined;
  const tone = gainTone(scene, r);
  if (!speaks(r)) return { text: r.gain, tone };
  const [name, rest] = nameAndRest(seats, r.gain);
  const own = name === seats[seat ?? -1]?.name;
  const said = r === lead || !own ? r.gain.replace(/^.*: /, "") : rest.trim();
  return text.endsWith(`: ${said}`) ? undefined : { text: said, tone };
}

// What a player did, in one sentence.
function Deed({ row, most }: { row: Row; most: boolean }) {
  const { m } = useUi();
  const { seats, viewer } = m.scene;
  const { lead } = row;
  const brought = broughtBy(row, m.scene);
  const seat = faceOf(seats, row.text, row.seat, viewer);
  return (
    <li
      class={row.forMe ? "for-me" : most ? "most" : undefined}
      style={{ "--seat": seatColour(m, seat) }}
    >
      <Face seat={seat} />
      <div>
        <p class={`tone-${lead.tone ?? "plain"}${weightOf(lead)}`}>
          <Sentence text={row.text} />
          {row.steps > 1 ? <span class="quiet"> · {row.steps} steps</span> : null}
          {row.drawn > 1 ? <span class="quiet"> · draws {row.drawn} cards</span> : null}
        </p>
      </div>
      {brought ? <b class={`gain tone-${brought.tone}`}>{brought.text}</b> : null}
    </li>
  );
}

// A turn in all its sentences.
function Turn({ lines, viewer }: { lines: Recent[]; viewer: Scene["viewer"] }) {
  return (
    <li class={lines.some((r) => r.forMe) ? "for-me" : undefined}>
      <Face seat={whose(lines[0], viewer) ?? lines[0].seat} />
      <div>
        {lines.map((r, i) => (
          <p key={i} class={`tone-${r.tone ?? "plain"}${weightOf(r)}`}>
            <Worded text={r.text} />
          </p>
        ))}
      </div>
    </li>
  );
}

const ROWS = 8; // there are never more players

// As many of them as there is room for, so that none is cut; one is shown anyway.
function useRoom(list: RefObject<HTMLElement | null>, whole: boolean): number {
  const { m, recent } = useUi();
  const [most, setMost] = useState(ROWS);
  useLayoutEffect(() => {
    const anew = () => setMost(ROWS);
    anew();
    const rail = list.current?.closest(".rail");
    if (!rail) return undefined;
    const seen = new ResizeObserver(anew);
    seen.observe(rail);
    return () => seen.disconnect();
  }, [m, recent, whole]);
  useLayoutEffect(() => {
    const l = list.current;
    const shown = l?.children.length ?? 0;
    if (l && !whole && shown > 1 && l.scrollHeight > l.clientHeight + 1) setMost(shown - 1);
  });
  return most;
}

// Since the viewer's last turn: one row for each player, in the order of play and the newest last;
// what was done to the viewer stands out. Behind a tap, all of it.
export function Recap({ openLog }: { openLog(): void }) {
  const { m, recent } = useUi();
  const { viewer } = m.scene;
  const [whole, setWhole] = useState(false);
  useEffect(() => setWhole(false), [recent]);
  const list = useNewest();
  const fight = fought(recent, m.scene, m.areas);
  const all = fight.length ? fight : deeds(recent, viewer, m.areas);
  const most = useRoom(list, whole);
  if (!all.length) return null;
  const told = headline(recent, m.scene);
  const counts = !!told && told.weight >= (toYou(told.text) ? PLAIN : MATTERS);
  const folded = worthTelling(recent, viewer).length > Math.min(most, all.length);
  const shown = fight.length ? fight.slice(-most) : mostTelling(all, most, viewer);
  return (
    <section class="recap" aria-label="since your last turn">
      <h2>{m.scene.actions?.length ? "Since your turn" : "Just now"}</h2>
      {
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so keys must reach it
        <ol ref={list} tabIndex={0} class={whole ? "whole" : undefined}>
          {whole
            ? turns(recent, viewer).map((lines, i) => (
                <Turn key={i} lines={lines} viewer={viewer} />
              ))
            : shown.map((row, i) => <Deed key={i} row={row} most={row.lead === told && counts} />)}
        </ol>
      }
      <p class="recap-more">
        {folded ? (
          <button type="button" class="link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? "Less" : "In detail"}
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
          <li key={`${l.move}:${i}`} class={`tone-${toneOf(m.scene, l) ?? "plain"}`}>
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
