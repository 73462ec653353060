// Makes docs/pictures anew, from games that bots play: node web/test/pictures.mjs [GAME...]
//
// A picture is a moment of a seed, so it stays the same scene until the rules or the bots change;
// then look for a better one: RUMPUS_MOMENTS=40,50,60 makes one of each of these decisions instead,
// in build/pictures.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { played, stage } from "./played.mjs";
import { browser, open, root, serve } from "./server.mjs";

const moments = [
  { game: "npzr", at: 24 },
  {
    game: "zerpang",
    options: { players: "4", classes: "Robot,Pirate,Ninja,Zombie" },
    at: 63,
    scheme: "dark",
  },
  { game: "mercer", at: 45, scheme: "dark" },
  { game: "zappem", options: { players: "4" }, at: 12, scheme: "dark" },
  { game: "zg", at: 12 },
];
const only = process.argv.slice(2);
const tried = process.env.RUMPUS_MOMENTS?.split(",").map(Number);
const out = join(root, tried ? "build/pictures" : "docs/pictures");

async function picture(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document.getAnimations().every((a) => a.playState !== "running"),
  );
  await page.screenshot({ path: join(out, `${name}.png`) });
  console.log(join(out, `${name}.png`));
}

mkdirSync(out, { recursive: true });
const server = await serve();
const b = await browser();
for (const { at, scheme = "light", ...wish } of moments) {
  if (only.length && !only.includes(wish.game)) continue;
  const page = await open(b, server.address, { colorScheme: scheme });
  const on = await stage(page, server.address);
  const wanted = tried ?? [at];
  let n = 0,
    laid = false;
  for await (const moment of played(wish)) {
    if (JSON.parse(moment.scenes.at(-1)).actions?.length === 1) continue;
    if (wanted.includes(n)) {
      if (!laid) await on.lay(moment, wish.game);
      laid = true;
      await on.show(moment);
      await picture(page, tried ? `${wish.game}-${n}` : wish.game);
    }
    if (++n > Math.max(...wanted)) break;
  }
  await page.context().close();
}
if (!only.length && !tried) {
  const page = await open(b, server.address);
  await page.goto(server.address);
  await page.locator(".game").last().waitFor();
  await picture(page, "lobby");
}
await b.close();
process.exit();
