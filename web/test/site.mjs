// What only the page alone can do: node web/test/site.mjs [--long] [WORDS OF A NAME...]
//
// Without a network after one visit, killed at any moment, its games carried about as files. With
// --long every title is played to its end against `hard`, and the tab is killed a hundred times.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync, gzipSync } from "node:zlib";
import { dumb, layHere } from "./host.mjs";
import { afterwards, check, runAll, same, test } from "./kit.mjs";
import { browser, open, program, root, serve } from "./server.mjs";

const long = process.argv.includes("--long");
const MOST_BYTES = 900_000; // compressed, all of it
const b = await browser();
afterwards(() => b.close());

// A page after its first visit: all of it is in the browser.
async function visited() {
  const server = await dumb();
  const page = await open(b, server.address, { acceptDownloads: true });
  afterwards(() => page.context().close());
  await page.goto(server.address);
  await page
    .getByRole("button", { name: /^Play( .*)?:/ })
    .first()
    .waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  return { page, server };
}

const tableAt = (server, made) => `${server.address}/#/t/${made.table}/${made.links[0].key}`;

// A table against bots, opened.
async function sit(page, server, wish) {
  const made = await page.evaluate(layHere, wish);
  check(made.ok, made.error);
  await page.goto(tableAt(server, made));
  await page.locator(".table").waitFor();
  return made;
}

const until = (page, holds, arg) => page.waitForFunction(holds, arg, { timeout: 60000 });
const ready = (page) => until(page, () => document.querySelector(".ending, .action"));
// The page answers a question with one answer by itself: wait for one with more.
const asked = (page) =>
  until(
    page,
    () => document.querySelector(".ending") || document.querySelectorAll(".action").length > 1,
  );
const actions = async (page) => (await page.locator(".action").allTextContents()).join("|");
const decision = (page) =>
  page.evaluate(() => {
    const asked = document.querySelector("[data-decision]")?.dataset.decision;
    const prompt = document.querySelector(".prompt")?.textContent;
    return `${asked} ${prompt} ${document.querySelectorAll(".log li").length}`;
  });

// Whatever comes first, until `enough` decisions or the end.
async function play(page, enough) {
  for (let taken = 0; ; taken++) {
    await ready(page);
    if (taken === enough || (await page.locator(".ending").count())) return;
    const before = await decision(page);
    await page.keyboard.press("1");
    if ((await page.locator(".action").count()) > 9) await page.keyboard.press("Enter");
    for (const end = Date.now() + 30000; (await decision(page)) === before; ) {
      if (await page.locator(".ending").count()) break;
      check(Date.now() < end, `nothing happened at: ${before}`);
      await page.waitForTimeout(20);
    }
  }
}

// ---- without a network ----

async function wholeGame(page, server, wish) {
  await sit(page, server, wish);
  await asked(page);
  const before = await actions(page);
  await page.reload();
  await asked(page);
  same(await actions(page), before, "actions after a reload in mid-decision");
  await play(page, Infinity);
  await page.locator(".ending").waitFor();
  await page.getByRole("button", { name: "Replay" }).click();
  await page.getByRole("button", { name: "one on" }).click();
  await page.locator(".replay label", { hasText: "Move 1 of" }).waitFor();
  same(page.complaints.join("\n"), "", "complaints");
}

const HARD = [
  { game: "npzr", seats: ["human", "hard"] },
  { game: "zerpang", seats: ["human", "hard"] },
  { game: "mercer", seats: ["human", "hard", "hard", "hard"] },
  { game: "zappem", seats: ["human", "hard"] },
  { game: "zg", seats: ["human", "hard"] },
];
for (const wish of long ? HARD : HARD.slice(0, 1))
  test(`site: ${wish.game} against hard without a network, reloaded and replayed`, async () => {
    const { page, server } = await visited();
    await server.stop();
    await wholeGame(page, server, { ...wish, preset: "first" });
  });

test("site: the end tells its story, goes on, and travels in a link", async () => {
  const { page, server } = await visited();
  const folder = join(root, "tests/recordings/npzr");
  const recording = readFileSync(join(folder, readdirSync(folder).sort()[0]), "utf8");
  await sit(page, server, { recording, seats: ["human", "easy"], names: ["Ann", "Bob"] });
  await page.locator(".graph svg").waitFor();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await page.getByLabel("link: This game").inputValue();
  await page.locator(".swings button, .graph svg").first().click();
  await page.getByRole("region", { name: "replay" }).waitFor();
  await page.keyboard.press("Home");
  await page.locator(".replay label", { hasText: "Move 0 of" }).waitFor();
  await page.getByRole("button", { name: "Go on from here" }).click();
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await until(page, () => !document.querySelector(".ending") && document.querySelector(".action"));
  same(page.complaints.join("\n"), "", "complaints");
  const clean = await open(b, server.address);
  afterwards(() => clean.context().close());
  await clean.goto(link);
  await clean.getByRole("button", { name: "Open it" }).click();
  await clean.getByRole("dialog", { name: "the end" }).waitFor();
  await clean.locator(".graph svg").waitFor();
});

test("site: a lesson and the rules without a network", async () => {
  const { page, server } = await visited();
  await server.stop();
  await page.goto(`${server.address}/#/lesson/npzr/first`);
  const bar = page.locator(".lesson-bar span");
  await bar.waitFor();
  const steps = Number((await bar.textContent()).split(" of ")[1]);
  for (let i = 1; i <= steps; i++) {
    await page.locator(".lesson-bar span", { hasText: `${i} of ${steps}` }).waitFor();
    const next = page.locator(".bubble .go");
    if (await next.count()) await next.click();
    else await page.getByRole("button", { name: "Show me" }).click();
  }
  await page.locator(".ending", { hasText: "Now you can play" }).waitFor();
  await page.goto(`${server.address}/#/rules/np`);
  await page.locator(".clause-id").first().waitFor({ state: "attached" });
  same(page.complaints.join("\n"), "", "complaints");
});

test("site: every world is drawn without a network", async () => {
  const { page, server } = await visited();
  await server.stop();
  for (const { game } of HARD.slice(1)) {
    await sit(page, server, { game, preset: "first" });
    await play(page, 3);
    await page.goto(`${server.address}/#/`);
  }
  same(page.complaints.join("\n"), "", "complaints");
});

// ---- killed ----

// How many lines of the table are on the shelf.
const linesKept = (page, table) =>
  page.evaluate(
    (id) =>
      new Promise((good, bad) => {
        const asked = indexedDB.open("rumpus");
        asked.onerror = () => bad(asked.error);
        asked.onsuccess = () => {
          const range = IDBKeyRange.bound([id, 0], [id, Infinity]);
          const n = asked.result.transaction("texts").objectStore("texts").count(range);
          n.onsuccess = () => {
            asked.result.close();
            good(n.result);
          };
        };
      }),
    table,
  );
const number = (page) =>
  page.evaluate(() => Number(document.querySelector("[data-decision]")?.dataset.decision ?? -1));

// The process of the page and all its workers die at once.
async function kill(tab) {
  const crashed = tab.waitForEvent("crash");
  const control = await tab.context().newCDPSession(tab);
  control.send("Page.crash").catch(() => undefined);
  await crashed;
  await tab.close();
}

const KILLS = long ? 100 : 5;
test(`site: killed ${KILLS} times under play, and nothing is lost`, async () => {
  const { page, server } = await visited();
  const context = page.context();
  const wish = { game: "npzr", seats: ["human", "easy"] };
  let made = await sit(page, server, wish);
  let tab = page;
  for (let i = 0; i < KILLS; i++) {
    await asked(tab);
    if (await tab.locator(".ending").count()) made = await sit(tab, server, wish);
    await asked(tab);
    const kept = await linesKept(tab, made.table);
    await tab.keyboard.press("1");
    await tab.waitForTimeout((i * 37) % 150);
    const seen = await number(tab);
    await kill(tab);
    tab = await context.newPage();
    await tab.goto(tableAt(server, made));
    await ready(tab);
    const lines = await linesKept(tab, made.table);
    check(lines >= kept, `${lines} lines after kill ${i + 1}, ${kept} before it`);
    const now = await number(tab);
    check(
      now >= seen || (await tab.locator(".ending").count()),
      `decision ${now} after kill ${i + 1}, ${seen} was shown`,
    );
  }
  await server.stop();
});

test("site: two tabs at one table see the same", async () => {
  const { page, server } = await visited();
  await sit(page, server, { game: "npzr", seats: ["human", "easy"] });
  await ready(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await ready(other);
  await play(page, 3);
  await until(
    other,
    (is) => [...document.querySelectorAll(".action")].map((a) => a.textContent).join("|") === is,
    await actions(page),
  );
  await server.stop();
});

// ---- games as files ----

// A game in mid-decision, saved from the menu.
async function saved() {
  const { page, server } = await visited();
  await sit(page, server, { game: "npzr", seats: ["human", "easy"], names: ["Ann"] });
  await play(page, 4);
  await asked(page);
  await page.getByRole("button", { name: "menu", exact: true }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save this game as a file" }).click();
  const folder = mkdtempSync(join(tmpdir(), "rumpus-site-"));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, (await coming).suggestedFilename());
  await (await coming).saveAs(file);
  return { server, file, open: await actions(page) };
}

test("site: a game is saved as a file, and opens where the file is dropped", async () => {
  const first = await saved();
  const said = execFileSync(program, ["replay", first.file, "--plain"], {
    encoding: "utf8",
    input: "q\n",
  });
  check(said.includes("Ann"), `rumpus replay: ${said.slice(0, 200)}`);
  const { page, server } = await visited();
  const text = readFileSync(first.file, "utf8");
  await page.evaluate((t) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([t], "game.rec"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  }, text);
  await asked(page);
  same(await actions(page), first.open, "actions");
  await play(page, 2);
  // What is no recording is refused in words.
  const bad = first.file.replace(".rec", ".txt");
  writeFileSync(bad, text.replace(/^(play \d+) .{16}/m, "$1 0123456789abcdef"));
  await page.goto(`${server.address}/#/bring`);
  await page.locator("input[type=file]").setInputFiles(bad);
  await page.locator(".error", { hasText: "plays differently" }).waitFor();
  same(page.complaints.join("\n"), "", "complaints");
});

test("site: a game begun alone is put on a server, and a friend takes a seat", async () => {
  const first = await saved();
  const server = await serve();
  const page = await open(b, server.address);
  afterwards(() => page.context().close());
  const packed = deflateRawSync(readFileSync(first.file)).toString("base64url");
  await page.goto(`${server.address}/#/bring/${packed}`);
  await page.getByLabel(/easy bot/).check();
  await page.getByRole("button", { name: "Lay the table" }).click();
  await asked(page);
  // The bot had a name; the seat is open now.
  const nameless = (text) => text.replaceAll(/\b(Bob|Player 2)\b/g, "they");
  same(nameless(await actions(page)), nameless(first.open), "actions");
  const friend = await open(b, server.address);
  afterwards(() => friend.context().close());
  await friend.goto(page.url().replace(/\/[^/]*$/, ""));
  await friend
    .getByRole("button", { name: /seat|Sit/ })
    .first()
    .click();
  await friend.locator(".seat.mine, .chip.mine").first().waitFor();
  await friend.getByText("begun elsewhere").waitFor();
  same(page.complaints.join("\n"), "", "complaints");
});

test("site: one that knows a server leads friends there with the game", async () => {
  const { page, server } = await visited();
  const far = await serve();
  // As SERVER=... make site writes it.
  await page.context().route(`${server.address}/`, async (route) => {
    const body = await (await route.fetch()).text();
    const told = body.replace('name="server" content=""', `name="server" content="${far.address}"`);
    check(told !== body, "index.html names no server");
    await route.fulfill({ body: told, contentType: "text/html" });
  });
  await page.evaluate(async () => {
    for (const r of await navigator.serviceWorker.getRegistrations()) await r.unregister();
  });
  await sit(page, server, { game: "npzr", seats: ["human", "easy"], names: ["Ann"] });
  await page.reload();
  await play(page, 2);
  await asked(page);
  const before = await actions(page);
  await page.getByRole("button", { name: "menu", exact: true }).click();
  await page.getByText("Invite a friend to this table").click();
  await page.getByRole("button", { name: "Go on there" }).click();
  await page.getByRole("button", { name: "Lay the table" }).click();
  await asked(page);
  check(page.url().startsWith(far.address), page.url());
  same(await actions(page), before, "actions");
});

// ---- all of it ----

test("site: all of it is small, and needs no header", async () => {
  const site = join(root, "build/site");
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((f) =>
    f.isFile(),
  );
  const bytes = files
    .map((f) => gzipSync(readFileSync(join(f.parentPath ?? f.path, f.name)), { level: 9 }).length)
    .reduce((sum, n) => sum + n);
  console.log(`build/site: ${bytes} bytes compressed`);
  check(bytes <= MOST_BYTES, `${bytes} bytes compressed`);
});

await runAll("site");
process.exit(); // whatever a test has left behind
