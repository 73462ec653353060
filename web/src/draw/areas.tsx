// Every kind of area but boards.
import { colour, look, seatColour } from "../model";
import type { Area, Group, Item, Slot } from "../types";
import { Board } from "./board";
import { Badges, Card, itemTitle, PipDot } from "./item";
import { Symbol } from "./symbol";
import { useTarget, useUi } from "./ui";

export function AreaView({ area }: { area: Area }) {
  switch (area.kind) {
    case "hex": case "grid": return <Board area={area} />;
    case "stacks": return <Stacks area={area} />;
    case "cards": return <Cards area={area} />;
    case "pile": return <Pile area={area} />;
    case "track": return <Track area={area} />;
    case "compare": return <Compare area={area} />;
  }
}

function Title({ area }: { area: Area }) {
  if (!area.title && !area.note) return null;
  return <h3 class="area-title">{area.title}{area.note ? <small> {area.note}</small> : null}</h3>;
}

// ---- stacks: figures side by side ----

function SlotView({ slot, group }: { slot: Slot; group: Group }) {
  const { m } = useUi();
  const pile = m.items.get(slot.id) ?? [];
  const top: Item | undefined = pile[pile.length - 1];
  const name = `${slot.title ?? ""}${top ? `: ${itemTitle(top)}` : ", empty"}`;
  const t = useTarget([top?.id, slot.id, group.id], `stack ${group.title ?? ""}, ${name}`);
  const ui = useUi();
  const covered = pile.slice(0, -1);
  const shown = look(m, top?.face?.symbol ?? top?.shown_as ?? top?.kind);
  const slotLive = ui.open.has(slot.id) && !t.class.includes("live");
  return (
    <div class={`slot${top ? "" : " empty"}${slotLive ? " live" : ""}${t.class}${top?.shown_as ? " wild" : ""}`}
      style={{ "--card": shown?.colour ?? "var(--ink-3)" }} data-item={top?.id} data-at={slot.id} {...t.props}
      title={pile.length ? pile.map((i) => i.title).reverse().join(" on ") : slot.title}>
      {covered.length ? (
        <span class="covered">
          {covered.map((i) => <CoveredCard key={i.id} item={i} slot={slot.id} group={group.id} />)}
        </span>
      ) : null}
      {top ? <><Symbol look={shown} class="slot-picture" /><span class="sr">{itemTitle(top)}</span></> : <span class="slot-name">{slot.title}</span>}
      {top ? <Badges item={top} /> : null}
      {t.note ? <span class="note">{t.note}</span> : null}
    </div>
  );
}

function CoveredCard({ item, slot, group }: { item: Item; slot: string; group: string }) {
  const { m } = useUi();
  const shown = look(m, item.shown_as ?? item.kind);
  const t = useTarget([item.id, slot, group], `${itemTitle(item)}, covered`);
  return <i class={`strip${t.class}`} data-item={item.id} data-at={slot} style={{ background: shown?.colour ?? "var(--ink-3)" }}
    title={`${item.title}, covered`} {...t.props}><span class="sr">{itemTitle(item)}, covered</span></i>;
}

function GroupView({ group }: { group: Group }) {
  const { m } = useUi();
  const t = useTarget([group.id], group.ghost ? group.title ?? "new" : `stack ${group.title ?? ""}`);
  const slots = m.slots.get(group.id) ?? [];
  return (
    <div class={`group${group.ghost ? " ghost" : ""} tone-${group.tone ?? "plain"}${t.class}`}>
      <button type="button" class="group-cover" {...t.props} disabled={!t.class.includes("live") && !t.class.includes("picked")}
        tabindex={t.class.includes("live") ? 0 : -1} aria-label={`${group.ghost ? group.title ?? "new" : `stack ${group.title ?? ""}`}${t.note ? `, ${t.note}` : ""}`} />
      <span class="group-title">{group.title}</span>
      {slots.map((s) => <SlotView key={s.id} slot={s} group={group} />)}
      {group.ghost && !slots.length ? <span class="plus">+</span> : null}
      {group.note ? <span class="group-note">{group.note}</span> : null}
      {t.note ? <span class="note">{t.note}</span> : null}
    </div>
  );
}

function Stacks({ area }: { area: Area }) {
  const { m } = useUi();
  return (
    <section class={`area stacks place-${area.place}`} aria-label={area.title}>
      <Title area={area} />
      <div class="groups">{(m.groups.get(area.id) ?? []).map((g) => <GroupView key={g.id} group={g} />)}</div>
    </section>
  );
}

// ---- cards, piles, tracks ----

function Cards({ area }: { area: Area }) {
  const { m } = useUi();
  const items = m.items.get(area.id) ?? [];
  const mine = area.owner !== undefined && area.owner === m.scene.viewer;
  const hidden = items.length > 0 && items.every((i) => i.kind === undefined);
  const t = useTarget([area.id], area.title ?? "cards");
  // No button to the keyboard: its cards are, and a button holds no others. The
  // list of actions has what the whole area is good for.
  const open: { [name: string]: unknown } = t.class.includes(" live") ? { onClick: t.props.onClick, onMouseEnter: t.props.onMouseEnter, onMouseLeave: t.props.onMouseLeave } : {};
  return (
    <section class={`area cards place-${area.place}${mine ? " mine" : ""}${hidden ? " hidden" : ""}${t.class}`} aria-label={area.title} data-id={area.id} {...open}>
      <Title area={area} />
      <div class="fan">
        {items.map((i, k) => <Card key={i.id ?? `${area.id}:${k}`} item={i} area={area.id} small={!mine || area.place === "tableau"} />)}
        {items.length === 0 ? <span class="none">none</span> : null}
      </div>
    </section>
  );
}

function Pile({ area }: { area: Area }) {
  const { m } = useUi();
  const items = m.items.get(area.id) ?? [];
  const top = items[items.length - 1];
  const count = area.count ?? items.reduce((n, i) => n + (i.count || 1), 0);
  const t = useTarget([area.id], `${area.title ?? "pile"}, ${count}`);
  return (
    <section class={`area pile place-${area.place}${t.class}`} {...t.props}>
      {top && top.kind !== undefined ? <Card item={top} area={area.id} small /> : <div class={`card back small${count === 0 ? " gone" : ""}`} />}
      <span class="pile-title">{area.title} <b>{count}</b></span>
      {area.note ? <small>{area.note}</small> : null}
    </section>
  );
}

function Track({ area }: { area: Area }) {
  const { m } = useUi();
  const cells = [...(m.cells.get(area.id) ?? [])].sort((a, b) => a.x - b.x);
  return (
    <section class={`area track place-${area.place}`} aria-label={area.title}>
      <Title area={area} />
      <div class="lamps">
        {cells.map((c) => {
          const own = look(m, c.kind);
          const here = m.items.get(c.id) ?? [];
          return (
            <span class={`lamp${c.lit ? " lit" : ""}${c.crossed ? " crossed" : ""}`} key={c.id} data-id={c.id}
              style={{ "--card": own?.colour ?? "var(--accent)" }}
              title={`${c.title ?? own?.title ?? ""}${c.lit ? ": reached" : ""}`} role="img"
              aria-label={`${c.title ?? own?.title ?? c.text ?? ""}${c.lit ? ", reached" : ", not reached"}`}>
              {own ? <Symbol look={own} class="lamp-picture" /> : null}
              {c.text && (!own || c.lit) ? <span class="lamp-text">{c.text}</span> : null}
              {here.map((i) => (
                <span class="lamp-item" data-item={i.id} data-at={c.id} title={i.title} style={{ background: seatColour(m, i.owner, "var(--accent)") }}>{i.text}</span>
              ))}
            </span>
          );
        })}
      </div>
    </section>
  );
}

// ---- compare: a combat, a test ----

function Compare({ area }: { area: Area }) {
  const { m } = useUi();
  const sides = (m.scene.sides ?? []).filter((s) => s.area === area.id);
  const rows = (m.scene.rows ?? []).filter((r) => r.area === area.id);
  return (
    <section class="area compare" aria-label={area.title}>
      <Title area={area} />
      <table>
        <thead>
          <tr>
            {[0, 1].map((i) => (
              <th key={i} class={`tone-${sides[i]?.tone ?? "plain"}`} style={{ "--card": seatColour(m, sides[i]?.owner) }}>
                <span class="side-title">{sides[i]?.title}</span>
                {sides[i]?.sum ? <b class="side-sum">{sides[i].sum}</b> : null}
                {sides[i]?.note ? <small>{sides[i].note}</small> : null}
              </th>
            )).flatMap((th, i) => i === 0 ? [th, <th key="vs" class="versus" aria-hidden="true">⚔</th>] : [th])}
          </tr>
        </thead>
        <tbody>
          {rows.map((r) => (
            <tr class={`tone-${r.tone ?? "plain"}`}>
              <td>{r.pips?.[0] ? <PipDot pip={r.pips[0]} hex={colour(m, r.pips[0].colour, "#888")} /> : null}{r.values?.[0]}</td>
              <th scope="row">{r.label}{r.outcome ? <em> {r.outcome}</em> : null}</th>
              <td>{r.pips?.[1] ? <PipDot pip={r.pips[1]} hex={colour(m, r.pips[1].colour, "#888")} /> : null}{r.values?.[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
