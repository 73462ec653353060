// A bystander is answered soon, whatever others do to the server meanwhile.
import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { afterwards, check, test } from "./kit.mjs";
import { serve } from "./server.mjs";
import { socket } from "./socket.mjs";

const pause = (ms) => new Promise((r) => setTimeout(r, ms));

function plain(address) {
  const s = connect(Number(new URL(address).port), "127.0.0.1");
  s.on("error", () => undefined); // cut off, as they deserve
  afterwards(() => s.destroy());
  return s;
}

// How long 99 of 100 answers take at most, asked for every 10 ms.
async function late(line, ms) {
  const times = [];
  for (const end = Date.now() + ms; Date.now() < end; await pause(10)) {
    const began = performance.now();
    check((await line.ask({ cmd: "version" })).ok, "answered");
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)];
}

// Each does its worst until `done()`.
const attackers = {
  async slow(address, done) {
    const lines = Array.from({ length: 60 }, () => plain(address));
    const head = "GET / HTTP/1.1\r\nHost: localhost\r\nX: ".padEnd(4000, "x");
    for (let i = 0; !done(); i++) {
      for (const s of lines) s.write(head[i]);
      await pause(30);
    }
  },
  async "half-open"(address, done) {
    while (!done()) {
      for (let i = 0; i < 10; i++) plain(address);
      await pause(50);
    }
  },
  async flooding(address, done) {
    while (!done()) {
      const line = await socket(address);
      for (let i = 0; i < 250; i++) line.send({ cmd: "rules", game: "zerpang" });
      await Promise.race([line.closed, pause(200)]);
      line.close();
    }
  },
  async malicious(address, done) {
    const bad = [
      () => randomBytes(2000),
      () => Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]),
      () => Buffer.from([0x8f, 0x80, 0, 0, 0, 0]),
      () => Buffer.from([0x01, 0xfe, 0x3f, 0xff, 0, 0, 0, 0, ...Array(9000).fill(0x5b)]),
    ];
    for (let i = 0; !done(); i++) {
      const line = await socket(address).catch(() => undefined);
      line?.send("[".repeat(9000));
      line?.send('{"cmd":"join","table":"\\u0000"}');
      line?.send({ cmd: "lesson", game: "npzr", step: 1e9, full: true });
      line?.raw(bad[i % bad.length]());
      plain(address).write(randomBytes(3000));
      plain(address).write(`POST /api/create HTTP/1.1\r\nContent-Length: -1\r\n\r\n`);
      await pause(10);
      line?.close();
    }
  },
};

for (const [kind, attack] of Object.entries(attackers))
  test(`bystander: is answered soon beside a ${kind} client`, async () => {
    const server = await serve("--per-address", "500");
    const line = await socket(server.address);
    // At another server, which nobody attacks, one waits for the machine alone.
    const calm = await socket((await serve()).address);
    let over = false;
    const attacking = attack(server.address, () => over);
    const [beside, elsewhere] = await Promise.all([late(line, 1200), late(calm, 1200)]);
    over = true;
    await attacking;
    const most = Math.max(100, 3 * elsewhere);
    check(
      beside <= most,
      `waited ${beside.toFixed(0)} ms, elsewhere it is ${elsewhere.toFixed(0)} ms`,
    );
    check((await line.ask({ cmd: "version" })).ok, "and it is well");
  });
