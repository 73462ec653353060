// The page alone, from a dumb server of files under a sub-path: node web/test/site.mjs [WORDS]
import { dumb } from "./host.mjs";
import { afterwards, check, runAll, same, test } from "./kit.mjs";
import { browser, open } from "./server.mjs";

const b = await browser();
afterwards(() => b.close());

// A page after its first visit: all of it is in the browser.
async function visited() {
  const server = await dumb();
  const page = await open(b, server.address);
  await page.goto(server.address);
  await page
    .getByRole("button", { name: /^Play / })
    .first()
    .waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  return { page, server };
}

async function start(page, title) {
  await page.getByRole("button", { name: new RegExp(`^Play .*: ${title}$`) }).click();
  await page.locator(".table").waitFor();
}

const ready = (page) =>
  page.waitForFunction(() => document.querySelector(".ending, .action"), undefined, {
    timeout: 60000,
  });
// The page answers a question with one answer by itself: wait for one with more.
const asked = (page) =>
  page.waitForFunction(
    () => document.querySelector(".ending") || document.querySelectorAll(".action").length > 1,
    undefined,
    { timeout: 60000 },
  );
const decision = (page) =>
  page.evaluate(() => {
    const prompt = document.querySelector(".prompt");
    return `${prompt?.dataset.decision} ${prompt?.textContent} ${document.querySelectorAll(".log li").length}`;
  });

// Whatever comes first, until `enough` decisions or the end; how many there were.
async function play(page, enough) {
  for (let taken = 0; ; taken++) {
    await ready(page);
    if (taken === enough || (await page.locator(".ending").count())) return taken;
    const before = await decision(page);
    await page.keyboard.press("1");
    if ((await page.locator(".action").count()) > 9) await page.keyboard.press("Enter");
    await page
      .waitForFunction(
        (was) => {
          const prompt = document.querySelector(".prompt");
          const now = `${prompt?.dataset.decision} ${prompt?.textContent} ${document.querySelectorAll(".log li").length}`;
          return now !== was || document.querySelector(".ending");
        },
        before,
        { timeout: 20000 },
      )
      .catch(() => check(false, `nothing happened at: ${before}`));
  }
}

test("site: a game to its end without a network, after one visit", async () => {
  const { page, server } = await visited();
  await server.stop();
  await page.reload();
  await start(page, "Ninja Pirate Zombie Robot");
  await play(page, Infinity);
  await page.locator(".ending").waitFor();
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();
});

for (const title of ["zerpang!", "The Infestation of Mercer Base", "Zapp'em!", "Z-G"])
  test(`site: ${title} without a network`, async () => {
    const { page, server } = await visited();
    await server.stop();
    await start(page, title);
    await play(page, 5);
    same(page.complaints.join("\n"), "", "complaints");
    await page.context().close();
  });

test("site: a closed tab loses nothing, at whatever moment", async () => {
  const { page, server } = await visited();
  await start(page, "Ninja Pirate Zombie Robot");
  const address = page.url();
  const context = page.context();
  let tab = page;
  for (let i = 0; i < 5; i++) {
    await play(tab, 1);
    await asked(tab);
    if (await tab.locator(".ending").count()) break;
    const before = await tab.locator(".action").allTextContents();
    await tab.close();
    tab = await context.newPage();
    await tab.goto(address);
    await asked(tab);
    const after = await tab.locator(".action").allTextContents();
    same(after.join("|"), before.join("|"), `actions after closing for the ${i + 1}. time`);
    // Closed while it is being played: what was answered is there, what was not may be.
    await tab.keyboard.press("1");
    await tab.close();
    tab = await context.newPage();
    await tab.goto(address);
    await ready(tab);
  }
  await server.stop();
  await context.close();
});

test("site: two tabs at one table see the same", async () => {
  const { page, server } = await visited();
  await start(page, "Ninja Pirate Zombie Robot");
  await ready(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await ready(other);
  await play(page, 3);
  const now = (await page.locator(".action").allTextContents()).join("|");
  await other.waitForFunction(
    (is) => [...document.querySelectorAll(".action")].map((a) => a.textContent).join("|") === is,
    now,
    { timeout: 20000 },
  );
  await server.stop();
  await page.context().close();
});

await runAll("site");
