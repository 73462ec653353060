// The server among people who mean it ill: each limit, and that it holds.
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { check, same, test } from "./kit.mjs";
import { ask, serve, serveUnder } from "./server.mjs";
import { socket } from "./socket.mjs";

const isScene = (m) => m.event === "scene";
const pause = (ms) => new Promise((r) => setTimeout(r, ms));

async function metric(server, name) {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const found = new RegExp(`^rumpus_${name} (\\d+)$`, "m").exec(text);
  check(found, `there is a metric ${name}`);
  return Number(found[1]);
}

// Waits until it holds.
async function until(holds, what, ms = 5000) {
  for (const end = Date.now() + ms; Date.now() < end; await pause(50)) if (await holds()) return;
  throw new Error(`not within ${ms} ms: ${what}`);
}

test("server: who never reads is cut off", async () => {
  const server = await serve();
  const deaf = await socket(server.address);
  deaf.deaf();
  const bystander = await socket(server.address);
  for (let i = 0; i < 40; i++) {
    for (let k = 0; k < 15; k++) deaf.send({ cmd: "games", full: true });
    await pause(100);
    if ((await metric(server, "cut_off_total")) === 1) break;
    const began = Date.now();
    check((await bystander.ask({ cmd: "version" })).ok, "a bystander is answered");
    check(Date.now() - began < 500, "a bystander is answered soon");
  }
  same(await metric(server, "cut_off_total"), 1, "cut off");
  await until(async () => (await metric(server, "guests")) === 1, "only the bystander is left");
});

test("server: over a limit of guests a close code says so, and the count is exact", async () => {
  const server = await serve("--guests", "5", "--per-address", "3");
  const inside = [];
  for (let i = 0; i < 3; i++) inside.push(await socket(server.address));
  const outside = await socket(server.address);
  await outside.closed;
  same(outside.code, 1013, "close code");
  for (let i = 0; i < 20; i++) {
    try {
      (await socket(server.address, { Origin: "http://evil.example" })).close();
    } catch {
      // refused, as it should be
    }
    (await socket(server.address)).close();
  }
  same(await metric(server, "guests"), 3, "guests");
  for (const line of inside) line.close();
  await until(async () => (await metric(server, "guests")) === 0, "nobody is left");
  check((await (await socket(server.address)).ask({ cmd: "version" })).ok, "there is room again");
});

test("server: too many messages, or one too long, end with a code", async () => {
  const server = await serve();
  // What is still on its way when the line is closed makes the system reset it, and now and then
  // that overtakes the code: then they ask again.
  const codeOf = async (send) => {
    let code = 0;
    for (let i = 0; i < 8 && !code; i++) {
      const line = await socket(server.address);
      send(line);
      await line.closed;
      code = line.code;
    }
    return code;
  };
  const flood = (line) => {
    for (let i = 0; i < 500; i++) line.send({ cmd: "version" });
  };
  same(await codeOf(flood), 1008, "of a flood");
  same(await codeOf((line) => line.send("x".repeat(20000))), 1009, "of a long one");
});

test("server: an address lays only so many tables", async () => {
  const server = await serve();
  let laid = 0,
    refused = "";
  for (let i = 0; i < 100; i++) {
    const made = await ask(server.address, "/api/create", { game: "npzr" });
    if (made.ok) laid++;
    else refused = made.error;
  }
  check(laid >= 60 && laid < 75, `${laid} tables`);
  check(/too many tables/.test(refused), refused);
  const body = JSON.stringify({ game: "npzr" });
  const answer = await fetch(`${server.address}/api/create`, { method: "POST", body });
  same(answer.status, 429, "over plain HTTP");
});

test("server: an address gets only so many hints", async () => {
  const server = await serve();
  const line = await socket(server.address);
  const answers = [];
  for (let i = 0; i < 20; i++) {
    const made = await ask(server.address, "/api/create", {
      game: "npzr",
      options: { first: "0" },
    });
    await line.ask({ cmd: "join", table: made.table, key: made.links[0].key });
    answers.push(await line.ask({ cmd: "hint" }));
  }
  same(answers.filter((a) => a.ok).length < 13, true, "not all of them");
  check(/too many hints/.test(answers.at(-1).error), answers.at(-1).error);
});

test("server: bots alone think only before an audience", async () => {
  const server = await serve();
  const made = await ask(server.address, "/api/create", {
    game: "mercer",
    seats: ["easy", "easy"],
  });
  check(made.ok, made.error);
  await pause(300);
  same(await metric(server, "thoughts_total"), 0, "thoughts without an audience");
  const watcher = await socket(server.address);
  const moved = watcher.next((m) => isScene(m) && m.version > 3);
  await watcher.ask({ cmd: "join", table: made.table });
  await moved;
  watcher.close();
  await until(async () => (await metric(server, "thoughts_waiting")) === 0, "they stop");
  await pause(100);
  const thought = await metric(server, "thoughts_total");
  await pause(300);
  same(await metric(server, "thoughts_total"), thought, "thoughts after they left");
});

test("server: ends soon however much there is to think about", async () => {
  const server = await serve();
  for (let i = 0; i < 12; i++) {
    const made = await ask(server.address, "/api/create", {
      game: "zerpang",
      seats: ["hard:4000ms", "hard:4000ms"],
    });
    check(made.ok, made.error);
    await (await socket(server.address)).ask({ cmd: "join", table: made.table });
  }
  await until(async () => (await metric(server, "thoughts_waiting")) > 8, "they think");
  const began = Date.now();
  same(await server.child.end("SIGTERM"), 0, "exit code");
  check(Date.now() - began < 2500, `it took ${Date.now() - began} ms`);
});

test("server: guests are let go with a code when it stops, and what was begun is written", async () => {
  const server = await serve();
  const made = await ask(server.address, "/api/create", {
    game: "npzr",
    seats: ["human", "human"],
  });
  const line = await socket(server.address);
  const first = line.next(isScene);
  await line.ask({ cmd: "join", table: made.table, key: made.links[0].key });
  await first;
  line.send({ cmd: "name", name: "Zoe", id: 7 });
  const began = Date.now();
  same(await server.child.end("SIGTERM"), 0, "exit code");
  check(Date.now() - began < 1500, `it took ${Date.now() - began} ms`);
  await line.closed;
  same(line.code, 1012, "close code");
  const answered = line.received.some((m) => m.id === 7 && m.ok);
  await server.restart();
  const links = [{ table: made.table, key: made.links[0].key }];
  const { tables } = await ask(server.address, "/api/mine", { links });
  if (answered) same(tables[0].names[0], "Zoe", "what was answered");
  else check(["Zoe", "Player 1"].includes(tables[0].names[0]), "a name that was asked for");
});

test("server: no Origin is too long to be looked at", async () => {
  const server = await serve();
  const refused = (headers, protocol) =>
    socket(server.address, headers, protocol).then(
      () => false,
      () => true,
    );
  check(!(await refused({ Origin: server.address })), "our own page");
  for (const n of [100, 159, 160, 161, 1000])
    check(await refused({ Origin: `http://${"e".repeat(n)}.example` }), `${n} letters`);
  check(await refused({}, null), "a WebSocket that says no protocol");
  check(await refused({ Origin: "http://evil.example" }, null), "nor where it is from");
});

test("server: behind a proxy the origin is the one it was told", async () => {
  const server = await serve("--public-origin", "https://play.example");
  const come = (host, origin) =>
    new Promise((done, bad) => {
      const headers = { Host: host, Origin: origin, "X-Forwarded-For": "192.0.2.7" };
      request(`${server.address}/api/version`, { headers, agent: false }, (r) => {
        r.resume();
        done(r.statusCode);
      })
        .on("error", bad)
        .end();
    });
  same(await come("play.example", "https://play.example"), 200, "its own page");
  same(await come("play.example", "http://play.example"), 403, "the same name without TLS");
  same(await come("play.example", "https://evil.example"), 403, "another site");
  same(await come("evil.example", "https://evil.example"), 403, "a name bent to us");
  const numbers = await fetch(`${server.address}/metrics`, {
    headers: { "X-Forwarded-For": "192.0.2.7" },
  });
  same(numbers.status, 404, "the numbers, through the proxy");
});

// Seconds of processor time a process has used.
function used(pid) {
  const field = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(field[11]) + Number(field[12])) / 100;
}

// A game that takes the server as long to refuse as a question may: its last line is wrong.
function longGame() {
  const file = new URL("../../tests/recordings/zerpang/6.rec", import.meta.url);
  const lines = readFileSync(file, "utf8").replace(/ #.*/g, "").split("\n", 2300);
  return JSON.stringify({ recording: `${lines.join("\n")}\nplay 0 0123456789abcdef\n` });
}

test("server: questions over HTTP count by their work, for each address", async () => {
  const server = await serve("--public-origin", "https://play.example");
  const begin = (who, cmd, body) => {
    const headers = { Host: "play.example", "X-Forwarded-For": who };
    const asked = request(`${server.address}/api/${cmd}`, { method: "POST", headers });
    return {
      sent: new Promise((done) => asked.end(body, done)),
      status: new Promise((done, bad) => {
        asked.on("error", bad).on("response", (r) => {
          r.resume();
          done(r.statusCode);
        });
      }),
    };
  };
  const little = (who) => begin(who, "version", "").status;
  const much = longGame();
  // Who has half of the loop for longer than a moment is refused. On a busy machine the server may
  // not get so much of a processor, though all questions are there when it begins; then there is
  // nothing to refuse.
  for (let i = 0, refused = false; i < 2 && !refused; i++) {
    const who = `192.0.2.${i}`;
    server.child.kill("SIGSTOP");
    const all = Array.from({ length: 50 }, () => begin(who, "create", much));
    await Promise.all(all.map((one) => one.sent));
    const [work, began] = [used(server.child.pid), Date.now()];
    server.child.kill("SIGCONT");
    refused = (await Promise.all(all.map((one) => one.status))).includes(429);
    const share = (used(server.child.pid) - work) / ((Date.now() - began) / 1000);
    check(refused || share < 0.75, `not refused, with ${share} of a processor`);
    same(await little("192.0.2.99"), 200, "for somebody else");
    await until(async () => (await little(who)) === 200, "they may ask again");
  }
});

test("server: a POST that dribbles is cut off", async () => {
  const server = await serve();
  const { hostname, port } = new URL(server.address);
  const s = connect(Number(port), hostname);
  s.on("error", () => {});
  const closed = new Promise((done) => s.on("close", () => done(true)));
  s.write(`POST /api/create HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: 900\r\n\r\n`);
  const timer = setInterval(() => s.write("x"), 200);
  const cut = await Promise.race([closed, pause(9000)]);
  clearInterval(timer);
  s.destroy();
  check(cut, "closed");
});

test("server: out of descriptors others are let go, who is there plays on, and it comes back", async () => {
  const server = await serveUnder(["prlimit", "--nofile=80:80"]);
  const { pid } = server.child;
  const { hostname, port } = new URL(server.address);
  const inside = await socket(server.address);
  const crowd = [];
  let gone = 0;
  for (let i = 0; i < 100; i++) {
    const s = connect(Number(port), hostname);
    s.on("error", () => {});
    s.on("close", () => gone++);
    crowd.push(s);
  }
  await until(() => gone > 40, "there is no room for so many");
  check((await inside.ask({ cmd: "create", game: "npzr" })).ok, "the disk has descriptors");
  const before = used(pid);
  await pause(1000);
  check(used(pid) - before < 0.3, `${used(pid) - before} s of one second`);
  for (const s of crowd) s.destroy();
  const healthy = async () => (await fetch(`${server.address}/healthz`)).status === 200;
  await until(() => healthy().catch(() => false), "there is room again");
  same(await metric(server, "guests"), 1, "guests");
});
