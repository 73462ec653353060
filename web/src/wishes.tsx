// What one wishes and the others are asked about: taking back, one more game.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { games } from "./api";
import { Icon } from "./draw/icons";
import type { Company } from "./friends";
import { keepLink } from "./keep";
import { Form } from "./panels";
import { OptionFields } from "./setup";
import { playOrLobby, seatLink, watchLink } from "./start";
import type { GameInfo, Scene, TableInfo, Wish } from "./types";

function wishWords(wish: Wish, name: string): string {
  switch (wish.what) {
    case "undo":
      return wish.yours ? "You ask to take this back:" : `${name} would like to take this back:`;
    case "rematch":
      return wish.yours
        ? "You propose a rematch with other rules:"
        : `${name} proposes a rematch with other rules:`;
    case "draw":
      return wish.yours ? "You offer a draw." : `${name} offers a draw.`;
    case "resign":
      return wish.yours ? "You would like to resign." : `${name} would like to resign with you.`;
  }
}

const details = (wish: Wish) => [
  ...(wish.takes ?? []),
  ...Object.entries(wish.options ?? {}).map(([n, v]) => `${n.replace(/_/g, " ")}: ${v}`),
];

// The people who are asked: by their name if it is one.
function theOthers(scene: Scene, info: TableInfo): string {
  const names = scene.seats.flatMap((s, i) =>
    i !== scene.viewer && info.who[i] === "human" && info.here[i] ? [s.name] : [],
  );
  return names.length === 1 ? names[0] : "the others";
}

// The open wish, with what each may do about it.
export function WishBox({ scene, info, ask }: Company) {
  const wish = info.wish;
  if (!wish) return null;
  return (
    <div class="consent" role="alertdialog" aria-label={`a wish: ${wish.what}`}>
      <div class="wish">
        <p>{wishWords(wish, scene.seats[wish.by].name)}</p>
        <ul>
          {details(wish).map((line, i) => (
            <li key={i} class={wish.takes && i > 0 ? "followed" : ""}>
              {wish.takes && i === 1 ? "and what followed: " : ""}
              {line}
            </li>
          ))}
        </ul>
      </div>
      {wish.asks_you ? (
        <>
          <button type="button" class="main" onClick={() => ask({ cmd: "consent", yes: true })}>
            Agree
          </button>
          <button type="button" onClick={() => ask({ cmd: "consent", yes: false })}>
            No
          </button>
        </>
      ) : wish.yours ? (
        <>
          <span class="quiet">waiting for {theOthers(scene, info)} …</span>
          <button type="button" onClick={() => ask({ cmd: "withdraw" })}>
            Withdraw
          </button>
        </>
      ) : (
        <span class="quiet">waiting for an answer …</span>
      )}
    </div>
  );
}

// ---- giving up ----

const focus = (e: HTMLElement | null) => e?.focus();

// In the menu: what cannot be undone alone is asked twice, and not where the first click was.
export function GiveUp({ scene, info, joined, ask }: Company) {
  const [sure, setSure] = useState(false);
  const me = scene.viewer;
  if (typeof me !== "number" || scene.over) return null;
  const others = info.who.every((w, i) => i === me || w === "human");
  const word = joined.two_sides ? "Resign" : "Leave my seat to a bot";
  const loss = !joined.two_sides
    ? "A bot plays on for you, and you do not come back."
    : scene.seats.length > 2
      ? "Your whole side would lose the game."
      : "You would lose the game.";
  return (
    <>
      {joined.two_sides && joined.draws && others ? (
        <button type="button" onClick={() => ask({ cmd: "draw", as: me })}>
          Offer a draw
        </button>
      ) : null}
      <button type="button" disabled={sure} onClick={() => setSure(true)}>
        {word}
      </button>
      {sure ? (
        <div class="really">
          <p>{loss}</p>
          <button type="button" ref={focus} onClick={() => setSure(false)}>
            No, play on
          </button>
          <button
            type="button"
            class="tone-danger"
            onClick={() => {
              setSure(false);
              ask({ cmd: "resign", as: me });
            }}
          >
            {word}: yes, really
          </button>
        </div>
      ) : null}
    </>
  );
}

// ---- one more ----

const people = (info: TableInfo) => info.who.filter((w) => w === "human").length;

// "3 : 2", with halves and thirds where a win was shared.
const wins = (sixtieths: number) => String(Math.round(sixtieths / 6) / 10);

export function Score({ scene, info }: { scene: Scene; info: TableInfo }) {
  if (!info.score || (info.games ?? 0) < 1 || people(info) < 2) return null;
  // One's own comes first.
  const me = typeof scene.viewer === "number" ? scene.viewer : 0;
  const turned = <T,>(all: T[]) => [...all.slice(me), ...all.slice(0, me)];
  return (
    <p class="score" title={`after ${info.games} ${info.games === 1 ? "game" : "games"}`}>
      {turned(scene.seats.map((s) => s.name)).join(" : ")}
      <b> {turned(info.score.map(wins)).join(" : ")}</b>
    </p>
  );
}

// A rematch by other rules, which the others must agree to.
function OtherRules({
  game,
  alone,
  ask,
  close,
}: {
  game: GameInfo;
  alone: boolean;
  ask: Company["ask"];
  close(): void;
}) {
  const [chosen, setChosen] = useState({ preset: "book", options: {} });
  return (
    <Form
      title={alone ? "Play again with other rules" : "Rematch with other rules"}
      go={alone ? "Play" : "Propose it"}
      submit={() => {
        ask({ cmd: "rematch", ...chosen });
        close();
      }}
      close={close}
    >
      <OptionFields game={game} chosen={chosen} set={setChosen} />
    </Form>
  );
}

// Where the next game is: with people at the table it is theirs too. What else one may do comes after
// the plain thing and before other rules.
export function Rematch({ children, ...company }: Company & { children: ComponentChildren }) {
  const { secret, watching, scene, info, ask } = company;
  const [game, setGame] = useState<GameInfo>();
  const [asked, setAsked] = useState(false);
  const next = info.rematch;
  const go = () => {
    if (!next) return;
    if (secret) keepLink(next, secret, scene.game);
    location.hash = secret ? seatLink(next, secret) : watchLink(next, !watching);
  };
  // Whoever asked for it or agreed goes there as soon as it is laid; the others when they like.
  useEffect(() => {
    if (asked && next) go();
  }, [asked, next]);
  if (next)
    return (
      <>
        <Score scene={scene} info={info} />
        <button type="button" class="go first" onClick={go}>
          {secret ? "Join the rematch" : "Watch the rematch"}
        </button>
        {children}
      </>
    );
  if (!secret)
    return (
      <>
        <button type="button" class="go first" onClick={() => playOrLobby(scene.game)}>
          Play it yourself
        </button>
        {children}
      </>
    );
  return (
    <>
      <Score scene={scene} info={info} />
      <WishBox
        {...company}
        ask={(message) => {
          setAsked(message.cmd === "consent" && message.yes === true);
          ask(message);
        }}
      />
      <button
        type="button"
        class="go first"
        onClick={() => {
          setAsked(true);
          ask({ cmd: "rematch" });
        }}
      >
        <Icon name="again" />
        {people(info) > 1 ? "Rematch" : "Play again"}
      </button>
      {children}
      <button
        type="button"
        class="link"
        onClick={() =>
          games().then(
            (a) => setGame(a.games.find((g) => g.id === scene.game)),
            () => undefined,
          )
        }
      >
        Change the rules
      </button>
      {game ? (
        <OtherRules
          game={game}
          alone={people(info) < 2}
          ask={(message) => {
            setAsked(true);
            ask(message);
          }}
          close={() => setGame(undefined)}
        />
      ) : null}
    </>
  );
}
