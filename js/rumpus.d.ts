// The types of rumpus.js. docs/WIRE.md in the project has the messages in words,
// docs/SCENE.md what a scene is.

/** A seat: 0, 1, ... */
export type Seat = number;
/** Whose eyes: a seat's, everybody's, or those that nothing is hidden from. */
export type Viewer = Seat | "spectator" | "all";
export type Level = "random" | "gentle" | "easy" | "medium" | "hard";
export type OptionValue = string | number | (string | number)[];

export interface Action {
  code: number;
  text: string;
  brief: string;
  clause: string;
  on: string[];
  note?: string;
  tone?: "good" | "wins" | "danger";
}
export interface Line {
  text: string;
  clause?: string;
  seat?: Seat;
  move?: number;
}
export interface GameEvent {
  kind: string;
  seat: Seat;
  clause: string;
  subject?: number;
  about?: string;
  args: { [name: string]: number };
}
/** Where a match stands. Once it is over `actor` is null and there are points. */
export interface Position {
  actor: Seat | null;
  n?: number;
  length: number;
  future: number;
  /** Sixtieths of a win for each seat. */
  points?: number[];
  result?: string;
  clause?: string;
}
export interface Begun extends Position {
  game: string;
  seats: number;
  seed: string;
  options: { [name: string]: unknown };
}
export interface Opinion {
  actor: Seat;
  code: number;
  /** 0 to 6000: a sure win. */
  value?: number;
  second?: number;
  second_value?: number;
  work: number;
}
export interface GameInfo {
  id: string;
  title: string;
  tag: string;
  pitch: string;
  min_seats: number;
  max_seats: number;
  minutes: number;
  rules_version: number;
}

/** Each command: what it takes, and what its answer has besides `ok`. */
export interface Commands {
  new: [
    {
      game: string;
      seed?: number | string;
      preset?: string;
      options?: { [name: string]: OptionValue };
      names?: string[];
    },
    Begun,
  ];
  load: [{ recording: string }, Begun];
  save: [object, { recording: string }];
  legal: [{ words?: boolean }, { actor: Seat | null; n?: number; actions: Action[] }];
  play: [{ code: number; n?: number }, Position & { events: GameEvent[]; log: Line[] }];
  undo: [{ to?: number }, Position];
  redo: [object, Position];
  jump: [{ to: number }, Position];
  view: [{ as?: Viewer }, { scene: { [member: string]: unknown } }];
  preview: [{ code: number }, { scene: { [member: string]: unknown } }];
  why: [{ on: string }, { text?: string; clause?: string }];
  state: [object, { state: { [member: string]: unknown }; drawn: number }];
  bot: [{ level?: Level; iterations?: number; millis?: number; seed?: number | string }, Opinion];
  games: [{ full?: boolean }, { games: GameInfo[] }];
  version: [object, { program: string; version: string; wire: number }];
}

/** Somebody who talks to a match of their own, and may do all that a tester may. */
export interface Guest {
  /** Say something. Throws `Refused` if it is refused; then nothing has changed. */
  ask<C extends keyof Commands>(message: { cmd: C } & Commands[C][0]): Commands[C][1];
  /** The same for any message of docs/WIRE.md. */
  ask(message: { cmd: string; [member: string]: unknown }): { [member: string]: unknown };
  /** One line of JSON in, one out, refusals too. */
  line(text: string): string;
  /** Forget the match and free its memory. */
  close(): void;
}

export interface Rumpus {
  open(): Guest;
  /**
   * Do a part (1 to `parts`) of an errand of a room in another copy of this module, and return
   * what it came to: see `among` of rumpus/room. A bot thinks meanwhile, here.
   */
  think(errand: Uint8Array, part: number, parts: number): Uint8Array;
  /** Memory that the module has. */
  readonly bytes: number;
}

export class Refused extends Error {}

/** The module found itself wrong (then there is a file and a line) or had no memory left. */
export class Failed extends Error {
  readonly file?: string;
  readonly line?: number;
}

export type Source = URL | string | BufferSource | WebAssembly.Module;
/** Load the module that lies beside this file, or at an address, or in memory. */
export function load(source?: Source): Promise<Rumpus>;
/** Only compile it, to load it more than once. */
export function compile(source?: Source): Promise<WebAssembly.Module>;
