// The road to tables in this browser: as a WebSocket leads to a server, this leads to the worker
// that has them. One worker serves all of the page's connections; each has a number.

// What the page uses of a WebSocket.
export interface Road {
  readonly readyState: number;
  onopen: ((e: never) => void) | null;
  onclose: ((e: never) => void) | null;
  onmessage: ((e: MessageEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

// To the worker: what a connection does, and what it says. From it: that the connection is open
// or over, or what it hears.
export type Said = [number, "open" | "close" | "say", string];
export type Heard = [number, "open" | "lost" | "hear", string];

let worker: Worker | undefined;
const roads = new Map<number, AloneRoad>();
let next = 1;

function theWorker() {
  if (!worker) {
    worker = new Worker("worker.js", { type: "module" });
    worker.onmessage = (m: MessageEvent<Heard>) => roads.get(m.data[0])?.take(m.data);
    // It does not come back by itself: the next connection starts another.
    worker.onerror = () => {
      worker = undefined;
      for (const road of [...roads.values()]) road.take([0, "lost", ""]);
    };
  }
  return worker;
}

export class AloneRoad implements Road {
  readyState: number = WebSocket.CONNECTING;
  onopen: Road["onopen"] = null;
  onclose: Road["onclose"] = null;
  onmessage: Road["onmessage"] = null;
  private number = next++;

  constructor() {
    roads.set(this.number, this);
    this.post("open", "");
  }

  private post(what: Said[1], text: string) {
    theWorker().postMessage([this.number, what, text] satisfies Said);
  }

  take([, what, text]: Heard) {
    if (what === "hear") {
      this.onmessage?.(new MessageEvent("message", { data: text }));
    } else if (what === "open") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(undefined as never);
    } else {
      this.readyState = WebSocket.CLOSED;
      roads.delete(this.number);
      this.onclose?.(undefined as never);
    }
  }

  send(text: string) {
    this.post("say", text);
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.post("close", "");
    this.take([0, "lost", ""]);
  }
}
