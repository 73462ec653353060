// The same digests: node js/test/digests.mjs [--chromium] [GAMES [SEED]]
//
// Every recording under tests/recordings, and GAMES random games of each title (100), are
// played in the module, here or in Chromium, and by the native program. Both write them down with a digest after
// each action, and what they write must be the same. Native reading refuses a recording whose
// digests it does not get itself, so a difference is named by its line.
import { readdirSync, readFileSync } from "node:fs";
import { loadModule, Native, root } from "./both.mjs";
import { openChromium } from "./chromium.mjs";
import { playAgain, playAtRandom } from "./play.mjs";

const chromium = process.argv.includes("--chromium");
const [games = 100, first = 1] = process.argv.slice(2).filter(Number).map(Number);

async function openNode() {
  const guest = (await loadModule()).open();
  return {
    again: async (recording) => playAgain(guest, recording),
    atRandom: async (game, seed) => playAtRandom(guest, game, seed),
    games: async () => guest.ask({ cmd: "games" }).games,
    close: async () => guest.close(),
  };
}

const module = await (chromium ? openChromium() : openNode());
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

async function nativeAgain(recording) {
  await native.ask({ cmd: "load", recording });
  return (await native.ask({ cmd: "save" })).recording;
}

const playRecording = (name, recording) =>
  tried(name, async () =>
    compare(name, await module.again(recording), await nativeAgain(recording)),
  );

function playBoth(game, seed) {
  const name = `${game.id}, random game ${seed}`;
  return tried(name, async () => {
    const ours = await module.atRandom(game, seed);
    return compare(name, ours, await nativeAgain(ours));
  });
}

// ---- all of it ----

const recordings = new URL("tests/recordings/", root);
let digests = 0;
for (const id of readdirSync(recordings))
  for (const file of readdirSync(new URL(`${id}/`, recordings))) {
    const name = `${id}/${file}`;
    if (file.endsWith(".rec"))
      digests += await playRecording(name, readFileSync(new URL(name, recordings), "utf8"));
  }
console.log(`recordings: ${digests} digests`);

for (const game of await module.games()) {
  const began = performance.now();
  digests = 0;
  for (let i = 0; i < games; i++) digests += await playBoth(game, first + i);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${game.id}: ${games} random games, ${digests} digests, ${seconds} s`);
}
await native.close();
await module.close();
console.log(`digests: ${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
