// People at tables without a server: node js/test/room.mjs [WORDS OF A NAME]
import { Worker } from "node:worker_threads";
import { among, Room } from "rumpus/room";
import { afterwards, check, runAll, same, test } from "../../web/test/kit.mjs";
import { loadModule } from "./both.mjs";

// Where tables are kept: as IndexedDB does it, a line is never written over.
class Shelf {
  texts = new Map();
  refuses = false;

  keep = async (id, number, text) => {
    const key = `${id} ${number}`;
    if (this.refuses || (number >= 0 && this.texts.has(key))) throw new Error("not kept");
    this.texts.set(key, text);
  };

  lines(id) {
    const found = [];
    for (let i = 0; this.texts.has(`${id} ${i}`); i++) found.push(this.texts.get(`${id} ${i}`));
    return found;
  }
}

async function newRoom(shelf = new Shelf(), think = undefined) {
  const room = new Room(await loadModule(), shelf.keep, think);
  afterwards(() => room.clear());
  return { room, shelf };
}

// A thinker on a thread of its own.
function thinker() {
  const worker = new Worker(new URL("thinker.mjs", import.meta.url));
  afterwards(() => worker.terminate());
  return (errand, part, parts) =>
    new Promise((good, bad) => {
      worker.once("message", good);
      worker.once("error", bad);
      worker.postMessage({ errand, part, parts });
    });
}

// Somebody who waits for answers and for scenes in which something holds.
function guest(room) {
  const answers = [];
  const scenes = [];
  let last;
  let news = () => undefined;
  const visitor = room.enter((text) => {
    const m = JSON.parse(text);
    if (m.event === "scene") {
      last = m.scene ?? last; // left out, it is the last one
      scenes.push({ ...m, scene: last });
    }
    if (!m.event) answers.push(m);
    news();
  });
  afterwards(visitor.close);
  async function until(what) {
    for (;;) {
      const found = what();
      if (found) return found;
      await new Promise((good) => {
        news = good;
      });
    }
  }
  return {
    close: visitor.close,
    scenes,
    async ask(message) {
      visitor.say(JSON.stringify(message));
      return until(() => answers.shift());
    },
    scene: (holds = () => true) => until(() => scenes.findLast(holds)),
  };
}

async function begin(room, more = {}) {
  const me = guest(room);
  const laid = await me.ask({ cmd: "create", game: "tally", seats: ["human", "easy"], ...more });
  if (!laid.ok) return { me, laid };
  await me.ask({ cmd: "join", table: laid.table, key: laid.links[0].key });
  return { me, laid };
}

const mine = (s) => s.scene.actions?.length > 0;

test("a person plays a bot to the end, and every line is kept before it counts", async () => {
  const { room, shelf } = await newRoom();
  const { me, laid } = await begin(room);
  for (;;) {
    const now = await me.scene((s) => mine(s) || s.scene.result);
    if (now.scene.result) break;
    me.scenes.length = 0;
    const before = shelf.lines(laid.table).length;
    const answer = await me.ask({ cmd: "play", code: now.scene.actions.at(-1).code });
    check(answer.ok, answer.error);
    check(shelf.lines(laid.table).length > before, "answered before it was kept");
  }
  const { recording } = await me.ask({ cmd: "save" });
  const native = (text) =>
    text
      .split("\n")
      .filter((l) => l.startsWith("play"))
      .join("\n");
  same(native(shelf.lines(laid.table).join("")), native(recording), "what was kept");
});

test("a table comes back from where it was kept, in mid-decision", async () => {
  const { room, shelf } = await newRoom();
  const { me, laid } = await begin(room);
  const before = await me.scene(mine);
  const { room: again } = await newRoom(shelf);
  const kept = shelf.texts.get(`${laid.table} -1`);
  check(again.restore(laid.table, shelf.lines(laid.table), kept), "it cannot be read");
  const back = guest(again);
  const found = await back.ask({ cmd: "mine", links: [{ table: laid.table, key: "here" }] });
  same(JSON.stringify(found.tables.map((t) => [t.game, t.yours])), '[["tally",true]]', "mine");
  check((await back.ask({ cmd: "join", table: laid.table, key: "here" })).ok, "join");
  const after = await back.scene(mine);
  same(JSON.stringify(after.scene.actions), JSON.stringify(before.scene.actions), "actions");
  same(again.restore("aaaaaaaaaa", ["nonsense\n"]), false, "nonsense");
});

test("what could not be kept did not happen", async () => {
  const { room, shelf } = await newRoom();
  const { me, laid } = await begin(room);
  const { scene } = await me.scene(mine);
  const lines = shelf.lines(laid.table).length;
  shelf.refuses = true;
  const refused = await me.ask({ cmd: "play", code: scene.actions[0].code });
  same(refused.ok, false, "an action that was not kept");
  same(
    (await me.ask({ cmd: "create", game: "tally", seats: ["human", "easy"] })).ok,
    false,
    "a table",
  );
  shelf.refuses = false;
  same(shelf.lines(laid.table).length, lines, "lines");
  check((await me.ask({ cmd: "play", code: scene.actions[0].code })).ok, "the second time");
});

test("several people play at one screen; friends far away need a server", async () => {
  const { room } = await newRoom();
  const both = await begin(room, { seats: ["human", "human"], together: true });
  same(both.laid.links[0].seats.join(), "0,1", "seats of the one link");
  for (const seats of [
    ["human", "human"],
    ["human", "open"],
  ]) {
    const { laid } = await begin(room, { seats });
    same(laid.ok, false, `${seats}`);
    check(laid.error.includes("need a server"), laid.error);
  }
});

test("who has no seat may not play, test or take the recording", async () => {
  const { room } = await newRoom();
  const { laid } = await begin(room, { game: "npzr" });
  const other = guest(room);
  same((await other.ask({ cmd: "join", table: laid.table, key: "x" })).ok, false, "another key");
  same((await other.ask({ cmd: "join", table: "aaaaaaaaaa" })).ok, false, "another table");
  check((await other.ask({ cmd: "join", table: laid.table })).ok, "a spectator");
  for (const message of [{ cmd: "play", code: 0 }, { cmd: "state" }, { cmd: "save" }])
    same((await other.ask(message)).ok, false, message.cmd);
});

test("a game is taken out in mid-decision, and goes on in another room", async () => {
  const { room } = await newRoom();
  const { me } = await begin(room, { game: "npzr", seats: ["easy", "human"] });
  const before = await me.scene(mine);
  const { recording } = await me.ask({ cmd: "save" });
  const { room: other, shelf } = await newRoom();
  const friend = guest(other);
  const laid = await friend.ask({ cmd: "create", recording, together: true });
  check(laid.ok, laid.error);
  same(laid.links[0].seats.join(), "1", "the person's seat");
  await friend.ask({ cmd: "join", table: laid.table, key: laid.links[0].key });
  const after = await friend.scene(mine);
  same(JSON.stringify(after.scene.actions), JSON.stringify(before.scene.actions), "actions");
  same(after.table.brought, true, "it is said that it was brought");
  check((await friend.ask({ cmd: "play", code: after.scene.actions[0].code })).ok, "played on");
  same(
    (await friend.ask({ cmd: "save" })).recording.startsWith(recording),
    true,
    "what was before",
  );
  // And it comes back from where it is kept.
  friend.close();
  other.clear();
  const lines = shelf.lines(laid.table);
  check(other.restore(laid.table, lines, shelf.texts.get(`${laid.table} -1`)), "restored");
});

test("a recording is not believed", async () => {
  const { room } = await newRoom();
  const { me } = await begin(room, { game: "npzr", seats: ["human", "easy"] });
  const { scene } = await me.scene(mine);
  await me.ask({ cmd: "play", code: scene.actions[0].code });
  const { recording } = await me.ask({ cmd: "save" });
  for (const [wrong, words] of [
    ["", "must come before"],
    ["nonsense\n", "rumpus recording"],
    [recording.slice(0, -1), "not whole"],
    [recording.replace(/^(play \d+) .{16}/m, "$1 0123456789abcdef"), "plays differently"],
    [recording.replace(/^play \d+/m, "play 65000"), "not open"],
    [recording.replace(/^game .*/m, "game chess"), "a game this program plays"],
  ]) {
    const laid = await me.ask({ cmd: "create", recording: wrong, together: true });
    same(laid.ok, false, words);
    check(laid.error.includes(words), laid.error);
  }
  const both = await me.ask({ cmd: "create", recording, game: "npzr" });
  check(both.error?.includes("says by itself"), "a game besides");
});

test("a bot gives a hint", async () => {
  const { room } = await newRoom();
  const hints = [];
  const me = room.enter((text) => {
    const m = JSON.parse(text);
    if (m.event === "hint") hints.push(m);
    if (m.links) me.say(JSON.stringify({ cmd: "join", table: m.table, key: "here" }));
    if (m.event === "scene" && m.scene?.actions?.length) me.say('{"cmd":"hint"}');
  });
  me.say(JSON.stringify({ cmd: "create", game: "npzr", seats: ["human", "easy"] }));
  for (let i = 0; hints.length === 0 && i < 200; i++) await new Promise((r) => setTimeout(r, 50));
  check(hints.length > 0 && hints[0].code >= 0, "no hint");
  me.close();
});

test("a table has an ear for people while its bots think", async () => {
  const three = [thinker(), thinker(), thinker()];
  const parts = [];
  const seen = three.map((t) => (errand, part, parts_) => {
    parts.push(`${part} of ${parts_}`);
    return t(errand, part, parts_);
  });
  const { room } = await newRoom(new Shelf(), among(seen));
  const { me } = await begin(room, {
    game: "npzr",
    seats: ["hard", "human"],
    options: { first: "0" },
  });
  const began = performance.now();
  let longest = 0;
  for (let k = 0; k < 20; k++) {
    const asked = performance.now();
    await me.ask({ cmd: "version" });
    longest = Math.max(longest, performance.now() - asked);
    await new Promise((good) => setTimeout(good, 10));
  }
  check(longest < 100, `an answer took ${longest} ms`);
  check(performance.now() - began < 900, "it was asked while the bot thought");
  await me.scene((s) => s.scene.log?.length > 0);
  same([...new Set(parts)].sort().join(), "1 of 3,2 of 3,3 of 3", "parts");
});

test("bots whose work is not shared go to who has least to do", async () => {
  const given = [0, 0];
  const slow = given.map((_, i) => () => {
    given[i]++;
    return new Promise(() => undefined);
  });
  const think = among(slow);
  for (let k = 0; k < 4; k++) think(new Uint8Array(1), false);
  same(given.join(), "2,2", "errands");
});

test("a thinker that fails is done without", async () => {
  const failing = among([() => Promise.reject(new Error("no"))]);
  const { room } = await newRoom(new Shelf(), failing);
  const { me } = await begin(room, { seats: ["easy", "human"] });
  await me.scene(mine);
});

test("a room that is cleared drops what is thought about", async () => {
  let go;
  const held = new Promise((good) => {
    go = good;
  });
  const real = thinker();
  const think = among([(...errand) => held.then(() => real(...errand))]);
  const { room, shelf } = await newRoom(new Shelf(), think);
  const { me, laid } = await begin(room, {
    game: "npzr",
    seats: ["easy", "human"],
    options: { first: "0" },
  });
  const lines = shelf.lines(laid.table).length;
  me.close();
  room.clear();
  go();
  await new Promise((good) => setTimeout(good, 300));
  same(shelf.lines(laid.table).length, lines, "lines");
  same((await guest(room).ask({ cmd: "version" })).ok, true, "the module is well");
});

await runAll("room");
