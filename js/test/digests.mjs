// The same digests: node js/test/digests.mjs [GAMES [SEED]]
//
// Every recording under tests/recordings, and GAMES random games of each title (100), are
// played in the module and by the native program. Both write them down with a digest after
// each action, and what they write must be the same. Native reading refuses a recording whose
// digests it does not get itself, so a difference is named by its line.
import { readdirSync, readFileSync } from "node:fs";
import { loadModule, Native, root } from "./both.mjs";

const games = Number(process.argv[2] ?? 100);
const first = Number(process.argv[3] ?? 1);
const module = (await loadModule()).open();
const native = new Native();
let passed = 0;
let failed = 0;

function compare(name, ours, theirs) {
  const a = ours.split("\n");
  const b = theirs.split("\n");
  const at = a.findIndex((line, i) => line !== b[i]);
  if (at < 0 && a.length === b.length) {
    passed++;
    return a.filter((line) => /^(play|time) /.test(line)).length;
  }
  failed++;
  console.log(`FAILED ${name}: line ${at + 1} is '${a[at]}' in the module, '${b[at]}' natively`);
  return 0;
}

async function tried(name, run) {
  try {
    return await run();
  } catch (e) {
    failed++;
    console.log(`FAILED ${name}: ${e.message}`);
    return 0;
  }
}

// ---- recordings ----

function playAgain(name, recording) {
  return tried(name, async () => {
    module.ask({ cmd: "load", recording });
    await native.ask({ cmd: "load", recording });
    const ours = module.ask({ cmd: "save" }).recording;
    return compare(name, ours, (await native.ask({ cmd: "save" })).recording);
  });
}

// ---- random games ----

// Chance for choosing; any generator does (this one is mulberry32).
function dice(seed) {
  let a = seed;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

// Seats in turn: two in the first game, three in the second, ...
function begin(game, seed) {
  const seats = game.min_seats + (seed % (game.max_seats - game.min_seats + 1));
  const options = { players: seats };
  return module.ask({ cmd: "new", game: game.id, seed, options });
}

function playAtRandom(game, seed) {
  const roll = dice(seed);
  let { actor } = begin(game, seed);
  while (actor !== null) {
    const { actions } = module.ask({ cmd: "legal", words: false });
    ({ actor } = module.ask({ cmd: "play", code: actions[roll(actions.length)].code }));
  }
  return module.ask({ cmd: "save" }).recording;
}

function playBoth(game, seed) {
  const name = `${game.id}, random game ${seed}`;
  return tried(name, async () => {
    const ours = playAtRandom(game, seed);
    await native.ask({ cmd: "load", recording: ours });
    return compare(name, ours, (await native.ask({ cmd: "save" })).recording);
  });
}

// ---- all of it ----

const recordings = new URL("tests/recordings/", root);
let digests = 0;
for (const id of readdirSync(recordings))
  for (const file of readdirSync(new URL(`${id}/`, recordings))) {
    const name = `${id}/${file}`;
    if (file.endsWith(".rec"))
      digests += await playAgain(name, readFileSync(new URL(name, recordings), "utf8"));
  }
console.log(`recordings: ${digests} digests`);

for (const game of module.ask({ cmd: "games" }).games) {
  const began = performance.now();
  digests = 0;
  for (let i = 0; i < games; i++) digests += await playBoth(game, first + i);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${game.id}: ${games} random games, ${digests} digests, ${seconds} s`);
}
await native.close();
console.log(`digests: ${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
