// Talking to whoever keeps the tables: messages and their answers (docs/WIRE.md) over a WebSocket
// to a server or a road to this browser's own worker, one for the lobby and one for each table.
import { AloneRoad, type Road } from "./alone/road";
import type { ToldStep } from "./table/news";
import type {
  Clause,
  Clock,
  GameInfo,
  Layout,
  LessonInfo,
  LessonStep,
  Link,
  Rules,
  Scene,
  Story,
  TableInfo,
  TableRules,
  Theme,
  Wish,
} from "./types";

export type Message = { cmd: string; [more: string]: unknown };
export type Answer = { ok: boolean; error?: string; [more: string]: unknown };
type Event = { event: string; [more: string]: unknown };

class Lost extends Error {
  constructor() {
    super("the connection was lost");
  }
}

function newRoad(): Road {
  if (ALONE) return new AloneRoad();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/`, "rumpus");
}

// One connection: answers find their questions by their ids, events go to `heard`.
class Wire {
  private waiting = new Map<number, { good: (a: Answer) => void; bad: (e: Error) => void }>();
  private next = 1;
  private socket: Road;
  readonly open: Promise<void>;

  constructor(heard: (event: Event) => void, closed: () => void) {
    const socket = newRoad();
    this.socket = socket;
    this.open = new Promise((good, bad) => {
      socket.onopen = () => good();
      socket.onclose = () => {
        const lost = new Lost();
        bad(lost);
        for (const w of this.waiting.values()) w.bad(lost);
        this.waiting.clear();
        closed();
      };
    });
    this.open.catch(() => undefined);
    socket.onmessage = (m) => this.take(JSON.parse(m.data), heard);
  }

  private take(m: (Answer & { id?: number }) | Event, heard: (event: Event) => void) {
    if ("event" in m) {
      heard(m as Event);
      return;
    }
    const w = this.waiting.get((m as { id: number }).id);
    this.waiting.delete((m as { id: number }).id);
    if (w) {
      if (m.ok) w.good(m as Answer);
      else w.bad(new Error(String(m.error ?? "refused")));
    }
  }

  ask(message: Message): Promise<Answer> {
    return new Promise((good, bad) => {
      if (this.socket.readyState !== WebSocket.OPEN) {
        bad(new Error("not connected just now"));
        return;
      }
      const id = this.next++;
      this.waiting.set(id, { good, bad });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close() {
    this.socket.close();
  }
}

// ---- the lobby ----

let lobby: Wire | undefined;
async function ask<T>(message: Message): Promise<T> {
  lobby ??= new Wire(
    () => undefined,
    () => {
      lobby = undefined;
    },
  );
  const wire = lobby;
  await wire.open;
  return (await wire.ask(message)) as unknown as T;
}

// What never changes while the page is open is asked for once.
const known = new Map<string, Promise<unknown>>();
function once<T>(message: Message): Promise<T> {
  const key = JSON.stringify(message);
  let answer = known.get(key) as Promise<T> | undefined;
  if (!answer) {
    answer = ask<T>(message);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
  }
  return answer;
}

export const games = () =>
  once<{ games: GameInfo[]; levels: string[] }>({ cmd: "games", full: true });

type Told = Omit<Rules, "clauses"> & {
  clauses: (Omit<Clause, "id"> & { clause: string })[];
};
export async function rules(tag: string): Promise<Rules> {
  const told = await once<Told>({ cmd: "rules", game: tag });
  return { ...told, clauses: told.clauses.map((c) => ({ ...c, id: c.clause })) };
}

export const lessons = () => once<{ lessons: LessonInfo[] }>({ cmd: "lessons" });

export interface LessonAnswer {
  lesson: LessonStep;
  scene: Scene;
  between?: Scene[]; // what led there, after something was done
  layout?: Layout;
  theme?: Theme;
}
export function lesson(place: {
  game: string;
  name?: string;
  step: number;
  code?: number;
  skip?: boolean; // have it done
  full: boolean;
}) {
  return ask<LessonAnswer>({ cmd: "lesson", ...place });
}

// The table at a step of a lesson, by its name: "first#roll-again".
export const picture = (game: string, at: string) =>
  once<LessonAnswer>({ cmd: "lesson", game, at, full: true });

// What is agreed on besides the rules.
export interface Agreed {
  clock?: TableRules["clock"];
  time?: number;
  increment?: number;
  limit?: number;
  grace?: number;
}

interface NewTable extends Agreed {
  game?: string;
  recording?: string;
  preset?: string;
  options?: { [name: string]: string };
  seats?: string[];
  names?: string[];
  together?: boolean;
}
type Laid = { table: string; links: Link[] };
export function layTable(asked: NewTable): Promise<Laid> {
  if (asked.recording && !ALONE) return bring(asked);
  return ask<Laid>({ cmd: "create", ...asked });
}

// A recording may be longer than a message to a server, but not than this.
const MOST_BROUGHT = 192 * 1024;
async function bring(asked: NewTable): Promise<Laid> {
  const body = JSON.stringify(asked);
  if (new Blob([body]).size > MOST_BROUGHT)
    throw new Error("this game is too long to be brought to a server");
  const answer = await fetch("api/create", { method: "POST", body });
  const said = (await answer.json()) as Answer & Laid;
  if (!said.ok) throw new Error(said.error);
  return said;
}

// The recording of a table, for who may have it.
export async function recordingOf(table: string, key?: string): Promise<string> {
  const wire = new Wire(
    () => undefined,
    () => undefined,
  );
  try {
    await wire.open;
    await wire.ask({ cmd: "join", table, ...(key ? { key } : {}) });
    return (await wire.ask({ cmd: "save" })).recording as string;
  } finally {
    wire.close();
  }
}

// Whoever comes takes an open seat, and gets the key of a link of their own.
export function sit(table: string, seat: number, name: string) {
  return ask<{ key: string; seats: number[] }>({ cmd: "sit", table, seat, name });
}
// How a game of other rules than the server plays went, as far as this link may know.
export interface Relic {
  title: string;
  names: string[];
  over: boolean;
  told: string[];
}
export const told = (table: string, key?: string) =>
  ask<Relic>({ cmd: "told", table, ...(key ? { key } : {}) });
// The addresses under which others find the server; none: only this machine does.
export const where = () => once<{ origins: string[] }>({ cmd: "where" });

export interface Mine {
  table: string;
  key: string;
  game: string;
  seats: number[];
  turn: number;
  over: boolean;
  yours: boolean;
  names: string[];
  who: string[]; // "human", "open", or a bot
  brought?: boolean; // it goes on from a game begun elsewhere
  waits_for?: number; // a seat, while it is on
  points?: number[];
  result?: string;
}
const MOST_LINKS = 50;
export function mine(links: { table: string; key: string }[]) {
  return ask<{ tables: Mine[] }>({ cmd: "mine", links: links.slice(0, MOST_LINKS) });
}

// Scenes written by hand are files.
async function file<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error("there is no such scene");
  return await answer.json();
}
export const handScenes = () => file<{ scenes: string[] }>("api/scenes");
export const handScene = (name: string) => file<Scene>(`api/scenes/${name}`);

// ---- a seat at a table ----

export interface Joined {
  table: string;
  game: string;
  title: string;
  seats: number[];
  rules: TableRules;
  two_sides: boolean; // one may resign,
  draws: boolean; // or offer a draw
  begins: number; // the seat that decides first,
  by_lot: boolean; // by the rules, or drawn
  said?: number; // the last line of the talk so far; left out: one hears nothing of it
  layout: Layout;
  theme: Theme;
}
export interface SceneEvent {
  version: number;
  as: number;
  table: TableInfo;
  clock?: Omit<Clock, "at">;
  since?: ToldStep[]; // with the first scene of a seat: what led to it
  scene: Scene;
}
export interface Hint {
  code: number;
  odds?: number; // of 100 such positions so many are won
  chance?: string; // the same in words, or how it stands
  why?: string; // what the action brings, or how it did when it was tried out
  second?: number;
}

// What somebody said; without a seat: somebody who watches.
export interface Said {
  n: number;
  seat?: number;
  name: string;
  text: string;
}

// Somebody did not agree to what another wished.
export interface Refused {
  what: Wish["what"];
  by: number;
  no: number; // whose seat it was
}

// Whoever claimed a seat was let in, or not.
export interface Admitted {
  seat: number;
  key?: string;
}

interface Listener {
  joined(info: Joined): void;
  scene(event: SceneEvent): void;
  hint(hint: Hint): void;
  talk(lines: Said[]): void;
  refused(what: Refused): void;
  admitted(what: Admitted): void;
  late(seat: number): void; // their time was up, and the harmless choice is made
  story(story: Story): void;
  link(state: "open" | "lost"): void;
  failed(error: string): void;
}

export class Line {
  private wire!: Wire;
  private scene!: Scene;
  private closed = false;
  private delay = 250;

  constructor(
    private table: string,
    private key: string | undefined,
    private to: Listener,
  ) {
    this.connect();
  }

  private async connect() {
    this.wire = new Wire(
      (e) => this.heard(e),
      () => this.lost(),
    );
    try {
      await this.wire.open;
      const info = await this.wire.ask({
        cmd: "join",
        table: this.table,
        ...(this.key ? { key: this.key } : {}),
      });
      this.delay = 250;
      this.to.link("open");
      this.to.joined(info as unknown as Joined);
    } catch (e) {
      if (e instanceof Lost) return; // lost() tries again
      this.closed = true;
      this.to.failed((e as Error).message);
    }
  }

  private lost() {
    if (this.closed) return;
    this.to.link("lost");
    setTimeout(() => {
      if (!this.closed) this.connect();
    }, this.delay);
    this.delay = Math.min(this.delay * 2, 5000);
  }

  private heard(e: Event) {
    // An answer still under way is settled before its scene is shown.
    if (e.event === "scene") {
      const told = e as unknown as SceneEvent;
      // Left out, it is the one that is there, and nothing in it moves any more.
      this.scene = told.scene ?? { ...this.scene, moves: [] };
      const clock = told.clock && { ...told.clock, at: performance.now() };
      const event = { ...told, table: { ...told.table, clock }, scene: this.scene };
      queueMicrotask(() => this.to.scene(event));
    }
    if (e.event === "hint") this.to.hint(e as unknown as Hint);
    if (e.event === "talk") this.to.talk(e.talk as Said[]);
    if (e.event === "refused") this.to.refused(e as unknown as Refused);
    if (e.event === "admitted") this.to.admitted(e as unknown as Admitted);
    if (e.event === "late") this.to.late(e.seat as number);
    if (e.event === "story") this.to.story(e as unknown as Story);
  }

  ask(message: Message): Promise<Answer> {
    return this.wire.ask(message);
  }

  close() {
    this.closed = true;
    this.wire.close();
  }
}
