// The end: who won, how it went, and what can be done now; the table stays to be looked at.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { moments, sides } from "../after/chances";
import type { Going, Past } from "../after/replay";
import { Replay } from "../after/replay";
import { StoryView } from "../after/story";
import { hurt, layers, Picture, wreckOf } from "../draw/art";
import { Icon } from "../draw/icons";
import type { Model } from "../model";
import { areasOf, figureOf, listed, look, seatColour, whenIs } from "../model";
import { Finale } from "../panels";
import type { Goal, Look, Scene, Story } from "../types";

const outcome = (points: number) => (points === 60 ? "won" : points === 0 ? "lost" : "shared");

// Nobody has lost.
const drawn = (s: Scene) => s.seats.every((_, i) => (s.points?.[i] ?? 0) > 0);

// "You and Igor win!", "Ann wins", "A draw".
export function headline(m: Model): string {
  const s = m.scene;
  const points = (i: number) => s.points?.[i] ?? 0;
  const won = s.seats.map((_, i) => i).filter((i) => points(i) > 0);
  const mine = typeof s.viewer === "number" && won.includes(s.viewer);
  const names = won.map((i) => (i === s.viewer ? "You" : s.seats[i].name));
  const all = listed(mine ? ["You", ...names.filter((n) => n !== "You")] : names);
  if (!all) return "Nobody wins";
  if (drawn(s)) return "A draw";
  const shared = won.some((i) => points(i) < 60);
  const verb = won.length > 1 || mine ? "win" : "wins";
  if (shared && won.length > 1) return `${all} share the win`;
  return `${all} ${verb}${mine ? "!" : ""}`;
}

// Whose rule it was is said in brackets: "(house rule; the book has none)".
const ASIDE = / \(([^()]+)\)/;

// How they won, without what the headline or the score beside it says, and without an aside: of "The humans
// win: they hold the base, 54 to 41" it is "They hold the base".
function how(m: Model): string {
  const said = headline(m).replace("!", "");
  const result = (m.scene.result ?? "").replace(ASIDE, "");
  const words = (result.startsWith(said) ? result.slice(said.length) : result)
    .replace(/^([^:]+ wins?)?[:,]? /, "")
    .replace(/: [^:]+ wins?$/, "")
    .replace(scoreOf(m) ? /,? \d+ to \d+$/ : /$^/, "")
    .replace(/\.$/, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const wins = (m: Model, seat: number) => (m.scene.points?.[seat] ?? 0) > 0;

const winnersFirst = (m: Model): number[] =>
  sides(m.scene).sort((a, b) => Number(wins(m, b)) - Number(wins(m, a)));

const CROWD = 5;

interface Figure {
  look: Look;
  colour: string;
  missing?: boolean; // it was to be gathered
  wrecked?: boolean; // drawn as it lies there
}

// What a seat is seen as: its pieces or, where none stands on a board, what it has gathered and what
// it has not.
function figuresOf(m: Model, seat: number): Figure[] {
  const colour = seatColour(m, seat);
  const own = figureOf(m, seat);
  const boarded = areasOf(m, "board").some((a) => a.kind === "hex" || a.kind === "grid");
  const pips = m.scene.seats[seat].goal?.pips ?? [];
  if (own && (boarded || !pips.length)) {
    const pieces = (m.scene.items ?? []).filter((i) => i.owner === seat && look(m, i.kind) === own);
    const [only] = pieces;
    // Put together from parts, it stands there with those that it still has, or lies there in pieces.
    const parts = pieces.length === 1 && layers({ ...own, art: only.art }).length > 1;
    const wreck = pieces.length || wins(m, seat) ? undefined : wreckOf(own, m.theme);
    const whole = wins(m, seat) ? own : hurt(own, m.theme)!;
    const seen = parts ? { ...own, art: only.art } : (wreck ?? whole);
    return Array.from({ length: Math.max(1, pieces.length) }, () => ({
      look: seen,
      colour,
      wrecked: !!wreck,
    }));
  }
  return pips.flatMap((p) => {
    const pip = look(m, p.symbol);
    return pip?.art ? [{ look: pip, colour, missing: !p.lit }] : [];
  });
}

// Looks of one title are of one people, which stands there as a crowd; others make one in turn.
function crowdOf(m: Model, seats: number[]): Figure[] {
  const each = seats.map((seat) => figuresOf(m, seat));
  const first = each[0]?.[0];
  const alike = Object.values(m.theme.looks ?? {}).filter(
    (l) => l.art && l.title === first?.look.title,
  );
  if (first && alike.length > 1)
    return Array.from({ length: CROWD }, (_, i) => ({ ...first, look: alike[i % alike.length] }));
  const most = Math.max(0, ...each.map((own) => own.length));
  const all = Array.from({ length: most }, (_, i) => each.flatMap((own) => own[i] ?? [])).flat();
  return all.slice(0, Math.max(CROWD, seats.length));
}

function Figures({ m, all }: { m: Model; all: Figure[] }) {
  return (
    <>
      {all.map(({ look: l, colour, missing, wrecked }, i) => (
        <Picture
          key={i}
          look={l}
          theme={m.theme}
          colour={colour}
          class={missing ? "missing" : wrecked ? "wrecked" : ""}
          preserveAspectRatio="xMidYMax" // they stand on the ground
        />
      ))}
    </>
  );
}

// The two sides and how they compare on the table, or how far each has come; winners first. A score
// that is level decides nothing but a draw.
function scoreOf(m: Model): { seat: number; value: string }[] | undefined {
  const { seats, sides: compared = [] } = m.scene;
  const two = winnersFirst(m);
  const goals = two.map((i) => seats[i].goal);
  const alike = goals.every(
    (g) => g && g.of! > 1 && g.of === goals[0]?.of && g.unit === goals[0]?.unit,
  );
  const all = two.flatMap((seat, k) => {
    const sum = compared.find((s) => s.title === seats[seat].team)?.sum;
    const value = sum ?? (alike ? `${goals[k]?.done ?? 0}` : undefined);
    return value === undefined ? [] : [{ seat, value }];
  });
  const level = all[0]?.value === all[1]?.value && !drawn(m.scene);
  return two.length === 2 && all.length === 2 && !level ? all : undefined;
}

// "52 : 43".
function Score({ m }: { m: Model }) {
  const score = scoreOf(m);
  if (!score) return null;
  const [left, right] = score.map(({ seat, value }) => (
    <b key={seat} style={{ "--seat": seatColour(m, seat) }}>
      {value}
    </b>
  ));
  return (
    <p class="score">
      {left} : {right}
    </p>
  );
}

// "3 of 3 Xs"; where nothing is counted off, by how much: "20 fewer".
const howFar = (goal: Goal) =>
  goal.missing && !goal.pips?.length
    ? goal.missing
    : `${goal.done ?? 0} of ${goal.of} ${goal.unit ?? ""}`;

// "Pirate", and not "plays second".
const isName = (role: string) => role[0] !== role[0].toLowerCase();

// What a side did that the others did least of, and each of them how often: "Walls built: you 10, Mara 9".
function deedsOf(story: Story, all: number[], names: string[]): string | undefined {
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  const own = (values: number[]) => all.map((i) => values[i]);
  const share = (values: number[]) => sum(own(values)) / sum(values);
  const [most] = story.figures
    .filter(({ values }) => sum(own(values)) > 0)
    .sort((a, b) => share(b.values) - share(a.values));
  if (!most) return undefined;
  const title = most.title.charAt(0).toUpperCase() + most.title.slice(1);
  return `${title}: ${own(most.values)
    .map((n, k) => `${names[k]}\u00a0${n}`)
    .join(", ")}`;
}

// Who won or lost together, how far they came and what they did for it.
function Side({ m, first, story }: { m: Model; first: number; story?: Story }) {
  const { seats, points, viewer } = m.scene;
  const { team, role, goal, standing } = seats[first];
  const all = seats.flatMap((s, i) => (i === first || (team && s.team === team) ? [i] : []));
  const names = all.map((i) => (i === viewer && all.length > 1 ? "you" : seats[i].name));
  const end = drawn(m.scene) ? "draw" : outcome(points?.[first] ?? 0);
  return (
    <li
      class={`${end}${all.includes(viewer as number) ? " mine" : ""}`}
      style={{ "--seat": seatColour(m, first) }}
    >
      <span class="side-faces" aria-hidden="true">
        {all.map((i) => (
          <Picture key={i} look={figureOf(m, i)} theme={m.theme} colour={seatColour(m, i)} />
        ))}
      </span>
      <span class="side-words">
        <b>{all.length > 1 ? `${team}: ${listed(names)}` : names[0]}</b>
        {all.length === 1 && role && isName(role) ? <span>{role}</span> : null}
        {standing || goal?.of ? <small>{standing ?? howFar(goal!)}</small> : null}
        {story && all.length > 1 ? <small class="deeds">{deedsOf(story, all, names)}</small> : null}
      </span>
      <em>{end}</em>
    </li>
  );
}

// The turn before the one that decided it; where all was one, the step before.
function before({ points }: Story, decided: number): { at: number; name: string } {
  const name = (i: number) => whenIs(points[i]).toLowerCase();
  let i = decided - 1;
  while (i > 0 && name(i) === name(decided)) i--;
  if (name(i) === name(decided)) return { at: points[decided - 1].at, name: "just before" };
  return { at: points[i].at, name: name(i) || "the start" };
}

export function Ending({
  m,
  past,
  story,
  goTo,
  back,
  goOn,
  again,
  share,
}: {
  m: Model;
  past?: Past;
  story?: Story;
  goTo(at: number, as: string): void;
  back(): void;
  goOn(g: Going): void;
  again(others: ComponentChildren): ComponentChildren; // how to play once more, and what else
  share: ComponentChildren; // how to show it to others
}) {
  const words = how(m);
  const [, aside] = ASIDE.exec(m.scene.result ?? "") ?? [];
  const [hidden, setHidden] = useState(false);
  const [onward, setOnward] = useState(false);
  const watch = (at: number, on: boolean) => {
    setOnward(on);
    goTo(at, "all");
  };
  const me =
    typeof m.scene.viewer === "number" ? (m.scene.points?.[m.scene.viewer] ?? 0) : undefined;
  const seats = m.scene.seats.map((_, i) => i);
  // Where nobody has lost they face each other.
  const half = Math.ceil(seats.length / 2);
  const onLeft = drawn(m.scene) ? (i: number) => i < half : (i: number) => wins(m, i);
  // From before what decided it, as whoever would have liked to do something else.
  const decided = story && moments(story, m.scene).find((x) => x.decided)?.point;
  const from = story && decided ? before(story, decided) : undefined;
  if (past) return <Replay m={m} past={past} goTo={goTo} back={back} goOn={goOn} onward={onward} />;
  // Its room is kept from the beginning: putting the result aside moves nothing.
  const way = (
    <div class={`ending-veil aside ${hidden ? "" : "kept"}`}>
      <button type="button" class="go first" onClick={() => setHidden(false)}>
        The result
      </button>
    </div>
  );
  if (hidden) return way;
  return (
    <>
      {way}
      <Finale
        name="the end"
        kind={drawn(m.scene) ? "drawn" : me === 60 ? "won" : me === 0 ? "lost" : ""}
        ribbon={headline(m)}
        words={
          <>
            <p class="result" style={{ "--letters": words.length }}>
              {words}
            </p>
            {aside ? <p class="aside">{aside}</p> : null}
            <Score m={m} />
          </>
        }
        left={<Figures m={m} all={crowdOf(m, seats.filter(onLeft))} />}
        right={
          <Figures
            m={m}
            all={crowdOf(
              m,
              seats.filter((i) => !onLeft(i)),
            )}
          />
        }
        confetti={me !== 0 && !drawn(m.scene)}
        buttons={again(
          <>
            <button type="button" onClick={() => watch(0, false)}>
              <Icon name="play" />
              Replay
            </button>
            {from ? (
              <button type="button" onClick={() => watch(from.at, true)}>
                <Icon name="fork" />
                Go on from {from.name}
              </button>
            ) : null}
            {share}
          </>,
        )}
        away={() => setHidden(true)}
      >
        <ul class="points">
          {winnersFirst(m).map((first) => (
            <Side key={first} m={m} first={first} story={story} />
          ))}
        </ul>
        <StoryView m={m} story={story} goTo={(at) => watch(at, false)} />
      </Finale>
    </>
  );
}
