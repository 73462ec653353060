// The types of room.js.
import type { Rumpus } from "./rumpus.js";

/**
 * Keep a text under the id of a table and a number: 0 is the head of its recording, 1 and on are
 * the lines that follow, each of which must be new: reject if there is one already. -1 is how the
 * table stands besides, and replaces the one before. Resolve when it is safe.
 */
export type Keep = (id: string, number: number, text: string) => Promise<void>;

export interface Visitor {
  /** Say a line of JSON. */
  say(text: string): void;
  /** Leave, and go. */
  close(): void;
}

export class Room {
  constructor(rumpus: Rumpus, keep: Keep);
  /** `heard` is told every answer and event, a line of JSON each. */
  enter(heard: (text: string) => void): Visitor;
  /** A table as it was kept: its head and lines. False if it cannot be read. */
  restore(id: string, texts: string[], kept?: string): boolean;
  /** Forget all tables, after everybody has gone. */
  clear(): void;
}
