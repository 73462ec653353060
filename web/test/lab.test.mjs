// The page of the lab's reports: one file that asks nobody, in a browser without a network.
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterwards, check, same, test } from "./kit.mjs";
import { browser, open, program, serve, temporary } from "./server.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const b = await browser();
afterwards(() => b.close());
// Of zerpang!, as it has everything a report can have: roles by pairs, line-ups, two levels.
const line = "lab balance zerpang --players 4 --games 8 --seed 3 --levels rank,easy";
const file = join(temporary(), "report.html");
execFileSync(program, [...line.split(" "), "--html", file]);

async function report(options) {
  const address = pathToFileURL(file).href;
  const page = await open(b, address, { offline: true, ...options });
  afterwards(() => page.context().close());
  await page.goto(address);
  await page.getByRole("heading", { name: "What never came up" }).waitFor();
  return page;
}

const shades = (page) =>
  page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor].map((c) => Number(c.match(/\d+/)[0]));
  });

test("lab: a report has its charts, sentences and commands, and asks nobody", async () => {
  const page = await report();
  const size = statSync(file).size;
  console.log(`   a report: ${(size / 1000).toFixed()} kB`);
  check(size < 900_000, `${size} bytes`);
  same(await page.title(), "zerpang!: is it fair?", "title");
  check(/balanced/i.test(await page.locator(".verdict p").first().textContent()), "a verdict");
  // Wins by role and by seat; pairs, and what is used, of two levels each; lengths; when decided.
  same(await page.locator("svg[aria-label]").count(), 8, "charts");
  for (const chart of await page.locator("svg[aria-label]").all())
    check(!/NaN|undefined/.test(await chart.innerHTML()), "a chart draws what is no number");
  const figures = await page.locator("figure:not(figure figure)").all();
  check(figures.length >= 8, `${figures.length} figures`);
  for (const figure of figures) {
    const says = await figure.locator("figcaption").last().textContent();
    check(says.length > 80, `no sentence: ${says}`);
    check(says.includes(`rumpus ${line}`), `no command: ${says}`);
  }
  same(page.complaints.join("\n"), "", "complaints");
});

test("lab: a report is light or dark, fits a phone, and its words are legible", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const page = await report({ colorScheme, viewport: { width: 390, height: 844 } });
    const [ink, ground] = await shades(page);
    check(colorScheme === "dark" ? ink > ground + 150 : ground > ink + 150, `${ink} on ${ground}`);
    same(await page.evaluate(() => document.documentElement.scrollWidth), 390, "its width");
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() =>
      window.axe.run(document, { resultTypes: ["violations"] }),
    );
    const bad = violations.filter((v) => v.impact === "serious" || v.impact === "critical");
    same(bad.map((v) => `${v.id}: ${v.nodes[0].html}`).join("\n"), "", colorScheme);
    await page.emulateMedia({ media: "print", colorScheme });
    const [printed, paper] = await shades(page);
    check(paper > printed + 150, `printed: ${printed} on ${paper}`);
  }
});

test("lab: tables of a report sort, numbers as numbers", async () => {
  const page = await report();
  const table = page.locator("table", { hasText: "easy: times a game" });
  const head = table.getByRole("columnheader", { name: "easy: times a game" });
  const column = async () =>
    (await table.locator("tbody td:last-child").allTextContents()).map(Number);
  const rows = (await column()).length;
  await head.getByRole("button").click();
  same(await head.getAttribute("aria-sort"), "descending", "pressed");
  const down = await column();
  same(String(down), String([...down].sort((a, b) => b - a)), "the largest first");
  check(down[0] >= 10 && down[0] > down.at(-1), `numbers that tell: ${down}`);
  await head.getByRole("button").click();
  same(await head.getAttribute("aria-sort"), "ascending", "pressed again");
  check((await column())[0] <= down[0], "the smallest first");
  await page
    .locator("figure", { has: table })
    .getByRole("button", { name: /^Show all \d+ rows$/ })
    .click();
  check((await column()).length > rows, "all rows");
});

test("lab: a game of a report is dropped on the page and replays there", async () => {
  const page = await report();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "the longest game" }).click();
  const recording = await saved;
  same(recording.suggestedFilename(), "zerpang-longest.rumpus", "its name");
  const text = readFileSync(await recording.path(), "utf8");
  const server = await serve();
  const table = await open(b, server.address);
  afterwards(() => table.context().close());
  await table.goto(server.address);
  await table.getByRole("heading", { name: "zerpang!" }).first().waitFor();
  await table.evaluate((t) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([t], "longest.rumpus"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  }, text);
  await table.getByRole("button", { name: "Replay", exact: true }).click();
  await table.getByRole("region", { name: "replay" }).waitFor();
  same(table.complaints.join("\n"), "", "complaints");
});
