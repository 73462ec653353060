// The games of this browser: where it is my turn, what else is on, what is over, and how I did.
import { useEffect, useState } from "preact/hooks";
import { games, type Mine } from "./api";
import type { Kept } from "./keep";
import { dropLink, finishedGames, keptLinks, memory, onKept, remember } from "./keep";
import { isBot, listed } from "./model";
import { Page } from "./panels";
import { seatLink } from "./start";
import { askToNotify, canNotify, look, nameGames, notifies, withPeople } from "./turns";
import type { GameInfo } from "./types";

const DAY = 86400000;
const OLD = 14 * DAY;
const SHOWN = 8;

type Titles = (id: string) => string;

function useTitles(): Titles {
  const [all, setAll] = useState<GameInfo[]>([]);
  useEffect(() => {
    games().then(
      (a) => {
        nameGames(a.games);
        setAll(a.games);
      },
      () => undefined,
    );
  }, []);
  return (id) => all.find((g) => g.id === id)?.title ?? id;
}

// What is kept, looked at again now and whenever it changes.
export function useKept() {
  const [kept, setKept] = useState({ running: keptLinks(), finished: finishedGames() });
  useEffect(() => {
    const end = onKept(() => setKept({ running: keptLinks(), finished: finishedGames() }));
    look().catch(() => undefined);
    return end;
  }, []);
  return kept;
}

const nameOf = (t: Mine, seat: number) =>
  isBot(t.who[seat]) ? `${t.names[seat]} (bot)` : t.names[seat];
const others = (k: Kept) =>
  k.last?.names.flatMap((_, i) => (k.last!.seats.includes(i) ? [] : [nameOf(k.last!, i)])) ?? [];

function since(at: number): string {
  const days = Math.floor((Date.now() - at) / DAY);
  if (days < 1) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}

// How a finished one ended for whoever sits at this browser.
export function outcome(k: Kept): "won" | "lost" | "shared" {
  const points = Math.max(0, ...(k.last?.seats.map((i) => k.last!.points?.[i] ?? 0) ?? []));
  return points === 60 ? "won" : points > 0 ? "shared" : "lost";
}

function state(k: Kept): string {
  const t = k.last;
  if (!t) return "";
  if (t.over) return t.result ?? "over";
  if (t.yours) return "your turn";
  return t.waits_for === undefined ? "" : `waiting for ${nameOf(t, t.waits_for)}`;
}

// In few words: "your turn, with Rosa".
export function waitsFor(k: Kept): string {
  if (!k.last?.yours) return state(k);
  const { names, seats } = k.last;
  return ["your turn", listed(names.filter((_, i) => !seats.includes(i)))]
    .filter(Boolean)
    .join(", with ");
}

function GameRow({ k, title }: { k: Kept; title: Titles }) {
  const with_ = others(k);
  return (
    <li class={k.last?.yours ? "game-row due" : "game-row"}>
      <a href={seatLink(k.table, k.key)}>
        <b>{title(k.game)}</b>
        {with_.length ? ` with ${listed(with_)}` : ""}
      </a>
      <small>
        {k.last?.brought ? "taken up from an earlier game, " : ""}
        {k.last && !k.last.over ? `turn ${k.last.turn}, begun ` : ""}
        {since(k.last?.over ? k.at : (k.since ?? k.at))}
      </small>
      <span class={k.last?.over ? outcome(k) : k.last?.yours ? "yours" : "quiet"}>{state(k)}</span>
      <button
        type="button"
        class="plain"
        aria-label={`forget this game of ${title(k.game)}`}
        onClick={() => dropLink(k.table)}
      >
        ×
      </button>
    </li>
  );
}

function Rows({ name, all, title }: { name: string; all: Kept[]; title: Titles }) {
  const fresh = all.filter((k) => Date.now() - k.at < OLD).slice(0, SHOWN);
  const old = all.filter((k) => !fresh.includes(k));
  if (!all.length) return null;
  return (
    <section class="panel" aria-label={name}>
      <h2>{name}</h2>
      <ul class="game-rows">
        {fresh.map((k) => (
          <GameRow key={k.table} k={k} title={title} />
        ))}
      </ul>
      {old.length ? (
        <details>
          <summary>{old.length} older</summary>
          <ul class="game-rows">
            {old.map((k) => (
              <GameRow key={k.table} k={k} title={title} />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

// ---- results ----

// Everybody of one name is one opponent; bots are known by their level.
const opponents = (k: Kept) => [
  ...new Set(
    k.last!.names.flatMap((n, i) =>
      k.last!.seats.includes(i)
        ? []
        : [isBot(k.last!.who[i]) ? `${k.last!.who[i].split(":")[0]} bots` : n],
    ),
  ),
];

function Tally({ by, rows }: { by: string; rows: Map<string, Kept[]> }) {
  const count = (all: Kept[], what: string) => all.filter((k) => outcome(k) === what).length;
  return (
    <table class="results">
      <thead>
        <tr>
          <th>{by}</th>
          <th>played</th>
          <th>won</th>
          <th>shared</th>
          <th>lost</th>
        </tr>
      </thead>
      <tbody>
        {[...rows]
          .sort((a, b) => b[1].length - a[1].length)
          .map(([name, all]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{all.length}</td>
              <td>{count(all, "won")}</td>
              <td>{count(all, "shared")}</td>
              <td>{count(all, "lost")}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Results({ finished, title }: { finished: Kept[]; title: Titles }) {
  const known = finished.filter((k) => k.last);
  if (!known.length) return null;
  const group = (names: (k: Kept) => string[]) => {
    const rows = new Map<string, Kept[]>();
    for (const k of known) for (const n of names(k)) rows.set(n, [...(rows.get(n) ?? []), k]);
    return rows;
  };
  return (
    <section class="panel" aria-label="Results">
      <h2>Results</h2>
      <Tally by="game" rows={group((k) => [title(k.game)])} />
      <Tally by="at a table with" rows={group(opponents)} />
    </section>
  );
}

// ---- the file ----

function File() {
  const [said, setSaid] = useState("");
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([memory()], { type: "application/json" }));
    link.download = "rumpus-games.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  const take = (e: Event) => {
    const file = (e.target as HTMLInputElement).files?.[0];
    file
      ?.text()
      .then((text) => {
        remember(text);
        setSaid("Added to what is here.");
        return look();
      })
      .catch((x) => setSaid(x.message));
  };
  return (
    <section class="panel" aria-label="Elsewhere">
      <h2>Take them elsewhere</h2>
      <p>
        All of this is kept in this browser only. The file has the links of your seats: whoever has
        it can play for you.
      </p>
      <div class="buttons">
        <button type="button" onClick={save}>
          Save as a file
        </button>
        <label class="button">
          Add from a file
          <input type="file" class="unseen" accept=".json,application/json" onChange={take} />
        </label>
      </div>
      {said ? <p role="status">{said}</p> : null}
    </section>
  );
}

function Bell() {
  const [on, setOn] = useState(notifies());
  if (!canNotify() || ALONE) return null;
  return (
    <p class="bell">
      <button
        type="button"
        aria-pressed={on}
        onClick={() => askToNotify(!on).then(setOn, () => setOn(false))}
      >
        {on ? "I am told when it is my turn" : "Tell me when it is my turn"}
      </button>
      <small>while this page is open in some tab</small>
    </p>
  );
}

export function MinePage() {
  const title = useTitles();
  const { running, finished } = useKept();
  const due = running.filter((k) => k.last?.yours);
  const rest = running.filter((k) => !k.last?.yours);
  const first = [...due].sort((a, b) => Number(withPeople(b.last)) - Number(withPeople(a.last)));
  return (
    <Page kind="mine">
      <h1>Your games</h1>
      <Bell />
      {running.length + finished.length ? null : <p class="quiet">None yet in this browser.</p>}
      <Rows name="Your turn" all={first} title={title} />
      <Rows name="Waiting for others" all={rest} title={title} />
      <Rows name="Finished" all={finished} title={title} />
      <Results finished={finished} title={title} />
      <File />
    </Page>
  );
}
