// How heavy the page is, how soon it answers, and how smoothly things move.
//
// The hard numbers are for a quiet machine: RUMPUS_WIDE=1, as in make soak. Here they are several
// times as generous, so that a busy one fails only what has become much slower.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterwards, check, same, test } from "./kit.mjs";
import { drive, played, stage } from "./played.mjs";
import { ask, browser, open, root, serve } from "./server.mjs";

const quiet = !!process.env.RUMPUS_WIDE;
const server = await serve();
const b = await browser();
afterwards(() => b.close());
const { games } = await ask(server.address, "/api/games");
const LOBBY_FONTS = ["fonts/lilita-one.woff2", "fonts/nunito-sans.woff2"];
const packed = (f) => gzipSync(readFileSync(join(root, "web/dist", f))).length;
const kB = (n) => `${(n / 1000).toFixed()} kB`;

test("the lobby is under 250 kB packed", async () => {
  const files = readdirSync(join(root, "web/dist"), { withFileTypes: true })
    .filter((f) => f.isFile())
    .map((f) => f.name);
  const full = { method: "POST", body: JSON.stringify({ full: true }) };
  const list = await (await fetch(`${server.address}/api/games`, full)).text();
  const lobby =
    [...files, ...LOBBY_FONTS].reduce((n, f) => n + packed(f), 0) + gzipSync(list).length;
  console.log(`   lobby: ${kB(lobby)}`);
  check(lobby < 250000, `${lobby} bytes`);
});

for (const { id } of games)
  test(`${id}: its art and fonts are under 200 kB more`, async () => {
    const d = drive();
    await d.ask({ cmd: "new", game: id });
    const art = gzipSync(await d.text({ cmd: "layout" })).length;
    await d.end();
    const page = await open(b, server.address);
    const made = await ask(server.address, "/api/create", { game: id });
    await page.goto(`${server.address}/#/t/${made.table}/${made.links[0].key}`);
    await page.locator(".table").waitFor();
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      const all = performance.getEntriesByType("resource").map((r) => new URL(r.name).pathname);
      return [...new Set(all.filter((path) => path.startsWith("/fonts/")))];
    });
    const more = fonts.map((f) => f.slice(1)).filter((f) => !LOBBY_FONTS.includes(f));
    const bytes = art + more.reduce((n, f) => n + packed(f), 0);
    console.log(`   ${id}: ${kB(bytes)}, ${more.length} fonts of its own`);
    check(fonts.length > 0, "no font was fetched");
    check(art > 2000, `${art} bytes of art`);
    check(bytes < 200000, `${bytes} bytes`);
    await page.context().close();
  });

// Milliseconds from a click until what is asked has changed.
const answered = (page, n) =>
  page.evaluate(async (times) => {
    const asked = () => document.querySelector(".prompt.mine .question")?.dataset.decision;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const waits = [];
    for (const until = performance.now() + 20000; waits.length < times; await frame()) {
      if (performance.now() > until || document.querySelector(".ending")) break;
      const before = asked();
      const action = document.querySelector(".action");
      if (before === undefined || !action) continue;
      const began = performance.now();
      action.click();
      while (asked() === before && performance.now() < began + 5000) await frame();
      waits.push(performance.now() - began);
    }
    return waits.sort((a, b) => a - b);
  }, n);

test("a click is answered within a tenth of a second", async () => {
  const page = await open(b, server.address);
  const made = await ask(server.address, "/api/create", { game: "npzr" });
  await page.goto(`${server.address}/#/t/${made.table}/${made.links[0].key}`);
  await page.locator(".action").first().waitFor({ state: "attached" });
  const waits = await answered(page, 15);
  const middle = waits[Math.floor(waits.length / 2)];
  console.log(`   ${waits.length} clicks: half of them within ${middle.toFixed()} ms`);
  check(waits.length >= 10, `only ${waits.length} clicks`);
  check(middle < (quiet ? 100 : 500), `${middle} ms`);
  await page.context().close();
});

const TOKENS = 60;
const LASTS = 320; // milliseconds of motion, as in web/src/motion.ts

// Two moments of Mercer between which sixty crowds go one square on.
function crowded(moment) {
  const scene = JSON.parse(moment.scenes.at(-1));
  const { cells } = moment.layout;
  const at = new Map(cells.map((c) => [`${c.x},${c.y}`, c.id]));
  const pairs = cells
    .filter((c) => c.x % 2 === 0 && at.has(`${c.x + 1},${c.y}`))
    .slice(0, TOKENS)
    .map((c) => [c.id, at.get(`${c.x + 1},${c.y}`)]);
  const others = scene.items.filter((i) => !cells.some((c) => c.id === i.at));
  const crowd = (k, where) => ({
    id: `crowd${k}`,
    kind: k % 2 ? "zombie" : "human",
    at: where,
    count: 1 + (k % 5),
    title: "a crowd",
    text: "x",
    owner: k % 2,
  });
  const laid = (which, moves) =>
    JSON.stringify({
      ...scene,
      items: [...others, ...pairs.map((p, k) => crowd(k, p[which]))],
      moves,
    });
  const moves = pairs.map(([from, to], k) => ({ item: `crowd${k}`, from, to, manner: "slide" }));
  return [laid(0, []), laid(1, moves), pairs.length];
}

// When frames are drawn while things go from place to place; what glows never rests.
const watch = (page) =>
  page.evaluate(() => {
    window.moved = [];
    const frame = (at) => {
      const moves = document.getAnimations().some((a) => !("animationName" in a));
      if (moves) window.moved.push(at);
      if (moves || !window.moved.length) requestAnimationFrame(frame);
      else window.still = true;
    };
    requestAnimationFrame(frame);
  });

// Seconds that the page's own thread has worked, however many others the machine has to serve.
async function worked(cdp) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find((k) => k.name === "TaskDuration").value;
}

test("sixty crowds of Mercer move at sixty frames a second", async () => {
  const page = await open(b, server.address, { reducedMotion: "no-preference" });
  const on = await stage(page, server.address);
  const { value: moment } = await played({ game: "mercer" }).next();
  const [from, to, n] = crowded(moment);
  same(n, TOKENS, "crowds");
  await on.lay(moment, "mercer");
  await on.show({ ...moment, scenes: [from] });
  await page.locator(`[data-item="crowd${TOKENS - 1}"]`).waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await watch(page);
  await on.show({ ...moment, scenes: [to] });
  await page.waitForFunction(() => window.moved.length > 0);
  const began = await worked(cdp);
  await page.waitForFunction(() => window.still);
  const work = 1000 * ((await worked(cdp)) - began);
  const at = await page.evaluate(() => window.moved);
  const rate = (1000 * (at.length - 1)) / (at.at(-1) - at[0]);
  console.log(`   ${at.length} frames, ${rate.toFixed()} a second, ${work.toFixed()} ms of work`);
  check(work < LASTS * 0.8, `${work.toFixed()} ms of work for ${LASTS} ms of motion`);
  if (quiet) check(rate > 55, `${rate.toFixed()} frames a second`);
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();
});
