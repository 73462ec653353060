// The server by itself: what it tells whom, what it refuses, what survives it.
import { spawnSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { check, same, test } from "./kit.mjs";
import {
  ageRules,
  ask,
  port,
  program,
  run,
  serve,
  serveUnder,
  spawned,
  temporary,
} from "./server.mjs";
import { socket } from "./socket.mjs";

const isScene = (m) => m.event === "scene";

// Two people at a table of npzr: Ann begins.
async function twoPeople(server) {
  const made = await ask(server.address, "/api/create", {
    game: "npzr",
    seats: ["human", "human"],
    names: ["Ann", "Bob"],
    options: { first: "0" },
  });
  same(made.links.length, 2, "links");
  const lines = [];
  for (const l of made.links) {
    const line = await socket(server.address);
    const first = line.next(isScene);
    // Who sits there already is told that somebody comes.
    const told = lines.map((other) => other.next(isScene));
    const joined = await line.ask({ cmd: "join", table: made.table, key: l.key });
    check(joined.ok, "joined");
    line.scene = (await first).scene;
    await Promise.all(told);
    lines.push(line);
  }
  return { made, ann: lines[0], bob: lines[1] };
}

async function play(line, code, n) {
  const scene = line.next(isScene);
  const answer = await line.ask({ cmd: "play", code, ...(n === undefined ? {} : { n }) });
  check(answer.ok, `play ${code}: ${answer.error}`);
  line.scene = (await scene).scene;
}

// All that somebody was told until now has come, as an answer comes after it.
const caughtUp = (line) => line.ask({ cmd: "version" });

test("server: others hear nothing of a secret decision", async () => {
  const server = await serve();
  const { ann, bob } = await twoPeople(server);
  await caughtUp(bob);
  const told = () => bob.received.filter((m) => m.event);
  const heard = told().length;
  await play(ann, ann.scene.actions[0].code); // which card: secret until it is placed
  await caughtUp(bob);
  same(told().length, heard, "messages to Bob");
  const next = bob.next(isScene);
  await play(ann, ann.scene.actions.at(-1).code); // where: now it lies there
  const seen = (await next).scene;
  check(seen.log.length > (bob.scene.log ?? []).length, "Bob reads of it");
  check(!("decision" in seen), "nobody else counts Ann's decisions");
});

test("server: no scene holds a card its viewer may not see", async () => {
  const server = await serve();
  const { made, ann, bob } = await twoPeople(server);
  const watcher = await socket(server.address);
  const first = watcher.next(isScene);
  await watcher.ask({ cmd: "join", table: made.table });
  const public_ = (await first).scene;
  for (const [who, scene, own] of [
    ["Ann", ann.scene, "hand0"],
    ["Bob", bob.scene, "hand1"],
    ["a watcher", public_, ""],
  ]) {
    for (const item of scene.items.filter((i) => /^hand\d$/.test(i.at) && i.at !== own)) {
      same(
        Object.keys(item)
          .filter((k) => !["at", "index", "owner"].includes(k))
          .join(),
        "",
        `${who} sees of a card in ${item.at}`,
      );
    }
  }
  for (const cmd of ["state", "new", "load", "jump", "bot"]) {
    const answer = await ann.ask({ cmd });
    check(!answer.ok, `${cmd} is refused`);
  }
  const saved = await ann.ask({ cmd: "save" });
  check(!saved.ok, "the recording, which holds the seed, before the end");
  check(
    !(await watcher.ask({ cmd: "play", code: ann.scene.actions[0].code })).ok,
    "a watcher plays nothing",
  );
  check(
    !(await bob.ask({ cmd: "play", code: ann.scene.actions[0].code })).ok,
    "nor does Bob on Ann's turn",
  );
  check(!(await bob.ask({ cmd: "legal" })).actions?.length, "nor is he told what she could");
  check(!(await bob.ask({ cmd: "look", as: 0 })).ok, "nor may he look at her cards");
});

test("server: two people of one name are two, and links come in the order of seats", async () => {
  const server = await serve();
  const made = await ask(server.address, "/api/create", {
    game: "npzr",
    seats: ["human", "human"],
    names: ["Ann", "Ann"],
  });
  same(JSON.stringify(made.links.map((l) => l.seats)), "[[0],[1]]", "the seats of the links");
  const other = { table: `${made.table}abcd`, key: made.links[0].key };
  const mine = await ask(server.address, "/api/mine", {
    links: [{ ...made.links[1], table: made.table }, other].map(({ table, key }) => ({
      table,
      key,
    })),
  });
  same(mine.tables.length, 1, "tables; a longer id is another one");
});

test("server: a POST has one answer, whatever a guest is told besides", async () => {
  const server = await serve();
  const { made, ann } = await twoPeople(server);
  const joined = await ask(server.address, "/api/join", { table: made.table });
  same(joined.table, made.table, "the answer, not the scene after it");
  await play(ann, ann.scene.actions[0].code);
  check((await ask(server.address, "/api/version", {})).version, "the next answer");
});

test("server: a stale or doubled answer is refused", async () => {
  const server = await serve();
  const { ann } = await twoPeople(server);
  const code = ann.scene.actions[0].code,
    n = ann.scene.decision ?? 0;
  await play(ann, code, n);
  const again = await ann.ask({ cmd: "play", code, n });
  check(!again.ok && /not open now/.test(again.error), "the same decision twice");
});

test("server: taking back needs the other's consent", async () => {
  const server = await serve();
  const { ann, bob } = await twoPeople(server);
  // A whole turn, so that Bob has drawn a card since.
  while (ann.scene.actor === 0) await play(ann, ann.scene.actions.at(-1).code);
  const asked = bob.next((m) => isScene(m) && m.table.wish?.asks_you);
  check((await ann.ask({ cmd: "undo" })).ok, "asked");
  await asked;
  const back = ann.next((m) => isScene(m) && m.scene.actor === 0);
  check((await bob.ask({ cmd: "consent", yes: true })).ok, "agreed");
  await back;
  check(!(await bob.ask({ cmd: "consent", yes: true })).ok, "nothing more to agree to");
});

test("server: what was answered survives a kill", async () => {
  const server = await serve();
  const { made, ann, bob } = await twoPeople(server);
  for (let i = 0; i < 7; i++) {
    const who = ann.scene.actions?.length ? ann : bob;
    const other = who === ann ? bob : ann;
    await play(who, who.scene.actions[i % who.scene.actions.length].code);
    await caughtUp(other);
    other.scene = other.received.filter(isScene).at(-1).scene;
  }
  const before = ann.received.filter(isScene).at(-1).scene;
  await server.kill();
  await server.restart();
  const line = await socket(server.address);
  const first = line.next(isScene);
  await line.ask({ cmd: "join", table: made.table, key: made.links[0].key });
  const after = (await first).scene;
  for (const scene of [before, after]) delete scene.moves;
  same(JSON.stringify(after), JSON.stringify(before), "the scene");
});

test("server: strangers and nonsense are refused", async () => {
  const server = await serve();
  const refused = async (headers) => {
    try {
      (await socket(server.address, headers)).close();
      return false;
    } catch {
      return true;
    }
  };
  check(await refused({ Origin: "http://evil.example" }), "another site's page");
  check(!(await refused({ Origin: server.address })), "our own page");
  const bad = await fetch(`${server.address}/api/create`, {
    method: "POST",
    body: "{}",
    headers: { origin: "http://evil.example" },
  });
  same(bad.status, 403, "a POST from another site");
  same(
    (await fetch(`${server.address}/api/create`, { method: "POST", body: "nonsense" })).status,
    400,
    "a POST of nonsense",
  );
  same((await fetch(`${server.address}/../../etc/passwd`)).status, 404, "a file of the machine");
  same((await fetch(`${server.address}/api/scenes/..%2f..%2fMakefile`)).status, 404, "another");
  const line = await socket(server.address);
  for (const message of [
    "",
    "{",
    "[]",
    "null",
    '{"cmd":7}',
    '{"cmd":"join","table":"x"}',
    '{"cmd":"play"}',
    "\u0000",
  ]) {
    const answer = line.next((m) => m.ok === false);
    line.send(message);
    check((await answer).error.length > 5, `an answer to ${JSON.stringify(message)}`);
  }
  line.send("x".repeat(20000));
  await line.closed;
  const wrong = await ask(server.address, "/api/create", { game: "npzr", options: { hand: "99" } });
  check(/hand/.test(wrong.error) && /3 to 7/.test(wrong.error), wrong.error);
  const key = await socket(server.address);
  const made = await ask(server.address, "/api/create", { game: "npzr" });
  check(
    !(await key.ask({ cmd: "join", table: made.table, key: "a".repeat(26) })).ok,
    "a guessed key",
  );
});

test("server: easy answers within 200 ms", async () => {
  const server = await serve();
  const made = await ask(server.address, "/api/create", { game: "npzr", options: { first: "0" } });
  const line = await socket(server.address);
  let scene = line.next(isScene);
  await line.ask({ cmd: "join", table: made.table, key: made.links[0].key });
  scene = (await scene).scene;
  let slowest = 0;
  for (let i = 0; i < 25 && scene.actor !== null; i++) {
    const mine = line.next((m) => isScene(m) && (m.scene.actions?.length || m.scene.over));
    const began = Date.now();
    const before = line.received.length;
    await line.ask({ cmd: "play", code: scene.actions.at(-1).code });
    scene = (await mine).scene;
    const decisions = line.received.length - before;
    slowest = Math.max(slowest, (Date.now() - began) / Math.max(1, decisions));
  }
  check(slowest < 200, `${slowest} ms a decision`);
});

test("server: a port that is taken is said, or the next one is used", async () => {
  const server = await serve();
  const taken = new URL(server.address).port;
  const folder = temporary();
  const second = run("serve", "--port", taken, "--data", `${folder}/second.db`);
  same(await second.ended, 1, "exit code");
  check(second.complained.includes(`port ${taken}: Address already in use`), second.complained);
  const stranger = run("serve", "--host", "192.0.2.1", "--data", `${folder}/third.db`);
  same(await stranger.ended, 1, "exit code where there is no such address");
  const named = run("serve", "--store", "postgresql://localhost/x", "--node", "one.example:8317");
  same(await named.ended, 2, "exit code of a node with a name");
  check(named.complained.includes("an address in numbers"), named.complained);
  const any = [1, 2, 3].map((i) => run("serve", "--data", `${folder}/any${i}.db`));
  same(new Set(await Promise.all(any.map(port))).size, 3, "ports of those who may choose");
  for (const child of any) same(await child.end("SIGTERM"), 0, "exit code");
});

test("server: one database has one server, and is for its user alone", async () => {
  const server = await serve();
  const second = run("serve", "--port", "0", "--data", server.data);
  same(await second.ended, 1, "exit code");
  check(second.complained.includes(`process ${server.child.pid}`), second.complained);
  const { links, table } = await ask(server.address, "/api/create", { game: "npzr" });
  for (const name of ["", "-wal", "-shm", "-lock"])
    same(statSync(server.data + name).mode & 0o777, 0o600, `rights of ${name}`);
  for (const name of ["", "-wal"])
    check(!readFileSync(server.data + name).includes(links[0].key), "no key in clear");
  await server.kill();
  await server.restart();
  const line = await socket(server.address);
  check((await line.ask({ cmd: "join", table, key: links[0].key })).ok, "the key opens it still");
});

test("server: an id is compared whole, in memory and on disk", async () => {
  const server = await serve();
  const { table, links } = await ask(server.address, "/api/create", { game: "npzr" });
  const { key } = links[0];
  for (let round = 0; round < 2; round++) {
    const line = await socket(server.address);
    for (const id of [`${table}a`, `${table}abcde`, table.slice(0, 9), ""]) {
      const answer = await line.ask({ cmd: "join", table: id, key });
      check(!answer.ok, `join ${id}`);
    }
    check((await line.ask({ cmd: "join", table, key })).ok, "the right one");
    await server.kill();
    await server.restart();
  }
});

test("server: what was laid and named survives a kill", async () => {
  const server = await serve();
  const laid = [];
  for (let i = 0; i < 12; i++) {
    const made = await ask(server.address, "/api/create", {
      game: "npzr",
      seats: ["human", "human"],
      names: [`Ann${i}`, "Bob"],
    });
    const line = await socket(server.address);
    await line.ask({ cmd: "join", table: made.table, key: made.links[0].key });
    if (i % 2) check((await line.ask({ cmd: "name", name: `Zoe${i}` })).ok, "named");
    laid.push(made);
  }
  await server.kill();
  await server.restart();
  for (const [i, made] of laid.entries()) {
    const line = await socket(server.address);
    const first = line.next(isScene);
    check((await line.ask({ cmd: "join", table: made.table, key: made.links[0].key })).ok, "there");
    same((await first).scene.seats[0].name, `${i % 2 ? "Zoe" : "Ann"}${i}`, "the name");
  }
});

test("server: what follows a table from disk waits for it, in order", async () => {
  const server = await serve();
  const laid = [];
  for (let i = 0; i < 5; i++) laid.push(await ask(server.address, "/api/create", { game: "npzr" }));
  await server.stop();
  await server.restart();
  const line = await socket(server.address);
  const last = line.next((m) => m.id === 99);
  const [one] = laid;
  line.send({ cmd: "join", id: 1, table: one.table, key: one.links[0].key });
  line.send({ cmd: "view", id: 2 });
  line.send({ cmd: "join", id: 3, table: "aaaaaaaaaa" });
  const links = laid.map((m) => ({ table: m.table, key: m.links[0].key }));
  line.send({ cmd: "mine", id: 4, links: [{ table: "bbbbbbbbbb", key: "x" }, ...links] });
  line.send({ cmd: "version", id: 99 });
  await last;
  const answers = line.received.filter((m) => m.id);
  same(answers.map((m) => m.id).join(), "1,2,3,4,99", "the order");
  same(answers.map((m) => m.ok).join(), "true,true,false,true,true", "the answers");
  check(/no such table/.test(answers[2].error), answers[2].error);
  same(answers[3].tables.length, 5, "tables");
});

test("server: tables are listed, copied, taken out and put back while it runs", async () => {
  const server = await serve();
  const { made, ann } = await twoPeople(server);
  for (let i = 0; i < 3; i++) await play(ann, ann.scene.actions.at(-1).code);
  const admin = async (file, ...args) => {
    const child = run("admin", ...args, "--data", file);
    return { code: await child.ended, out: child.said, error: child.complained };
  };
  const list = await admin(server.data, "list", "--json");
  same(
    JSON.parse(list.out)
      .tables.map((t) => `${t.game} ${t.lines}`)
      .join(),
    "npzr 3",
    "listed",
  );
  const copy = join(temporary(), "copy.db");
  same((await admin(server.data, "backup", copy)).code, 0, "copied");
  same(statSync(copy).mode & 0o777, 0o600, "for its owner alone");
  check((await admin(server.data, "backup", copy)).code === 1, "nothing is written over");
  const archive = join(temporary(), "table.json");
  const taken = await admin(server.data, "export", made.table);
  writeFileSync(archive, taken.out);
  check(/there is a table/.test((await admin(server.data, "import", archive)).error), "twice");
  // Another server gets it while it runs: the same links open the same game.
  const other = await serve();
  same((await admin(other.data, "import", archive)).out.trim(), made.table, "put back");
  const line = await socket(other.address);
  const first = line.next(isScene);
  check((await line.ask({ cmd: "join", table: made.table, key: made.links[0].key })).ok, "joined");
  const { scene } = await first;
  for (const s of [scene, ann.scene]) delete s.moves;
  same(JSON.stringify(scene), JSON.stringify(ann.scene), "the scene");
  // Nothing that cannot be played gets in.
  for (const bad of ["{}", "[", taken.out.replace(/play \d+/, "play 999")]) {
    writeFileSync(archive, bad);
    const refused = await admin(other.data, "import", archive);
    check(refused.code === 1 && refused.error, `took ${bad.slice(0, 40)}`);
  }
  // The copy is a database to go on with.
  const later = run("serve", "--port", "0", "--data", copy);
  const address = `http://localhost:${await port(later)}`;
  const links = [{ table: made.table, key: made.links[1].key }];
  same((await ask(address, "/api/mine", { links })).tables.length, 1, "in the copy");
});

test("server: a full disk refuses with the id, loses nothing, and is told of", async () => {
  const server = await serveUnder(["prlimit", "--fsize=300000"]);
  const line = await socket(server.address);
  const good = [];
  let refused;
  for (let i = 0; i < 58 && !refused; i++) {
    const made = await line.ask({ cmd: "create", game: "npzr" });
    if (made.ok) good.push(made);
    else refused = made;
  }
  check(/disk|written/.test(refused?.error), `refused: ${refused?.error}`);
  same((await fetch(`${server.address}/healthz`)).status, 503, "health");
  check(server.child.complained.includes("event=write-failed"), "it is in the log");
  await server.kill();
  const later = run("serve", "--port", "0", "--data", server.data);
  const address = `http://localhost:${await port(later)}`;
  const { tables } = await ask(address, "/api/mine", {
    links: good.slice(-50).map((m) => ({ table: m.table, key: m.links[0].key })),
  });
  same(tables.length, Math.min(50, good.length), "all that was answered");
});

test("server: a database that it may only read is refused at once, and stays as it is", async () => {
  const folder = temporary();
  const data = join(folder, "tables.db");
  writeFileSync(data, "");
  for (const path of [data, folder]) chmodSync(path, 0o555);
  const words = ["serve", "--port", "0", "--data", data];
  // Root may write anything, unless it gives up that right.
  const less = ["setpriv", "--bounding-set=-dac_override", program, ...words];
  const child = process.getuid() === 0 ? spawned(less) : run(...words);
  same(await child.ended, 1, "exit code");
  check(/cannot open the database .*: Permission denied/.test(child.complained), child.complained);
  same(readdirSync(folder).join(), "tables.db", "what is there");
});

test("server: while the disk takes nothing nobody plays, and then play goes on", async () => {
  const server = await serve();
  const { made, ann, bob } = await twoPeople(server);
  const card = ann.scene.actions[0].code;
  const disk = (bytes) => {
    const words = ["--pid", String(server.child.pid), `--fsize=${bytes}:`];
    same(spawnSync("prlimit", words).status, 0, "the limit");
  };
  const health = async () => (await fetch(`${server.address}/healthz`)).status;
  const heard = bob.received.length;
  disk(1);
  for (const message of [
    { cmd: "play", code: card, n: 0 },
    { cmd: "name", name: "Zoe" },
    { cmd: "create", game: "npzr" },
  ]) {
    const { error } = await ann.ask(message);
    check(/the disk did not take it/.test(error), `${message.cmd}: ${error}`);
  }
  same(await health(), 503, "health");
  same((await ann.ask({ cmd: "view" })).scene.decision, 0, "Ann has not decided");
  same(bob.received.length, heard, "messages to Bob");
  disk("unlimited");
  await play(ann, card, 0);
  same(await health(), 200, "health");
  await server.kill();
  await server.restart();
  const back = await socket(server.address);
  const scene = back.next(isScene);
  await back.ask({ cmd: "join", table: made.table, key: made.links[0].key });
  same((await scene).scene.decision, 1, "what was answered is there");
});

test("server: a damaged table is said to be, and stays as it is", async () => {
  const server = await serve();
  const { made, ann } = await twoPeople(server);
  const whole = await ask(server.address, "/api/create", { game: "npzr" });
  for (let i = 0; i < 3; i++) await play(ann, ann.scene.actions.at(-1).code);
  await server.stop();
  const lose = `import sqlite3; d = sqlite3.connect("${server.data}");
n = d.execute("delete from lines where n = 1").rowcount; d.commit(); print(n)`;
  same(String(spawnSync("python3", ["-c", lose]).stdout).trim(), "1", "lines lost");
  await server.restart();
  const line = await socket(server.address);
  const answer = await line.ask({ cmd: "join", table: made.table, key: made.links[0].key });
  check(/damaged/.test(answer.error), answer.error);
  const numbers = await (await fetch(`${server.address}/metrics`)).text();
  check(numbers.includes("\nrumpus_unreadable_total 1\n"), "it is counted");
  check(
    (await line.ask({ cmd: "join", table: whole.table, key: whole.links[0].key })).ok,
    "the others are as they were",
  );
});

test("server: a game of other rules is told, and nobody learns what they may not", async () => {
  const server = await serve();
  const { made, ann, bob } = await twoPeople(server);
  await play(ann, ann.scene.actions[0].code); // which card: secret until it is placed
  const { made: ended, ann: cleo } = await twoPeople(server);
  check((await cleo.ask({ cmd: "resign" })).ok, "resigned");
  await server.stop();
  ageRules(server);
  await server.restart();
  const line = await socket(server.address);
  const { table } = made;
  const joined = await line.ask({ cmd: "join", table, key: made.links[0].key });
  check(/other rules/.test(joined.error), joined.error);
  const [own, others, watchers] = await Promise.all(
    [...made.links.map((l) => ({ key: l.key })), {}].map((key) =>
      socket(server.address).then((l) => l.ask({ cmd: "told", table, ...key })),
    ),
  );
  check(/^Ann: ./.test(own.told[0]), `Ann reads what she did: ${own.told}`);
  for (const { told } of [others, watchers])
    same(told.join(), "Ann decides", "the others, that she did something");
  same(own.names.join(), "Ann,Bob", "names");
  const over = await line.ask({ cmd: "told", table: ended.table });
  check(over.over && /Ann resigns/.test(over.told.at(-1)), "what is over is told to everybody");
  const wrong = await line.ask({ cmd: "told", table, key: "a".repeat(26) });
  check(/opens no seat/.test(wrong.error), wrong.error);
  same((await fetch(`${server.address}/g/${table}`)).status, 200, "it has its page");
  same((await fetch(`${server.address}/g/aaaaaaaaaa`)).status, 404, "what never was has none");
  const numbers = await (await fetch(`${server.address}/metrics`)).text();
  check(numbers.includes("\nrumpus_unreadable_total 0\n"), "other rules are no damage");
  const alive = await ask(server.address, "/api/create", { game: "npzr" });
  check(
    /goes on/.test((await line.ask({ cmd: "told", table: alive.table })).error),
    "one that is on",
  );
  bob.close();
});

test("server: an end is not taken back alone, nor at all once it was opened", async () => {
  const server = await serve();
  const { ann, bob } = await twoPeople(server);
  for (let i = 0; i < 400 && !ann.scene.over; i++) {
    const who = ann.scene.actions?.length ? ann : bob;
    const other = who === ann ? bob : ann;
    await play(who, who.scene.actions.at(-1).code);
    await other.ask({ cmd: "version" }); // what it was told is there by now
    other.scene = other.received.filter(isScene).at(-1).scene;
  }
  check(ann.scene.over && bob.scene.over, "it is over");
  for (const line of [ann, bob]) {
    check(!line.scene.can_undo, "nobody may take back freely");
    const asked = await line.ask({ cmd: "undo" });
    check(asked.ok && asked.asked, `the other is asked: ${asked.error}`);
    check((await line.ask({ cmd: "withdraw" })).ok, "withdrawn");
  }
  check((await bob.ask({ cmd: "save" })).ok, "the recording, with the seed");
  for (const line of [ann, bob]) check(!(await line.ask({ cmd: "undo" })).ok, "now it stands");
});

test("server: a game begun elsewhere is put on it, and played on after a restart", async () => {
  const server = await serve();
  const folder = temporary();
  const file = `${folder}/begun.rec`;
  const bots = ["--seat", "0:Ann=easy", "--seat", "1:Bob=easy"];
  same(await run("watch", "npzr", ...bots, "--record", file).ended, 0, "a game of bots");
  // Its beginning, with Ann a person: as somebody who played alone would bring it.
  const whole = readFileSync(file, "utf8").replace("seat 0 easy Ann", "seat 0 human Ann");
  const lines = whole.split("\n").map((l) => l.replace(/ #.*/, ""));
  const first = lines.findIndex((l) => l.startsWith("play"));
  const recording = `${lines.slice(0, first + 6).join("\n")}\n`;
  const made = await ask(server.address, "/api/create", {
    recording,
    seats: ["human", "human"],
    names: ["Ann", "Cleo"],
  });
  check(made.ok, made.error);
  same(made.links.map((l) => l.seats.join()).join(" "), "0 1", "a link for each");
  await server.kill();
  await server.restart();
  const seats = [];
  for (const { key } of made.links) {
    const line = await socket(server.address);
    const scene = line.next(isScene);
    const joined = await line.ask({ cmd: "join", table: made.table, key });
    check(joined.ok, joined.error);
    seats.push({ line, ...(await scene) });
  }
  const actor = seats.find((s) => s.scene.actions?.length);
  same(actor.table.brought, true, "everybody is told that it was brought");
  same(actor.scene.seats[1].name, "Cleo", "who took the bot's seat");
  await play(actor.line, actor.scene.actions[0].code);
});

test("server: what is brought is checked, and has its limits", async () => {
  const server = await serve();
  const bring = (recording) => ask(server.address, "/api/create", { recording });
  const head = "rumpus recording 1\ngame npzr\nrules 1\n";
  for (const [text, words] of [
    ["nonsense\n", "rumpus recording"],
    [`${head}option players 9\nseed 1\nseat 0 human A\n`, "players"],
    [`${head}seed 1\nplay 1 0123456789abcdef\n`, "is not open"],
    [`${head}seed 1\nseat 0 cmd:/bin/false A\n${"x".repeat(9000)}\n`, "too long"],
  ]) {
    const answer = await bring(text);
    same(answer.ok, false, words);
    check(answer.error.includes(words), answer.error);
  }
  for (const lines of [50000, 150000]) {
    const body = JSON.stringify({ recording: `${head}seed 1\n${"# x\n".repeat(lines)}` });
    const answer = await fetch(`${server.address}/api/create`, { method: "POST", body });
    same(answer.status, 413, `${body.length} bytes`);
    same((await answer.json()).error, "that is more than 192 KiB", "why");
  }
  // A program is never started, whatever a recording says.
  const program = await bring(`${head}seed 1\nseat 0 human A\nseat 1 cmd:touch_/tmp/x B\n`);
  check(program.ok, program.error);
  const line = await socket(server.address);
  const scene = line.next(isScene);
  await line.ask({ cmd: "join", table: program.table, key: program.links[0].key });
  same((await scene).table.who.join(), "human,easy", "who sits there");
});
