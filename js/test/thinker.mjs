// A thread that thinks for a room: see room.mjs.
import { parentPort } from "node:worker_threads";
import { loadModule } from "./both.mjs";

const rumpus = loadModule();
parentPort.on("message", async ({ errand, part, parts }) =>
  parentPort.postMessage((await rumpus).think(errand, part, parts)),
);
