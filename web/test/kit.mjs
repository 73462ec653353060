// Tests one after the other, with the same closing line as everywhere here.
const tests = [];
export const test = (name, run) => tests.push({ name, run });
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
  const only = process.argv[2];
  let passed = 0,
    failed = 0;
  for (const t of tests) {
    if (only && !t.name.includes(only)) continue;
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
