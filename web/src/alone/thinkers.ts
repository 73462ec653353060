// Workers in which bots think, each with a copy of the module, so that the tables' own worker
// always has an ear for people. One for each processor the page can do without; they need no
// shared memory, and so no headers of the host. Their code comes with ours, not from a file of its
// own: it is always of the same version, and there without a network from the first moment on.
import type { Thinker } from "../../../js/room";

const MOST = 4;
const code = URL.createObjectURL(new Blob([THINKER], { type: "text/javascript" }));

// To a thinker: the module, once; then parts of errands. From it: what each came to.
export type Part = { errand: Uint8Array; part: number; parts: number };

function thinker(module: WebAssembly.Module): Thinker {
  let worker: Worker | undefined;
  let waiting: { good(found: Uint8Array): void; bad(e: Error): void }[] = [];
  function start() {
    const w = new Worker(code, { type: "module" });
    w.onmessage = (m: MessageEvent<Uint8Array>) => waiting.shift()?.good(m.data);
    // The next errand starts another.
    w.onerror = () => {
      w.terminate();
      worker = undefined;
      for (const { bad } of waiting) bad(new Error("a thinker failed"));
      waiting = [];
    };
    w.postMessage(module);
    return w;
  }
  return (errand, part, parts) =>
    new Promise((good, bad) => {
      worker ??= start();
      waiting.push({ good, bad });
      worker.postMessage({ errand, part, parts } satisfies Part);
    });
}

export function thinkers(module: WebAssembly.Module): Thinker[] {
  const processors = navigator.hardwareConcurrency ?? 2;
  const n = Math.max(1, Math.min(MOST, processors - 1));
  return Array.from({ length: n }, () => thinker(module));
}
