// The lobby: which games there are, and a way into each.
import { useEffect, useState } from "preact/hooks";
import { games, lessons } from "./api";
import { Icon, Tool } from "./draw/icons";
import type { Kept } from "./keep";
import { colours, hasPlayed, myName, setColours, setMyName, setSound, soundOn } from "./keep";
import { useKept, waitsFor } from "./mine";
import { Dialog, Form, Wrong } from "./panels";
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

function Face() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="47" fill="#1f78c8" />
      <g stroke="#1c1a27" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">
        <circle cx="50" cy="52" r="29" fill="#e8a872" />
        <path
          d="M19 52C13 22 40 12 60 22 80 20 87 36 81 53 74 42 62 42 56 34 46 44 30 40 19 52Z"
          fill="#2b3a67"
        />
        <path d="M40 66q10 9 20 0" fill="none" />
      </g>
      <circle cx="40" cy="55" r="4.500" />
      <circle cx="61" cy="55" r="4.500" />
    </svg>
  );
}

// Who sits here; the name is asked once, kept here, shown to the others.
function Me() {
  const [name, setName] = useState(myName());
  const [open, setOpen] = useState(false);
  const close = () => {
    setMyName(name.trim());
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        class="me"
        aria-label={`Your name${name.trim() ? `: ${name.trim()}` : ""}`}
        onClick={() => setOpen(true)}
      >
        <Face />
        <span>{name.trim() || "Your name"}</span>
      </button>
      {open ? (
        <Form title="Your name" go="Keep it" submit={close} close={close}>
          <NameInput label="your name" value={name} placeholder="You" set={setName} />
        </Form>
      ) : null}
    </>
  );
}

function SoundSwitch() {
  const [on, setOn] = useState(soundOn());
  return (
    <Tool
      icon={on ? "sound" : "silence"}
      name={on ? "sound is on" : "sound is off"}
      onClick={() => {
        setSound(!on);
        setOn(!on);
      }}
    />
  );
}

// What is seldom wanted.
function LobbyMenu() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Tool icon="menu" name="menu" onClick={() => setOpen(true)} />
      {open ? (
        <Dialog name="menu" close={close}>
          <LightSwitch />
          <a class="button" href="#/mine">
            Your games and results
          </a>
          <a class="button" href="#/bring">
            Open a recording
          </a>
          <button type="button" class="main" onClick={close}>
            Close
          </button>
        </Dialog>
      ) : null}
    </>
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

// An image of its own: the names inside one drawing are not those of another.
const imageOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

// With little room: as panels of a comic, side by side.
const NARROW = "(max-width: 640px), (max-height: 560px)";

function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const look = () => setNarrow(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return narrow;
}

// Which parts of its picture a game would have there, as the drawing says: x y width height.
const panelsOf = (svg: string) => /data-panels="([^"]*)"/.exec(svg)?.[1].split("|") ?? [];

function Picture({ g, wide }: { g: GameInfo; wide?: boolean }) {
  const svg = g.picture ?? "";
  const panels = wide ? panelsOf(svg) : [];
  return (
    <div class="picture" aria-hidden="true">
      {panels.map((box) => {
        const [, , w, h] = box.split(" ").map(Number);
        const part = svg.replace(/viewBox="[^"]*"/, `viewBox="${box}"`);
        return <img key={box} alt="" src={imageOf(part)} style={{ flexGrow: w / h }} />;
      })}
      {panels.length ? null : <img alt="" src={imageOf(svg)} />}
    </div>
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
      <h2>
        {due.length
          ? `Your turn in ${counted(due.length).toLowerCase()}`
          : running.length
            ? "Your games"
            : `${counted(finished.length)} played`}
      </h2>
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
    </div>
  );
}

function ToRead({ g, taught }: { g: GameInfo; taught: boolean }) {
  return (
    <span class="to-read">
      {taught && !isNew(g) ? (
        <a href={`#/lessons/${g.id}`} aria-label={`Lessons: ${g.title}`}>
          Lessons
        </a>
      ) : null}
      <a href={`#/rules/${g.tag}`} aria-label={`Rulebook: ${g.title}`}>
        Rulebook
      </a>
    </span>
  );
}

export function Lobby() {
  const [all, setAll] = useState<{ games: GameInfo[]; levels: string[] }>();
  const [error, setError] = useState("");
  const [setup, setSetup] = useState<GameInfo>();
  const [taught, setTaught] = useState<string[]>([]);
  const narrow = useNarrow();
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
        <div class="hero-tools">
          <Me />
          <SoundSwitch />
          <LobbyMenu />
        </div>
      </header>
      <Wrong why={error} />
      {all ? <MyGames all={all.games} /> : null}
      <section class="games" aria-label="Games">
        {all?.games.map((g) => (
          <article class="game" key={g.id} style={{ "--accent": g.accent, "--ground": g.ground }}>
            <Picture g={g} wide={narrow} />
            {isNew(g) ? <span class="new">New to you</span> : null}
            <h2 class={g.title.length <= SHORT ? "short" : ""}>{g.title}</h2>
            <div class="game-text">
              <Facts g={g} />
              <p class="pitch">{g.pitch}</p>
              <ToRead g={g} taught={taught.includes(g.id)} />
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
      {setup && all ? (
        <Setup game={setup} levels={all.levels} close={() => setSetup(undefined)} />
      ) : null}
    </main>
  );
}
