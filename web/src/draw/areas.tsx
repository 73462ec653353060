// Every kind of area but boards, and which drawing is for which kind.
import type { ComponentType } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Model } from "../model";
import { areasOf, colour, figureOf, itemLook, look, seatColour } from "../model";
import type { Area, AreaKind, Cell, Group, Item, Move, Row, Side, Slot, Tone } from "../types";
import { Picture } from "./art";
import { Board } from "./board";
import { Badges, Card, PipDot, Pips } from "./card";
import { PHONE, useMedia } from "./media";
import { itemTitle } from "./piece";
import { lastTurns, noteAt, toneOf, type Ui, useTarget, useUi } from "./ui";

const drawings: { [kind in AreaKind]: ComponentType<{ area: Area }> } = {
  hex: Board,
  grid: Board,
  stacks: Stacks,
  cards: Cards,
  pile: Pile,
  track: Track,
  compare: Compare,
};

export function AreaView({ area }: { area: Area }) {
  const Drawing = drawings[area.kind];
  return <Drawing area={area} />;
}

const ownerName = (m: Model, { owner }: Area) =>
  owner === undefined
    ? undefined
    : owner === m.scene.viewer
      ? "You"
      : (m.scene.seats[owner]?.name ?? "?");

// Whose it is belongs to the name of what lies before somebody.
export function areaName(m: Model, area: Area): string {
  if (area.owner === undefined) return area.title ?? "";
  const whose =
    area.owner === m.scene.viewer ? "Your" : `${m.scene.seats[area.owner]?.name ?? "?"}’s`;
  const title = area.title ?? "";
  // A name keeps its capitals ("Your Home Base"), a word does not ("Your scored cards").
  const word = /[A-Z]/.test(title.slice(1)) ? title : title.toLowerCase();
  return `${whose} ${word}`;
}

function Title({ area }: { area: Area }) {
  const { m } = useUi();
  if (!area.title && !area.note) return null;
  const named =
    area.place === "tableau" || (area.place === "hand" && area.owner !== m.scene.viewer);
  return (
    <h2 class="area-title">
      {named ? areaName(m, area) : area.title}
      {area.note ? <small> {area.note}</small> : null}
    </h2>
  );
}

// ---- stacks: figures side by side, whose parts snap together ----

// Whose last turn did this; the viewer's own is one that is not over yet.
function doneBy({ m, recent }: Ui, deed: (k: Move) => boolean): number | undefined {
  const did = lastTurns(recent)
    .reverse()
    .find((r) => r.moves.some((k) => !!k.item && deed(k)));
  const { viewer, actor, turn } = m.scene;
  return did?.seat === viewer && (actor !== viewer || did?.turn !== turn) ? undefined : did?.seat;
}

// In the air: its place is asked.
const isRaised = (m: Model, id: string | undefined) =>
  m.scene.items?.some((i) => i.id === id && i.raised);

// The face of whoever did it, or the first letter of their name.
function DoneBy({ seat }: { seat: number }) {
  const { m } = useUi();
  const figure = figureOf(m, seat);
  const { name } = m.scene.seats[seat];
  return (
    <b class="done-by" title={`${name}’s last turn`}>
      {figure ? (
        <Picture look={figure} theme={m.theme} colour={seatColour(m, seat)} />
      ) : (
        name.slice(0, 1)
      )}
    </b>
  );
}

function SlotView({ slot, group, told }: { slot: Slot; group: Group; told: boolean }) {
  const ui = useUi();
  const { m } = ui;
  const pile = m.items.get(slot.id) ?? [];
  const top: Item | undefined = pile[pile.length - 1];
  const name = `${slot.title ?? ""}${top ? `: ${itemTitle(top)}` : ", empty"}`;
  const t = useTarget([slot.id, top?.id, group.id], `stack ${group.title ?? ""}, ${name}`);
  const own = useTarget([top?.id, slot.id, group.id], itemTitle(top ?? { at: slot.id }));
  const lit = t.class.includes("live") || t.class.includes("picked") ? t : own;
  const covered = pile.slice(0, -1);
  const shown = look(m, top?.face?.symbol ?? top?.shown_as ?? top?.kind);
  const ghost = look(m, slot.ghost);
  const fit = ui.marks.find((k) => k.on === slot.id && k.ghost);
  const fits = !fit ? "" : fit.note && fit.kind === "reach" ? " fits best" : " fits";
  const coming = look(m, fit?.ghost);
  const by = doneBy(ui, (k) => k.item === top?.id && k.to === slot.id);
  const away = (k: Move) => k.from === slot.id && !pile.some((i) => i.id === k.item);
  const taken = m.scene.moves?.some((k) => away(k) && isRaised(m, k.item));
  const gone = taken ? (m.scene.actor ?? undefined) : doneBy(ui, away);
  const done = by !== undefined ? " brought" : gone !== undefined ? " left" : "";
  const mine = done && (by ?? gone) === m.scene.viewer;
  const against = mine ? " mine" : done && group.owner === m.scene.viewer ? " against" : "";
  const part = (
    <div
      class={`slot slot-${(slot.title ?? "").replace(/\W/g, "")}${top ? "" : " empty"}${lit.class}${top?.shown_as ? " wild" : ""}${fits}${told ? " told" : ""}${done}${against}`}
      style={{ "--tint": shown?.colour ?? "transparent", "--seat": seatColour(m, by ?? gone) }}
      data-item={top?.id}
      data-at={slot.id}
      {...lit.props}
      title={name}
    >
      {top ? (
        <Picture look={shown} theme={m.theme} class="slot-picture" />
      ) : ghost && !coming ? (
        <Picture look={ghost} theme={m.theme} class="slot-picture ghost" />
      ) : null}
      {coming ? <Picture look={coming} theme={m.theme} class="slot-picture coming" /> : null}
      {top ? <span class="sr">{itemTitle(top)}</span> : <span class="slot-name">{slot.title}</span>}
      {top ? <Badges item={top} /> : null}
      {by === undefined ? null : mine ? (
        <b class="played">
          you played<span> this</span>
        </b>
      ) : (
        <DoneBy seat={by} />
      )}
      {lit.note ? <span class="note">{lit.note}</span> : null}
    </div>
  );
  return (
    <div class="part">
      {part}
      {covered.length ? <Covered items={covered} slot={slot.id} group={group.id} /> : null}
    </div>
  );
}

const SHOWN = 2; // of what is covered

// What lies under the top of a pile: little cards that peek out beside it. One is taken by a tap; of
// several it is asked which.
function Covered({ items, slot, group }: { items: Item[]; slot: string; group: string }) {
  const ui = useUi();
  const { m, open } = ui;
  const one = items.length === 1 ? items[0].id : undefined;
  const names = items.map((i) => itemTitle(i)).reverse();
  const label = `covered: ${names.join(" on ")}`;
  const t = useTarget([one, slot, group], label);
  const live = items.some((i) => i.id && open.has(i.id));
  const { role: _, tabindex: __, "aria-pressed": ___, ...props } = t.props;
  const asks: { [name: string]: unknown } = live ? { role: "button", tabindex: 0 } : {};
  return (
    <span
      class={`covered${live ? ` live${one ? toneOf(noteAt(ui, one).action) : ""}` : ""}${t.class.includes(" hinted") ? " hinted" : ""}`}
      style={{ "--more": items.length > SHOWN ? "11px" : undefined }}
      title={label}
      {...props}
      {...asks}
    >
      {items.map((i) => {
        const shown = look(m, i.shown_as ?? i.kind);
        return (
          <i
            key={i.id}
            data-item={i.id}
            data-at={slot}
            style={{ "--tint": shown?.colour ?? "#888" }}
          >
            <Picture look={shown} theme={m.theme} />
          </i>
        );
      })}
      {items.length > SHOWN ? <b class="besides-two">+{items.length - SHOWN}</b> : null}
      {items.length > 1 ? <b class="besides-one">+{items.length - 1}</b> : null}
      <span class="sr">{label}</span>
    </span>
  );
}

const WORDY = 17; // letters below a figure of a phone that have more than a line

const TELLING: (Tone | undefined)[] = ["wins", "good", "danger"];

// What comes of taking one of these parts, or what is covered by them: the best of it.
function gainIn(ui: Ui, slots: Slot[]) {
  const said = slots
    .flatMap((s) => ui.m.items.get(s.id) ?? [])
    .map((i) => noteAt(ui, i.id))
    .filter(({ note, action }) => note && TELLING.includes(action?.tone));
  const rank = (n: (typeof said)[0]) => TELLING.indexOf(n.action?.tone);
  return said.sort((a, b) => rank(a) - rank(b))[0];
}

function GroupView({ group }: { group: Group }) {
  const ui = useUi();
  const { m } = ui;
  const label = group.ghost ? (group.title ?? "new") : `stack ${group.title ?? ""}`;
  const t = useTarget([group.id], label);
  const slots = m.slots.get(group.id) ?? [];
  const open = t.class.includes("live") || t.class.includes("picked");
  // What would become of it takes the place of what it is.
  const gain = t.note ? noteAt(ui, group.id) : gainIn(ui, slots);
  const tone = gain ? gain.action?.tone : group.tone;
  // Of what: of where the card that is held would lie, or of each part that it comes of.
  const fitting = slots.filter((s) => ui.marks.some((k) => k.on === s.id && k.ghost));
  const told = slots.filter((s) =>
    t.note
      ? fitting.includes(s)
      : gain && (m.items.get(s.id) ?? []).some((i) => noteAt(ui, i.id).note === gain.note),
  );
  const words = gain?.note ?? group.note ?? (group.ghost ? (group.title ?? "") : "");
  const note =
    told.length > 1 && !t.note ? `${told.length > 2 ? "any" : "either"} ${words}` : words;
  return (
    <div
      data-id={group.id}
      class={`group${group.ghost ? " ghost" : ""}${gain ? " noted" : ""} tone-${tone ?? "plain"}${t.class}`}
    >
      {open ? (
        <button
          type="button"
          class="group-cover"
          {...t.props}
          aria-label={`${label}${t.note ? `, ${t.note}` : ""}`}
        />
      ) : null}
      {group.ghost ? null : (
        <b class="letter" aria-hidden="true">
          {group.title}
        </b>
      )}
      <div class={fitting.length > 1 ? "figure anywhere" : "figure"}>
        {group.ghost ? <span class="plus">+</span> : null}
        {slots.map((s) => (
          <SlotView key={s.id} slot={s} group={group} told={told.length === 1 && told[0] === s} />
        ))}
      </div>
      <span class={`group-note${note.length > WORDY ? " wordy" : ""}`}>{note}</span>
    </div>
  );
}

function Stacks({ area }: { area: Area }) {
  const { m } = useUi();
  return (
    <section
      class={`area stacks place-${area.place}`}
      aria-label={areaName(m, area)}
      data-id={area.id}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so keys must reach it */}
      <div class="groups" tabIndex={0}>
        {(m.groups.get(area.id) ?? []).map((g) => (
          <GroupView key={g.id} group={g} />
        ))}
      </div>
    </section>
  );
}

// ---- cards, piles, tracks ----

const MANY = 8; // cards of a hand that can be shown in full

// A row that is scrolled shows what is being played, or what can be chosen in it: unless one of it is
// in sight, the first.
function useFirstInSight() {
  const ui = useUi();
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = row.current;
    const found = (what: string) => [
      ...(node?.querySelectorAll<HTMLElement>(`:scope > ${what}`) ?? []),
    ];
    const raised = found(".raised");
    const cards = raised.length ? raised : found(".live");
    if (!node || !cards.length || node.scrollWidth <= node.clientWidth) return;
    const box = node.getBoundingClientRect();
    const seen = cards.some((c) => {
      const r = c.getBoundingClientRect();
      return r.left >= box.left - 1 && r.right <= box.right + 1;
    });
    if (!seen) node.scrollLeft += cards[0].getBoundingClientRect().left - box.left - 24;
  }, [ui.m, ui.open.size]);
  return row;
}

function Cards({ area }: { area: Area }) {
  const ui = useUi();
  const { m } = ui;
  const items = m.items.get(area.id) ?? [];
  const mine = area.owner !== undefined && area.owner === m.scene.viewer;
  const hand = mine && area.place === "hand";
  // What is in the air is as large as what is held.
  const air = area.place === "board" && items.some((i) => i.raised);
  const t = useTarget([area.id], area.title ?? "cards");
  // No button to the keyboard: its cards are, and a button holds no others. The
  // list of actions has what the whole area is good for.
  const open: { [name: string]: unknown } = t.class.includes(" live")
    ? { onClick: t.props.onClick }
    : {};
  const middle = (items.length - 1) / 2;
  const row = useFirstInSight();
  const fan = (
    <div
      ref={row}
      class={items.length > MANY ? "fan many" : "fan"}
      // A row that may scroll, so keys must reach it; a hand has cards that they reach.
      tabIndex={area.place === "contest" || area.place === "tableau" ? 0 : undefined}
    >
      {items.map((i, k) => (
        <Card
          key={i.id ?? `${area.id}:${k}`}
          item={i}
          area={area.id}
          small={!hand && !air}
          playing={hand ? "Playing" : area.title}
          style={hand ? { "--k": k - middle } : undefined}
        />
      ))}
      {items.length === 0 ? <span class="none">none</span> : null}
    </div>
  );
  // What lies there for everybody is folded until it matters.
  if (area.place === "stock" && !items.some((i) => i.id && ui.open.has(i.id)))
    return (
      <details class="area cards place-stock" data-id={area.id}>
        <summary>
          {area.title} <b>{area.note ?? items.reduce((n, i) => n + (i.count || 1), 0)}</b>
        </summary>
        {fan}
      </details>
    );
  return (
    <section
      class={`area cards place-${area.place}${mine ? " mine" : ""}${(area.order ?? 0) > 0 || (area.place !== "hand" && !air) ? " supply" : ""}${t.class}`}
      aria-label={areaName(m, area)}
      data-id={area.id}
      style={{ "--n": items.length }}
      {...open}
    >
      <Title area={area} />
      {fan}
    </section>
  );
}

// "Trade three Greens", "Trade two Reds": how all of them begin.
function sharedWords([first = "", ...others]: string[]): string {
  const words = first.replace(/ \(.*/, "").split(" ");
  const other = words.findIndex((_, i) => others.some((o) => o.split(" ")[i] !== words[i]));
  return words.slice(0, other < 0 ? undefined : other).join(" ");
}

function Pile({ area }: { area: Area }) {
  const ui = useUi();
  const { m } = ui;
  const items = m.items.get(area.id) ?? [];
  const top = items[items.length - 1];
  const count = area.count ?? items.reduce((n, i) => n + (i.count || 1), 0);
  const heaped = look(m, area.symbol);
  const t = useTarget([area.id], `${area.title ?? "pile"}, ${count}`);
  const does = sharedWords(
    ui.clicks.kept.filter((a) => a.on?.includes(area.id)).map((a) => a.label ?? a.text),
  );
  return (
    <section
      class={`area pile place-${area.place}${area.owner === undefined ? "" : " owned"}${count === 0 ? " gone" : ""}${t.class}`}
      {...t.props}
    >
      {top && top.kind !== undefined ? (
        <Card item={top} area={area.id} small />
      ) : heaped ? (
        <span class="heaped">
          <Picture look={heaped} theme={m.theme} />
        </span>
      ) : (
        <div class="card back small" />
      )}
      <span class="pile-title" title={areaName(m, area)}>
        {ownerName(m, area) ?? area.title} <b>{count}</b>
      </span>
      {area.note ? <small>{area.note}</small> : null}
      {t.class && does ? <b class="pile-tab">{does}</b> : null}
    </section>
  );
}

function Lamp({ cell }: { cell: Cell }) {
  const { m } = useUi();
  const own = look(m, cell.kind);
  const drawn = !!(own?.art || own?.svg);
  const name = cell.title ?? own?.title ?? cell.text ?? "";
  const t = useTarget([cell.id], name);
  const here = m.items.get(cell.id) ?? [];
  return (
    <span
      class={`lamp${drawn ? "" : " dot"}${cell.lit ? " lit" : ""}${cell.crossed ? " crossed" : ""}${t.class}`}
      style={{ "--tint": own?.colour ?? "var(--accent)" }}
      title={`${name}${cell.lit ? ": reached" : ""}`}
      role="img"
      {...t.props}
      aria-label={`${name}${cell.lit ? ", reached" : ", not reached"}`}
    >
      {drawn ? <Picture look={own} theme={m.theme} class="lamp-picture" /> : null}
      {cell.text && !own ? <span class="lamp-text">{cell.text}</span> : null}
      {here.map((i) => (
        <span
          key={i.id}
          class="lamp-item"
          data-item={i.id}
          data-at={cell.id}
          title={i.title}
          style={{ background: seatColour(m, i.owner, "var(--accent)") }}
        >
          {i.text}
        </span>
      ))}
    </span>
  );
}

function Track({ area }: { area: Area }) {
  const { m } = useUi();
  const cells = [...(m.cells.get(area.id) ?? [])].sort((a, b) => a.x - b.x);
  return (
    <section class={`area track place-${area.place}`} aria-label={areaName(m, area)}>
      <Title area={area} />
      <div class="lamps">
        {cells.map((c) => (
          <Lamp key={c.id} cell={c} />
        ))}
      </div>
    </section>
  );
}

// ---- compare: a combat, a test, a score ----

// What a side has played lies with it.
export const laidBy = (m: Model, side: Side): Area | undefined =>
  side.owner === undefined
    ? undefined
    : areasOf(m, "contest", side.owner).find((a) => a.kind === "cards");

// What its sum is made of: "2 pieces + 5 Gate".
const partsOf = (rows: Row[], i: number) =>
  rows
    .map(({ label, values }) => [values?.[i], label])
    .filter(([value]) => value && value !== "-" && value !== "0")
    .map(([value, label]) =>
      value === "yes" ? label : `${value} ${value === "1" ? label?.replace(/s$/, "") : label}`,
    )
    .join(" + ");

// "Defender: Gunslinger": where there is little room, only who.
const whoOf = (title: string | undefined) => title?.replace(/^.*: /, "");

function SideView({
  side,
  summed,
  met,
  parts,
  brief,
}: {
  side: Side;
  summed: boolean;
  met: boolean;
  parts: string;
  brief: boolean;
}) {
  const { m } = useUi();
  const tint = seatColour(m, side.owner, colour(m, side.symbol, "var(--accent)"));
  const mine = side.owner !== undefined && side.owner === m.scene.viewer;
  const seat = side.owner !== undefined ? m.scene.seats[side.owner] : undefined;
  const figure = summed ? look(m, side.symbol ?? seat?.symbol) : undefined;
  const laid = laidBy(m, side);
  const card = met && side.item ? m.scene.items?.find((i) => i.id === side.item) : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      class={`side tone-${side.tone ?? "plain"}${mine ? " mine" : ""}`}
      role="group"
      aria-label={side.title}
      style={{ "--tint": tint }}
    >
      {side.item && card ? (
        <span class="side-card" data-id={side.item}>
          <Picture look={itemLook(m, card)} theme={m.theme} colour={tint} />
        </span>
      ) : null}
      <span class="side-head">
        {figure ? (
          <Picture look={figure} theme={m.theme} class="side-figure" colour={tint} />
        ) : null}
        {side.sum ? <b class="side-sum">{side.sum}</b> : null}
      </span>
      <span class="side-title">{brief ? whoOf(side.title) : side.title}</span>
      {parts || side.note ? (
        <small>
          {parts}
          {parts && side.note ? ": " : null}
          {side.note ? <b>{side.note}</b> : null}
        </small>
      ) : null}
      {side.pips?.length ? <Pips pips={side.pips} /> : null}
      {laid ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div class="laid" role="group" aria-label={laid.title} data-at={laid.id}>
          {(m.items.get(laid.id) ?? []).map((i) => (
            <Card key={i.id} item={i} area={laid.id} small />
          ))}
        </div>
      ) : null}
    </div>
  );
}

// How the sums share the whole, with a line in the middle; hatched, what the best that is open now
// would make of it.
function Balance({ sides }: { sides: Side[] }) {
  const sums = sides.map((s) => Number(s.sum));
  const whole = sums[0] + sums[1];
  const part = (n: number) => (100 * n) / whole;
  const aim = sides[0].aim === undefined ? sums[0] : Number(sides[0].aim);
  return (
    <div class="balance" aria-hidden="true">
      <i style={{ width: `${part(sums[0])}%` }} />
      {aim === sums[0] ? null : (
        <b
          style={{
            right: `${100 - part(Math.max(aim, sums[0]))}%`,
            width: `${part(Math.abs(aim - sums[0]))}%`,
          }}
        />
      )}
    </div>
  );
}

// The last of the cards: now it is time to count.
const runsOut = (area: Area) => (area.count ?? 0) * 10 <= (area.room ?? 0);

// How many cards are left until it is settled: "36 cards left, then the larger side wins".
function CardsLeft({ area }: { area: Area }) {
  const [left, then] = (area.note ?? "").split(", ");
  return (
    <p class={`cards-left${runsOut(area) ? " last" : ""}`}>
      <i class="card back" aria-hidden="true" />
      <span>
        <b>{left}</b>
        {then ? <small>{then}</small> : null}
      </span>
      <span class="ticks" aria-hidden="true">
        <i style={{ width: `${(100 * (area.count ?? 0)) / area.room!}%` }} />
      </span>
    </p>
  );
}

// How two sides stand, where there is only one line for it.
export function Weighed({ area }: { area: Area }) {
  const { m } = useUi();
  const sides = (m.scene.sides ?? []).filter((s) => s.area === area.id);
  const sums = sides.map((s) => Number(s.sum));
  if (sides.length !== 2 || !(sums[0] + sums[1] > 0)) return null;
  const [left, right] = sides.map((s) => {
    const figure = look(m, s.symbol);
    return {
      picture: figure ? <Picture look={figure} theme={m.theme} colour={figure.colour} /> : null,
      sum: <b style={{ "--tint": figure?.colour }}>{s.sum}</b>,
    };
  });
  const aimed = sides.every((s) => s.aim);
  const then = (area.note ?? "").split(", ")[1];
  return (
    <section class="weighed-board" aria-label={sides.map((s) => `${s.title} ${s.sum}`).join(", ")}>
      {left.picture}
      {left.sum}
      <div class="weighing">
        {aimed ? <small class="aims">aim: {sides.map((s) => s.aim).join(" to ")}</small> : null}
        <Balance sides={sides} />
      </div>
      {right.sum}
      {right.picture}
      {area.room ? (
        <span class={`cards-few${runsOut(area) ? " last" : ""}`} title={area.note}>
          <i class="card back" aria-hidden="true" />
          {area.count || !then ? (
            <span>
              <b>{area.count ?? 0}</b> left
            </span>
          ) : (
            <small>{then}</small>
          )}
        </span>
      ) : null}
    </section>
  );
}

function Compare({ area }: { area: Area }) {
  const { m } = useUi();
  const [unfolded, unfold] = useState(false);
  const sides = (m.scene.sides ?? []).filter((s) => s.area === area.id);
  const rows = (m.scene.rows ?? []).filter((r) => r.area === area.id);
  const sums = sides.map((s) => Number(s.sum));
  const whole = sums[0] + sums[1];
  // Numbers that are added up, not dots that are matched.
  const summed = !rows.some((r) => r.pips) && !sides.some((s) => s.pips?.length);
  const added = summed && area.place === "contest";
  // Card against card, and between them what meets what.
  const met = area.place === "contest" && rows.length > 0 && sides.some((s) => s.item);
  const brief = useMedia(PHONE) && added;
  return (
    <section
      class={`area compare place-${area.place}${summed ? " summed" : ""}${met ? " met" : ""}`}
      aria-label={areaName(m, area)}
      data-at={area.id}
    >
      {area.room || met ? null : <Title area={area} />}
      <div class="sides">
        {sides.map((s, i) => (
          <SideView
            key={i}
            side={s}
            summed={summed}
            met={met}
            parts={added && !brief ? partsOf(rows, i) : ""}
            brief={brief}
          />
        ))}
        {sides.every((s) => s.aim) ? (
          <b class="aims">aim: {sides.map((s) => s.aim).join(" to ")}</b>
        ) : null}
      </div>
      {area.place === "status" && whole > 0 ? <Balance sides={sides} /> : null}
      {area.room && area.note ? <CardsLeft area={area} /> : null}
      {rows.length && area.place === "contest" && !added && !met ? (
        <button
          type="button"
          class="link more"
          aria-expanded={unfolded}
          onClick={() => unfold(!unfolded)}
        >
          {unfolded ? "less" : "point by point"}
        </button>
      ) : null}
      {rows.length && !added ? (
        <table class={unfolded || met ? "unfolded" : ""}>
          <tbody>
            {rows.map((r, i) => (
              <tr key={i} class={`tone-${r.tone ?? "plain"}`}>
                <td>
                  {r.pips?.[0] ? <PipDot pip={r.pips[0]} /> : null}
                  {r.values?.[0]}
                </td>
                <th scope="row">
                  <span class="row-label">{r.label}</span>
                  {r.outcome ? <em> {r.outcome}</em> : null}
                </th>
                <td>
                  {r.pips?.[1] ? <PipDot pip={r.pips[1]} /> : null}
                  {r.values?.[1]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
