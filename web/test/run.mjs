// All tests of the page: node web/test/run.mjs [WORDS OF A NAME]

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { runAll } from "./kit.mjs";

const here = dirname(fileURLToPath(import.meta.url));
// The parts without a screen are tested by themselves.
await build({
  entryPoints: [join(here, "../src/clicks.ts")],
  outdir: join(here, "../dist/test"),
  outExtension: { ".js": ".mjs" },
  bundle: true,
  format: "esm",
  logLevel: "warning",
});
await import("./clicks.test.mjs");
await import("./server.test.mjs");
await import("./crowd.test.mjs");
await import("./wait.test.mjs");
await import("./friends.test.mjs");
const page = await import("./page.test.mjs");
try {
  await runAll();
} finally {
  await page.close();
}
process.exit(); // whatever a test has left behind
