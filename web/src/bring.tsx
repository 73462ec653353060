// A game begun elsewhere, brought here as a file or in a link: look who plays, and go on.
import { useEffect, useState } from "preact/hooks";
import { games, layTable } from "./api";
import { keepLink, notePlayed } from "./keep";
import { Note, Page, Wrong } from "./panels";
import { type Brought, offerFile, readRecording, takeFile, unpack } from "./recording";
import { seatLink, watchLink } from "./start";
import type { GameInfo, TableInfo } from "./types";

// Lay the table: everybody as they were, but for these seats, which friends may take. Where it is.
async function lay(b: Brought, friends: number[] = []): Promise<string> {
  const t = await layTable({
    recording: b.text,
    seats: b.seats.map((s, i) => (friends.includes(i) ? "open" : s.who)),
    names: b.seats.map((s, i) => (friends.includes(i) ? "" : s.name)),
    together: true,
  });
  const own = t.links[0];
  if (!own) return watchLink(t.table, false);
  keepLink(t.table, own.key, b.game);
  notePlayed(b.game);
  return seatLink(t.table, own.key);
}

// Which of the others make room for friends.
function Friends({ b, chosen, set }: { b: Brought; chosen: number[]; set(seats: number[]): void }) {
  const first = b.seats.findIndex((s) => s.who === "human");
  return (
    <fieldset>
      <legend>Whose seats may friends take?</legend>
      {b.seats.map((s, i) =>
        i === first ? null : (
          <label class="check" key={i}>
            <input
              type="checkbox"
              checked={chosen.includes(i)}
              onChange={(e) =>
                set(
                  (e.target as HTMLInputElement).checked
                    ? [...chosen, i]
                    : chosen.filter((k) => k !== i),
                )
              }
            />{" "}
            {s.name || `Player ${i + 1}`}
            {s.who === "human" ? "" : ` (${s.who.split(":")[0]} bot)`}
          </label>
        ),
      )}
    </fieldset>
  );
}

function Chosen({ b, game }: { b: Brought; game?: GameInfo }) {
  const [friends, setFriends] = useState<number[]>([]);
  const [error, setError] = useState("");
  const go = () =>
    lay(b, friends).then(
      (to) => location.replace(to),
      (e) => setError(e.message),
    );
  return (
    <>
      <h1>Go on with {game?.title ?? b.game}</h1>
      <p>
        {ALONE
          ? "A game begun elsewhere. It goes on in this browser."
          : "A game begun elsewhere. It goes on here, and friends can join it by a link."}
      </p>
      {ALONE ? null : <Friends b={b} chosen={friends} set={setFriends} />}
      <Wrong why={error} />
      <button type="button" class="main" onClick={go}>
        {ALONE ? "Open it" : "Lay the table"}
      </button>
    </>
  );
}

// Said to people who play with somebody who could know more than they should, and to whoever might
// take bots with the names of their friends for them.
export function BroughtNote({ info }: { info: TableInfo }) {
  const people = info.who.filter((w) => w === "human" || w === "open").length;
  if (!info.brought || ALONE) return null;
  return (
    <Note>
      {people < 2
        ? "This game is taken up from an earlier one. Bots play for the others."
        : "This game was begun elsewhere. Whoever brought it could have looked at the cards."}
    </Note>
  );
}

export function BringPage({ packed }: { packed?: string }) {
  const [b, setBrought] = useState<Brought>();
  const [all, setAll] = useState<GameInfo[]>([]);
  const [error, setError] = useState("");
  const take = async (text: Promise<string>, own: boolean) => {
    setError("");
    setBrought(undefined);
    try {
      const found = readRecording(await text);
      // A file of one's own is opened at once where there is nothing to ask: alone, or where
      // nobody but bots played, as in the lab's examples.
      const bots = found.seats.every((s) => s.who !== "human");
      if (own && (ALONE || bots)) location.replace(await lay(found));
      else setBrought(found);
    } catch (e) {
      setError((e as Error).message);
    }
  };
  const choose = () => {
    const file = takeFile();
    if (file) take(file, true);
  };
  useEffect(() => {
    games().then(
      (a) => setAll(a.games),
      () => undefined,
    );
    if (packed) take(unpack(packed), false);
    else choose();
    addEventListener("rumpus-file", choose);
    return () => removeEventListener("rumpus-file", choose);
  }, [packed]);
  return (
    <Page kind="bring">
      {b ? (
        <Chosen b={b} game={all.find((g) => g.id === b.game)} />
      ) : (
        <>
          <h1>Open a recording</h1>
          <p>
            Choose a recording, or drop it anywhere on this page: look at a finished game, or go on
            with one that is not.
          </p>
          <input
            type="file"
            aria-label="a recording"
            onChange={(e) => {
              const file = (e.target as HTMLInputElement).files?.[0];
              if (!file) return;
              offerFile(file);
              choose();
            }}
          />
        </>
      )}
      <Wrong why={error} />
    </Page>
  );
}

// A file that is dropped on any page.
export function takeDrops() {
  addEventListener("dragover", (e) => e.preventDefault());
  addEventListener("drop", (e) => {
    e.preventDefault();
    const file = e.dataTransfer?.files[0];
    if (!file) return;
    offerFile(file);
    if (location.hash === "#/bring") dispatchEvent(new Event("rumpus-file"));
    else location.hash = "#/bring";
  });
}
