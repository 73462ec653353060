// The module, its package and the example: node js/test/module.mjs [WORDS OF A NAME]
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { Failed, Refused } from "rumpus";
import { check, runAll, same, test } from "../../web/test/kit.mjs";
import { loadModule, root, wasm } from "./both.mjs";

const MOST_BYTES = 900_000; // compressed

function thrown(run) {
  try {
    run();
  } catch (e) {
    return e;
  }
  return undefined;
}

test("the module takes and gives what it says, and nothing else", async () => {
  const module = await WebAssembly.compile(readFileSync(wasm));
  const takes = WebAssembly.Module.imports(module).map((i) => `${i.module}.${i.name}`);
  const gives = WebAssembly.Module.exports(module).map((e) => e.name);
  same(
    takes.sort().join(),
    "rumpus.clock,rumpus.failed,rumpus.found,rumpus.random,rumpus.send,rumpus.store,rumpus.think",
    "takes",
  );
  same(
    gives.sort().join(),
    "alloc,clear,close,enter,free,memory,open,restore,say,settle,tend,think,thought",
    "gives",
  );
});

test("the module is small", () => {
  const bytes = readFileSync(wasm);
  const packed = gzipSync(bytes, { level: 9 }).length;
  console.log(`rumpus.wasm: ${bytes.length} bytes, ${packed} compressed`);
  check(packed <= MOST_BYTES, `${packed} bytes compressed`);
});

test("every message has one answer, nonsense too", async () => {
  const guest = (await loadModule()).open();
  for (const text of [
    "",
    "{",
    "null",
    '{"cmd":"dance"}',
    '{"cmd":"legal"}',
    "\u0000",
    "ä".repeat(9),
  ]) {
    const answer = JSON.parse(guest.line(text));
    check(answer.ok === false && answer.error, `no refusal of ${JSON.stringify(text)}`);
  }
  const long = JSON.parse(guest.line(`"${"x".repeat(1 << 20)}"`));
  same(long.ok, false, "a line that is too long");
  same(guest.ask({ cmd: "version" }).program, "rumpus", "program");
});

test("a refusal is an error and changes nothing", async () => {
  const guest = (await loadModule()).open();
  guest.ask({ cmd: "new", game: "npzr", seed: 7 });
  const before = guest.line('{"cmd":"state"}');
  const e = thrown(() => guest.ask({ cmd: "play", code: 65000 }));
  check(e instanceof Refused && e.message.length > 0, `thrown: ${e}`);
  same(guest.line('{"cmd":"state"}'), before, "state");
});

test("guests have matches of their own, and give their memory back", async () => {
  const rumpus = await loadModule();
  const [ann, bob] = [rumpus.open(), rumpus.open()];
  ann.ask({ cmd: "new", game: "tally", seed: 1 });
  bob.ask({ cmd: "new", game: "zg", seed: 1 });
  same(JSON.parse(ann.line('{"cmd":"options"}')).game, "tally", "Ann's game");
  ann.close();
  bob.ask({ cmd: "legal" });
  bob.close();
  let before = 0;
  for (let i = 0; i < 60; i++) {
    const guest = rumpus.open();
    guest.ask({ cmd: "new", game: "zerpang", seed: i });
    guest.ask({ cmd: "bot", level: "hard", iterations: 50 });
    guest.close();
    if (i === 9) before = rumpus.bytes;
  }
  same(rumpus.bytes, before, "bytes after sixty guests instead of ten");
});

test("a seed that is not given comes from the browser's generator", async () => {
  const guest = (await loadModule()).open();
  const seeds = new Set();
  for (let i = 0; i < 8; i++) seeds.add(guest.ask({ cmd: "new", game: "tally" }).seed);
  same(seeds.size, 8, "different seeds");
  for (const seed of seeds) check(/^[0-9a-f]{32}$/.test(seed), `seed ${seed}`);
});

test("a bot's time limit runs on the browser's clock", async () => {
  const guest = (await loadModule()).open();
  guest.ask({ cmd: "new", game: "npzr", seed: 7 });
  const began = performance.now();
  const { work } = guest.ask({ cmd: "bot", level: "hard", millis: 100 });
  const millis = performance.now() - began;
  check(work > 0 && millis >= 95 && millis < 2000, `${work} iterations in ${millis} ms`);
});

test("an assertion tells file and line, and then the module is of no use", async () => {
  const rumpus = await loadModule();
  const guest = rumpus.open();
  const e = thrown(() => rumpus._call("say", 0, 0, 0));
  check(e instanceof Failed, `thrown: ${e}`);
  same(e.file, "src/front/wasm/module.c", "file");
  check(e.line > 0 && e.message.includes("'g' does not hold"), e.message);
  same(
    thrown(() => guest.ask({ cmd: "version" })),
    e,
    "what is thrown from then on",
  );
});

test("no memory is told too", async () => {
  const rumpus = await loadModule();
  const e = thrown(() => rumpus._call("alloc", 0xfff00000));
  check(e instanceof Failed && !e.file && e.message.includes("out of memory"), `thrown: ${e}`);
});

test("the example of the package plays a game to its end", () => {
  const example = new URL("build/js/examples/duel.mjs", root).pathname;
  const said = execFileSync("node", [example, "npzr", "easy", "random"], { encoding: "utf8" });
  check(/^npzr, 2 seats, seed [0-9a-f]{32}\n/.test(said), said.slice(0, 80));
  check(/points in sixtieths of a win: (60, 0|0, 60|30, 30)\n$/.test(said), said.slice(-80));
});

await runAll("module");
