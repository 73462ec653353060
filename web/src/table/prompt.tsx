// What is asked, the plain next step as a button, and the list of everything.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Hint } from "../api";
import type { Clicks } from "../clicks";
import {
  askedNext,
  isComplete,
  isGood,
  nextTargets,
  plainActions,
  shortOf,
  stayAction,
  yesToNo,
} from "../clicks";
import { Picture } from "../draw/art";
import { Icon } from "../draw/icons";
import { Worded } from "../draw/worded";
import { meantElsewhere, useKeys } from "../keys";
import type { Model } from "../model";
import {
  inOwnHand,
  inSight,
  isPart,
  isSet,
  look,
  ownPiece,
  seatColour,
  targetWord,
} from "../model";
import { RuleButton } from "../rules";
import type { Action } from "../types";

const SAID = 90; // letters that fit below a question
const LABEL = 34; // letters that fit on a button
const LONG = 12; // from here on a field to type in helps

const upper = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);
const labelOf = (a: Action) =>
  a.label ?? (shortOf(a).length <= LABEL ? shortOf(a) : upper(a.brief ?? a.text));

// Does a button name a piece by its number? Then that is shown on the board.
const numbered = (m: Model, a: Action) =>
  !!m.scene.items?.some((i) => {
    const name = i.id && a.on?.includes(i.id) ? i.title?.split(",")[0] : undefined;
    return name && /\d$/.test(name) && labelOf(a).includes(name);
  });

// What was clicked: the figure that is a player has that player's name.
function calledAs(m: Model, id: string): string {
  const it = m.scene.items?.find((i) => i.id === id);
  const seat = it?.owner === undefined ? undefined : m.scene.seats[it.owner];
  const title = m.titles.get(id) ?? id;
  return seat && seat.role === title ? seat.name : title;
}

// "Shoot (uses up the blaster)": the rest is written small.
// A note that every button has tells none of them from the others.
function Label({ m, a, among }: { m: Model; a: Action; among: Action[] }) {
  const [, head, rest] = /^(.+?) \((.+)\)$/.exec(labelOf(a)) ?? ["", labelOf(a)];
  const tells = a.note && !saysNote(head, a.note) && !sameNotes(among);
  const small = rest ?? (tells ? a.note : undefined);
  const words = (
    <>
      {head}
      {small ? <small> {small}</small> : null}
    </>
  );
  const picture = look(m, a.symbol);
  if (!picture?.art) return words;
  return (
    <>
      <Picture look={picture} theme={m.theme} colour={seatColour(m, m.scene.actor ?? undefined)} />
      <span class="go-words">{words}</span>
    </>
  );
}

const sameNotes = (some: Action[]) => some.length > 1 && some.every((a) => a.note === some[0].note);
// "Turn 3" says what "turns 3" does.
const stem = (words: string) => words.toLowerCase().replace(/s\b/g, "");
const saysNote = (label: string, note: string) => stem(label).includes(stem(note));

function matches(a: Action, words: string) {
  const text = `${a.brief ?? ""} ${a.text}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((w) => text.includes(w));
}

// Digits choose by number.
function useDigits(all: Action[], choose: (a: Action) => void) {
  const digits = useRef({ text: "", timer: 0 });
  const pick = () => {
    const a = all[Number(digits.current.text) - 1];
    digits.current.text = "";
    if (a) choose(a);
  };
  useKeys((e) => {
    if (meantElsewhere(e)) return;
    const d = digits.current;
    if (/^[0-9]$/.test(e.key)) {
      clearTimeout(d.timer);
      d.text += e.key;
      // No further digit could still name an action: no need to wait.
      if (Number(d.text) * 10 > all.length) pick();
      else d.timer = window.setTimeout(pick, 900);
    } else if (e.key === "Enter" && d.text) {
      e.preventDefault();
      clearTimeout(d.timer);
      pick();
    }
  });
  // A number half typed meant a list that is gone.
  useLayoutEffect(
    () => () => {
      clearTimeout(digits.current.timer);
      digits.current.text = "";
    },
    [all],
  );
}

function ActionList({
  all,
  clicks,
  choose,
  point,
  explain,
  hinted,
}: {
  all: Action[];
  clicks: Clicks;
  choose(a: Action): void;
  point(code: number | undefined): void;
  explain(clause: string): void;
  hinted: number | undefined;
}) {
  const [words, setWords] = useState("");
  useEffect(() => setWords(""), [all]);
  const shown = clicks.kept
    .filter((a) => !words || matches(a, words))
    .sort((a, b) => Number(!!a.pass) - Number(!!b.pass));
  return (
    <div class="actions">
      {all.length > LONG ? (
        <input
          class="filter"
          type="text"
          aria-label="type to narrow the list, Enter takes the only one left"
          placeholder="type to find, Enter to take"
          value={words}
          onInput={(e) => setWords((e.target as HTMLInputElement).value)}
          onKeyDown={(e) => {
            if (e.key !== "Enter") return;
            const exact = shown.find((a) => a.brief?.toLowerCase() === words.toLowerCase());
            const one = exact ?? (shown.length === 1 ? shown[0] : undefined);
            if (one) choose(one);
          }}
        />
      ) : null}
      <ol>
        {shown.map((a) => (
          <li key={a.code} class={`tone-${a.tone ?? "plain"}${hinted === a.code ? " hinted" : ""}`}>
            <button
              type="button"
              class="action"
              data-code={a.code}
              onClick={() => choose(a)}
              onMouseEnter={() => point(a.code)}
              onMouseLeave={() => point(undefined)}
              onFocus={() => point(a.code)}
              onBlur={() => point(undefined)}
            >
              <kbd>{all.indexOf(a) + 1}</kbd> <span>{a.text}</span>
              {a.note && !a.text.includes(a.note) ? (
                <small class="action-note">{a.note}</small>
              ) : null}
            </button>
            <RuleButton id={a.clause} open={explain} />
          </li>
        ))}
      </ol>
      {all.length && !shown.length ? (
        <p class="quiet">Nothing in the list has these words.</p>
      ) : null}
    </div>
  );
}

function HintText({ hint, actions }: { hint: Hint; actions: Action[] }) {
  const text = (code?: number) => actions.find((a) => a.code === code)?.text;
  const second = text(hint.second);
  return (
    <p class="said hint">
      A bot would: <b>{text(hint.code)}</b>
      {hint.why ? <Worded text={`, because ${hint.why}`} /> : ""}.
      {hint.chance ? ` ${upper(hint.chance)}.` : ""}
      {second ? ` Next best: ${second}.` : ""}
    </p>
  );
}

const FEW = 6; // choices without a place that are buttons; more are the list

// The buttons of a question and the bright one of them. What declines comes first and what is likely
// last, at the right end, whatever is beside it: each keeps its place from one question to the next. In a
// lesson the bright one is what it waits for.
function buttonsFor(m: Model, clicks: Clicks, wanted: number[]) {
  const each = clicks.among || (askedNext(clicks) && clicks.kept.every((a) => a.label));
  const plain = each ? [...clicks.kept] : plainActions(clicks, (id) => inSight(m, id));
  const yes = yesToNo(clicks, plain, (id) => inOwnHand(m, id) || isPart(m, id));
  const stay = stayAction(clicks, (id) => ownPiece(m, id)).filter(
    (a) => !plain.includes(a) && !yes.includes(a),
  );
  const pointing = clicks.kept.some((a) => !plain.includes(a) && !yes.includes(a));
  const all = [...yes, ...plain, ...stay];
  const lone = !pointing && all.length === 1 && all[0].tone !== "danger" ? all[0] : undefined;
  // To decline is no step on: who can do one thing, or one good thing, is offered that.
  const good = yes.filter(isGood);
  const only = good.length === 1 ? good[0] : yes.length === 1 && yes[0].label ? yes[0] : undefined;
  const taught = all.find((a) => wanted.includes(a.code));
  const first = taught ?? clicks.kept.find((a) => a.next) ?? lone ?? only;
  const declines = plain.length === 1 && !plain[0].on?.length && (pointing || yes.length > 0);
  const quiet = declines && plain[0] !== first ? plain[0] : undefined;
  const others = plain.length + stay.length <= FEW ? all.filter((a) => a !== first) : [];
  // Of several good answers the one that the game names first.
  const likely = first ?? (good.length && quiet ? good[0] : undefined);
  const harmless = (a: Action) => Number(a === quiet || !!a.pass);
  const rest = others.filter((a) => a !== likely).sort((a, b) => harmless(b) - harmless(a));
  return {
    first,
    likely,
    buttons: likely ? [...rest, likely] : rest,
    quiet,
    pointing,
    unfolded: plain.length > FEW && !pointing,
  };
}

// What to do, in words: where all that can be tapped is of one sort, it is named.
function tip(m: Model, clicks: Clicks, others: boolean): string {
  const words = new Set([...nextTargets(clicks)].map((id) => targetWord(m, id)));
  const [word] = words.size === 1 ? words : [];
  return `Tap ${word ?? "what glows"}${others ? ", or a button" : ""}.`;
}

// The parts of a turn, and which of them goes on.
const Phases = ({ all, now }: { all: string[]; now?: string }) => (
  <ol class="phases">
    {all.map((p) => (
      <li key={p} aria-current={p === now ? "step" : undefined}>
        {p}
      </li>
    ))}
  </ol>
);

const UNREAD = 250; // milliseconds: nobody has read a new question by then

// Buttons in the place of others take no taps at first: so early a tap, or the second half of a
// double one, was meant for what was there before.
function useUnread(labels: string) {
  const box = useRef<HTMLDivElement>(null);
  const was = useRef("");
  const until = useRef(0);
  useLayoutEffect(() => {
    const { dataset } = box.current!;
    if (was.current && was.current !== labels) until.current = performance.now() + UNREAD;
    was.current = labels;
    const left = until.current - performance.now();
    if (left <= 0) return undefined;
    dataset.unread = "";
    const read = () => {
      delete dataset.unread;
    };
    const timer = setTimeout(read, left);
    return () => {
      clearTimeout(timer);
      read();
    };
  }, [labels]);
  return box;
}

export function Prompt({
  m,
  actions,
  clicks,
  choose,
  point,
  openRules,
  hint,
  said,
  asking,
  passing,
  setPassing,
  listed,
  setListed,
  reset,
  wanted = [],
}: {
  m: Model;
  actions: Action[];
  clicks: Clicks;
  wanted?: number[]; // codes of actions that a lesson waits for
  choose(a: Action): void;
  point(code: number | undefined): void;
  openRules(id?: string): void;
  hint?: Hint;
  said: string;
  asking: boolean;
  passing: boolean;
  setPassing(on: boolean): void;
  listed: boolean;
  setListed(on: boolean): void;
  reset(): void;
}) {
  useDigits(actions, choose);
  const s = m.scene;
  const clause = s.over ? s.result_clause : s.prompt_clause;
  const { first, likely, buttons, quiet, pointing, ...shown } = buttonsFor(m, clicks, wanted);
  const unfolded = listed || shown.unfolded;
  const box = useUnread(buttons.map(labelOf).join("\n"));
  const set = clicks.kept.every((a) => isSet(m, a));
  const complete = isComplete(clicks);
  const of = actions[0]?.on?.length ?? 0;
  const counted = actions.every((a) => isSet(m, a) && a.on?.length === of) && of > 1;
  // Of one that is left it is said what it does, of several what was chosen so far.
  const last = clicks.clicked.length && clicks.kept.length === 1 ? clicks.kept[0].text : "";
  const lone = set || last.length > SAID ? "" : last;
  const chosen = lone || clicks.clicked.map((c) => calledAs(m, c)).join(set ? ", " : " → ");
  const taps = tip(m, clicks, buttons.length > 1);
  const next = askedNext(clicks);
  const rest = lone ? "." : clicks.among ? ":" : complete ? "" : set ? ", …" : ".";
  // Beside the buttons or, where there is no room for it, in the list.
  const pass =
    passing || actions.some((a) => a.pass) ? (
      <label class="passing">
        <input
          type="checkbox"
          checked={passing}
          onChange={(e) => setPassing((e.target as HTMLInputElement).checked)}
        />{" "}
        pass until my turn
      </label>
    ) : null;
  // The question is the headline; what it rests on stands below it.
  const asked = (s.over ? s.result : (next ?? s.prompt_plain ?? s.prompt)) ?? "";
  const [, question, besides] = /^(.*?\?) (.+)$/.exec(asked) ?? ["", asked];
  const words = question.split(" ");
  return (
    <section
      class={`prompt${actions.length ? " mine" : ""}${buttons.some((a) => numbered(m, a)) ? " numbering" : ""}`}
      aria-label="what is asked"
    >
      <div
        class={`question${next ? " goes-on" : ""}`}
        role="status"
        aria-live="polite"
        data-decision={s.decision}
      >
        {actions.length && s.phases ? <Phases all={s.phases.split(", ")} now={s.phase} /> : null}
        <p class="ask">
          <Worded text={words.slice(0, -1).join(" ")} />{" "}
          <span class="word-and-info">
            <Worded text={words.at(-1) ?? ""} /> <RuleButton id={clause} open={openRules} />
          </span>
          {besides ? (
            <small class="besides">
              {" "}
              <Worded text={besides.replace(/[^.!?)]$/, "$&.")} />
            </small>
          ) : null}
        </p>
        {asking ? (
          <p class="said">Tap anything to learn what it is.</p>
        ) : said ? (
          <p class="said">{said}</p>
        ) : hint ? (
          <HintText hint={hint} actions={actions} />
        ) : chosen ? (
          <p class="said chosen">
            {chosen}
            {rest}
            {rest === "." && !lone ? <span class="taps"> {taps}</span> : null}{" "}
            <button type="button" class="link" onClick={reset}>
              Cancel
            </button>
          </p>
        ) : actions.length && pointing ? (
          <p class="said tip">{taps}</p>
        ) : null}
      </div>
      <div class="next" ref={box}>
        {pass}
        {counted && !complete ? (
          <b class="so-many">
            {clicks.clicked.length} of {of}
          </b>
        ) : null}
        {buttons.map((a) => (
          <button
            type="button"
            key={a.code}
            data-code={a.code}
            class={`go${a === first ? " first" : a === likely ? " likely" : a === quiet ? " quiet" : ""} tone-${a.tone ?? "plain"}`}
            title={a.text}
            onClick={() => choose(a)}
            onMouseEnter={() => point(a.code)}
            onMouseLeave={() => point(undefined)}
          >
            <Label m={m} a={a} among={buttons} />
          </button>
        ))}
        {actions.length > 1 ? (
          <button
            type="button"
            class="list-toggle"
            aria-expanded={unfolded}
            onClick={() => setListed(!listed)}
            aria-label={unfolded ? "Fold the list" : `All ${clicks.kept.length} actions as a list`}
          >
            <Icon name="list" />
          </button>
        ) : null}
      </div>
      <div class={unfolded ? "all shown" : "all"}>
        {pass}
        <ActionList
          all={actions}
          clicks={clicks}
          choose={choose}
          point={point}
          explain={openRules}
          hinted={hint?.code}
        />
      </div>
    </section>
  );
}
