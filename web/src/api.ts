// Talking to the server: a few requests, and one WebSocket a table.
import type { GameInfo, Layout, Link, Rules, Scene, TableInfo, Theme } from "./types";

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(
    path,
    body === undefined
      ? undefined
      : {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        },
  );
  const json = await answer.json();
  if (!json.ok && json.ok !== undefined) throw new Error(json.error);
  return json;
}

let gamesOnce: Promise<{ games: GameInfo[]; levels: string[] }> | undefined;
export function games() {
  gamesOnce ??= ask<{ games: GameInfo[]; levels: string[] }>("/api/games");
  gamesOnce.catch(() => {
    gamesOnce = undefined;
  });
  return gamesOnce;
}

const rulesOnce = new Map<string, Promise<Rules>>();
export function rules(tag: string): Promise<Rules> {
  let known = rulesOnce.get(tag);
  if (!known) {
    known = ask<Rules>(`/api/rules/${tag}`);
    rulesOnce.set(tag, known);
    known.catch(() => rulesOnce.delete(tag));
  }
  return known;
}

export interface Wish {
  game: string;
  options?: { [name: string]: string };
  seats?: string[];
  names?: string[];
  together?: boolean;
}
export function layTable(wish: Wish) {
  return ask<{ table: string; links: Link[] }>("/api/tables", wish);
}

export interface Mine {
  table: string;
  key: string;
  game: string;
  seats: number[];
  turn: number;
  over: boolean;
  yours: boolean;
}
export function mine(links: { table: string; key: string }[]) {
  return ask<{ tables: Mine[] }>("/api/mine", { links });
}

export const handScenes = () => ask<{ scenes: string[] }>("/api/scenes");
export const handScene = (name: string) => ask<Scene>(`/api/scenes/${name}`);

// ---- a seat at a table ----

export interface Joined {
  table: string;
  game: string;
  title: string;
  seats: number[];
  layout: Layout;
  theme: Theme;
}
export interface SceneEvent {
  version: number;
  as: number;
  table: TableInfo;
  scene: Scene;
}
export interface Hint {
  code: number;
  value?: number;
  second?: number;
  second_value?: number;
}

export interface Listener {
  joined(info: Joined): void;
  scene(event: SceneEvent): void;
  hint(hint: Hint): void;
  link(state: "open" | "lost"): void;
  failed(error: string): void;
}

type Answer = { ok: boolean; error?: string; [more: string]: unknown };

export class Line {
  private socket?: WebSocket;
  private waiting = new Map<number, { good: (a: Answer) => void; bad: (e: Error) => void }>();
  private next = 1;
  private closed = false;
  private delay = 250;

  constructor(
    private table: string,
    private key: string | undefined,
    private to: Listener,
  ) {
    this.connect();
  }

  private connect() {
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/`,
      "rumpus",
    );
    this.socket = socket;
    socket.onopen = async () => {
      try {
        const info = await this.ask({
          cmd: "join",
          table: this.table,
          ...(this.key ? { key: this.key } : {}),
        });
        this.delay = 250;
        this.to.link("open");
        this.to.joined(info as unknown as Joined);
      } catch (e) {
        this.closed = true;
        this.to.failed((e as Error).message);
      }
    };
    socket.onmessage = (m) => this.take(JSON.parse(m.data));
    socket.onclose = () => {
      for (const w of this.waiting.values()) w.bad(new Error("the connection was lost"));
      this.waiting.clear();
      if (this.closed) return;
      this.to.link("lost");
      setTimeout(() => {
        if (!this.closed) this.connect();
      }, this.delay);
      this.delay = Math.min(this.delay * 2, 5000);
    };
  }

  private take(m: Answer & { id?: number; event?: string }) {
    if (m.event === "scene") {
      // An answer still under way is settled before its scene is shown.
      queueMicrotask(() => this.to.scene(m as unknown as SceneEvent));
    } else if (m.event === "hint") {
      this.to.hint(m as unknown as Hint);
    } else if (m.id !== undefined) {
      const w = this.waiting.get(m.id);
      this.waiting.delete(m.id);
      if (w) {
        if (m.ok) w.good(m);
        else w.bad(new Error(m.error ?? "refused"));
      }
    }
  }

  ask(message: { cmd: string; [more: string]: unknown }): Promise<Answer> {
    return new Promise((good, bad) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        bad(new Error("not connected just now"));
        return;
      }
      const id = this.next++;
      this.waiting.set(id, { good, bad });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close() {
    this.closed = true;
    this.socket?.close();
  }
}
