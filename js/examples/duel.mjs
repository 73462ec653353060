// A bot plays a bot: node duel.mjs [GAME [LEVEL [LEVEL]]]
import { load } from "rumpus";

const [game = "npzr", ...levels] = process.argv.slice(2);
const match = (await load()).open();

let { actor, options, ...now } = match.ask({ cmd: "new", game });
console.log(`${game}, ${options.players ?? 2} seats, seed ${now.seed}`);

while (actor !== null) {
  const level = levels[actor % 2] ?? "easy";
  const { code } = match.ask({ cmd: "bot", level, seed: now.length });
  now = match.ask({ cmd: "play", code });
  actor = now.actor;
  for (const line of now.log) console.log(line.text);
}

console.log(`${now.result} (${now.clause})`);
console.log(`points in sixtieths of a win: ${now.points.join(", ")}`);
