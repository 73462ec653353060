// Tests one after the other, with the same closing line as everywhere here.
// WORDS OF A NAME choose tests; with --site the page plays alone (host.mjs), and tests that need a
// server, which say why, are left out.
const tests = [];
export const site = process.argv.includes("--site");
export const test = (name, run, { server } = {}) => tests.push({ name, run, server });
// What a test has started ends with it, whether it passed or not; what is
// started outside of tests ends with them all.
let started = [];
export const afterwards = (end) => started.push(end);
async function endAll(ends) {
  for (const end of ends.reverse()) await end();
}

export function check(cond, what) {
  if (!cond) throw new Error(what);
}
export function same(is, should, what) {
  if (is !== should)
    throw new Error(`${what}: is ${JSON.stringify(is)}, should be ${JSON.stringify(should)}`);
}

export async function runAll(suite = "page") {
  const only = process.argv.slice(2).filter((a) => !a.startsWith("--"));
  let passed = 0,
    failed = 0;
  for (const t of tests) {
    if (only.length && !only.some((words) => t.name.includes(words))) continue;
    if (site && t.server) {
      console.log(`left out ${t.name}: it needs a server, ${t.server}`);
      continue;
    }
    const began = Date.now();
    const outside = started;
    started = [];
    try {
      try {
        await t.run();
      } finally {
        await endAll(started);
        started = outside;
      }
      passed++;
      console.log(`ok ${t.name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (e) {
      failed++;
      console.log(`FAILED ${t.name}: ${e.stack ?? e}`);
    }
  }
  await endAll(started);
  console.log(`${suite}: ${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
