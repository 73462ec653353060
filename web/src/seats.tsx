// Who sits where: names, taking an open seat, giving one to a bot.
import { useEffect, useRef, useState } from "preact/hooks";
import { games, sit } from "./api";
import type { Company } from "./friends";
import { keepLink, keepsAnything, keptKey, myName, notePlayed, setMyName } from "./keep";
import { Dialog, Note, Wrong } from "./panels";
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
  id,
  label,
  value,
  placeholder,
  set,
}: {
  id?: string;
  label: string;
  value: string;
  placeholder?: string;
  set(name: string): void;
}) {
  const full = cut(`${value}x`) === value;
  return (
    <>
      <input
        id={id}
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

// Who has come by the link before is not a stranger.
function OwnSeat({ table, secret }: { table: string; secret: string }) {
  return (
    <>
      <p>You have a seat at this table already.</p>
      <a class="button main" href={seatLink(table, secret)}>
        Go to your seat
      </a>
    </>
  );
}

// Seats of people who are away.
export const deserted = (info: TableInfo) =>
  info.who.flatMap((w, seat) => (w === "human" && !info.here[seat] ? [seat] : []));

// Whoever has lost their link says who they are; somebody at the table must know them.
export function Claim({ scene, info, ask }: Company) {
  const [asked, setAsked] = useState<number>();
  const waits = asked !== undefined && info.claimed === asked;
  // Answered, or the person is back.
  useEffect(() => {
    if (info.claimed === undefined) setAsked(undefined);
  }, [info.claimed]);
  if (waits)
    return (
      <>
        <span class="quiet">Asking the others whether you are {scene.seats[asked].name} …</span>
        <button type="button" onClick={() => ask({ cmd: "withdraw" })}>
          Never mind
        </button>
      </>
    );
  return deserted(info).map((seat) => (
    <button
      type="button"
      key={seat}
      disabled={info.claimed !== undefined}
      title="The others at the table are asked to let you in."
      onClick={() => {
        setAsked(seat);
        ask({ cmd: "claim", seat });
      }}
    >
      I am {scene.seats[seat].name}
    </button>
  ));
}

// What a link to take a seat means when it does not lead to one.
export function Latecomer(company: Company) {
  const own = keptKey(company.table);
  const [read, setRead] = useState(false);
  if (own)
    return (
      <div class="consent" role="note">
        <OwnSeat table={company.table} secret={own} />
      </div>
    );
  if (read) return null;
  return (
    <div class="consent" role="note">
      <p>All seats are taken. You are watching.</p>
      <Claim {...company} />
      <button type="button" onClick={() => setRead(true)}>
        All right
      </button>
    </div>
  );
}

// Somebody says that they have lost the link of a seat: to whoever sits here and may know them.
export function Claimed({ secret, scene, info, ask }: Company) {
  if (!secret || info.claimed === undefined) return null;
  const { name } = scene.seats[info.claimed];
  const answer = (yes: boolean) => () => ask({ cmd: "admit", yes });
  return (
    <div class="consent" role="alertdialog" aria-label="somebody asks for a seat">
      <p>
        Somebody says they are {name}. Whoever is let in sees {name}'s hand.
      </p>
      <button type="button" class="main" onClick={answer(true)}>
        Let them in
      </button>
      <button type="button" onClick={answer(false)}>
        No
      </button>
    </div>
  );
}

// A seat is found again by its address, here or where the browser remembers it.
export function Forgetful() {
  const [forgets] = useState(() => !keepsAnything());
  if (!forgets || ALONE) return null;
  return (
    <Note>
      This browser remembers nothing. Keep the address of this page: it is the only way back to your
      seat.
    </Note>
  );
}

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
  const own = keptKey(table);
  const [name, setName] = useState(myName());
  const [error, setError] = useState("");
  const people = scene.seats.filter((_, i) => info.who[i] === "human").map((s) => s.name);
  const open = openSeats(info);
  const field = useRef<HTMLFormElement>(null);
  useEffect(() => field.current?.querySelector("input")?.focus(), []);
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
      {own ? <OwnSeat table={table} secret={own} /> : null}
      <form
        ref={field}
        onSubmit={(e) => {
          e.preventDefault();
          take(open[0]);
        }}
      >
        <div class="field">
          <label for="my-name">your name</label>
          <NameInput
            id="my-name"
            label="your name"
            placeholder="Player"
            value={name}
            set={setName}
          />
          <small>
            You get an address of your own. Keep it: it brings you back to your seat from any
            device.
          </small>
        </div>
        <Wrong why={error} />
        <div class="buttons">
          {open.map((seat, i) => (
            <button
              type={i === 0 ? "submit" : "button"}
              class={i === 0 && !own ? "main" : ""}
              key={seat}
              onClick={i === 0 ? undefined : () => take(seat)}
            >
              {open.length === 1
                ? "Take the seat"
                : `Seat ${seat + 1}${scene.seats[seat].role ? `: ${scene.seats[seat].role}` : ""}`}
            </button>
          ))}
          <button type="button" onClick={watch}>
            Just watch
          </button>
        </div>
      </form>
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
