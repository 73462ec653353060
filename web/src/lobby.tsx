// The lobby: which games there are, and a way into each.
import { useEffect, useState } from "preact/hooks";
import type { Mine } from "./api";
import { games, layTable, lessons, mine } from "./api";
import { InviteList } from "./invite";
import type { Invited } from "./keep";
import {
  dropLink,
  hasPlayed,
  keepInvited,
  keepLink,
  keptLinks,
  myName,
  notePlayed,
  setMyName,
} from "./keep";
import { playNow, seatLink } from "./start";
import type { GameInfo, OptionInfo } from "./types";

// Letters of the title face, and the monster.
function Logo() {
  const letters: [string, number, number, string][] = [
    ["R", 113, -4, "#e0443e"],
    ["u", 153, 3, "#ff9d2e"],
    ["m", 202, -2, "#ffc52e"],
    ["p", 250, 4, "#4cb944"],
    ["u", 289, -3, "#2f9be0"],
    ["s", 326, 5, "#8b5cf0"],
  ];
  return (
    <svg viewBox="0 0 350 92" role="img" aria-label="Rumpus">
      <use href="monster.svg#monster" width="78" height="94" y="-2" />
      {letters.map(([l, x, turn, fill]) => (
        <text
          key={x}
          class="logo-letter"
          x={x}
          y={68}
          fill={fill}
          transform={`rotate(${turn} ${x} 56)`}
        >
          {l}
        </text>
      ))}
    </svg>
  );
}

// Never played in this browser, and there is an easy way in.
const isNew = (g: GameInfo) => !hasPlayed(g.id) && g.presets.some((p) => p.name === "first");

// Asked once, kept here, shown to the others.
function NameField() {
  const [name, setName] = useState(myName());
  return (
    <label class="my-name">
      your name
      <input
        value={name}
        maxLength={30}
        placeholder="You"
        onInput={(e) => {
          setName((e.target as HTMLInputElement).value);
          setMyName((e.target as HTMLInputElement).value.trim());
        }}
      />
    </label>
  );
}

function minutes(g: GameInfo) {
  const seats = g.min_seats === g.max_seats ? `${g.min_seats}` : `${g.min_seats}–${g.max_seats}`;
  return `${seats} players · about ${g.minutes} min`;
}

export function Lobby() {
  const [all, setAll] = useState<{ games: GameInfo[]; levels: string[] }>();
  const [error, setError] = useState("");
  const [setup, setSetup] = useState<GameInfo>();
  const [old, setOld] = useState<Mine[]>([]);
  const [taught, setTaught] = useState<string[]>([]);
  useEffect(() => {
    games().then(setAll, (e) => setError(e.message));
    lessons().then(
      (a) => setTaught(a.lessons.map((l) => l.game)),
      () => undefined,
    );
    const links = keptLinks();
    if (links.length)
      mine(links).then(
        (a) => setOld(a.tables),
        () => undefined,
      );
  }, []);
  const title = (id: string) => all?.games.find((g) => g.id === id)?.title ?? id;
  return (
    <main class="lobby">
      <header class="hero">
        <h1 class="logo">
          <Logo />
        </h1>
        <p>
          <b>Five games, one table</b>Pick one and play. You learn it on the way.
        </p>
        <NameField />
      </header>
      {error ? (
        <p class="error" role="alert">
          {error}
        </p>
      ) : null}
      {old.some((t) => !t.over) ? (
        <section class="my-games">
          <h2>Your games</h2>
          <ul>
            {old
              .filter((t) => !t.over)
              .map((t) => (
                <li key={t.table}>
                  <a href={seatLink(t.table, t.key)}>
                    {title(t.game)}, turn {t.turn}
                  </a>
                  {t.yours ? <b class="yours">your turn</b> : null}
                  <button
                    type="button"
                    class="plain"
                    aria-label={`forget this game of ${title(t.game)}`}
                    onClick={() => {
                      dropLink(t.table);
                      setOld(old.filter((o) => o.table !== t.table));
                    }}
                  >
                    ×
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ) : null}
      <section class="games" aria-label="Games">
        {all?.games.map((g) => (
          <article class="game" key={g.id} style={{ "--accent": g.accent, "--ground": g.ground }}>
            <div
              class="picture"
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: g.picture ?? "" }}
            />
            {isNew(g) ? <span class="new">New to you</span> : null}
            <h2>{g.title}</h2>
            <div class="game-text">
              <p class="quiet">{minutes(g)}</p>
              <p>{g.pitch}</p>
              <div class="buttons">
                {isNew(g) && taught.includes(g.id) ? (
                  <a class="button main" href={`#/lesson/${g.id}`} aria-label={`Learn: ${g.title}`}>
                    Learn
                  </a>
                ) : null}
                <button
                  type="button"
                  class={isNew(g) && taught.includes(g.id) ? "" : "main"}
                  onClick={() =>
                    playNow(g.id, isNew(g) ? "first" : "book").catch((e) => setError(e.message))
                  }
                  aria-label={`${isNew(g) ? "Play a first game" : "Play now"}: ${g.title}`}
                >
                  {isNew(g) ? "Play a first game" : "Play now"}
                </button>
                <button
                  type="button"
                  onClick={() => setSetup(g)}
                  aria-label={`With friends: ${g.title}`}
                >
                  With friends
                </button>
                <a href={`#/rules/${g.tag}`} aria-label={`How to play: ${g.title}`}>
                  How to play
                </a>
              </div>
            </div>
          </article>
        ))}
        {!all && !error ? <p class="quiet">…</p> : null}
      </section>
      {setup && all ? (
        <Setup game={setup} levels={all.levels} close={() => setSetup(undefined)} />
      ) : null}
    </main>
  );
}

// ---- setting up ----

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

function Setup({ game, levels, close }: { game: GameInfo; levels: string[]; close(): void }) {
  const [options, setOptions] = useState<{ [name: string]: string }>({});
  const [who, setWho] = useState<string[]>([]);
  const [names, setNames] = useState<string[]>([myName()]);
  const [together, setTogether] = useState(false);
  const [error, setError] = useState("");
  const [preset, setPreset] = useState("book");
  const [made, setMade] = useState<{ table: string; own: string; others: Invited[] }>();
  const chosen = game.presets.find((p) => p.name === preset);
  const standard = (o: OptionInfo) =>
    chosen?.values.find((v) => v.startsWith(`${o.name}=`))?.slice(o.name.length + 1) ?? o.default;
  const seat = (i: number) => who[i] ?? "human";
  const seats = Number(options.players ?? standard(game.options[0]));
  const people = Array.from({ length: seats }, (_, i) => seat(i)).filter(
    (w) => w === "human",
  ).length;
  const shown = game.options.filter((o) => o.name !== "players" && !o.expert);
  const expert = game.options.filter((o) => o.name !== "players" && o.expert);
  const field = (o: OptionInfo) => (
    <OptionField
      o={o}
      key={o.name}
      value={options[o.name] ?? standard(o)}
      set={(v) => setOptions({ ...options, [o.name]: v })}
    />
  );
  useEffect(() => {
    const leave = (e: KeyboardEvent) => {
      if (e.key === "Escape") close();
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, []);
  const lay = (e: Event) => {
    e.preventDefault();
    if (names[0]) setMyName(names[0]);
    layTable({
      game: game.id,
      preset,
      options,
      seats: Array.from({ length: seats }, (_, i) => seat(i)),
      names: Array.from({ length: seats }, (_, i) => names[i] ?? ""),
      together,
    }).then(
      (t) => {
        const own = t.links[0];
        if (own) keepLink(t.table, own.key, game.id);
        notePlayed(game.id);
        if (t.links.length === 0) location.hash = `#/t/${t.table}`;
        else if (t.links.length === 1) location.hash = seatLink(t.table, own.key);
        else {
          const others = t.links.slice(1).map((l) => ({
            key: l.key,
            name: names[l.seats[0]] || `Player ${l.seats[0] + 1}`,
          }));
          keepInvited(t.table, others);
          setMade({ table: t.table, own: own.key, others });
        }
      },
      (x) => setError(x.message),
    );
  };
  if (made) return <Invite {...made} close={close} />;
  return (
    <div class="veil">
      <button type="button" class="veil-back" tabIndex={-1} aria-label="close" onClick={close} />
      <div class="dialog" role="dialog" aria-modal="true" aria-label={`Set up ${game.title}`}>
        <form class="setup" onSubmit={lay}>
          <h2>{game.title}</h2>
          <div class="field">
            <label for="preset">rules</label>
            <select
              id="preset"
              value={preset}
              onChange={(e) => {
                setPreset((e.target as HTMLSelectElement).value);
                setOptions({});
              }}
            >
              {game.presets.map((p) => (
                <option value={p.name} key={p.name}>
                  {p.name}
                </option>
              ))}
            </select>
            <small>{chosen?.about}</small>
          </div>
          {game.options[0].min !== game.options[0].max ? field(game.options[0]) : null}
          <fieldset>
            <legend>Seats</legend>
            {Array.from({ length: seats }, (_, i) => (
              <div class="seat-row" key={i}>
                <select
                  aria-label={`seat ${i + 1}`}
                  value={seat(i)}
                  onChange={(e) => {
                    const w = [...who];
                    w[i] = (e.target as HTMLSelectElement).value;
                    setWho(w);
                  }}
                >
                  <option value="human">a person</option>
                  {levels.map((l) => (
                    <option value={l} key={l}>
                      {l} bot
                    </option>
                  ))}
                </select>
                {seat(i) === "human" ? (
                  <input
                    aria-label={`name of seat ${i + 1}`}
                    placeholder={i === 0 ? "your name" : "name"}
                    maxLength={30}
                    value={names[i] ?? ""}
                    onInput={(e) => {
                      const n = [...names];
                      n[i] = (e.target as HTMLInputElement).value;
                      setNames(n);
                    }}
                  />
                ) : null}
              </div>
            ))}
            {people > 1 ? (
              <label class="check">
                <input
                  type="checkbox"
                  checked={together}
                  onChange={(e) => setTogether((e.target as HTMLInputElement).checked)}
                />{" "}
                all at this screen, taking turns
              </label>
            ) : null}
          </fieldset>
          {shown.map(field)}
          {expert.length ? (
            <details>
              <summary>More options</summary>
              {expert.map(field)}
            </details>
          ) : null}
          {error ? (
            <p class="error" role="alert">
              {error}
            </p>
          ) : null}
          <div class="buttons">
            <button type="submit" class="main">
              Lay the table
            </button>
            <button type="button" onClick={close}>
              Back
            </button>
          </div>
        </form>
      </div>
    </div>
  );
}

function Invite({
  table,
  own,
  others,
  close,
}: {
  table: string;
  own: string;
  others: Invited[];
  close(): void;
}) {
  return (
    <div class="veil">
      <div class="dialog" role="dialog" aria-modal="true" aria-label="Links for your friends">
        <h2>Send each friend a link</h2>
        <InviteList table={table} others={others} />
        <div class="buttons">
          <a class="button main" href={seatLink(table, own)}>
            Take my seat
          </a>
          <button type="button" onClick={close}>
            Back
          </button>
        </div>
      </div>
    </div>
  );
}
