// Who sits where: names, taking an open seat, giving one to a bot.
import { useEffect, useState } from "preact/hooks";
import { games, sit } from "./api";
import { keepLink, myName, notePlayed, setMyName } from "./keep";
import { Dialog, Wrong } from "./panels";
import { seatLink } from "./start";
import type { Scene, TableInfo } from "./types";

const NAME_BYTES = 31; // as the wire has it

// As much of a name as there is room for.
function cut(name: string): string {
  let kept = "";
  for (const letter of name) {
    if (new TextEncoder().encode(kept + letter).length > NAME_BYTES) break;
    kept += letter;
  }
  return kept;
}

export function NameInput({
  label,
  value,
  placeholder,
  set,
}: {
  label: string;
  value: string;
  placeholder?: string;
  set(name: string): void;
}) {
  const full = cut(`${value}x`) === value;
  return (
    <>
      <input
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onInput={(e) => {
          const field = e.target as HTMLInputElement;
          field.value = cut(field.value);
          set(field.value);
        }}
      />
      {full ? <small>A name has no more room than this.</small> : null}
    </>
  );
}

export const openSeats = (info: TableInfo) =>
  info.who.flatMap((w, seat) => (w === "open" ? [seat] : []));

// Shown to whoever comes by the link while there is a seat for them.
export function SitDown({
  table,
  scene,
  info,
  watch,
}: {
  table: string;
  scene: Scene;
  info: TableInfo;
  watch(): void;
}) {
  const [name, setName] = useState(myName());
  const [error, setError] = useState("");
  const people = scene.seats.filter((_, i) => info.who[i] === "human").map((s) => s.name);
  const take = (seat: number) => {
    setMyName(name.trim());
    sit(table, seat, name.trim()).then(
      ({ key }) => {
        keepLink(table, key, scene.game);
        notePlayed(scene.game);
        location.hash = seatLink(table, key);
      },
      (e) => setError(e.message),
    );
  };
  return (
    <Dialog name="Take a seat">
      <h2>{scene.title}</h2>
      <p>
        {people.length
          ? `${people.join(" and ")} ${people.length === 1 ? "has" : "have"} a seat for you.`
          : "There is a seat for you."}
      </p>
      <div class="field">
        <b>your name</b>
        <NameInput label="your name" placeholder="Player" value={name} set={setName} />
      </div>
      <Wrong why={error} />
      <div class="buttons">
        {openSeats(info).map((seat, i, all) => (
          <button type="button" class={i === 0 ? "main" : ""} key={seat} onClick={() => take(seat)}>
            {all.length === 1
              ? "Take the seat"
              : `Seat ${seat + 1}${scene.seats[seat].role ? `: ${scene.seats[seat].role}` : ""}`}
          </button>
        ))}
        <button type="button" onClick={watch}>
          Just watch
        </button>
      </div>
    </Dialog>
  );
}

// The seats that wait for somebody, each of which can go to a bot.
export function OpenSeats({
  scene,
  info,
  give,
}: {
  scene: Scene;
  info: TableInfo;
  give(seat: number, who: string): void;
}) {
  const [levels, setLevels] = useState<string[]>([]);
  useEffect(() => {
    games().then(
      (a) => setLevels(a.levels),
      () => undefined,
    );
  }, []);
  return (
    <ul class="open-seats">
      {openSeats(info).map((seat) => (
        <li key={seat}>
          <span>
            <b>{scene.seats[seat].name}</b>
            {scene.seats[seat].role ? `, ${scene.seats[seat].role}` : ""}: waiting for somebody …
          </span>
          <select
            aria-label={`give the seat of ${scene.seats[seat].name} to a bot`}
            value=""
            onChange={(e) => give(seat, (e.target as HTMLSelectElement).value)}
          >
            <option value="">or a bot …</option>
            {levels.map((level) => (
              <option value={level} key={level}>
                {level} bot
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  );
}

// Another name, asked for at the table.
export function Rename({ now, rename }: { now: string; rename(name: string): void }) {
  const [name, setName] = useState(now);
  return (
    <form
      class="rename"
      onSubmit={(e) => {
        e.preventDefault();
        if (!name.trim()) return;
        setMyName(name.trim());
        rename(name.trim());
      }}
    >
      <NameInput label="your name" value={name} set={setName} />
      <button type="submit" disabled={!name.trim() || name.trim() === now}>
        Change my name
      </button>
    </form>
  );
}
