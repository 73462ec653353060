// One glance answers five questions, at every moment of every game and on every screen.
//
// Games are played by bots and shown to two pages, one with a mouse and one for fingers; each moment
// is looked at in four sizes of window, and some on a tablet too. RUMPUS_WIDE=1 looks at every
// decision, not at some of them.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterwards, check, same, test } from "./kit.mjs";
import { played, stage } from "./played.mjs";
import { probe } from "./probe.mjs";
import { browser, open, serve } from "./server.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const wide = !!process.env.RUMPUS_WIDE;
const server = await serve();
const b = await browser();
afterwards(() => b.close());
const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 820, height: 1180, touch: true, seldom: true },
];

// The most seats, where most is shown; and the fewest where that looks different. Of each game some
// seven moments from its beginning to its end are looked at.
const setups = [
  { game: "npzr", every: 21 },
  { game: "zerpang", options: { players: "4", classes: "Robot,Pirate,Ninja,Zombie" }, every: 43 },
  { game: "zerpang", options: { players: "6" }, every: 15 },
  { game: "mercer", every: 8 },
  { game: "zappem", options: { players: "5" }, every: 3 },
  { game: "zg", every: 3 },
  { game: "zg", options: { players: "4" }, every: 9 },
];

// What is bright: that which ends what one was doing or plainly gains most, and never that which gives
// something up.
const PLAIN =
  /^((Step|Leave \d) .*, turning \d|Move the \d zombies? on |End |Stop here|Stay here|Move no further|Keep the result|No flameout|Flip the cards|Bring in no further|Wait for|Let (it|the cards)|Do not help|Begin in Stand)/;
const GIVES_UP =
  /^(Concede|Give up|Do nothing|Skip|Pass$|Stay down|Take the hit|No attack|Leave the piece|Let the (piece|.* be slagged))/;
function brightIn(scene) {
  const bright = (scene.actions ?? []).find((a) => a.next)?.text;
  if (bright && (GIVES_UP.test(bright) || !PLAIN.test(bright))) return [`"${bright}" is bright`];
  const dull = (scene.actions ?? []).find((a) => /^(End (the|your) turn|Keep the)/.test(a.text));
  return dull && !bright ? [`"${dull.text}" is not bright`] : [];
}

// Did anything happen that the viewer did not do?
function newsIn(moment) {
  const told = (s) => (s.log_before ?? 0) + (s.log?.length ?? 0);
  const last = JSON.parse(moment.scenes.at(-1));
  const before = JSON.parse(moment.before ?? moment.scenes[0]);
  const fresh = told(last) - told(before);
  return fresh > 0 && last.log.slice(-fresh).some((l) => l.seat !== last.viewer && l.text);
}

async function complaints(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, { resultTypes: ["violations"] }),
  );
  return violations.map((v) => `axe: ${v.id}: ${v.nodes[0].html.slice(0, 160)}`);
}

async function look(page, moment, { touch, often }, where, found) {
  const news = newsIn(moment);
  for (const size of sizes.filter((s) => !!s.touch === touch && (often || !s.seldom))) {
    await page.setViewportSize({ width: size.width, height: size.height });
    // A world's letters have widths of their own, and boards measure themselves after a frame or two.
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      await document.fonts.ready;
      await frame();
    });
    // New buttons take no taps for a moment: nobody has read them yet.
    await page.waitForFunction(() => !document.querySelector("[data-unread]"));
    for (const wrong of await page.evaluate(probe, { news, touch }))
      found.push(`${where} at ${size.width}x${size.height}: ${wrong}`);
  }
}

// What had the focus is often gone with the next question; then the work has it.
const focusLost = (page) => page.evaluate(() => document.activeElement === document.body);

for (const { every, ...wish } of setups) {
  const seats = wish.options?.players;
  test(`${wish.game}${seats ? ` for ${seats}` : ""}: every moment answers the five questions`, async () => {
    const found = [];
    const pages = [];
    for (const touch of [false, true]) {
      const phone = { hasTouch: true, isMobile: true, colorScheme: "dark" };
      const page = await open(b, server.address, touch ? phone : {});
      pages.push({ page, touch, on: await stage(page, server.address) });
    }
    let n = 0,
      looked = 0,
      before;
    for await (const moment of played(wish)) {
      const last = moment.scenes.at(-1);
      // A lone answer is nothing to ask: the page gives it by itself.
      if (!moment.over && JSON.parse(last).actions?.length === 1) continue;
      const now = n++;
      for (const wrong of brightIn(JSON.parse(last))) found.push(`decision ${now}: ${wrong}`);
      if (wide || now % every === 0 || moment.over) {
        for (const { page, touch, on } of pages) {
          if (!looked) await on.lay(moment, wish.game);
          else if (before) await on.show({ ...moment, scenes: [before] });
          if (looked) await page.locator(".prompt button").first().focus();
          await on.show(moment);
          if (looked && !moment.over && (await focusLost(page)))
            found.push(`${wish.game} at decision ${now}: the focus is lost`);
          const often = wide || looked % 4 === 2;
          await look(page, { ...moment, before }, { touch, often }, `decision ${now}`, found);
          if (looked === 2 || moment.over)
            for (const wrong of await complaints(page)) found.push(`decision ${now}: ${wrong}`);
        }
        looked++;
      }
      before = last;
    }
    check(looked > 6, `only ${looked} moments were looked at`);
    for (const { page } of pages) same(page.complaints.join("\n"), "", "complaints");
    same([...new Set(found)].join("\n"), "", `${found.length} things`);
  });
}
