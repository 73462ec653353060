// The page of a balance report: one file that needs nothing else. The program puts the figures in.
import { type ComponentChildren, render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import {
  type Drawing,
  drawDecided,
  drawLengths,
  drawPairs,
  drawUse,
  drawWins,
  SHAPES,
} from "./charts";
import { type Figures, type Level, percent, rolesOf, what } from "./figures";
import "./report.css";
import { sayDecided, sayLengths, sayPairs, sayUse, sayWins } from "./sentences";
import { type Cell, Plain, Sorted } from "./sorted";

const f: Figures = JSON.parse(document.getElementById("figures")!.textContent!);

/** The width of a printed page, about: words on it should not shrink with a chart. */
const PAPER = 680;

/** One picture with one name: those of its parts say nothing. */
function picture(drawing: Drawing): Drawing {
  drawing.setAttribute("role", "img");
  for (const part of drawing.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label");
  return drawing;
}

/** A chart as wide as the page lets it be, on the screen and on paper. */
function Chart({ draw }: { draw: (width: number) => Drawing }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let drawn = 0;
    const fit = (scale: number) => {
      const width = Math.floor(box.current!.clientWidth * scale);
      if (width > 0 && width !== drawn) box.current!.replaceChildren(picture(draw(width)));
      drawn = width;
    };
    const onScreen = () => fit(1);
    const onPaper = () => fit(Math.min(1, PAPER / document.body.clientWidth));
    const watch = new ResizeObserver(onScreen);
    onScreen();
    watch.observe(box.current!);
    addEventListener("beforeprint", onPaper);
    addEventListener("afterprint", onScreen);
    return () => {
      watch.disconnect();
      removeEventListener("beforeprint", onPaper);
      removeEventListener("afterprint", onScreen);
    };
  }, [draw]);
  return <div ref={box} />;
}

/** No per cent is torn from its number. */
const whole = (line: string) => line.replaceAll(" %", "\u00a0%");

/** What a figure shows, what it means, and the command that makes it again. */
function Figure({ says, children }: { says: string; children: ComponentChildren }) {
  return (
    <figure>
      {children}
      <figcaption>
        {says} <code>{f.command}</code>
      </figcaption>
    </figure>
  );
}

function Legend() {
  return (
    <p class="legend">
      {f.levels.map(({ level }, i) => (
        <span key={level}>
          <b style={{ color: `var(--c${i})` }}>{SHAPES[i]}</b> {level}
        </span>
      ))}
    </p>
  );
}

/** A cell without a figure. */
const nothing = { text: "", value: -1 };
const levelHeads = (first: string) => [first, ...f.levels.map((l) => l.level)];

function Verdict() {
  const [first, ...rest] = f.verdict.trim().split("\n");
  return (
    <div class={f.balanced ? "verdict even" : "verdict"}>
      <p>{whole(first)}</p>
      {rest.map((line) => (
        <p key={line}>{whole(line)}</p>
      ))}
    </div>
  );
}

function Wins() {
  const roles = f.levels[0].wins.some((w) => w.by === "role");
  const rows = f.levels[0].wins.map((w, i): Cell[] => [
    w.name,
    ...f.levels.map((l) => {
      const { games, share, low, high } = l.wins[i];
      if (!games) return nothing;
      const small = `(${percent(low)} to ${percent(high)})`;
      return { text: percent(share), value: share, small };
    }),
  ]);
  return (
    <section>
      <h2>Who wins</h2>
      <Figure
        says={`${sayWins(f)} Shares of wins with their 95 % intervals; ▲ and ▼ mark what stands out from the fair share by more than chance.`}
      >
        <Legend />
        {roles && <Chart draw={winsByRole} />}
        <Chart draw={winsBySeat} />
      </Figure>
      <details>
        <summary>The same as a table</summary>
        <Sorted heads={levelHeads("wins of")} rows={rows} />
      </details>
    </section>
  );
}
// Charts are drawn anew when this changes: it must not.
const winsByRole = (width: number) => drawWins(f, ["role"], width);
const winsBySeat = (width: number) => drawWins(f, ["seat", "first"], width);
const lengths = (width: number) => drawLengths(f, width);
const decided = (width: number) => drawDecided(f, width);
const pairs = f.levels.map((level) => (width: number) => drawPairs(f, level, width));
const uses = f.levels.map((level) => (width: number) => drawUse(f, level, width));

/** The same for each level of bots, side by side. */
function ByLevel({ children }: { children(level: Level, i: number): ComponentChildren }) {
  return (
    <div class="pair">
      {f.levels.map((level, i) => (
        <div key={level.level}>
          <h3>Among {level.level}</h3>
          {children(level, i)}
        </div>
      ))}
    </div>
  );
}

/** Where there are so many roles, each pair is worth a look. */
const MANY_ROLES = 4;

function Pairs() {
  if (rolesOf(f.levels[0]).length < MANY_ROLES) return null;
  return (
    <section>
      <h2>Who beats whom</h2>
      <Figure says="How many per cent of games the role of the row wins where the role of the column is an opponent. Orange: more than a fair share; blue: less.">
        <ByLevel>
          {(level, i) => (
            <>
              <Chart draw={pairs[i]} />
              {level.meetings.length > 0 && <p>{sayPairs(f, level)}</p>}
            </>
          )}
        </ByLevel>
      </Figure>
    </section>
  );
}

function Lineups() {
  if (f.levels.every((l) => l.lineups.length < 2)) return null;
  return (
    <section class="lineups">
      <h2>Who sat together</h2>
      {f.levels.map((level) => (
        <details key={level.level}>
          <summary>
            {level.lineups.length} line-ups among {level.level}
          </summary>
          <Sorted
            heads={["what part of the games each won", "games"]}
            rows={level.lineups.map((l): Cell[] => [
              l.roles.map((r) => `${r.role} ${percent(r.share, 0)}`).join(", "),
              { text: String(l.games), value: l.games },
            ])}
          />
        </details>
      ))}
      <p>Few games say little of a line-up.</p>
    </section>
  );
}

function Skill() {
  const lines = f.skill.flatMap((s) => s.says.trim().split("\n"));
  if (!lines.length) return null;
  return (
    <section>
      <h2>Luck and skill</h2>
      {lines.map((line) => (
        <p key={line}>{whole(line)}</p>
      ))}
    </section>
  );
}

const course: {
  name: string;
  of: "turns" | "decisions" | "choices" | "lead_changes" | "decided_per_mille";
  scale: number;
}[] = [
  { name: "turns", of: "turns", scale: 1 },
  { name: "decisions", of: "decisions", scale: 1 },
  { name: "minutes, estimated", of: "choices", scale: f.pace / 60 },
  { name: "changes of the lead", of: "lead_changes", scale: 1 },
  { name: "decided after, % of decisions", of: "decided_per_mille", scale: 0.1 },
];

function Course() {
  const rows = course.map(({ name, of, scale }): Cell[] => [
    name,
    ...f.levels.map((l) => {
      const { mean, q1, median, q3 } = l[of];
      const quartiles = [q1, median, q3].map((q) => (scale * q).toFixed()).join(" · ");
      return { text: (scale * mean).toFixed(1), value: scale * mean, small: `(${quartiles})` };
    }),
  ]);
  rows.push([
    "comebacks, % of wins",
    ...f.levels.map((l) => {
      const part = l.won ? (100 * l.comebacks) / l.won : 0;
      return { text: part.toFixed(1), value: part };
    }),
  ]);
  return (
    <section>
      <h2>How a game runs</h2>
      <Figure
        says={`Means, with the quartiles behind them. Minutes are ${f.pace} seconds for each decision with a choice; the game says ${f.minutes_said}. Who leads is what the game itself thinks of positions; a comeback is a win by somebody who once expected at most half of a fair share.`}
      >
        <Plain heads={levelHeads("of a game")} rows={rows} />
      </Figure>
      <Figure says={sayLengths(f)}>
        <h3>How long games are</h3>
        <Chart draw={lengths} />
      </Figure>
      <Figure
        says={`${sayDecided(f)} A game is decided once its winner leads to the end: where the line rises late, games stay open.`}
      >
        <h3>When games are decided</h3>
        <Legend />
        <Chart draw={decided} />
      </Figure>
    </section>
  );
}

const clause = (id: string) => `${id} ${f.clauses[id] ?? ""}`;
/** Its first sentence, or as much as fits; the rest unfolds. */
function shortClause(id: string): Cell {
  const [, first, rest] = clause(id).match(/^(.{20,110}?\.|.{1,100})(?:\s(.*))?$/s)!;
  if (!rest) return first;
  return first.endsWith(".")
    ? { text: first, more: rest }
    : { text: `${first} …`, more: `… ${rest}` };
}

function Ends() {
  const found = new Set(f.levels.flatMap((l) => l.ends.map((e) => e.clause)));
  const rows = [...found].map((id): Cell[] => [
    id ? shortClause(id) : "no clause",
    ...f.levels.map((l) => {
      const part = (l.ends.find((e) => e.clause === id)?.games ?? 0) / l.games;
      return { text: percent(part), value: part };
    }),
  ]);
  return (
    <section>
      <h2>How games end</h2>
      <Figure says="The clause that each game gives for its end, and how many games end by it.">
        <Sorted heads={levelHeads("by")} rows={rows} />
      </Figure>
    </section>
  );
}

function Examples() {
  if (!f.examples.length) return null;
  return (
    <section>
      <h2>Games worth a look</h2>
      <ul>
        {f.examples.map((e, i) => (
          <li key={e.name}>
            <a
              download={`${f.game}-${e.name}.rumpus`}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(f.recordings[i])}`}
            >
              {e.about}
            </a>
            : {e.turns} turns, {e.decisions} decisions, the lead changed {e.lead_changes} times
            {e.lowest < 1 && `, the winner's lowest chance ${percent(e.lowest, 0)}`}
          </li>
        ))}
      </ul>
      <p>
        Played by {f.examples[0].level}. A link downloads a recording: drop it on the page of{" "}
        <code>rumpus serve</code>, and it replays there; <code>rumpus replay FILE</code> shows it in
        a terminal.
      </p>
    </section>
  );
}

function Uses() {
  const measures = ["winners", "losers", "times a game"];
  const heads = ["what", ...f.levels.flatMap((l) => measures.map((m) => `${l.level}: ${m}`))];
  const rows = f.levels[0].uses.map((use, i): Cell[] => [
    what(use),
    ...f.levels.flatMap((l): Cell[] => {
      const u = l.uses[i];
      return [
        { text: percent(u.winners), value: u.winners },
        { text: percent(u.losers), value: u.losers },
        { text: (u.times / l.games).toFixed(2), value: u.times / l.games },
      ];
    }),
  ]);
  if (!rows.length) return null;
  return (
    <section>
      <h2>What is used</h2>
      <Figure says="What tells winners from losers most clearly: how many of each had it.">
        <ByLevel>
          {(level, i) => (
            <>
              <p class="legend">
                <span>
                  <b style={{ color: `var(--c${i})` }}>●</b> of the winners
                </span>
                <span>
                  <b style={{ color: `var(--c${i})` }}>○</b> of the losers
                </span>
              </p>
              <Chart draw={uses[i]} />
              <p>{sayUse(level)}</p>
            </>
          )}
        </ByLevel>
      </Figure>
      <Figure says="How many of the winners and of the losers had it, and how often it came up; what tells them apart most clearly comes first.">
        <Sorted heads={heads} rows={rows} />
      </Figure>
    </section>
  );
}

/** No choices, then. */
function Habits({ name, ids }: { name: string; ids: string[] }) {
  if (!ids.length) return null;
  return (
    <>
      <p>{name} taken where they were open beside others:</p>
      <ul>
        {ids.map((id) => (
          <li key={id}>{clause(id)}</li>
        ))}
      </ul>
    </>
  );
}

/** Clauses that were open beside others often enough to say something. */
const OFTEN = 30;

function Choices() {
  const ids = new Map<string, number>();
  for (const l of f.levels)
    for (const c of l.choices_looked_at) ids.set(c.clause, (ids.get(c.clause) ?? 0) + c.offered);
  const often = Object.keys(f.clauses).filter((id) => (ids.get(id) ?? 0) >= OFTEN);
  const rows = often.map((id): Cell[] => [
    shortClause(id),
    ...f.levels.map((l): Cell => {
      const c = l.choices_looked_at.find((one) => one.clause === id);
      if (!c) return nothing;
      const part = c.taken / c.offered;
      return { text: percent(part, 0), value: part, small: `of ${c.offered}` };
    }),
  ]);
  if (!rows.length) return null;
  return (
    <section>
      <h2>What is chosen</h2>
      <Habits name="Always" ids={f.always_taken} />
      <Habits name="Never" ids={f.never_taken} />
      <Figure says="How often a choice was taken where it was open beside others, in one decision of eight. 100 % or 0 % is no choice: always or never taken.">
        <Sorted heads={levelHeads("choice, by its clause")} rows={rows} />
      </Figure>
    </section>
  );
}

function Never() {
  return (
    <section>
      <h2>What never came up</h2>
      <p>Cards, abilities and pieces: {f.never_used.join(", ") || "none; all were used"}.</p>
      <p>
        Clauses: {f.clauses_never.length} of the {f.clauses_named} that events, choices and
        questions name.
      </p>
      <details>
        <summary>Which ones</summary>
        <ul>
          {f.clauses_never.map((id) => (
            <li key={id}>{clause(id)}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Report() {
  const games = f.levels.map((l) => `${l.games} games among ${l.level}`).join(", ");
  return (
    <main>
      <h1>{f.title}</h1>
      <Verdict />
      <p>
        {games || "No game was played"}. This page: <code>{f.command}</code>
      </p>
      {f.levels.length > 0 && (
        <>
          <Wins />
          <Pairs />
          <Lineups />
          <Skill />
          <Course />
          <Ends />
          <Examples />
          <Uses />
          <Choices />
          <Never />
        </>
      )}
    </main>
  );
}

document.title = `${f.title}: is it fair?`;
render(<Report />, document.body);
