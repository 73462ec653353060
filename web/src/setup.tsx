// Setting a table up: the rules, who sits where, what else is agreed on.
import { useState } from "preact/hooks";
import { ServerNote } from "./alone/take";
import type { Agreed } from "./api";
import { layTable } from "./api";
import { ClockFields } from "./clock";
import { keepLink, myName, notePlayed, setMyName } from "./keep";
import { Form } from "./panels";
import { NameInput } from "./seats";
import { seatLink, watchLink } from "./start";
import type { GameInfo, OptionInfo } from "./types";

function OptionField({ o, value, set }: { o: OptionInfo; value: string; set(v: string): void }) {
  const id = `option-${o.name}`;
  const range = o.kind === "int" && o.max !== undefined && o.max - (o.min ?? 0) <= 12;
  const list = [
    ...(o.words ?? []),
    ...(range
      ? Array.from({ length: o.max! - (o.min ?? 0) + 1 }, (_, i) => String((o.min ?? 0) + i))
      : []),
  ];
  return (
    <div class="field">
      <label for={id}>{o.name.replace(/_/g, " ")}</label>
      {o.kind === "word" || range ? (
        <select id={id} value={value} onChange={(e) => set((e.target as HTMLSelectElement).value)}>
          {list.map((w) => (
            <option value={w} key={w}>
              {w.replace(/_/g, " ")}
            </option>
          ))}
        </select>
      ) : o.kind === "text" ? (
        <textarea
          id={id}
          maxLength={o.max}
          value={value}
          onInput={(e) => set((e.target as HTMLTextAreaElement).value)}
        />
      ) : (
        <input
          id={id}
          value={value}
          onInput={(e) => set((e.target as HTMLInputElement).value)}
          list={`${id}-list`}
          inputMode={o.kind === "int" && !o.words ? "numeric" : "text"}
        />
      )}
      {o.kind === "int" || o.kind === "list" ? (
        <datalist id={`${id}-list`}>
          {(o.words ?? []).map((w) => (
            <option value={w} key={w} />
          ))}
        </datalist>
      ) : null}
      <small>
        {o.help}
        {o.kind === "list"
          ? ` (${[...(o.words ?? []), `a list of ${(o.choices ?? []).join(", ")}`].join(", or ")})`
          : ""}
        {o.kind === "int" && !range
          ? ` (${[...(o.words ?? []), `${o.min} to ${o.max}`].join(", or ")})`
          : ""}
      </small>
    </div>
  );
}

// Options as they are chosen, over those of a preset.
interface Chosen {
  preset: string;
  options: { [name: string]: string };
}

export function OptionFields({
  game,
  chosen,
  set,
}: {
  game: GameInfo;
  chosen: Chosen;
  set(chosen: Chosen): void;
}) {
  const preset = game.presets.find((p) => p.name === chosen.preset);
  // Other rules for the same company.
  const pick = (name: string) => {
    const { players } = chosen.options;
    set({ preset: name, options: players ? { players } : {} });
  };
  const field = (o: OptionInfo) => (
    <OptionField
      o={o}
      key={o.name}
      value={chosen.options[o.name] ?? standard(game, chosen, o)}
      set={(v) => set({ ...chosen, options: { ...chosen.options, [o.name]: v } })}
    />
  );
  const rest = game.options.filter((o) => o.name !== "players" && !o.tuning);
  const expert = rest.filter((o) => o.expert);
  return (
    <>
      <div class="field">
        <label for="preset">rules</label>
        <select
          id="preset"
          value={chosen.preset}
          onChange={(e) => pick((e.target as HTMLSelectElement).value)}
        >
          {game.presets.map((p) => (
            <option value={p.name} key={p.name}>
              {p.name}
            </option>
          ))}
        </select>
        <small>{preset?.about}</small>
      </div>
      <details>
        <summary>Other options</summary>
        {rest.filter((o) => !o.expert).map(field)}
        {expert.length ? (
          <details>
            <summary>For experts</summary>
            {expert.map(field)}
          </details>
        ) : null}
      </details>
    </>
  );
}

function standard(game: GameInfo, chosen: Chosen, o: OptionInfo): string {
  const values = game.presets.find((p) => p.name === chosen.preset)?.values;
  return values?.find((v) => v.startsWith(`${o.name}=`))?.slice(o.name.length + 1) ?? o.default;
}

// ---- seats ----

const HERE = "human";
const OPEN = "open";

interface Place {
  who: string; // HERE (at this screen), OPEN, or the level of a bot
  name: string;
}

function SeatRow({
  seat,
  place,
  levels,
  set,
}: {
  seat: number;
  place: Place;
  levels: string[];
  set(place: Place): void;
}) {
  return (
    <div class="seat-row">
      {seat === 0 ? (
        <span class="seat-you">you</span>
      ) : (
        <select
          aria-label={`seat ${seat + 1}`}
          value={place.who}
          onChange={(e) => set({ ...place, who: (e.target as HTMLSelectElement).value })}
        >
          {ALONE ? null : <option value={OPEN}>whoever comes by the link</option>}
          <option value={HERE}>a person at this screen</option>
          {levels.map((l) => (
            <option value={l} key={l}>
              {l} bot
            </option>
          ))}
        </select>
      )}
      {place.who === HERE ? (
        <NameInput
          label={`name of seat ${seat + 1}`}
          placeholder={seat === 0 ? "your name" : "name"}
          value={place.name}
          set={(name) => set({ ...place, name })}
        />
      ) : null}
    </div>
  );
}

export function Setup({
  game,
  levels,
  close,
}: {
  game: GameInfo;
  levels: string[];
  close(): void;
}) {
  const [chosen, setChosen] = useState<Chosen>({ preset: "book", options: {} });
  const [places, setPlaces] = useState<Place[]>([{ who: HERE, name: myName() }]);
  const [agreed, setAgreed] = useState<Agreed>({});
  const [error, setError] = useState("");
  const timed = game.options.some(
    (o) =>
      game.limit?.option === `${o.name}=${chosen.options[o.name] ?? standard(game, chosen, o)}`,
  );
  const players = game.options[0];
  const seats = Number(chosen.options.players ?? standard(game, chosen, players));
  const place = (i: number) => places[i] ?? { who: ALONE ? HERE : OPEN, name: "" };
  const all = Array.from({ length: seats }, (_, i) => place(i));
  const lay = () => {
    if (all[0].name.trim()) setMyName(all[0].name.trim());
    layTable({
      game: game.id,
      ...chosen,
      seats: all.map((p) => p.who),
      names: all.map((p) => (p.who === HERE ? p.name.trim() : "")),
      together: true,
      ...agreed,
    }).then(
      (t) => {
        const own = t.links[0];
        if (own) keepLink(t.table, own.key, game.id);
        notePlayed(game.id);
        location.hash = own ? seatLink(t.table, own.key) : watchLink(t.table, false);
      },
      (x) => setError(x.message),
    );
  };
  return (
    <Form
      name={`Set up ${game.title}`}
      title={game.title}
      go="Lay the table"
      error={error}
      submit={lay}
      close={close}
    >
      {players.min !== players.max ? (
        <OptionField
          o={players}
          value={String(seats)}
          set={(v) => setChosen({ ...chosen, options: { ...chosen.options, players: v } })}
        />
      ) : null}
      <fieldset>
        <legend>Seats</legend>
        {all.map((p, i) => (
          <SeatRow
            key={i}
            seat={i}
            place={p}
            levels={levels}
            set={(to) => setPlaces(all.map((was, k) => (k === i ? to : was)))}
          />
        ))}
        {ALONE ? <ServerNote /> : null}
      </fieldset>
      <OptionFields game={game} chosen={chosen} set={setChosen} />
      {all.some((p) => p.who === OPEN) ? (
        <ClockFields game={game} timed={timed} agreed={agreed} set={setAgreed} />
      ) : null}
    </Form>
  );
}
