// Bots think alike, and how fast: node js/test/bots.mjs [DECISIONS [ITERATIONS]]
//
// In each title `hard` decides DECISIONS times (20) with ITERATIONS (100), in the module and on
// one native thread. Both must come to the same action with the same estimate, and the module
// may be at most 2.5 times as slow over all titles together, by the processor's time.
import { loadModule, moduleMillis, Native } from "./both.mjs";

const SLOWEST = 2.5;
const decisions = Number(process.argv[2] ?? 20);
const iterations = Number(process.argv[3] ?? 100);
const module = (await loadModule()).open();
const native = new Native();
let passed = 0;
let failed = 0;

function check(good, words) {
  if (good) passed++;
  else failed++;
  if (!good) console.log(`FAILED ${words}`);
}

// Games of one title, one after the other, until there were enough decisions.
async function play(id) {
  const sum = { ours: 0, theirs: 0, work: 0 };
  let at = { actor: null, length: 0 };
  for (let i = 0, seed = 1; i < decisions; i++) {
    if (at.actor === null) {
      at = module.ask({ cmd: "new", game: id, seed });
      await native.ask({ cmd: "new", game: id, seed: seed++ });
    }
    const question = { cmd: "bot", level: "hard", iterations, seed: i };
    const began = { ours: moduleMillis(), theirs: native.millis() };
    const a = module.ask(question);
    sum.ours += moduleMillis() - began.ours;
    const b = await native.ask(question);
    sum.theirs += native.millis() - began.theirs;
    const [is, should] = [JSON.stringify(a), JSON.stringify(b)];
    check(is === should, `${id}, decision ${i}: ${is} in the module, ${should} natively`);
    sum.work += a.work;
    at = module.ask({ cmd: "play", code: b.code });
    await native.ask({ cmd: "play", code: b.code });
  }
  return sum;
}

// What comes first pays for compiling.
await play("tally");

const all = { ours: 0, theirs: 0 };
for (const { id } of module.ask({ cmd: "games" }).games) {
  const { ours, theirs, work } = await play(id);
  const speed = (millis) => Math.round((work / millis) * 1000);
  const times = (ours / theirs).toFixed(2);
  console.log(`${id}: ${speed(ours)} iterations/s, natively ${speed(theirs)}: ${times} times`);
  all.ours += ours;
  all.theirs += theirs;
}
const slower = all.ours / all.theirs;
check(slower <= SLOWEST, `the module is ${slower.toFixed(2)} times as slow as the native program`);
console.log(`all titles: ${slower.toFixed(2)} times`);
await native.close();
console.log(`bots: ${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
