// The table: a scene drawn, and what a person does to it.
//
// Table knows only a scene; TablePage keeps the connection, paces the scenes
// that come in, and lays the curtain where several people share a screen.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { ActionList } from "./actions";
import { Line } from "./api";
import type { Hint, Joined, SceneEvent } from "./api";
import { click, fresh } from "./clicks";
import type { Clicks } from "./clicks";
import { AreaView } from "./draw/areas";
import { openIds, UiContext } from "./draw/ui";
import type { Ui } from "./draw/ui";
import { chime, colours, keepLink, pace, setColours, setPace, setSound, soundOn } from "./keep";
import { areasOf, marksOn, model, seatOrder } from "./model";
import type { Model } from "./model";
import { animate, notePlaces } from "./motion";
import type { Places } from "./motion";
import { ClauseLink, RulesView } from "./rules";
import { playNow } from "./start";
import { SeatPanel } from "./seats";
import type { Action, Area, Mark, TableInfo } from "./types";

export interface Tools {
  undo?(): void;
  hint?(): void;
  preview?(code: number): Promise<Mark[]>;
}

export function Table({ m, play, info, tools, hint, notice, children }: {
  m: Model; play(a: Action, carry?: string): void; info?: TableInfo; tools?: Tools; hint?: Hint;
  notice?: string; children?: preact.ComponentChildren;
}) {
  const actions = useMemo(() => m.scene.actions ?? [], [m]);
  const [clicks, setClicks] = useState<Clicks>(fresh(actions));
  const [pointed, setPointed] = useState<{ item?: string; action?: number }>({});
  const [more, setMore] = useState<Mark[]>([]);
  const [said, setSaid] = useState("");
  const [clause, setClause] = useState<string>();
  const [drawer, setDrawer] = useState(false);
  const [asking, setAsking] = useState(false);
  const [extra, setExtra] = useState(false);
  const [passing, setPassing] = useState(false);
  const carry = useRef<string | undefined>(undefined);
  const felt = useRef<HTMLDivElement>(null);
  const before = useRef<Places | undefined>(undefined);
  const shownModel = useRef<Model>(m);

  // Note where things are just before a new scene replaces the old one.
  if (shownModel.current !== m) {
    before.current = notePlaces(felt.current);
    shownModel.current = m;
  }
  useLayoutEffect(() => {
    animate(before.current, m.scene.moves ?? []);
    before.current = undefined;
  }, [m]);

  const choose = (a: Action, from?: string) => {
    carry.current = from;
    setSaid("");
    setMore([]);
    play(a, from);
  };

  // A chance to react that can be let go by, and whether all are.
  const passes = actions.find((a) => a.pass);
  useEffect(() => { if (actions.length && !passes) setPassing(false); }, [actions]);

  useEffect(() => {
    setClicks(fresh(actions));
    setPointed({});
    const held = carry.current;
    carry.current = undefined;
    if (held && actions.length) {
      const out = click(fresh(actions), actions, [held]);
      if (out.kind === "play") choose(out.action);
      else if (out.kind === "go") setClicks(out.clicks);
    } else if (passing && passes) {
      const timer = setTimeout(() => choose(passes), 900);
      return () => clearTimeout(timer);
    } else if (actions.length === 1 && actions[0].quiet) {
      const timer = setTimeout(() => choose(actions[0]), 350);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [actions, passing]);

  useEffect(() => {
    if (pointed.action === undefined || !tools?.preview) { setMore([]); return; }
    let still = true;
    const timer = setTimeout(() => {
      tools.preview!(pointed.action!).then((k) => { if (still) setMore(k.map((x) => ({ ...x, action: pointed.action }))); }, () => undefined);
    }, 120);
    return () => { still = false; clearTimeout(timer); };
  }, [pointed.action]);

  const openRules = (id?: string) => { setClause(id); setDrawer(true); };
  const explain = (id: string) => {
    const item = m.scene.items?.find((i) => i.id === id);
    const kind = item?.kind ? m.theme.looks?.[item.shown_as ?? item.kind]?.title : undefined;
    const badges = (item?.badges ?? []).map((b) => b.title ?? b.text).join(", ");
    const text = [m.titles.get(id) ?? id, kind && kind !== m.titles.get(id) ? kind : "", badges, ...(item?.face?.lines ?? [])].filter(Boolean).join(" · ");
    setSaid(text);
    const about = m.clauses.get(id);
    if (about) openRules(about);
  };

  const onClick = (under: string[]) => {
    if (asking) { setAsking(false); if (under[0]) explain(under[0]); return; }
    const out = click(clicks, actions, under);
    if (out.kind === "play") choose(out.action, out.carry);
    else if (out.kind === "go") { setClicks(out.clicks); setSaid(""); }
    else if (under.length) {
      const name = under.map((u) => m.titles.get(u)).find(Boolean) ?? "that";
      setSaid(actions.length ? `Nothing can be done with ${name} now. ${m.scene.prompt ?? ""}`
        : m.scene.over ? "The game is over." : `It is not your decision now. ${m.scene.prompt ?? ""}`);
    }
  };

  useEffect(() => {
    const key = (e: KeyboardEvent) => {
      const at = e.target as HTMLElement;
      if (e.key === "Escape") {
        setClicks(fresh(actions)); setSaid(""); setDrawer(false); setAsking(false);
        return;
      }
      if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return;
      if (e.key === "?") {
        const under = at.closest?.("[data-id]")?.getAttribute("data-id");
        if (under) explain(under); else setAsking(true);
      } else if (e.key === "u") tools?.undo?.();
      else if (e.key === "h") tools?.hint?.();
      else if (e.key === "r") openRules();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [actions, tools, m]);

  const hintOn = hint && actions.some((a) => a.code === hint.code) ? hint : undefined;
  const hinted = new Set(actions.find((a) => a.code === hintOn?.code)?.on ?? []);
  const ui: Ui = {
    m, clicks, open: openIds(clicks), marks: marksOn(m, pointed, more), hinted,
    click: onClick,
    point: (id) => setPointed({ item: id }),
    explain,
  };
  const others = seatOrder(m).filter((s) => s !== m.scene.viewer);
  const me = typeof m.scene.viewer === "number" ? m.scene.viewer : undefined;
  const boards = areasOf(m, "board");
  const boarded = boards.some((a) => a.kind === "hex" || a.kind === "grid");
  const contests = areasOf(m, "contest");
  const shared = [...areasOf(m, "tableau", -1), ...areasOf(m, "hand", -1)];
  const aside = [...areasOf(m, "stock"), ...areasOf(m, "status", -1)];
  const views = (list: Area[]) => list.map((a) => <AreaView key={a.id} area={a} />);
  const player = (seat: number) => (
    <div class="player" key={seat}>
      <SeatPanel seat={seat} info={info} />
      <div class="tableau">{views(areasOf(m, "tableau", seat))}</div>
    </div>
  );
  const now = contests.length ? <section class="contests" aria-label="going on now">{views(contests)}</section> : null;
  const rivals = <section class="others" aria-label="the others">{others.map(player)}</section>;
  const decks = aside.length ? <section class="stocks" aria-label="decks and supplies">{views(aside)}</section> : null;
  const middle = boards.length || shared.length ? <section class="middle" aria-label="the board">{views(boards)}{views(shared)}</section> : null;
  const mine = me !== undefined ? <section class="own" aria-label="yours">{player(me)}</section> : null;
  const hand = me !== undefined ? <section class="hands" aria-label="your hand" tabIndex={0}>{views(areasOf(m, "hand", me))}</section> : null;
  const chosen = clicks.clicked.map((c) => m.titles.get(c) ?? c).join(" → ");

  return (
    <UiContext.Provider value={ui}>
      <div class={`table${boarded ? " boarded" : ""}${asking ? " asking" : ""}`} style={{ "--accent": m.theme.accent, "--game": m.theme.ground }}>
        <header class="bar">
          <a href="#/" class="home" aria-label="Rumpus: all games">Rumpus</a>
          <h1>{m.scene.title}</h1>
          {m.scene.turn ? <span class="turn">turn {m.scene.turn}</span> : null}
          <span class="bar-tools">
            {tools?.hint ? <button type="button" onClick={tools.hint} disabled={!actions.length} title="what a bot would do (h)">Hint</button> : null}
            {tools?.undo ? <button type="button" onClick={tools.undo} title="take back (u)">Undo</button> : null}
            <button type="button" onClick={() => setAsking(!asking)} aria-pressed={asking} title="then click anything (?)">?</button>
            <button type="button" onClick={() => openRules()} title="rules (r)">Rules</button>
            <button type="button" class="more" aria-expanded={extra} onClick={() => setExtra(!extra)} aria-label="more settings">⋯</button>
            <span class={`extra${extra ? " shown" : ""}`}>
              <PaceButton />
              <ColourButton />
              <SoundButton />
            </span>
          </span>
        </header>

        <div class="felt" ref={felt} role="region" aria-label="the table" tabIndex={0}>
          {boarded ? (
            <>
              <div class="left" role="region" aria-label="players and decks" tabIndex={0}>{now}{mine}{rivals}{decks}</div>
              <div class="right">{middle}{hand}</div>
            </>
          ) : (
            <>
              {now}
              {rivals}
              <div class="between">{decks}{middle}</div>
              {mine}
              {hand}
            </>
          )}
        </div>

        <aside class="side">
          {children}
          <div class="prompt" role="status" aria-live="polite" data-decision={m.scene.decision}>
            <p>{m.scene.over ? m.scene.result : m.scene.prompt} <ClauseLink id={m.scene.over ? m.scene.result_clause : m.scene.prompt_clause} open={openRules} /></p>
            {chosen ? <p class="chosen">{chosen} → …</p> : null}
            {asking ? <p class="said">Click anything to learn what it is.</p> : null}
            {said || notice ? <p class="said">{said || notice}</p> : null}
            {hintOn ? <HintText m={m} hint={hintOn} actions={actions} /> : null}
          </div>
          {passes || passing ? (
            <label class="passing">
              <input type="checkbox" checked={passing} onChange={(e) => setPassing((e.target as HTMLInputElement).checked)} />
              {" "}let everything go by until my turn
            </label>
          ) : null}
          <ActionList all={actions} clicks={clicks} choose={(a) => choose(a)} explain={openRules} hinted={hintOn?.code}
            point={(code) => setPointed({ action: code })} />
          <Log m={m} open={openRules} />
        </aside>

        {drawer ? (
          <div class="drawer" role="dialog" aria-label="Rules">
            <button type="button" class="close" onClick={() => setDrawer(false)} aria-label="close the rules">×</button>
            <RulesView tag={m.scene.tag} clause={clause} onClause={setClause} />
          </div>
        ) : null}
      </div>
    </UiContext.Provider>
  );
}

// How fast the others' actions are shown.
function PaceButton() {
  const speeds: [number, string][] = [[420, "normal"], [900, "slow"], [0, "fast"]];
  const [ms, set] = useState(pace());
  const i = Math.max(0, speeds.findIndex(([v]) => v === ms));
  const next = speeds[(i + 1) % speeds.length][0];
  return <button type="button" title="how fast the others' actions are shown" onClick={() => { setPace(next); set(next); }}>Pace: {speeds[i][1]}</button>;
}

// Light, dark, or as the system has it.
function ColourButton() {
  const order = ["auto", "light", "dark"] as const;
  const [now, set] = useState(colours());
  const next = order[(order.indexOf(now) + 1) % 3];
  return <button type="button" title="light or dark" onClick={() => { setColours(next); set(next); }}>◐ {now}</button>;
}

function SoundButton() {
  const [on, set] = useState(soundOn());
  return <button type="button" aria-pressed={on} title="a sound when it is your turn" onClick={() => { setSound(!on); set(!on); chime(); }}>{on ? "♪ on" : "♪ off"}</button>;
}

function HintText({ m, hint, actions }: { m: Model; hint: Hint; actions: Action[] }) {
  const text = (code?: number) => actions.find((a) => a.code === code)?.text;
  const chance = (v?: number) => (v === undefined ? "" : ` (${Math.round(v / 60)} %)`);
  void m;
  return (
    <p class="said hint">
      A bot would: {text(hint.code)}{chance(hint.value)}
      {hint.second !== undefined && text(hint.second) ? `. Next best: ${text(hint.second)}${chance(hint.second_value)}` : ""}
    </p>
  );
}

function Log({ m, open }: { m: Model; open(id: string): void }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = m.scene.log ?? [];
  useEffect(() => { const l = list.current; if (l) l.scrollTop = l.scrollHeight; }, [lines.length, lines[lines.length - 1]?.move]);
  return (
    <section class="log" aria-label="Log">
      <ol ref={list} aria-live="polite" tabIndex={0}>
        {m.scene.log_before ? <li class="quiet">… {m.scene.log_before} earlier lines</li> : null}
        {lines.map((l, i) => (
          <li key={`${l.move}:${i}`} class={`tone-${l.tone ?? "plain"}`}>
            {l.text} <ClauseLink id={l.clause} open={open} />
          </li>
        ))}
      </ol>
    </section>
  );
}

// ---- the connection ----

export function TablePage({ table, secret }: { table: string; secret?: string }) {
  const [joined, setJoined] = useState<Joined>();
  const [event, setEvent] = useState<SceneEvent>();
  const [hint, setHint] = useState<Hint>();
  const [notice, setNotice] = useState("");
  const [failed, setFailed] = useState("");
  const [past, setPast] = useState<{ at: number; length: number; as: string; m: Model }>();
  const line = useRef<Line | undefined>(undefined);
  const queue = useRef<{ list: SceneEvent[]; timer: number }>({ list: [], timer: 0 });
  const fixed = useRef<Joined | undefined>(undefined);

  useEffect(() => {
    const q = queue.current;
    const showNext = () => {
      q.timer = 0;
      const next = q.list.shift();
      if (!next) return;
      setEvent(next);
      setHint(undefined);
      setNotice("");
      const wait = q.list.length > 4 ? pace() / 4 : pace();
      q.timer = window.setTimeout(showNext, next.scene.moves?.length ? wait : wait / 2);
    };
    const l = new Line(table, secret, {
      joined: (i) => { fixed.current = i; setJoined(i); if (secret) keepLink(table, secret, i.game); },
      scene: (e) => { q.list.push(e); if (!q.timer) showNext(); },
      hint: setHint,
      link: (s) => setNotice(s === "lost" ? "The connection is lost; trying again …" : ""),
      failed: setFailed,
    });
    line.current = l;
    return () => { clearTimeout(q.timer); q.list = []; l.close(); };
  }, [table, secret]);

  const m = useMemo(() => (event && joined ? model(event.scene, joined.layout, joined.theme) : undefined), [event, joined]);
  const scene = event?.scene;
  const info = event?.table;
  const yours = !!scene?.actions?.length;

  useEffect(() => {
    document.title = yours ? `● ${joined?.title ?? ""} – your turn` : joined ? `${joined.title} – Rumpus` : "Rumpus";
    if (yours) chime();
    return () => { document.title = "Rumpus"; };
  }, [yours, joined]);

  // Another of this link's seats is to act; without secrets there is no curtain.
  useEffect(() => {
    if (info?.curtain === false) line.current?.ask({ cmd: "look", as: info.next }).catch(() => undefined);
  }, [event]);

  const tell = (e: Error) => setNotice(e.message);
  const play = (a: Action) => {
    line.current?.ask({ cmd: "play", code: a.code, n: scene?.decision }).catch(tell);
  };
  const tools: Tools = useMemo(() => ({
    undo: secret ? () => { line.current?.ask({ cmd: "undo" }).catch(tell); } : undefined,
    hint: secret ? () => { setNotice("Thinking …"); line.current?.ask({ cmd: "hint" }).catch(tell); } : undefined,
    preview: async (code) => ((await line.current!.ask({ cmd: "preview", code })).marks as Mark[] | undefined) ?? [],
  }), [secret]);

  const goTo = (at: number, as: string) => {
    line.current?.ask({ cmd: "replay", at, as: /^\d+$/.test(as) ? Number(as) : as }).then((a) => {
      setPast({ at, as, length: a.length as number, m: model(a.scene as never, fixed.current?.layout, fixed.current?.theme) });
    }, tell);
  };

  if (failed) return <main class="page"><p class="error" role="alert">{failed}</p><p><a href="#/">All games</a></p></main>;
  if (!m || !scene || !info) return <main class="page"><p class="quiet">Laying the table …</p></main>;
  if (info.curtain && info.next !== undefined) {
    const next = scene.seats[info.next].name;
    return (
      <main class="page curtain">
        <h1>{next}, it is your turn</h1>
        <p>Pass the screen on. Nobody else should look now.</p>
        <button type="button" class="main" autofocus onClick={() => line.current?.ask({ cmd: "look", as: info.next }).catch(tell)}>I am {next}: lift the curtain</button>
      </main>
    );
  }
  return (
    <Table m={past ? past.m : m} play={play} info={info} tools={tools} hint={hint} notice={notice}>
      {info.undo_by !== undefined ? (
        <div class="ask" role="alertdialog" aria-label="take back?">
          {info.undo_asks_you ? (
            <>
              <p>{scene.seats[info.undo_by].name} would like to take back the last decision.</p>
              <button type="button" class="main" onClick={() => line.current?.ask({ cmd: "consent", yes: true }).catch(tell)}>Let it be so</button>
              <button type="button" onClick={() => line.current?.ask({ cmd: "consent", yes: false }).catch(tell)}>No</button>
            </>
          ) : <p>{scene.seats[info.undo_by].name} asks to take back; waiting for the others.</p>}
        </div>
      ) : null}
      {scene.over ? <Ending m={m} past={past} goTo={goTo} back={() => setPast(undefined)} /> : null}
    </Table>
  );
}

function Ending({ m, past, goTo, back }: {
  m: Model; past?: { at: number; length: number; as: string }; goTo(at: number, as: string): void; back(): void;
}) {
  const s = m.scene;
  const me = typeof s.viewer === "number" ? s.points?.[s.viewer] ?? 0 : undefined;
  const headline = me === undefined ? "The game is over" : me === 60 ? "You win!" : me === 0 ? "You lose" : "A draw";
  return (
    <section class={`ending${me === 60 ? " won" : ""}`} aria-label="the end">
      <h2>{headline}</h2>
      <ul class="points">{s.seats.map((x, i) => <li key={i}>{x.name}: {(s.points?.[i] ?? 0) === 60 ? "won" : (s.points?.[i] ?? 0) === 0 ? "lost" : `${Math.round((s.points?.[i] ?? 0) / 0.6)} %`}</li>)}</ul>
      {past ? (
        <div class="replay">
          <label>Move {past.at} of {past.length}
            <input type="range" min={0} max={past.length} value={past.at} onInput={(e) => goTo(Number((e.target as HTMLInputElement).value), past.as)} />
          </label>
          <div class="buttons">
            <button type="button" disabled={past.at <= 0} onClick={() => goTo(past.at - 1, past.as)} aria-label="one back">◀</button>
            <button type="button" disabled={past.at >= past.length} onClick={() => goTo(past.at + 1, past.as)} aria-label="one on">▶</button>
            <label>seen by <select value={past.as} onChange={(e) => goTo(past.at, (e.target as HTMLSelectElement).value)}>
              <option value="all">everything</option>
              {s.seats.map((x, i) => <option value={String(i)} key={i}>{x.name}</option>)}
              <option value="spectator">a spectator</option>
            </select></label>
            <button type="button" onClick={back}>To the end</button>
          </div>
        </div>
      ) : null}
      <div class="buttons">
        {!past ? <button type="button" onClick={() => goTo(0, "all")}>Replay</button> : null}
        <button type="button" class="main" onClick={() => playNow(s.game).catch(() => { location.hash = "#/"; })}>Play again</button>
        <a class="button" href="#/">All games</a>
      </div>
    </section>
  );
}
