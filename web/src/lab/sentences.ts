// What each chart shows, in a sentence made from its figures.
import { type Figures, type Level, percent, what } from "./figures";

const among = (level: Level) => `Among ${level.level}`;
const capital = (s: string) => s[0].toUpperCase() + s.slice(1);

function largest<T>(list: T[], size: (one: T) => number): T {
  return list.reduce((best, one) => (size(one) > size(best) ? one : best));
}

export function sayWins(f: Figures): string {
  return f.levels
    .map((level) => {
      const roles = level.wins.filter((w) => w.by === "role" && w.games > 0);
      const rows = roles.length > 1 ? roles : level.wins.filter((w) => w.games > 0);
      const most = largest(rows, (w) => w.share);
      const least = largest(rows, (w) => -w.share);
      if (level.wins.every((w) => w.lean === "fair"))
        return `${among(level)}, nothing stands out: shares go from ${percent(least.share)} (${least.name}) to ${percent(most.share)} (${most.name}).`;
      return `${among(level)}, ${most.name} wins most, ${percent(most.share)} of games, and ${least.name} least, ${percent(least.share)}.`;
    })
    .join(" ");
}

export function sayPairs(f: Figures, level: Level): string {
  const most = largest(level.meetings, (m) => m.low - f.fair);
  const least = largest(level.meetings, (m) => f.fair - m.high);
  const tell = (m: typeof most, verb: string) =>
    `${m.role} ${verb} against ${m.against}: ${percent(m.share, 0)} (${percent(m.low, 0)} to ${percent(m.high, 0)}) of ${m.games} games`;
  return `${among(level)}, the clearest pairs are ${tell(most, "strong")}; ${tell(least, "weak")}.`;
}

export function sayLengths(f: Figures): string {
  return f.levels
    .map(
      ({ level, turns }) =>
        `Half of the games among ${level} take ${turns.q1.toFixed()} to ${turns.q3.toFixed()} turns, the longest ${turns.max}.`,
    )
    .join(" ");
}

export function sayDecided(f: Figures): string {
  const parts = f.levels
    .filter((level) => level.won > 0)
    .map(
      (level) =>
        `among ${level.level} half of the games are decided after ${(level.decided_per_mille.median / 10).toFixed()} % of their decisions`,
    );
  return parts.length ? `${capital(parts.join("; "))}.` : "Nobody has won a game alone.";
}

export function sayUse(level: Level): string {
  const most = largest(level.uses.slice(0, MOST_USES), (u) => Math.abs(u.winners - u.losers));
  const more = most.winners > most.losers ? "more" : "less";
  return `${among(level)}, the largest of these differences is ${what(most)}: ${percent(most.winners, 0)} of the winners and ${percent(most.losers, 0)} of the losers had it, so winners had it ${more} often.`;
}

/** So many rows of use are drawn; the table has all. */
export const MOST_USES = 12;
