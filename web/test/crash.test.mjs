// The server killed in the middle of play, again and again: what was answered is there, and
// nothing else is but what was under way. CRASHES says how often (5).
import { spawnSync } from "node:child_process";
import { check, same, test } from "./kit.mjs";
import { serve } from "./server.mjs";
import { socket } from "./socket.mjs";

const CRASHES = Number(process.env.CRASHES ?? 5);
const PLACES = 6;
const MOST = 1 << 28; // bytes of all lines, after a hundred kills
const isScene = (m) => m.event === "scene";
const pause = (ms) => new Promise((r) => setTimeout(r, ms));

// All lines on disk, table by table: what was played, and the names that were given.
function onDisk(file) {
  const read = `import json, sqlite3
d = sqlite3.connect("${file}")
t = {i: [] for i, in d.execute("select id from tables")}
for i, line in d.execute("select id, line from lines order by id, n"): t[i].append(line)
print(json.dumps([t, d.execute("pragma integrity_check").fetchone()[0]]))`;
  const said = spawnSync("python3", ["-c", read], { maxBuffer: MOST });
  const [tables, integrity] = JSON.parse(said.stdout);
  same(integrity, "ok", "the database");
  return tables;
}

// What a line of a recording is, without its digest and what is for people.
const short = (line) =>
  line
    .split(" ")
    .slice(0, line.startsWith("play") ? 2 : 4)
    .join(" ");

class Place {
  told = []; // lines that were answered
  asked; // the one that is under way
  constructor(made) {
    this.made = made;
  }

  async sit(address) {
    this.lines = [];
    for (const link of this.made.links) {
      const line = await socket(address);
      const first = line.next(isScene);
      check((await line.ask({ cmd: "join", table: this.made.table, key: link.key })).ok, "joined");
      await first;
      this.lines.push(line);
    }
  }

  async change(line, message, written) {
    this.asked = written;
    if ((await line.ask(message)).ok) this.told.push(written);
    this.asked = undefined;
  }

  // Plays, and now and then somebody changes their name, until the line is dead.
  async play(number) {
    for (let i = 0; ; i++) {
      const scenes = this.lines.map((l) => l.received.filter(isScene).at(-1).scene);
      const seat = scenes.findIndex((s) => s.actions?.length);
      if (seat < 0) {
        if (scenes[0].over) return;
        await pause(2);
      } else if (i % 7 === 6) {
        const name = `N${number}x${i}`;
        await this.change(this.lines[0], { cmd: "name", name }, `seat 0 human ${name}`);
      } else {
        const { code } = scenes[seat].actions[(i * 5) % scenes[seat].actions.length];
        const n = scenes[seat].decision;
        await this.change(this.lines[seat], { cmd: "play", code, n }, `play ${code}`);
      }
    }
  }

  // What was told is there, in order; at most what was asked for comes after it.
  compare(lines) {
    const there = lines.map(short);
    const extra = there.slice(this.told.length);
    same(there.slice(0, this.told.length).join("; "), this.told.join("; "), "what was answered");
    check(extra.length <= (this.asked ? 1 : 0), `more than was asked: ${extra}`);
    if (extra.length) same(extra[0], this.asked, "what was under way");
    this.told = there;
    this.asked = undefined;
  }
}

// Lays tables until the line is dead.
async function lay(address, places) {
  const line = await socket(address);
  for (;;) {
    const made = await line.ask({ cmd: "create", game: "npzr", seats: ["human", "human"] });
    if (made.ok) places.push(new Place(made));
    await pause(20);
  }
}

test(`crash: nothing that was answered is lost in ${CRASHES} kills`, async () => {
  const server = await serve("--per-address", "1000");
  const places = [];
  const first = lay(server.address, places).catch(() => undefined);
  while (places.length < PLACES) await pause(10);
  for (let i = 0; i < CRASHES; i++) {
    const playing = places.slice(-PLACES);
    await Promise.all(playing.map((p) => p.sit(server.address)));
    const going = playing.map((p) => p.play(i).catch(() => undefined));
    const laying = i ? lay(server.address, places).catch(() => undefined) : first;
    await pause(100 + Math.random() * 300);
    await server.kill();
    // What never comes is not waited for.
    await Promise.race([Promise.all([...going, laying]), pause(50)]);
    const tables = onDisk(server.data);
    for (const p of places) {
      check(tables[p.made.table], "a table that was laid is gone");
      p.compare(tables[p.made.table]);
    }
    await server.restart();
  }
  check(places.flatMap((p) => p.told).length > CRASHES * 10, "hardly anything was played");
});
