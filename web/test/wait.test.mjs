// A table with three strong bots: nobody waits long, and all see for whom. RUMPUS_WIDE=1 watches for
// the whole time.
import { host } from "./host.mjs";
import { check, same, test } from "./kit.mjs";
import { browser, open } from "./server.mjs";

const MOST = 2000; // ms between two signs of life
const WATCH = 15000; // ms a game is watched
const ENOUGH = process.env.RUMPUS_WIDE ? Infinity : 8; // waits, after which it need not be longer

// Every scene the page was sent, with when it came.
async function scenes(server, page) {
  const list = [];
  await server.listen(page, (m) => {
    if (m.event === "scene" && m.scene) list.push({ at: Date.now(), scene: m.scene });
  });
  return list;
}

const acting = (scene) => !scene.over && !scene.actions?.length;
// Scenes after which the page waited for others.
const waitsIn = (got) => got.slice(0, -1).filter((g) => acting(g.scene)).length;

// A hasty person: takes an action as soon as there is one, until time is up.
async function play(page, got, until) {
  let said = 0,
    silent = 0;
  while (Date.now() < until && !got.at(-1)?.scene.over && waitsIn(got) < ENOUGH) {
    if (await page.locator(".action").count()) {
      const n = await page.locator(".action").count();
      for (const digit of String(1 + ((7 * got.length) % n))) await page.keyboard.press(digit);
      if (n > 9) await page.keyboard.press("Enter");
    } else if (got.length && acting(got.at(-1).scene)) {
      const words = await page.evaluate(
        () =>
          `${document.querySelector(".prompt")?.textContent} ` +
          [...document.querySelectorAll(".tag")].map((e) => e.textContent).join(),
      );
      if (/thinking|[Ww]aiting/.test(words)) said++;
      else silent++;
    }
    await page.waitForTimeout(25);
  }
  return { said, silent };
}

async function watch(server, b, game, seats) {
  const page = await open(b, server.address);
  const got = await scenes(server, page);
  const who = Array.from({ length: seats }, (_, i) =>
    i === 0 ? "human" : i < 4 ? "hard" : "easy",
  );
  const made = await server.lay(page, {
    game,
    seats: who,
    options: { players: String(seats) },
  });
  await page.goto(`${server.address}/#/t/${made.table}/${made.links[0].key}`);
  await page.locator(".table").waitFor();
  const { said, silent } = await play(page, got, Date.now() + WATCH);
  const waits = waitsIn(got);
  let longest = 0;
  for (let i = 1; i < got.length; i++)
    if (acting(got[i - 1].scene)) longest = Math.max(longest, got[i].at - got[i - 1].at);
  if (acting(got.at(-1).scene)) longest = Math.max(longest, Date.now() - got.at(-1).at);
  console.log(`   ${game}: longest of ${waits} waits ${longest} ms`);
  check(waits > 3, `only ${waits} waits`);
  check(longest < MOST, `${longest} ms without a sign of life`);
  check(
    said > 0 && silent * 10 < said,
    `who is thinking was said ${said} times, not said ${silent} times`,
  );
  same(page.complaints.join("\n"), "", "complaints");
}

for (const [game, seats] of [
  ["zerpang", 4],
  ["zg", 4],
  ["mercer", 4],
  ["zappem", 5],
]) {
  test(`${game}: three hard bots keep nobody waiting`, async () => {
    const server = await host();
    const b = await browser();
    try {
      await watch(server, b, game, seats);
    } finally {
      await b.close();
      await server.stop();
    }
  });
}
