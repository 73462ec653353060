// The charts of a report, drawn with Observable Plot: SVG whose colours are those of the page, so
// that it is light or dark, and printed, with it.
import * as Plot from "@observablehq/plot";
import { type Figures, type Level, percent, rolesOf, type Win, what } from "./figures";
import { MOST_USES } from "./sentences";

export type Drawing = SVGSVGElement | HTMLElement;

// A level has a colour and a shape: neither ink nor eyes need tell colours apart.
export const SHAPES = ["●", "■", "◆", "▲", "★", "✚"];
const SYMBOLS: Plot.SymbolType[] = ["circle", "square", "diamond", "triangle", "star", "cross"];
const colour = (i: number) => `var(--c${i})`;

const names = (f: Figures) => f.levels.map((l) => l.level);
const levelScales = (f: Figures) => ({
  color: { type: "ordinal" as const, domain: names(f), range: names(f).map((_, i) => colour(i)) },
  symbol: { domain: names(f), range: SYMBOLS },
});
const style = { fontSize: "13px", fontFamily: "inherit", overflow: "visible" };
const inPercent = (d: number) => `${d} %`;
const grid = { stroke: "var(--line)", strokeOpacity: 1 };
const ticks = { tickSpacing: 70 };
const percentAxis = [
  Plot.axisX({ ...ticks, tickFormat: inPercent, label: null }),
  Plot.gridX({ ...ticks, ...grid }),
];
/** Room for words of this many letters, if a narrow page leaves it. */
const room = (words: string[], width: number) =>
  Math.min(0.42 * width, 14 + 7 * Math.max(...words.map((w) => w.length)));
const tells = (s: { share: number; low: number; high: number; games: number }) =>
  `${percent(s.share)}, ${percent(s.low)} to ${percent(s.high)}\n${s.games} games`;
const MARKS = { above: " ▲", below: " ▼", fair: "" };

/** Bars with intervals, and the fair share drawn in. */
export function drawWins(f: Figures, by: Win["by"][], width: number): Drawing {
  const rows = f.levels.flatMap((l) =>
    l.wins
      .filter((w) => by.includes(w.by) && w.games > 0)
      .map((w) => ({ ...w, level: l.level, x: 100 * w.share, x1: 100 * w.low, x2: 100 * w.high })),
  );
  const highest = Math.max(...f.levels.flatMap((l) => l.wins.map((w) => 100 * w.high)));
  const words = [...new Set(rows.map((r) => r.name))];
  const all = f.levels[0].wins.map((w) => w.name);
  const at = { fy: "name", y: "level" };
  return Plot.plot({
    width,
    height: words.length * (18 * f.levels.length + 8) + 44,
    marginLeft: room(all, width),
    marginRight: 74,
    marginTop: 20,
    style,
    ...levelScales(f),
    ariaLabel: "shares of wins",
    x: { domain: [0, Math.ceil(highest / 10) * 10] },
    y: { domain: names(f), axis: null, padding: 0.15 },
    fy: { domain: words, padding: 0.14 },
    marks: [
      Plot.axisFy({ anchor: "left", label: null, fontSize: 13, lineWidth: 12 }),
      ...percentAxis,
      Plot.barX(rows, { ...at, x: "x", fill: "level", fillOpacity: 0.25 }),
      Plot.ruleX([100 * f.fair], { stroke: "currentColor", strokeDasharray: "5 4" }),
      Plot.ruleY(rows, { ...at, x1: "x1", x2: "x2", stroke: "level", strokeWidth: 2 }),
      Plot.dot(rows, { ...at, x: "x", fill: "level", symbol: "level", r: 4.5 }),
      ...[true, false].map((fair) =>
        Plot.text(rows, {
          ...at,
          filter: (r) => (r.lean === "fair") === fair,
          x: "x2",
          text: (r) => percent(r.share) + MARKS[r.lean as Win["lean"]],
          fontWeight: fair ? "normal" : "bold",
          textAnchor: "start",
          dx: 6,
        }),
      ),
      Plot.text([f.fair], {
        x: (d) => 100 * d,
        text: (d) => `fair: ${percent(d, 0)}`,
        frameAnchor: "top",
        fy: () => words[0],
        dy: -16,
      }),
      Plot.tip(
        rows,
        Plot.pointerY({ ...at, x: "x", title: (r) => `${r.name}, ${r.level}\n${tells(r)}` }),
      ),
    ],
  });
}

/** Role against role, with the figures. */
export function drawPairs(f: Figures, level: Level, width: number): Drawing {
  const roles = rolesOf(level);
  const left = room(roles, width);
  const cell = (width - left - 4) / roles.length;
  const far = (share: number) =>
    share > f.fair ? (share - f.fair) / (1 - f.fair) : (f.fair - share) / f.fair;
  const turned = 7 * Math.max(...roles.map((r) => r.length)) > cell;
  const at = { x: "against", y: "role" };
  return Plot.plot({
    width,
    height: (turned ? left : 26) + Math.max(28, Math.min(cell, 44)) * roles.length,
    marginLeft: left,
    marginTop: turned ? left : 26,
    marginRight: 4,
    marginBottom: 0,
    style,
    ariaLabel: `who beats whom among ${level.level}`,
    x: { domain: roles, padding: 0.04 },
    y: { domain: roles, padding: 0.04, label: null },
    marks: [
      Plot.axisX({
        anchor: "top",
        label: null,
        tickSize: 0,
        tickRotate: turned ? -90 : 0,
        fontSize: 13,
      }),
      Plot.axisY({ label: null, tickSize: 0, fontSize: 13 }),
      Plot.cell(level.meetings, {
        ...at,
        fill: (m) => (m.share > f.fair ? "var(--above)" : "var(--below)"),
        fillOpacity: (m) => 0.08 + 0.62 * far(m.share),
        rx: 3,
      }),
      Plot.text(level.meetings, { ...at, text: (m) => (100 * m.share).toFixed(), fontSize: 13 }),
      Plot.tip(
        level.meetings,
        Plot.pointer({ ...at, title: (m) => `${m.role} against ${m.against}\n${tells(m)}` }),
      ),
    ],
    color: { type: "identity" },
    opacity: { type: "identity" },
  });
}

/** Games by steps of turns: at most so many bars, each with its turns in the middle. */
const BARS = 36;
function bars(f: Figures) {
  const step = Math.ceil(Math.max(...f.levels.map((l) => l.turns.max + 1)) / BARS);
  return f.levels.flatMap((l) => {
    const sums = new Map<number, number>();
    for (const [turns, games] of l.lengths) {
      const bar = Math.floor(turns / step);
      sums.set(bar, (sums.get(bar) ?? 0) + games);
    }
    return [...sums].map(([bar, games]) => ({
      level: l.level,
      x1: bar * step - 0.5,
      x2: (bar + 1) * step - 0.5,
      y: (100 * games) / l.games,
    }));
  });
}

/** How many games have how many turns; the middle one marked. */
export function drawLengths(f: Figures, width: number): Drawing {
  const middle = f.levels.map((l) => ({ level: l.level, turns: l.turns.median }));
  return Plot.plot({
    width,
    height: 92 * f.levels.length + 50,
    marginLeft: 44,
    marginRight: room(names(f), width),
    marginTop: 18,
    marginBottom: 40,
    style,
    ...levelScales(f),
    ariaLabel: "lengths of games",
    x: { label: "turns", labelAnchor: "right", zero: true },
    y: { tickFormat: inPercent, ticks: 3, label: null },
    fy: { domain: names(f), label: null, padding: 0.2 },
    marks: [
      Plot.gridY({ ticks: 3, ...grid }),
      Plot.rectY(bars(f), { x1: "x1", x2: "x2", y: "y", fy: "level", fill: "level", inset: 0.5 }),
      Plot.ruleX(middle, { x: "turns", fy: "level", stroke: "currentColor", strokeWidth: 1.5 }),
      Plot.text(middle, {
        x: "turns",
        fy: "level",
        text: (m) => `half within ${m.turns.toFixed()}`,
        frameAnchor: "top",
        dy: -14,
      }),
      Plot.ruleY([0], { stroke: "currentColor" }),
    ],
  });
}

/** What part of the games has its winner in the lead for good, as games go on. */
export function drawDecided(f: Figures, width: number): Drawing {
  const rows = f.levels.flatMap((l) => {
    const at = new Map(l.decided_at);
    let sum = 0;
    return Array.from({ length: 101 }, (_, x) => {
      sum += at.get(x) ?? 0;
      return { level: l.level, x, y: l.won ? (100 * sum) / l.won : 0 };
    });
  });
  const shown = rows.filter((r) => r.x % 10 === 0);
  return Plot.plot({
    width,
    height: Math.min(320, 0.6 * width),
    marginLeft: 48,
    marginRight: 20,
    marginTop: 32,
    marginBottom: 40,
    style,
    ...levelScales(f),
    ariaLabel: "when games are decided",
    x: { domain: [0, 100], tickFormat: inPercent, label: "of its decisions", ...ticks },
    y: { domain: [0, 100], tickFormat: inPercent, label: "of games decided", ticks: 5 },
    marks: [
      Plot.gridY({ ticks: 5, ...grid }),
      Plot.ruleY([50], { stroke: "currentColor", strokeDasharray: "5 4" }),
      Plot.lineY(rows, { x: "x", y: "y", stroke: "level", strokeWidth: 2 }),
      Plot.dot(shown, { x: "x", y: "y", fill: "level", symbol: "level", r: 4 }),
      Plot.tip(
        rows,
        Plot.pointer({
          x: "x",
          y: "y",
          title: (r) => `${r.level}: ${r.y.toFixed()} % of games\nare decided after ${r.x} %`,
        }),
      ),
    ],
  });
}

/** What tells winners from losers: how many of each had it. */
export function drawUse(f: Figures, level: Level, width: number): Drawing {
  const rows = level.uses
    .slice(0, MOST_USES)
    .map((u) => ({ what: what(u), winners: 100 * u.winners, losers: 100 * u.losers }));
  const words = rows.map((r) => r.what);
  const left = room(words, width);
  const fill = colour(f.levels.indexOf(level));
  return Plot.plot({
    width,
    height: 26 * rows.length + 40,
    marginLeft: left,
    marginRight: 24,
    style,
    ariaLabel: `use by winners and losers among ${level.level}`,
    x: { domain: [0, 100] },
    y: { domain: words, label: null },
    marks: [
      Plot.axisY({
        label: null,
        tickSize: 0,
        fontSize: 13,
        lineWidth: left / 15.5,
        textOverflow: "ellipsis",
      }),
      ...percentAxis,
      Plot.link(rows, { x1: "losers", x2: "winners", y: "what", stroke: fill, strokeWidth: 2 }),
      Plot.dot(rows, {
        x: "losers",
        y: "what",
        stroke: fill,
        fill: "var(--page)",
        strokeWidth: 2,
        r: 4.5,
      }),
      Plot.dot(rows, { x: "winners", y: "what", fill, r: 5.5 }),
      Plot.tip(
        rows,
        Plot.pointerY({
          x: "winners",
          y: "what",
          title: (r) =>
            `${r.what}\n${r.winners.toFixed(1)} % of the winners\n${r.losers.toFixed(1)} % of the losers`,
        }),
      ),
    ],
  });
}
