// The players along the top, each with a goal of their own.

import { SeatClock } from "../clock";
import { AreaView } from "../draw/areas";
import { hurt, Picture } from "../draw/art";
import { Icon } from "../draw/icons";
import { itemTitle } from "../draw/piece";
import { struckItems, useTarget, useUi } from "../draw/ui";
import type { Model } from "../model";
import { areasOf, figureOf, isBot, isFriend, look, seatColour } from "../model";
import { Sheet } from "../panels";
import type { Goal, Item, TableInfo } from "../types";
import { isGear } from "./layout";

// What is being played is in nobody's hand any more.
const held = (m: Model, area: string) => (m.items.get(area) ?? []).filter((i) => !i.raised);

function handSize(m: Model, seat: number): number | undefined {
  const hands = areasOf(m, "hand", seat).filter((a) => (a.order ?? 0) === 0);
  if (!hands.length) return undefined;
  return hands.reduce(
    (n, a) => n + (a.count ?? held(m, a.id).reduce((k, i) => k + (i.count || 1), 0)),
    0,
  );
}

const SHORT = 18; // letters that fit into a chip

// What is everybody's of a team is told beside the chips, once.
const ownGoal = (m: Model, seat: number): Goal | undefined => {
  const { goal } = m.scene.seats[seat];
  return goal?.team ? undefined : goal;
};

// Of two sides that are weighed against each other the viewer wants their own to be ahead: how the other
// one stands is the same news, and said once.
function leaning(m: Model, seat: number): string {
  const { goal, team } = m.scene.seats[seat];
  if (typeof m.scene.viewer !== "number" || !team || !goal?.of || goal.pips?.length) return "";
  if (!isFriend(m.scene, seat)) return " weighed";
  return ` weighed tone-${(goal.done ?? 0) >= goal.of ? "good" : "danger"}`;
}

export function GoalPips({ goal }: { goal: Goal }) {
  const { theme } = useUi().m;
  return (
    <span class="goal-pips">
      {goal.pips?.map((p, i) => {
        const own = p.symbol ? theme.looks?.[p.symbol] : undefined;
        return (
          <i
            key={i}
            class={`goal-pip tone-${p.tone ?? "plain"}${p.lit ? " lit" : ""}`}
            title={`${p.title ?? p.letter ?? ""}${p.lit ? "" : ": missing"}`}
          >
            {own?.art || own?.svg ? (
              <Picture look={own} theme={theme} />
            ) : (
              <span>{p.letter ?? ""}</span>
            )}
          </i>
        );
      })}
    </span>
  );
}

function GoalView({ seat, goal }: { seat: number; goal: Goal }) {
  const { m } = useUi();
  // Without pips the words say most: "7 behind" rather than "30 of 37".
  const plain = !goal.pips?.length && goal.missing && goal.missing.length <= SHORT;
  const counted = !!goal.of && !plain;
  const left = (goal.of ?? 0) - (goal.done ?? 0);
  const words = counted ? `${goal.done ?? 0} of ${goal.of}` : goal.missing || "";
  const leans = leaning(m, seat);
  // Any of its parts will do, where there are more than are needed.
  const needs = (goal.pips?.length ?? 0) > (goal.of ?? 0) ? "any" : "needs";
  return (
    <span class={`goal${goal.near ? " near" : ""}${leans}`} title={goal.text}>
      {goal.pips?.length ? (
        <GoalPips goal={goal} />
      ) : leans ? null : goal.of ? (
        <span class="goal-bar" aria-hidden="true">
          <i style={{ width: `${Math.min(100, (100 * (goal.done ?? 0)) / goal.of)}%` }} />
        </span>
      ) : null}
      {words ? (
        <span class="goal-words">
          {leans ? <span class="goal-side">{m.scene.seats[seat].team} </span> : null}
          {leans ? <span class="goal-lead">{words}</span> : words}
          {counted && goal.unit ? <span class="goal-unit"> {goal.unit}</span> : null}
          {counted ? (
            <span class="goal-left">
              <span class="dot"> · </span>
              {left === 0 ? "done" : goal.near && left === 1 ? "one away!" : `${needs} ${left}`}
            </span>
          ) : null}
          {counted && goal.done && goal.missing ? (
            <span class="goal-missing">{goal.missing}</span>
          ) : null}
        </span>
      ) : null}
    </span>
  );
}

// "9 cards left · Ulster whole": where there is little room, only what stands before the dot, and where
// there is less, "9 left".
function Standing({ words, tone = "plain" }: { words: string; tone?: string }) {
  const [short, ...more] = words.split(" · ");
  const [, count, unit, left] = /^(.*\d)( (?!left)\w+)( left)?$/.exec(short) ?? ["", short];
  return (
    <span class={`goal standing tone-${tone}`} title={words}>
      <span class="goal-words">
        {count}
        {unit ? <span class="standing-unit">{unit}</span> : null}
        {left}
        {more.length ? <span class="more">{` · ${more.join(" · ")}`}</span> : null}
      </span>
    </span>
  );
}

// A chance to react, which one may let go by, comes in the turn of somebody else.
export const reacts = (m: Model) => !!m.scene.answers || !!m.scene.actions?.some((a) => a.pass);

function state(m: Model, seat: number, info: TableInfo | undefined): [string, string] | undefined {
  const acting = m.scene.actor === seat && !m.scene.veiled;
  const bot = info && info.who[seat] !== "human";
  if (m.scene.over) return undefined;
  if (acting && m.scene.viewer === seat)
    return reacts(m)
      ? ["you decide", "mine"]
      : m.scene.seats[seat].name === "You"
        ? undefined
        : ["your turn", "mine"];
  if (info?.who[seat] === "open") return ["waiting for …", "away"];
  if (info?.expected?.[seat]) return ["not here yet", "away"];
  if (info?.stood_in?.[seat]) return ["away, a bot plays", "away"];
  const away = info && !bot && !info.here[seat];
  if (acting) return [bot ? "thinking" : away ? "away" : "their turn", away ? "away" : "acting"];
  if (ownGoal(m, seat)?.near) return ["one away", "warn"];
  return away ? ["away", "away"] : undefined;
}

// Where there is little room only what stands before the comma.
function Tag({ words, kind }: { words: string; kind: string }) {
  const [short, ...more] = words.split(", ");
  return (
    <span class={`tag tag-${kind}`} title={words}>
      {short}
      {more.length ? <span class="more">{`, ${more.join(", ")}`}</span> : null}
    </span>
  );
}

function Chip({
  seat,
  info,
  opened,
  open,
}: {
  seat: number;
  info?: TableInfo;
  opened: boolean;
  open(seat: number | undefined): void;
}) {
  const { m, recent } = useUi();
  const s = m.scene.seats[seat];
  const hit = struckItems(m, recent);
  const struck = m.scene.items?.some((i) => i.owner === seat && i.id && hit.has(i.id));
  const mine = m.scene.viewer === seat;
  const acting = m.scene.actor === seat && !m.scene.veiled && !m.scene.over;
  const t = useTarget([`seat${seat}`], s.name);
  const figure = figureOf(m, seat);
  const cards = handSize(m, seat);
  const role = s.role?.replace(/ \d$/, ""); // "Zombie 2": the portrait has a number
  const goal = ownGoal(m, seat);
  const said = state(m, seat, info);
  const live = t.class.includes("live");
  const friend = isFriend(m.scene, seat);
  const sided = !!goal && !!leaning(m, seat); // the side is named with how it stands
  return (
    <li
      class={`chip seat${acting ? " acting" : ""}${mine ? " mine" : ""}${friend ? " friend" : ""}${s.out ? " out" : ""}${struck ? " struck" : ""}${t.class}`}
      style={{ "--seat": seatColour(m, seat) }}
    >
      <button
        type="button"
        class="chip-face"
        aria-expanded={live ? undefined : opened}
        {...(live ? t.props : { "data-id": `seat${seat}` })}
        onClick={(e) => {
          if (live) (t.props.onClick as (e: MouseEvent) => void)(e);
          else open(opened ? undefined : seat);
        }}
      >
        {figure ? (
          <span class="portrait">
            <Picture
              look={struck ? hurt(figure, m.theme) : figure}
              theme={m.theme}
              colour={seatColour(m, seat)}
            />
            <b class="seat-number">{seat + 1}</b>
          </span>
        ) : (
          <b class="seat-number alone">{seat + 1}</b>
        )}
        <span class="who">
          <b class="seat-name" title={s.name}>
            {s.name}
            {mine && acting && !said && s.name === "You" ? (
              <span class="whose-turn">r turn</span>
            ) : null}
          </b>
          {mine && s.name !== "You" && !acting ? <small>(you)</small> : null}
          {info && isBot(info.who[seat]) ? (
            <i class="bot" role="img" aria-label="a bot" title="a bot">
              <Icon name="bot" />
            </i>
          ) : null}
          {role && !sided ? <span class="role">{role}</span> : null}
        </span>
        <Gear seat={seat} whole />
        {said ? <Tag words={said[0]} kind={said[1]} /> : null}
        {cards !== undefined ? (
          <span class="hold" title={`${cards} cards in hand`}>
            <i aria-hidden="true" />
            {cards}
            <span class="more"> in hand</span>
          </span>
        ) : null}
        <SeatClock seat={seat} scene={m.scene} info={info} />
        {s.standing ? (
          <Standing words={s.standing} tone={s.tone} />
        ) : goal ? (
          <GoalView seat={seat} goal={goal} />
        ) : null}
        {t.note ? <span class="note">{t.note}</span> : null}
      </button>
      <div class="extras">
        {areasOf(m, "status", seat)
          .filter((a) => a.kind === "track")
          .map((a) => (
            <AreaView key={a.id} area={a} />
          ))}
        <Gear seat={seat} whole={false} />
      </div>
    </li>
  );
}

// Lost, met by what goes on just now, or in danger.
const gearClass = (p: Item) =>
  p.faded
    ? "gone"
    : p.raised
      ? "at-stake"
      : p.badges?.some((b) => b.tone === "danger")
        ? "in-danger"
        : "";

// What lies before somebody at a board of squares, in signs: what is left of a figure, or what
// they carry. Their sheet has it in full.
function Gear({ seat, whole }: { seat: number; whole: boolean }) {
  const { m } = useUi();
  if (!areasOf(m, "board").some((a) => a.kind === "grid")) return null;
  const parts = areasOf(m, "tableau", seat)
    .filter((a) => a.kind === "cards" && isGear(m, a) === whole)
    .flatMap((a) => m.items.get(a.id) ?? []);
  if (!parts.length) return null;
  return (
    <span class={whole ? "gear" : "gear carried"}>
      {parts.map((p) => (
        <i key={p.id} data-item={p.id} class={gearClass(p)} title={itemTitle(p)}>
          <Picture look={look(m, p.kind)} theme={m.theme} colour={seatColour(m, seat)} />
        </i>
      ))}
    </span>
  );
}

// Everything about one player, unfolded below the strip.
export function SeatSheet({ seat, close }: { seat: number; close(): void }) {
  const { m } = useUi();
  const s = m.scene.seats[seat];
  const role = s.role && s.team && s.team !== s.role ? `${s.role}, ${s.team}` : s.role;
  return (
    <Sheet
      title={s.name}
      kind="seat-sheet"
      beside={role ? <span>{role}</span> : null}
      close={close}
    >
      {s.goal?.text ? (
        <p>
          <b>{s.goal.text}.</b>
        </p>
      ) : null}
      {s.goal?.pips?.length ? (
        <p class="goal-told">
          <GoalView seat={seat} goal={s.goal} />
        </p>
      ) : null}
      {s.goal?.missing ? <p>{s.goal.missing}.</p> : null}
      {s.note ? <p>{s.note}</p> : null}
      {s.counters?.length ? (
        <dl class="counters">
          {s.counters.map((c) => (
            <div key={c.label}>
              <dt>{c.label}</dt>
              <dd>{c.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {[
        ...areasOf(m, "status", seat),
        ...areasOf(m, "tableau", seat),
        ...(m.scene.viewer === seat ? [] : areasOf(m, "hand", seat)),
      ]
        .filter((a) => a.kind !== "stacks")
        .map((a) => (
          <AreaView key={a.id} area={a} />
        ))}
    </Sheet>
  );
}

export function Strip({
  info,
  opened,
  open,
  order,
}: {
  info?: TableInfo;
  opened: number | undefined;
  open(seat: number | undefined): void;
  order: number[];
}) {
  return (
    <ol class="strip" aria-label="players" data-seats={order.length}>
      {order.map((i) => (
        <Chip key={i} seat={i} info={info} opened={opened === i} open={open} />
      ))}
    </ol>
  );
}
