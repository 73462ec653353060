// Rumpus for JavaScript: loads the module rumpus.wasm, in node and in browsers.
//
//     const rumpus = await load();
//     const guest = rumpus.open();
//     guest.ask({ cmd: "new", game: "npzr" });
//     guest.ask({ cmd: "legal" }).actions
//
// docs/WIRE.md has the messages, docs/WASM.md the rest; rumpus.d.ts the types.

// An answer that was a refusal; nothing has changed.
export class Refused extends Error {
  name = "Refused";
}

// The module found itself wrong, or had no memory left. It is of no use any more: every
// later call fails alike.
export class Failed extends Error {
  name = "Failed";
  constructor(message, file, line) {
    super(file ? `${file}:${line}: '${message}' does not hold; this is a bug` : message);
    this.file = file;
    this.line = line;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const MOST_RANDOM = 65536; // bytes that getRandomValues() gives at once

class Guest {
  #rumpus;
  #number;

  constructor(rumpus, number) {
    this.#rumpus = rumpus;
    this.#number = number;
  }

  line(text) {
    return this.#rumpus._say(this.#number, text);
  }

  ask(message) {
    const answer = JSON.parse(this.line(JSON.stringify(message)));
    if (!answer.ok) throw new Refused(answer.error);
    return answer;
  }

  close() {
    if (this.#number) this.#rumpus._close(this.#number);
    this.#number = 0;
  }
}

class Rumpus {
  #given; // what the module exports
  #broken;
  #answer = "";
  #heard = new Map(); // for guests of a room: who is told what they hear
  #found; // the part of an errand that was done last
  _keep = () => Promise.reject(new Error("nobody keeps tables here"));
  _errand = () => undefined;

  static async start(module, chance) {
    const r = new Rumpus();
    const takes = {
      send: (guest, text, n) => {
        const heard = r.#heard.get(guest >>> 0);
        if (heard) heard(r.#text(text, n));
        else r.#answer = r.#text(text, n);
      },
      store: (place, id, idN, number, text, n) =>
        r._keep(place >>> 0, r.#text(id, idN), number, r.#text(text, n)),
      think: (out, at, n, shared) => r._errand(out >>> 0, r.#bytes(at, n).slice(), shared !== 0),
      found: (at, n) => {
        r.#found = r.#bytes(at, n).slice();
      },
      random: (out, n) => {
        for (let i = 0; i < n; i += MOST_RANDOM)
          chance.getRandomValues(r.#bytes(out + i, Math.min(n - i, MOST_RANDOM)));
      },
      clock: () => performance.now(),
      failed: (what, n, file, fileN, line) => {
        throw new Failed(r.#text(what, n), r.#text(file, fileN) || undefined, line || undefined);
      },
    };
    r.#given = (await WebAssembly.instantiate(module, { rumpus: takes })).exports;
    return r;
  }

  #bytes(at, n) {
    return new Uint8Array(this.#given.memory.buffer, at >>> 0, n);
  }

  #text(at, n) {
    return decoder.decode(this.#bytes(at, n));
  }

  _call(name, ...args) {
    if (this.#broken) throw this.#broken;
    try {
      return this.#given[name](...args);
    } catch (e) {
      this.#broken = e instanceof Failed ? e : new Failed(String(e.message));
      throw this.#broken;
    }
  }

  // Texts or bytes in the module's memory, each ended by a zero byte, for as long as `use` takes.
  _lend(things, use) {
    const lent = things.map((thing) => {
      const bytes = typeof thing === "string" ? encoder.encode(thing) : thing;
      const at = this._call("alloc", bytes.length + 1) >>> 0;
      this.#bytes(at, bytes.length).set(bytes);
      return { at, n: bytes.length };
    });
    const answer = use(...lent);
    for (const { at } of lent) this._call("free", at);
    return answer;
  }

  _say(guest, text) {
    this.#answer = "";
    this._lend([text], ({ at, n }) => this._call("say", guest, at, n));
    return this.#answer;
  }

  _enter(heard) {
    const guest = this._call("enter") >>> 0;
    this.#heard.set(guest, heard);
    return guest;
  }

  _close(guest) {
    this._call("close", guest);
    this.#heard.delete(guest);
  }

  open() {
    return new Guest(this, this._call("open") >>> 0);
  }

  think(errand, part, parts) {
    this._lend([errand], ({ at, n }) => this._call("think", at, n, part, parts));
    return this.#found;
  }

  get bytes() {
    return this.#given.memory.buffer.byteLength;
  }
}

export async function compile(source = new URL("rumpus.wasm", import.meta.url)) {
  if (source instanceof WebAssembly.Module) return source;
  if (!(source instanceof URL) && typeof source !== "string") return WebAssembly.compile(source);
  const url = new URL(source, import.meta.url);
  if (url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return WebAssembly.compile(await readFile(url));
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${answer.statusText}`);
  // Some servers do not know that this is application/wasm, so it is no stream.
  return WebAssembly.compile(await answer.arrayBuffer());
}

export async function load(source) {
  // Node has it under this name since version 20.
  const chance = globalThis.crypto ?? (await import("node:crypto")).webcrypto;
  return Rumpus.start(await compile(source), chance);
}
