// The table: a scene drawn, and what a person does to it. It knows only the
// scene; where the scenes come from is the business of page.tsx.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Hint } from "../api";
import type { Clicks } from "../clicks";
import { askAmong, click, fresh, isComplete, noteOn } from "../clicks";
import { ArtShelf } from "../draw/art";
import type { Recent, Ui } from "../draw/ui";
import { openIds, UiContext } from "../draw/ui";
import { useTerms, WordsContext } from "../draw/worded";
import { meantElsewhere, useKeys } from "../keys";
import type { Model } from "../model";
import { isSet, marksOn } from "../model";
import type { Action, Mark, TableInfo, Why } from "../types";
import type { Term } from "../words";
import type { Asked } from "./ask";
import { askedAt, useAsking } from "./ask";
import { Bar } from "./bar";
import type { Drawer } from "./drawers";
import { Drawers } from "./drawers";
import { givenAnswer, useGiven } from "./given";
import { Glimpse } from "./glimpse";
import { Hands } from "./hands";
import { layOut } from "./layout";
import { News } from "./log";
import { useMotion, usePreview, useUnasked, useWhy, useWorkInSight } from "./looking";
import { FoldedTools } from "./menu";
import { Popover } from "./popover";
import { Prompt } from "./prompt";
import { Areas, Rail, Stage, Standing, useNewsBetween } from "./stage";
import { Teams } from "./teams";

export interface Tools {
  undo?(): void;
  hint?(): void;
  preview?(code: number): Promise<Mark[]>;
  why?(id: string): Promise<Why>;
  howto?(): Promise<string>;
}

const NOWHERE: string[] = [];
const NONE: Action[] = []; // what is asked while the only answer is given by itself

export function Table({
  m: told,
  play,
  info,
  tools,
  hint,
  notice,
  recent = [],
  near,
  cut = 0,
  ringed = NOWHERE,
  wanted,
  more,
  menu,
  invite,
  children,
}: {
  m: Model;
  play(a: Action, carry?: string, given?: boolean): void; // given: not chosen by the person
  info?: TableInfo;
  tools?: Tools;
  hint?: Hint;
  notice?: string;
  recent?: Recent[];
  near?: number; // the seat on whose side one sits, whoever's eyes one looks with
  cut?: number; // counts the jumps: between two of them one scene follows from another
  ringed?: string[]; // what a lesson points at
  wanted?: number[]; // codes of actions that it waits for
  more?: ComponentChildren; // tools of the table, beside those of the game
  menu?: ComponentChildren;
  invite?(): void;
  children?: ComponentChildren;
}) {
  const actions = useMemo(() => told.scene.actions ?? [], [told]);
  const [clicks, setClicks] = useState<Clicks>(fresh(actions));
  const [pointed, setPointed] = useState<{ item?: string; action?: number }>({});
  const [said, setSaid] = useState("");
  const [drawer, setDrawer] = useState<Drawer>();
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [passing, setPassing] = useState(false);
  const [listed, setListed] = useState(false);
  const given = useMemo(() => givenAnswer(actions, passing), [actions, passing]);
  const asksNothing = !!given && !given.asked;
  const m = useUnasked(told, !!given?.unseen);
  const felt = useMotion(m, cut);
  const table = useRef<HTMLDivElement>(null);
  const carry = useRef<string | undefined>(undefined);
  const answered = useRef<Action[]>(undefined);
  const before = useRef<{ actions: Action[]; action: Action; decision?: number }>(undefined);
  const preview = usePreview(pointed.action, tools);
  const why = useWhy(asked, actions.length > 0, tools);
  const terms = useTerms(tools?.howto);
  const words = useMemo(
    () => ({
      terms,
      ask: ({ word, meaning }: Term, at: DOMRect) =>
        setAsked({ id: "", under: [], at, said: { title: word, lines: [`${meaning}.`] } }),
    }),
    [terms],
  );

  // Whoever takes back wants to be asked again.
  const undo =
    tools?.undo &&
    (() => {
      setPassing(false);
      tools.undo!();
    });
  const choose = (a: Action, from?: string, given?: boolean) => {
    carry.current = from;
    answered.current = actions;
    before.current = { actions, action: a, decision: m.scene.decision };
    setSaid("");
    setListed(false);
    play(a, from, given);
  };

  // Another question, also one that somebody else or a lesson went on to: its list is folded.
  useLayoutEffect(() => setListed(false), [m.scene.prompt]);

  useEffect(() => {
    if (actions.length && !actions.some((a) => a.pass)) setPassing(false);
  }, [actions]);

  // Before anybody can click: what was open in the last decision means something else in this one.
  useLayoutEffect(() => {
    setClicks(fresh(actions));
    setPointed({});
    const held = carry.current;
    carry.current = undefined;
    const out = held && actions.length ? click(fresh(actions), actions, [held]) : undefined;
    if (out?.kind === "play") choose(out.action);
    else if (out?.kind === "go" && !given) setClicks(out.clicks);
  }, [actions]);
  useGiven(given, (a) => answered.current !== actions && choose(a, undefined, true), [
    actions,
    passing,
  ]);

  useWorkInSight(actions, clicks);

  // The end is news: no sheet lies over it, least of all the menu in which somebody resigned.
  useLayoutEffect(() => {
    if (m.scene.over) setDrawer(undefined);
  }, [m.scene.over]);

  // What one wishes is shown at the table, with a way to withdraw it.
  const wished = info?.wish?.yours ? info.wish.what : undefined;
  useLayoutEffect(() => {
    if (wished) setDrawer(undefined);
  }, [wished]);

  const openRules = (clause?: string) => setDrawer({ what: "rules", clause });
  const explain = (node: Element) => {
    setAsking(false);
    const about = askedAt(node, actions);
    if (about) setAsked(about);
    else setSaid("There is nothing to tell about that.");
  };
  const onAsk = useAsking({ armed: asking, ask: explain });
  // What was chosen a moment ago, tapped again, another thing that could have been chosen instead, or
  // nothing at all: the choice is taken back where that is free.
  const chooseAnother = (under: string[]): boolean => {
    const was = before.current;
    const next = was?.decision !== undefined && m.scene.decision === was.decision + 1;
    if (!was || !next || !m.scene.can_undo || !tools?.undo) return false;
    const id = under.find((u) => was.actions.some((a) => a.on?.includes(u)));
    if (!id && under.length) return false;
    before.current = undefined;
    carry.current = id && was.action.on?.includes(id) ? undefined : id;
    tools.undo();
    return true;
  };
  const onClick = (under: string[], at: Element) => {
    // All cards are chosen and wait for the button: a tap elsewhere must not undo it.
    if (
      isComplete(clicks) &&
      !clicks.kept[0].sure &&
      !under.some((id) => clicks.clicked.includes(id))
    ) {
      explain(at);
      return;
    }
    const out = click(clicks, actions, under);
    const open = (m.items.get(under[0]) ?? []).flatMap((i) =>
      i.id && ui.open.has(i.id) ? i.id : [],
    );
    const among = out.kind === "nothing" ? askAmong(actions, under[0], open) : undefined;
    if (among) setClicks(among);
    else if (!under.length && clicks.clicked.length) setClicks(fresh(actions));
    else if (out.kind === "nothing") {
      if (!chooseAnother(under) && under.length) explain(at);
    } else {
      setSaid("");
      if (out.kind === "go") setClicks(out.clicks);
      else if (isSet(m, out.action)) setClicks({ clicked: out.action.on!, kept: [out.action] });
      else choose(out.action, out.carry);
    }
  };

  useKeys((e) => {
    if (e.key === "Escape") {
      if (asked) setAsked(undefined);
      else if (drawer) setDrawer(undefined);
      else {
        setClicks(fresh(actions));
        setSaid("");
        setAsking(false);
        setListed(false);
      }
      return;
    }
    if (meantElsewhere(e)) return;
    if (e.key === "?") {
      const under = (e.target as Element).closest?.("[data-id]");
      if (under) explain(under);
      else setAsking(true);
    } else if (e.key === "u" && !m.scene.over) undo?.();
    else if (e.key === "h") tools?.hint?.();
    else if (e.key === "r") openRules();
    else if (e.key === "l") setListed(!listed);
  });

  const hintOn = hint && actions.some((a) => a.code === hint.code) ? hint : undefined;
  const ui: Ui = {
    m,
    clicks,
    recent,
    open: openIds(clicks),
    marks: marksOn(m, pointed, preview),
    hinted: new Set(actions.find((a) => a.code === hintOn?.code)?.on ?? []),
    ringed: new Set(ringed),
    click: onClick,
    say: setSaid,
    point: (id) =>
      setPointed({
        item: id,
        action: id !== undefined && ui.open.has(id) ? noteOn(clicks, id)?.code : undefined,
      }),
  };
  const at = layOut(ui, near);
  const openLog = () => setDrawer({ what: "log" });
  const between = useNewsBetween(at);
  const news = <News openLog={openLog} />;

  return (
    <UiContext.Provider value={ui}>
      <WordsContext.Provider value={words}>
        <ArtShelf theme={m.theme} />
        <div
          class={`table world world-${m.scene.tag} shape-${at.shape}${at.boarded ? " boarded" : ""}${at.square ? " square" : ""}${asking ? " asking" : ""}${actions.length && !given?.unseen ? " my-turn" : ""}`}
          style={{ "--accent": m.theme.accent, "--game": m.theme.ground }}
          ref={table}
          {...onAsk}
        >
          <Bar
            at={at}
            info={info}
            drawer={drawer}
            setDrawer={setDrawer}
            hint={tools?.hint}
            undo={undo}
            asking={asking}
            setAsking={setAsking}
            asked={actions.length > 0}
            more={more}
          />

          <Teams at={at} />
          <Stage at={at} felt={felt} between={between ? news : null} />
          {between ? null : news}
          <Rail at={at} openLog={openLog} />

          <div class="dock">
            {at.boarded ? <Standing at={at} /> : null}
            {at.contests.length ? (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
              <section class="contests" aria-label="going on now" tabIndex={0}>
                <Areas list={at.contests} />
              </section>
            ) : null}
            {at.reachable.length ? (
              <section class="reachable" aria-label="what the others have">
                <Areas list={at.reachable} />
              </section>
            ) : null}
            <div class="notices">{children}</div>
            <Prompt
              m={m}
              actions={asksNothing ? NONE : actions}
              clicks={asksNothing ? fresh(NONE) : clicks}
              choose={(a) => choose(a)}
              point={(code) => setPointed({ action: code })}
              openRules={openRules}
              hint={hintOn}
              said={said || notice || ""}
              asking={asking}
              passing={passing}
              setPassing={setPassing}
              listed={listed}
              setListed={setListed}
              reset={() => setClicks(fresh(actions))}
              wanted={wanted}
            />
            <Hands at={at} />
          </div>

          <Drawers
            open={drawer}
            set={setDrawer}
            menu={
              <>
                <FoldedTools
                  hint={actions.length ? tools?.hint : undefined}
                  invite={invite}
                  undo={m.scene.over ? undefined : undo}
                  ask={() => setAsking(true)}
                  close={() => setDrawer(undefined)}
                />
                {menu}
              </>
            }
          />
          <Glimpse table={table} />
          {asked ? (
            <Popover
              m={m}
              asked={asked}
              why={why}
              close={() => setAsked(undefined)}
              openRules={openRules}
            />
          ) : null}
        </div>
      </WordsContext.Provider>
    </UiContext.Provider>
  );
}
