// A table in the hand: played by touch alone, and taken back press by press.
//
// Two games are played to their end here and the others for a while; RUMPUS_WIDE=1 plays all five
// to the end, and takes back every decision of one of each.
import { afterwards, check, same, test } from "./kit.mjs";
import { ask, browser, open, serve } from "./server.mjs";

const wide = !!process.env.RUMPUS_WIDE;
const server = await serve();
const b = await browser();
afterwards(() => b.close());
const { games } = await ask(server.address, "/api/games");
const SHORT = ["npzr", "zappem"];
const SOME = 15; // decisions, where a game is not played to its end
const FEW = 2; // of them taken back; tests/table/test_alone.c takes back all there are

let dice = 777;
const random = (n) => {
  dice = (dice * 1103515245 + 12345) % 2147483648;
  return Math.floor(dice / 65536) % n;
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// A phone at a fresh table against bots, which counts the questions with one answer.
async function phone(game) {
  const made = await ask(server.address, "/api/create", { game, preset: "first", names: ["You"] });
  const page = await open(b, server.address, PHONE);
  await page.addInitScript(() => {
    window.lone = [];
    new MutationObserver(() => {
      const answers = document.querySelectorAll(".prompt.mine .action").length;
      // Where there are more, taps may have narrowed them down; then the list can be unfolded.
      if (answers === 1 && !document.querySelector(".list-toggle"))
        window.lone.push(document.querySelector(".ask").textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${server.address}/#/t/${made.table}/${made.links[0].key}`);
  return page;
}

const over = (page) => page.locator(".ending").count();
const decision = (page) =>
  page.evaluate(() => document.querySelector(".prompt.mine .question")?.dataset.decision);
const until = (page, what, value) =>
  page.waitForFunction(what, value, { timeout: 30000, polling: 20 });
const asked = (page) =>
  until(page, () => document.querySelector(".ending, .prompt.mine .question[data-decision]"));

// One tap: on something that glows or on a button, and after a few on the list.
async function tap(page, tries) {
  if (await page.locator(".popover").count()) return page.touchscreen.tap(4, 4);
  const list = tries > 4;
  if (list && (await page.locator('.list-toggle[aria-expanded="false"]').count()))
    await page.locator(".list-toggle").tap({ timeout: 1500 });
  const some = page.locator(
    list ? ".all.shown .action, .prompt .go" : ".felt .live, .hands .live, .prompt .go",
  );
  const n = await some.count();
  if (n) await some.nth(random(n)).tap({ timeout: 1500, force: true });
  return undefined;
}

// What a tap may change; or, if it `was` something, whether it has.
function touched(was) {
  const now = [
    document.querySelector(".prompt.mine .question")?.dataset.decision,
    document.querySelector(".prompt")?.textContent,
    document.querySelectorAll(".table .picked, .table .live, .popover").length,
    document.querySelector(".list-toggle")?.ariaExpanded,
  ].join("|");
  return was === undefined ? now : now !== was;
}

async function decide(page) {
  const before = await decision(page);
  for (let tries = 0; tries < 40; tries++) {
    const was = await page.evaluate(touched);
    await tap(page, tries).catch(() => undefined); // gone by now
    await page.waitForFunction(touched, was, { timeout: 400, polling: 20 }).catch(() => undefined); // some taps change nothing
    if ((await over(page)) || (await decision(page)) !== before) return;
  }
  throw new Error(`forty taps and nothing happened at decision ${before}`);
}

// Where the first ring is, once the board has measured itself; and whether a finger reaches it there.
const ring = (page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const r = document.querySelector(".lesson-veil .hole").getBoundingClientRect();
    const at = { x: r.x + r.width / 2, y: r.y + r.height / 2 };
    return { ...at, reached: !!document.elementFromPoint(at.x, at.y)?.closest(".table") };
  });

// How far a lesson is; or, if it `was` somewhere, whether it has gone on from there. While it shows
// what the others do between two steps, it is nowhere.
function lessonAt(was) {
  const said = document.querySelector(".bubble");
  const step = said && document.querySelector(".lesson-bar span")?.textContent;
  const now = document.querySelector(".ending")
    ? "over"
    : step && `${step}, ${document.querySelectorAll(".table .picked").length} chosen`;
  return was === undefined ? now : !!now && now !== was;
}

async function learner(game) {
  const page = await open(b, server.address, PHONE);
  await page.goto(`${server.address}/#/lesson/${game}/first`);
  await page.locator(".bubble").waitFor();
  // How high the table is, as long as the lesson goes on.
  await page.evaluate(() => {
    window.heights = new Set();
    new ResizeObserver(([table]) => {
      if (!document.querySelector(".ending")) window.heights.add(table.contentRect.height);
    }).observe(document.querySelector(".table"));
  });
  return page;
}

for (const { id } of games) {
  test(`${id}: whoever taps the ring alone takes the first lesson to its end`, async () => {
    const page = await learner(id);
    for (let taps = 0; !(await over(page)); taps++) {
      check(taps < 60, "no end");
      const before = await page.evaluate(lessonAt);
      if (await page.locator(".bubble .go").count()) await page.locator(".bubble .go").tap();
      else {
        await page.locator(".lesson-veil .hole").first().waitFor({ state: "attached" });
        // Buttons in the place of others take no taps at first.
        await until(page, () => !document.querySelector(".next[data-unread]"));
        const { x, y, reached } = await ring(page);
        check(reached, `the ring at ${before} is under something`);
        await page.touchscreen.tap(x, y);
      }
      await until(page, lessonAt, before);
    }
    const heights = await page.evaluate(() => [...window.heights].join());
    check(/^\d+$/.test(heights), `the table is as high as it was: ${heights}`);
    same(page.complaints.join("\n"), "", "complaints");
    await page.context().close();
  });
}

test("on a phone whoever is new sees how to learn a game without scrolling", async () => {
  const page = await open(b, server.address, { viewport: { width: 390, height: 844 } });
  await page.goto(server.address);
  const learn = page.getByRole("link", { name: /^Learn to play: Ninja/ });
  await learn.waitFor();
  const { y, height } = await learn.boundingBox();
  check(y + height < 844, `it ends at ${y + height}`);
  await page.getByRole("button", { name: "menu" }).click();
  same(await page.getByLabel("light or dark").count(), 1, "a switch with a name");
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();
});

test("mercer: in a lesson an explanation lies over the bubble", async () => {
  const page = await learner("mercer");
  await page.locator(".bubble .go").tap();
  await page.locator(".lesson-bar span", { hasText: "2 of" }).waitFor();
  await page.getByRole("button", { name: "What is this?" }).tap();
  await page.locator(".hands .card").last().tap({ force: true });
  const close = page.locator(".popover").getByRole("button", { name: "Close" });
  const r = await close.boundingBox();
  check(
    await page.evaluate(
      ({ x, y, width, height }) =>
        !!document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".popover"),
      r,
    ),
    "Close can be reached",
  );
  await close.tap();
  await page.context().close();
});

for (const { id } of games) {
  test(`${id}: a phone plays by touch alone`, async () => {
    const page = await phone(id);
    const whole = wide || SHORT.includes(id);
    let n = 0;
    for (await asked(page); !(await over(page)); await asked(page)) {
      await decide(page);
      check(++n < 3000, "no end");
      if (!whole && n >= SOME) break;
    }
    same((await page.evaluate(() => window.lone)).join("\n"), "", "questions with one answer");
    same(page.complaints.join("\n"), "", "complaints");
    await page.context().close();
  });

  test(`${id}: one press of undo takes back, and it stays so`, async () => {
    const page = await phone(id);
    let n = 0;
    // All of what a bubble tells: how much of it is written depends on the room there is.
    const bubble = () =>
      page.evaluate(
        () =>
          document.querySelector(".caption")?.title ??
          document.querySelector(".felt .unwritten")?.textContent ??
          "",
      );
    const told = new Set([""]); // by others, before something is decided that will be taken back
    for (await asked(page); !(await over(page)); await asked(page)) {
      told.add(await bubble());
      await decide(page);
      await asked(page);
      if (await over(page)) break;
      const after = Number(await decision(page));
      await page.getByRole("button", { name: "Undo" }).tap();
      await until(
        page,
        (d) => Number(document.querySelector(".prompt.mine .question")?.dataset.decision) < d,
        after,
      );
      const said = await bubble();
      check(told.has(said), `it tells what has not happened: ${said}`);
      await page.waitForTimeout(450); // longer than a lone answer is waited for
      const back = Number(await decision(page));
      check(back < after, `decision ${after} is taken back to ${back}`);
      const answers = await page.locator(".action").count();
      check(answers > 1, `${answers} answers after taking back`);
      // One press may take back several decisions: catch up, or the game never ends.
      while (!(await over(page)) && Number(await decision(page)) < after) {
        told.add(await bubble());
        await decide(page);
        await asked(page);
      }
      if (++n >= (wide ? 3000 : FEW)) break;
    }
    same(page.complaints.join("\n"), "", "complaints");
    await page.context().close();
  });
}
