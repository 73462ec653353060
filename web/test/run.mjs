// All tests of the page: node web/test/run.mjs [--site] [WORDS OF A NAME...]
//
// With --site the page plays alone, from build/site.

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { runAll, site } from "./kit.mjs";

const here = dirname(fileURLToPath(import.meta.url));
// The parts without a screen are tested by themselves.
await build({
  entryPoints: [
    "clicks.ts",
    "draw/geometry.ts",
    "draw/ui.tsx",
    "table/news.ts",
    "table/pace.ts",
    "table/since.ts",
    "words.ts",
  ].map((f) => join(here, "../src", f)),
  outbase: join(here, "../src"),
  outdir: join(here, "../dist/test"),
  outExtension: { ".js": ".mjs" },
  bundle: true,
  format: "esm",
  logLevel: "warning",
});
await import("./clicks.test.mjs");
await import("./pace.test.mjs");
await import("./geometry.test.mjs");
if (!site) {
  // Here a server is what is tested, or what brings people together.
  await import("./server.test.mjs");
  await import("./crowd.test.mjs");
  await import("./crash.test.mjs");
  await import("./nodes.test.mjs");
  await import("./bystander.test.mjs");
  await import("./friends.test.mjs");
  await import("./after.test.mjs");
  await import("./lab.test.mjs");
  await import("./layout.test.mjs");
  await import("./ask.test.mjs");
  await import("./news.test.mjs");
  await import("./words.test.mjs");
  await import("./touch.test.mjs");
  await import("./speed.test.mjs");
}
await import("./wait.test.mjs");
const page = await import("./page.test.mjs");
try {
  await runAll(site ? "page alone" : "page");
} finally {
  await page.close();
}
process.exit(); // whatever a test has left behind
