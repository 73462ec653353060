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

async function once(t) {
  const outside = started;
  started = [];
  try {
    await t.run();
    return null;
  } catch (e) {
    return e.stack ?? String(e);
  } finally {
    await endAll(started);
    started = outside;
  }
}

// A browser on a busy machine stumbles now and then: a test that fails is given a second try, and
// both are told. Twice is a failure.
export async function runAll(suite = "page") {
  const only = process.argv.slice(2).filter((a) => !a.startsWith("--"));
  const failed = [];
  let passed = 0,
    again = 0;
  for (const t of tests) {
    if (only.length && !only.some((words) => t.name.includes(words))) continue;
    if (site && t.server) {
      console.log(`left out ${t.name}: it needs a server, ${t.server}`);
      continue;
    }
    const began = Date.now();
    const first = await once(t);
    if (first) console.log(`again ${t.name}: ${first}`);
    const wrong = first && (await once(t));
    if (wrong) {
      failed.push(`FAILED ${t.name}: ${wrong}`);
      console.log(failed.at(-1));
      continue;
    }
    if (first) again++;
    passed++;
    console.log(`ok ${t.name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  }
  await endAll(started);
  // Once more at the end, where whoever sees only that looks.
  for (const each of failed) console.log(each);
  if (again) console.log(`${suite}: ${again} passed only at the second try`);
  console.log(`${suite}: ${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length ? 1 : 0;
}
