// A server of several nodes: one PostgreSQL, two nodes, nginx before them. People at different
// nodes play one game; nodes are killed, cut off from the database and stopped in the middle of
// play, and what was answered is there afterwards. FAULTS says how often that happens (3).
import { writeFileSync } from "node:fs";
import path from "node:path";
import { database, node, proxy } from "./cluster.mjs";
import { check, same, test } from "./kit.mjs";
import { ask, run, serve, temporary } from "./server.mjs";
import { socket } from "./socket.mjs";

const FAULTS = Number(process.env.FAULTS ?? 3);
const PLACES = 4;
const BACK = 5000; // ms until whoever lost their node plays on at another
const isScene = (m) => m.event === "scene";
const pause = (ms) => new Promise((r) => setTimeout(r, ms));
const sceneOf = (line) => line.received.filter(isScene).at(-1).scene;

// What comes of it, unless the line is closed first.
const unlessClosed = (line, coming) =>
  Promise.race([coming.catch(() => undefined), line.closed.then(() => undefined)]);

async function join(address, made, link) {
  const line = await socket(address);
  const first = unlessClosed(line, line.next(isScene));
  const key = link && { key: link.key };
  const joined = await unlessClosed(line, line.ask({ cmd: "join", table: made.table, ...key }));
  check(joined?.ok, `joined: ${joined?.error}`);
  check(await first, "no scene");
  return line;
}

// ---- playing through it all ----

// What a line of a recording is, without its digest and what is for people.
const short = (line) =>
  line
    .split(" ")
    .slice(0, line.startsWith("play") ? 2 : 4)
    .join(" ");

class Place {
  asked = []; // what was asked for: a line, and whether it was answered
  slowest = 0; // ms until somebody was back
  over = false;

  constructor(address, made) {
    this.address = address;
    this.made = made;
    this.lines = made.links.map(() => undefined);
  }

  // Everybody is at the table, after however many tries.
  async sit() {
    const began = Date.now();
    for (const [i, link] of this.made.links.entries()) {
      while (!this.lines[i]) {
        const late = Date.now() - began;
        check(late < 2 * BACK, `nobody can join ${this.made.table} for ${late} ms`);
        try {
          const line = await join(this.address, this.made, link);
          line.closed.then(() => {
            if (this.lines[i] === line) this.lines[i] = undefined;
          });
          this.lines[i] = line;
        } catch {
          await pause(100);
        }
      }
    }
    this.slowest = Math.max(this.slowest, Date.now() - began);
  }

  async change(line, message, written) {
    const one = { written, sure: false };
    this.asked.push(one);
    const answer = await unlessClosed(line, line.ask(message));
    if (answer?.ok) one.sure = true;
    else if (answer) this.asked.splice(this.asked.indexOf(one), 1);
  }

  async turn(i) {
    const scenes = this.lines.map(sceneOf);
    const seat = scenes.findIndex((s) => s.actions?.length);
    this.over = scenes[0].over;
    if (seat < 0) {
      await pause(2);
    } else if (i % 7 === 6) {
      const name = `N${i}`;
      await this.change(this.lines[0], { cmd: "name", name }, `seat 0 human ${name}`);
    } else {
      const { code } = scenes[seat].actions[(i * 5) % scenes[seat].actions.length];
      const n = scenes[seat].decision;
      await this.change(this.lines[seat], { cmd: "play", code, n }, `play ${code}`);
    }
    await pause(15);
  }

  async play(stop) {
    for (let i = 0; !stop.now && !this.over; i++) {
      if (this.lines.includes(undefined)) await this.sit();
      else await this.turn(i);
    }
  }

  // All that was answered is there, in order; between it only what was asked for and never
  // answered.
  compare(lines) {
    const there = lines.map(short);
    const known = new Map();
    const fits = (i, j) => {
      const key = i * 10000 + j;
      if (!known.has(key)) {
        const one = this.asked[j];
        known.set(
          key,
          one === undefined
            ? i === there.length
            : (there[i] === one.written && fits(i + 1, j + 1)) || (!one.sure && fits(i, j + 1)),
        );
      }
      return known.get(key);
    };
    check(
      fits(0, 0),
      `${this.made.table}: ${there.join("; ")}\nbut asked was ${this.asked
        .map((a) => a.written + (a.sure ? "" : "?"))
        .join("; ")}`,
    );
  }
}

async function laid(address) {
  const options = { game: "npzr", seats: ["human", "human"] };
  const line = await socket(address);
  const made = await line.ask({ cmd: "create", ...options });
  check(made.ok, `created: ${made.error}`);
  line.close();
  return made;
}

// Lays tables through it all.
async function lay(address, stop, all) {
  while (!stop.now) {
    await laid(address).then(
      (made) => all.push(made),
      () => undefined,
    );
    await pause(100);
  }
}

const faults = {
  async killed(n) {
    await n.kill();
    return () => n.start();
  },
  async silent(n) {
    n.line.hush();
    return () => n.line.mend();
  },
  async cut(n) {
    n.line.cut();
    return () => n.line.mend();
  },
  async stopped(n) {
    same(await n.stop(), 0, "exit code");
    return () => n.start();
  },
};

test(`nodes: nothing that was answered is lost in ${FAULTS} faults`, async () => {
  const db = await database();
  const nodes = [await node(db), await node(db)];
  const { address } = await proxy(nodes);
  const stop = { now: false };
  const made = [];
  const places = [];
  for (let i = 0; i < PLACES; i++) places.push(new Place(address, await laid(address)));
  const going = [...places.map((p) => p.play(stop)), lay(address, stop, made)];
  const failed = Promise.all(going);
  failed.catch(() => undefined);
  for (let i = 0; i < FAULTS; i++) {
    await pause(200 + Math.random() * 200);
    const kind = Object.keys(faults)[i % 4];
    const mend = await faults[kind](nodes[i % 2]);
    // Whoever was there is at the other one before it comes back.
    const answered = places.map((p) => p.asked.filter((a) => a.sure).length);
    const began = Date.now();
    const on = (p, k) => p.over || p.asked.filter((a) => a.sure).length > answered[k];
    while (!places.every(on)) {
      check(Date.now() - began < 2 * BACK, `nobody plays on after a node was ${kind}`);
      await Promise.race([failed, pause(20)]);
    }
    await mend();
    await Promise.race([failed, pause(300)]);
  }
  stop.now = true;
  await failed;
  for (const p of places) check(p.slowest < BACK, `${p.slowest} ms until somebody was back`);
  const lines = db.ask("select id, line from lines order by id, n");
  for (const p of places)
    p.compare(lines.filter(([id]) => id === p.made.table).map(([, line]) => line));
  const ids = new Set(db.ask("select id from tables").map(([id]) => id));
  for (const m of made) check(ids.has(m.table), "a table that was laid is gone");
  check(places.flatMap((p) => p.asked).length > FAULTS * 10, "hardly anything was played");

  // A node that has seen nothing of it shows what people saw: every digest is compared on the way.
  for (const n of nodes) await n.kill();
  await nodes[0].start();
  for (const p of places) {
    const before = p.lines[0] ? sceneOf(p.lines[0]) : undefined;
    const after = sceneOf(await join(nodes[0].address, p.made, p.made.links[0]));
    for (const s of [before, after]) delete s?.moves;
    if (before) same(JSON.stringify(after), JSON.stringify(before), "the scene");
  }
});

// ---- one game at two nodes ----

// Ann is at the first node, where the table was laid, and Bob at the second.
async function apart(nodes) {
  const made = await ask(nodes[0].address, "/api/create", {
    game: "npzr",
    seats: ["human", "human"],
    names: ["Ann", "Bob"],
    options: { first: "0" },
  });
  check(made.ok, made.error);
  const ann = await join(nodes[0].address, made, made.links[0]);
  const bob = await join(nodes[1].address, made, made.links[1]);
  return { made, ann, bob };
}

async function play(line) {
  const told = line.next(isScene);
  const { code } = sceneOf(line).actions.at(-1);
  const answer = await line.ask({ cmd: "play", code });
  check(answer.ok, `play ${code}: ${answer.error}`);
  await told;
}

// Questions are answered in the order in which they were asked; a change when it is on disk, and
// before the scene that shows it.
async function answersInOrder(line, name) {
  const begun = line.received.length;
  const ids = Array.from({ length: 30 }, (_, i) => 1000 + i);
  const change = ids[10];
  const told = line.next((m) => isScene(m) && m.scene.seats.some((s) => s.name === name));
  const answers = ids.map((id) => line.next((m) => m.id === id));
  for (const [i, id] of ids.entries())
    if (id === change) line.send({ cmd: "name", name, id });
    else line.send({ cmd: ["view", "options", "version"][i % 3], id });
  for (const answer of await Promise.all(answers)) check(answer.ok, answer.error);
  const scene = await told;
  const heard = line.received.slice(begun);
  const order = heard.map((m) => m.id).filter((id) => id && id !== change);
  same(order.join(), ids.filter((id) => id !== change).join(), "answers");
  check(
    heard.findIndex((m) => m.id === change) < heard.indexOf(scene),
    "the scene came before the answer",
  );
}

test("nodes: people at two nodes play, talk, agree and sit down as at one", async () => {
  const db = await database();
  const nodes = [await node(db), await node(db)];
  const { made, ann, bob } = await apart(nodes);
  const bothHere = (m) => isScene(m) && m.table.here.join() === "true,true";
  if (!ann.received.some(bothHere)) await ann.next(bothHere); // Bob's node tells Ann's
  const heard = bob.next((m) => m.event === "talk");
  check((await ann.ask({ cmd: "say", text: "hello" })).ok, "said");
  same((await heard).talk.at(-1).text, "hello", "heard");
  const turn = bob.next((m) => isScene(m) && m.scene.actor === 1);
  while (sceneOf(ann).actor === 0) await play(ann);
  await turn;
  const asked = bob.next((m) => isScene(m) && m.table.wish?.asks_you);
  check((await ann.ask({ cmd: "undo" })).ok, "asked to take back");
  await asked;
  const back = ann.next((m) => isScene(m) && m.scene.actor === 0);
  check((await bob.ask({ cmd: "consent", yes: true })).ok, "agreed");
  await back;
  await answersInOrder(ann, "Anna");
  await answersInOrder(bob, "Bobby");

  // Lists, the page of a game and another table, from the node that is not its home.
  const links = made.links.map(({ key }) => ({ table: made.table, key }));
  same((await ask(nodes[1].address, "/api/mine", { links })).tables.length, 2, "tables");
  same((await fetch(`${nodes[1].address}/g/${made.table}`)).status, 200, "its page");
  const open = await ask(nodes[0].address, "/api/create", {
    game: "npzr",
    seats: ["human", "open"],
  });
  const seat = { table: open.table, seat: 1, name: "Dora" };
  const sat = await ask(nodes[1].address, "/api/sit", seat);
  check(sat.ok && sat.key, `sat down: ${sat.error}`);
  const late = await bob.ask({ cmd: "sit", ...seat });
  check(/not open any more/.test(late.error), `sat down twice: ${late.error}`);
  check((await bob.ask({ cmd: "view" })).ok, "Bob is still at his table");
  const dora = await join(nodes[1].address, open, sat);
  same(sceneOf(dora).seats[1].name, "Dora", "her name");
  const wrong = await dora.ask({ cmd: "join", table: made.table, key: sat.key });
  check(/opens no seat/.test(wrong.error), `another's table: ${wrong.error}`);
});

test("nodes: a table moves from a file to the nodes and back, links and all", async () => {
  const db = await database();
  const shared = await node(db);
  const single = await serve();
  const made = await ask(single.address, "/api/create", {
    game: "npzr",
    seats: ["human", "human"],
    options: { first: "0" },
  });
  const ann = await join(single.address, made, made.links[0]);
  await play(ann);
  const archive = path.join(temporary(), "table.json");
  const admin = async (...args) => {
    const child = run("admin", ...args);
    return { code: await child.ended, out: child.said, error: child.complained };
  };
  const url = `postgresql://rumpus@127.0.0.1:${db.port}/postgres`;
  const taken = await admin("export", made.table, "--data", single.data);
  writeFileSync(archive, taken.out);
  const put = await admin("import", archive, "--store", url);
  same(put.out.trim(), made.table, `put: ${put.error}`);
  check(/already/.test((await admin("import", archive, "--store", url)).error), "only once");
  const there = await join(shared.address, made, made.links[0]);
  for (const line of [ann, there]) delete sceneOf(line).moves;
  same(JSON.stringify(sceneOf(there)), JSON.stringify(sceneOf(ann)), "the scene");
  const back = await admin("export", made.table, "--store", url);
  const sorted = (text) => JSON.stringify(Object.entries(JSON.parse(text)).sort());
  same(sorted(back.out), sorted(taken.out), "what is taken out again");
  const none = await admin("export", "aaaaaaaaaa", "--store", url);
  check(none.code === 1 && /no table/.test(none.error), none.error);
});

test("nodes: who is not a table's home any more writes nothing, and says so", async () => {
  const db = await database();
  const nodes = [await node(db), await node(db)];
  const { made, ann, bob } = await apart(nodes);
  await play(ann);
  const before = db.ask(`select count(*) from lines where id = '${made.table}'`)[0][0];
  // As if it had been away for long: another node took the table, and died.
  db.ask(`update counts set home = 999 where id = '${made.table}'`);
  const { code } = sceneOf(ann).actions.at(-1);
  ann.send({ cmd: "play", code, id: 1 });
  await Promise.all([ann.closed, bob.closed]);
  same(ann.code, 1012, "close code");
  check(!ann.received.some((m) => m.id === 1), "nothing is said of what was not written");
  const again = await join(nodes[1].address, made, made.links[0]);
  same(
    db.ask(`select count(*) from lines where id = '${made.table}'`)[0][0],
    before,
    "lines of its recording",
  );
  await play(again);
  // What this node cannot play goes to one that can, as long as there is one.
  const claimed = () => {
    const [[home]] = db.ask(`select home from rumpus_claim('${made.table}', 1)`);
    return home;
  };
  same(claimed(), "2", "home");
  db.ask("update nodes set plays = ' npzr:0 ' where number = 2");
  same(claimed(), "1", "home, when only the other one plays it");
  db.ask("update nodes set plays = ' npzr:1 ' where number = 2");
  db.ask("update nodes set plays = '' where number = 1");
  same(claimed(), "2", "home, when the other one does not any more");
  // Nobody is taken for a node who does not know the secret.
  const made2 = await ask(nodes[0].address, "/api/create", { game: "npzr" });
  const forged = { Authorization: "Bearer x", "X-Forwarded-For": "192.0.2.1" };
  const line = await socket(nodes[1].address, forged);
  check((await line.ask({ cmd: "join", table: made2.table })).ok, "a guest like any other");
  // What cannot be played here is told, unless another node can.
  const { table } = await ask(nodes[0].address, "/api/create", { game: "npzr" });
  db.ask(`update tables set head = replace(head, 'rules 1', 'rules 9') where id = '${table}'`);
  const told = () => ask(nodes[1].address, "/api/told", { table });
  db.ask("update nodes set plays = ' npzr:9 ' where number = 1");
  same((await told()).error, "this game goes on: 'join' it", "played at the other node");
  db.ask("update nodes set plays = ' npzr:1 ' where number = 1");
  same((await told()).rules, 9, "played nowhere");
  // Behind a closed door nothing that is posted is done.
  nodes[0].line.cut();
  while ((await fetch(`${nodes[0].address}/healthz`)).status !== 503);
  const body = JSON.stringify({ game: "npzr" });
  const refused = await fetch(`${nodes[0].address}/api/create`, { method: "POST", body });
  same(refused.status, 503, "status");
  same((await refused.json()).error, "the database is out of reach", "why");
});
