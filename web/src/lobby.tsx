// The lobby: which games there are, and a way into each.
import { useEffect, useState } from "preact/hooks";
import { games, lessons } from "./api";
import { Icon } from "./draw/icons";
import type { Kept } from "./keep";
import { colours, hasPlayed, myName, setColours, setMyName } from "./keep";
import { useKept, waitsFor } from "./mine";
import { Wrong } from "./panels";
import { NameInput } from "./seats";
import { Setup } from "./setup";
import { playNow, seatLink } from "./start";
import { nameGames } from "./turns";
import type { GameInfo } from "./types";

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
    <div class="my-name">
      your name
      <NameInput
        label="your name"
        value={name}
        placeholder="You"
        set={(n) => {
          setName(n);
          setMyName(n.trim());
        }}
      />
    </div>
  );
}

const SHORT = 10; // letters of a title that may be large

// For how many, and how long it takes.
function Facts({ g }: { g: GameInfo }) {
  const seats = g.min_seats === g.max_seats ? `${g.min_seats}` : `${g.min_seats}–${g.max_seats}`;
  return (
    <p class="facts">
      <span>
        <Icon name="people" />
        {seats} players
      </span>
      <span>
        <Icon name="clock" />
        {g.minutes} min
      </span>
    </p>
  );
}

// By day and by night; until somebody says so, as the system has it.
function LightSwitch() {
  const [now, setNow] = useState(colours());
  return (
    <label class="light-switch">
      light or dark
      <select
        value={now}
        onChange={(e) => {
          const c = (e.target as HTMLSelectElement).value as typeof now;
          setColours(c);
          setNow(c);
        }}
      >
        <option value="auto">as this device</option>
        <option value="light">light</option>
        <option value="dark">dark</option>
      </select>
    </label>
  );
}

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
const counted = (n: number) => `${NUMBERS[n] ?? n} ${n === 1 ? "game" : "games"}`;

function Picture({ g }: { g: GameInfo }) {
  return (
    <div class="picture" aria-hidden="true" dangerouslySetInnerHTML={{ __html: g.picture ?? "" }} />
  );
}

// A game that goes on: what it waits for, and the way to it.
function GoOn({ k, g }: { k: Kept; g: GameInfo }) {
  return (
    <li class={k.last?.yours ? "due" : ""} style={{ "--accent": g.accent, "--ground": g.ground }}>
      <a href={seatLink(k.table, k.key)}>
        <Picture g={g} />
        <span class="go-on-words">
          <b>{g.title}</b>
          <small>{waitsFor(k)}</small>
        </span>
        <span class={k.last?.yours ? "button main" : "button"}>
          {k.last?.yours ? "Go" : "Look"}
        </span>
      </a>
    </li>
  );
}

const SHOWN = 3;

// The latest games that go on, those that wait for me first; the rest has a page of its own.
function MyGames({ all }: { all: GameInfo[] }) {
  const { running, finished } = useKept();
  const due = running.filter((k) => k.last?.yours);
  const order = [...due, ...running.filter((k) => !k.last?.yours)].slice(0, SHOWN);
  if (!running.length && !finished.length) return null;
  return (
    <section class="my-games" aria-label="Your games">
      <h2>{due.length ? `Your turn in ${counted(due.length).toLowerCase()}` : "Your games"}</h2>
      {order.length ? (
        <ul class="going-on">
          {order.map((k) => {
            const g = all.find((x) => x.id === k.game);
            return g ? <GoOn key={k.table} k={k} g={g} /> : null;
          })}
        </ul>
      ) : null}
      <a class="all-mine" href="#/mine">
        {running.length > 1 ? `All ${running.length} and results` : "Your results"}
      </a>
    </section>
  );
}

// One thing stands out: to learn it, for whoever has never played it; then to play.
function WaysIn({
  g,
  taught,
  play,
  invite,
}: {
  g: GameInfo;
  taught: boolean;
  play(preset: string): void;
  invite(): void;
}) {
  const learns = isNew(g) && taught;
  const word = learns ? "Play" : isNew(g) ? "Play a first game" : "Play now";
  return (
    <div class="buttons">
      {learns ? (
        <a class="button main" href={`#/lesson/${g.id}`} aria-label={`Learn to play: ${g.title}`}>
          Learn to play
        </a>
      ) : null}
      <button
        type="button"
        class={learns ? "" : "main"}
        onClick={() => play(isNew(g) ? "first" : "book")}
        aria-label={`${word}: ${g.title}`}
      >
        {word}
      </button>
      <button type="button" onClick={invite} aria-label={`With friends: ${g.title}`}>
        With friends
      </button>
      <span class="to-read">
        {taught && !learns ? (
          <a href={`#/lessons/${g.id}`} aria-label={`Lessons: ${g.title}`}>
            Lessons
          </a>
        ) : null}
        <a href={`#/rules/${g.tag}`} aria-label={`Rulebook: ${g.title}`}>
          Rulebook
        </a>
      </span>
    </div>
  );
}

export function Lobby() {
  const [all, setAll] = useState<{ games: GameInfo[]; levels: string[] }>();
  const [error, setError] = useState("");
  const [setup, setSetup] = useState<GameInfo>();
  const [taught, setTaught] = useState<string[]>([]);
  useEffect(() => {
    games().then(
      (a) => {
        nameGames(a.games);
        setAll(a);
      },
      (e) => setError(e.message),
    );
    lessons().then(
      (a) => setTaught(a.lessons.map((l) => l.game)),
      () => undefined,
    );
  }, []);
  return (
    <main class="lobby">
      <header class="hero">
        <h1 class="logo">
          <Logo />
        </h1>
        <p>
          <b>{all ? counted(all.games.length) : "Games"}, one table</b>Pick one and play. You learn
          it on the way.
        </p>
        <NameField />
        <LightSwitch />
      </header>
      <Wrong why={error} />
      {all ? <MyGames all={all.games} /> : null}
      <section class="games" aria-label="Games">
        {all?.games.map((g) => (
          <article class="game" key={g.id} style={{ "--accent": g.accent, "--ground": g.ground }}>
            <Picture g={g} />
            {isNew(g) ? <span class="new">New to you</span> : null}
            <h2 class={g.title.length <= SHORT ? "short" : ""}>{g.title}</h2>
            <div class="game-text">
              <Facts g={g} />
              <p>{g.pitch}</p>
              <WaysIn
                g={g}
                taught={taught.includes(g.id)}
                play={(preset) => playNow(g.id, preset).catch((e) => setError(e.message))}
                invite={() => setSetup(g)}
              />
            </div>
          </article>
        ))}
        {!all && !error ? <p class="quiet">…</p> : null}
      </section>
      <p class="lobby-foot">
        <a href="#/bring">Open a recording</a>
      </p>
      {setup && all ? (
        <Setup game={setup} levels={all.levels} close={() => setSetup(undefined)} />
      ) : null}
    </main>
  );
}
