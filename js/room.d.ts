// The types of room.js.
import type { Rumpus } from "./rumpus.js";

/**
 * Keep a text under the id of a table and a number: 0 is the head of its recording, 1 and on are
 * the lines that follow, each of which must be new: reject if there is one already. -1 is how the
 * table stands besides, and replaces the one before. Resolve when it is safe.
 */
export type Keep = (id: string, number: number, text: string) => Promise<void>;

/**
 * Let others think about an errand, one of them or, if it can be shared, several: what each part
 * came to, in their order. Nothing, or a rejection: the room does it itself, and hears nobody
 * meanwhile.
 */
export type Think = (errand: Uint8Array, shared: boolean) => Promise<Uint8Array[]>;
/** Does a part of an errand as Rumpus.think does, in another copy of the same module: a worker's. */
export type Thinker = (errand: Uint8Array, part: number, parts: number) => Promise<Uint8Array>;
/** Let these thinkers think, at least one. */
export function among(thinkers: Thinker[]): Think;

export interface Visitor {
  /** Say a line of JSON. */
  say(text: string): void;
  /** Leave, and go. */
  close(): void;
}

export class Room {
  constructor(rumpus: Rumpus, keep: Keep, think?: Think);
  /** `heard` is told every answer and event, a line of JSON each. */
  enter(heard: (text: string) => void): Visitor;
  /** A table as it was kept: its head and lines. False if it cannot be read. */
  restore(id: string, texts: string[], kept?: string): boolean;
  /** Forget all tables, after everybody has gone. */
  clear(): void;
}
