// What just happened, on the screen: after opening a table again, and said once.
import { afterwards, check, same, test } from "./kit.mjs";
import { played, stage } from "./played.mjs";
import { ask, browser, open, serve } from "./server.mjs";

const server = await serve();
const b = await browser();
afterwards(() => b.close());
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const asked = (page, decision) =>
  page.waitForFunction(
    (n) => Number(document.querySelector(".prompt.mine .question")?.dataset.decision ?? -1) >= n,
    decision,
  );

test("whoever opens a table again sees what happened since their turn", async () => {
  const { table, links } = await ask(server.address, "/api/create", {
    game: "mercer",
    options: { players: "4" },
    names: ["You"],
  });
  const page = await open(b, server.address);
  await page.goto(`${server.address}/#/t/${table}/${links[0].key}`);
  let n = 0;
  for (await asked(page, n); !(await page.locator(".rail .recap li").count()); ) {
    check(n < 40, "nobody else has a turn");
    n = await page.evaluate(() => {
      const now = Number(document.querySelector(".prompt.mine .question").dataset.decision);
      [...document.querySelectorAll(".prompt.mine .action")].at(-1).click();
      return now + 1;
    });
    await asked(page, n);
  }
  const see = () =>
    page.evaluate(() => ({
      told: [...document.querySelectorAll(".rail .recap li")].map((l) => l.textContent).join("; "),
      trails: document.querySelectorAll(".trail").length,
    }));
  const before = await see();
  await page.reload();
  await asked(page, n);
  const after = await see();
  same(after.told, before.told, "what is told");
  same(after.trails, before.trails, "trails");
  await page.context().close();
});

test("a phone's bubble hangs at the board, and has words only where it hides nothing", async () => {
  const page = await open(b, server.address, PHONE);
  const on = await stage(page, server.address);
  let n = 0,
    worded = 0;
  for await (const moment of played({ game: "zappem", options: { players: "4" } })) {
    if (n === 0) await on.lay(moment, "zappem");
    await on.show(moment);
    const { bubble, line, at, hides } = await page.evaluate(() => {
      const node = document.querySelector(".caption.form-words:not(.nowhere)");
      const board = document.querySelector(".board").getBoundingClientRect();
      const r = node?.getBoundingClientRect();
      const meets = (o) =>
        Math.min(r.right, o.right) - Math.max(r.left, o.left) > 7 &&
        Math.min(r.bottom, o.bottom) - Math.max(r.top, o.top) > 7;
      const figures = [...document.querySelectorAll(".piece-body, .stage .live")];
      return {
        bubble: node?.textContent ?? "",
        line: document.querySelector(".news-line > span")?.textContent ?? "",
        at: !r || (r.bottom > board.top && r.top < board.bottom),
        hides: !!r && figures.some((f) => meets(f.getBoundingClientRect())),
      };
    });
    if (bubble) worded++;
    check(!bubble || !hides, `it hides something: ${bubble}`);
    check(!bubble || bubble === line || line.includes(bubble), `${bubble}, but above: ${line}`);
    check(at, `away from the board: ${bubble}`);
    if (++n > 30) break;
  }
  check(worded > 2, `only ${worded} bubbles with words`);
  await page.context().close();
});
