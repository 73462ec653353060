// A worker in which bots think: see thinkers.ts.
import { load, type Rumpus } from "../../../js/rumpus";
import type { Part } from "./thinkers";

let rumpus: Promise<Rumpus>;

async function take(data: WebAssembly.Module | Part) {
  if (data instanceof WebAssembly.Module) rumpus = load(data);
  else postMessage((await rumpus).think(data.errand, data.part, data.parts));
}

addEventListener("message", (m: MessageEvent<WebAssembly.Module | Part>) => {
  // What goes wrong ends the worker, and is said to who started it.
  take(m.data).catch((e) => {
    setTimeout(() => {
      throw e;
    });
  });
});
