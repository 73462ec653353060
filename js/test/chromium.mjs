// The module in a page of Chromium, for digests.mjs: the same games as in node, played there.
import { readFile } from "node:fs/promises";
import { browser } from "../../web/test/server.mjs";
import { root } from "./both.mjs";

const FROM = "http://rumpus.test/"; // no such server: every file is answered for here
const FILES = {
  "rumpus.js": ["js/rumpus.js", "text/javascript"],
  "play.mjs": ["js/test/play.mjs", "text/javascript"],
  "rumpus.wasm": ["build/wasm/rumpus.wasm", "application/wasm"],
};

export async function openChromium() {
  const b = await browser();
  const page = await (await b.newContext()).newPage();
  await page.route(`${FROM}**`, async (route) => {
    const file = FILES[route.request().url().slice(FROM.length)];
    if (!file) return route.fulfill({ contentType: "text/html", body: "<!doctype html>" });
    return route.fulfill({ contentType: file[1], body: await readFile(new URL(file[0], root)) });
  });
  await page.goto(FROM);
  await page.evaluate(async (from) => {
    const { load } = await import(`${from}rumpus.js`);
    window.play = await import(`${from}play.mjs`);
    window.guest = (await load()).open();
  }, FROM);
  return {
    again: (recording) => page.evaluate((r) => window.play.playAgain(window.guest, r), recording),
    atRandom: (game, seed) =>
      page.evaluate(([g, s]) => window.play.playAtRandom(window.guest, g, s), [game, seed]),
    games: () => page.evaluate(() => window.guest.ask({ cmd: "games" }).games),
    close: () => b.close(),
  };
}
