// Who is at the table, and what can be seen of each.
import { AreaView } from "./draw/areas";
import { useTarget, useUi } from "./draw/ui";
import { areasOf, seatColour } from "./model";
import type { TableInfo } from "./types";

export function SeatPanel({ seat, info }: { seat: number; info?: TableInfo }) {
  const { m } = useUi();
  const s = m.scene.seats[seat];
  const acting = m.scene.actor === seat && !m.scene.veiled;
  const mine = m.scene.viewer === seat;
  const bot = info && info.who[seat] !== "human";
  const t = useTarget([`seat${seat}`], `${s.name}${s.role ? `, ${s.role}` : ""}`);
  const state = acting
    ? bot ? "thinking …" : mine ? "your decision" : "to decide"
    : info && !bot && !info.here[seat] ? "away" : "";
  return (
    <div class={`seat${acting ? " acting" : ""}${mine ? " mine" : ""}${s.out ? " out" : ""}${t.class}`} {...t.props}
      style={{ "--card": seatColour(m, seat) }}>
      <div class="seat-head">
        <i class="seat-dot" aria-hidden="true">{seat + 1}</i>
        <b class="seat-name">{s.name}</b>
        {s.role ? <span class="seat-role">{s.role}</span> : null}
        {s.team && s.team !== s.role ? <span class="seat-team">{s.team}</span> : null}
        {bot ? <span class="seat-bot">{info!.who[seat]}</span> : null}
        {state ? <span class="seat-state">{state}</span> : null}
      </div>
      {s.counters?.length || s.note ? (
        <div class="counters">
          {s.counters?.map((c) => <span class="counter" key={c.label}><small>{c.label}</small> {c.value}</span>)}
          {s.note ? <span class="seat-note">{s.note}</span> : null}
        </div>
      ) : null}
      {areasOf(m, "status", seat).map((a) => <AreaView key={a.id} area={a} />)}
      {!mine ? areasOf(m, "hand", seat).map((a) => <AreaView key={a.id} area={a} />) : null}
    </div>
  );
}
