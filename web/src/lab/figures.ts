// What `rumpus lab balance` writes into the page of its report; docs/LAB.md tells of it.
export interface Share {
  games: number;
  share: number;
  low: number;
  high: number;
}
export interface Win extends Share {
  by: "role" | "seat" | "first";
  name: string;
  lean: "below" | "fair" | "above";
  repeats: boolean;
}
export interface Spread {
  mean: number;
  min: number;
  q1: number;
  median: number;
  q3: number;
  max: number;
}
export interface Use extends Omit<Share, "games"> {
  event: string;
  subject: string;
  times: number;
  seats: number;
  winners: number;
  losers: number;
}
export interface Meeting extends Share {
  role: string;
  against: string;
}
export interface Level {
  level: string;
  games: number;
  draws: number;
  wins: Win[];
  turns: Spread;
  decisions: Spread;
  choices: Spread;
  lead_changes: Spread;
  decided_per_mille: Spread;
  won: number;
  comebacks: number;
  ends: { clause: string | null; games: number }[];
  lengths: [number, number][]; // turns, games
  decided_at: [number, number][]; // per cent of the decisions, games
  uses: Use[];
  choices_looked_at: { clause: string; offered: number; taken: number }[];
  meetings: Meeting[];
  lineups: { games: number; roles: { role: string; share: number }[] }[];
}
export interface Example {
  name: string;
  about: string;
  level: string;
  turns: number;
  decisions: number;
  lead_changes: number;
  lowest: number; // the winner's smallest chance; 1: nobody won alone
}
export interface Figures {
  game: string;
  title: string;
  preset: string;
  command: string;
  balanced: boolean;
  verdict: string; // a sentence a line
  fair: number;
  levels: Level[];
  never_used: string[];
  clauses_never: string[];
  clauses_named: number;
  always_taken: string[];
  never_taken: string[];
  skill: { says: string }[];
  examples: Example[];
  recordings: string[]; // of the examples
  minutes_said: number;
  pace: number; // seconds for a decision with a choice
  clauses: Record<string, string>;
}

/** With a space that does not break. */
export const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)}\u00a0%`;

/** What a row of use is about. */
export const what = (u: Use) => `${u.event}: ${u.subject}`;

export const rolesOf = (level: Level) =>
  level.wins.filter((w) => w.by === "role").map((w) => w.name);
