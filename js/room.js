// A room with tables for people at one screen, and the bots they play with: what a server is
// elsewhere. Guests say what people on a server say (docs/SERVER.md: create, join, mine, and all
// of docs/WIRE.md) and hear answers and events. `keep` puts every line of a recording where it is
// safe before it counts.

export class Room {
  #rumpus;
  #timer;
  #era = 0; // counts clear(): what was being kept before is of no concern any more

  constructor(rumpus, keep) {
    this.#rumpus = rumpus;
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

  // Bots think here, one at a time; between two of them others are heard.
  #wake(millis) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const next = this.#rumpus._call("tend");
      if (next >= 0) this.#wake(next);
    }, millis);
  }

  enter(heard) {
    const guest = this.#rumpus._enter(heard);
    return {
      say: (text) => {
        this.#rumpus._say(guest, text);
        this.#wake(0);
      },
      close: () => {
        this.#rumpus._close(guest);
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
