// A room with tables for people at one screen, and the bots they play with: what a server is
// elsewhere. Guests say what people on a server say (docs/SERVER.md: create, join, mine, and all
// of docs/WIRE.md) and hear answers and events. `keep` puts every line of a recording where it is
// safe before it counts; `think` lets bots think elsewhere.

// Nobody else thinks: it is done here, once others have been heard.
const nobody = () => new Promise((good) => setTimeout(good, 0, []));

// Among thinkers, each of whom does one part after the other: all of them share an errand that
// can be shared, the one with the least to do gets any other.
export function among(thinkers) {
  const waiting = thinkers.map(() => 0);
  async function give(i, errand, part, parts) {
    waiting[i]++;
    try {
      return await thinkers[i](errand, part, parts);
    } finally {
      waiting[i]--;
    }
  }
  return (errand, shared) =>
    Promise.all(
      shared
        ? thinkers.map((_, i) => give(i, errand, i + 1, thinkers.length))
        : [give(waiting.indexOf(Math.min(...waiting)), errand, 1, 1)],
    );
}

function join(parts) {
  const all = new Uint8Array(parts.reduce((n, p) => n + p.length, 0));
  let at = 0;
  for (const p of parts) {
    all.set(p, at);
    at += p.length;
  }
  return all;
}

export class Room {
  #rumpus;
  #timer;
  #era = 0; // counts clear(): what was being kept before is of no concern any more

  constructor(rumpus, keep, think = nobody) {
    this.#rumpus = rumpus;
    rumpus._errand = async (out, errand, shared) => {
      // Who fails at it does not keep the table waiting.
      const found = await think(errand, shared).catch(() => []);
      rumpus._lend([join(found)], ({ at, n }) => rumpus._call("thought", out, at, n));
      this.#wake(0);
    };
    rumpus._keep = (place, id, number, text) => {
      const era = this.#era;
      const settle = (kept) => {
        if (number < 0 || era !== this.#era) return;
        rumpus._call("settle", place, kept);
        this.#wake(0);
      };
      keep(id, number, text).then(
        () => settle(1),
        () => settle(0),
      );
    };
  }

  #wake(millis) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const next = this.#rumpus._call("tend");
      if (next >= 0) this.#wake(next);
    }, millis);
  }

  enter(heard) {
    let guest = this.#rumpus._enter(heard);
    return {
      say: (text) => {
        this.#rumpus._say(guest, text);
        this.#wake(0);
      },
      close: () => {
        if (guest) this.#rumpus._close(guest);
        guest = 0;
        this.#wake(0);
      },
    };
  }

  restore(id, texts, kept = "") {
    return this.#rumpus._lend([id, texts.join(""), kept], (i, t, k) =>
      Boolean(this.#rumpus._call("restore", i.at, texts.length - 1, t.at, t.n, k.at, k.n)),
    );
  }

  clear() {
    this.#era++;
    this.#rumpus._call("clear");
    clearTimeout(this.#timer);
  }
}
