// What a table tells whoever asks: with a long press, with the question mark, and of its own accord.
import { afterwards, check, same, test } from "./kit.mjs";
import { played, stage } from "./played.mjs";
import { browser, open, serve } from "./server.mjs";

const server = await serve();
const b = await browser();
afterwards(() => b.close());
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// A page with the first moment of a game that is so, its scene, and what the page has asked for.
async function shown(wish, is, options = PHONE, ready = undefined) {
  const page = await open(b, server.address, options);
  await ready?.(page);
  const on = await stage(page, server.address);
  let before;
  for await (const moment of played(wish)) {
    const scene = JSON.parse(moment.scenes.at(-1));
    if (is(scene, moment.scenes.length)) {
      await on.lay(moment, wish.game);
      if (before) await on.show(before);
      await on.show(moment);
      return { page, scene, moment, on, said: on.said };
    }
    before = moment;
  }
  throw new Error("no such moment");
}

const hand = (scene) => scene.actions?.length > 2 && scene.actions.every((a) => a.on?.length === 3);
const plays = (said) => said.filter((m) => m.cmd === "play").map((m) => m.code);

// A finger that stays where it comes down.
async function hold(page, locator) {
  const { x, y, width, height } = await locator.boundingBox();
  const cdp = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.locator(".popover").waitFor();
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("zg: a long press shows a card large and plays nothing", async () => {
  const { page, scene, said } = await shown({ game: "zg" }, hand);
  const first = page.locator(`.hands [data-id="${scene.actions[0].on[0]}"]`);
  await hold(page, first);
  const card = page.locator(".popover .card.large");
  check((await card.locator(".pip").count()) >= 6, "both its ends are on it");
  check((await card.locator(".card-text").textContent()).length > 20, "and what it does, in words");
  await page.locator(".popover").getByRole("button", { name: "Close" }).tap();
  same(await page.locator(".picked").count(), 0, "cards chosen");
  await first.tap();
  same(await page.locator(".picked").count(), 1, "cards chosen by the tap after it");
  same(plays(said).join(), "", "played");
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();
});

test("zg: a mouse that rests on a thing is told what it is, and what a click would do", async () => {
  const moves = (scene) => /^Where do you go/.test(scene.prompt ?? "");
  const { page, scene, said } = await shown({ game: "zg" }, moves, {});
  const told = page.locator(".glimpse");
  await page.locator('.pieces [data-id="fig1"]').hover({ position: { x: 12, y: 12 } });
  await told.getByText("Armada").waitFor();
  // A place that no figure stands before.
  const { id, x, y } = await page.evaluate(() => {
    for (const cell of document.querySelectorAll(".glows .live")) {
      const r = cell.getBoundingClientRect();
      const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
      if (document.elementFromPoint(x, y) === cell) return { id: cell.dataset.id, x, y };
    }
    throw new Error("no place is free to be pointed at");
  });
  const going = scene.actions.find((a) => a.on?.includes(id));
  await page.mouse.move(x, y);
  await told.getByText(going.text).waitFor();
  check(
    said.some((m) => m.cmd === "preview" && m.code === going.code),
    "what it would reach is asked for",
  );
  await page.keyboard.press("Shift");
  same(await told.count(), 0, "a key puts it away");
  same(plays(said).join(), "", "played");
  await page.context().close();
});

test("zg: three cards are chosen one by one, put back, and played with a button", async () => {
  const { page, scene, said } = await shown({ game: "zg" }, hand);
  const cards = [...new Set(scene.actions.flatMap((a) => a.on))];
  const card = (i) => page.locator(`.hands [data-id="${cards[i]}"]`);
  const picked = () => page.locator(".hands .picked").count();
  const go = page.locator(".prompt .go");
  for (const i of [0, 1, 2]) await card(i).tap();
  same(await picked(), 3, "chosen");
  same(await go.count(), 1, "one button");
  await card(3).tap(); // a fourth is only told about
  await page.locator(".popover").getByRole("button", { name: "Close" }).tap();
  same(await picked(), 3, "still chosen");
  await card(1).tap();
  same(await picked(), 2, "one put back");
  same(await go.count(), 0, "buttons");
  await card(3).tap();
  same(plays(said).join(), "", "played before it is confirmed");
  await go.tap();
  const meant = [0, 2, 3].map((i) => cards[i]);
  const action = scene.actions.find((a) => meant.every((id) => a.on.includes(id)));
  same(plays(said).join(), String(action.code), "played");
  await page.context().close();
});

test("the question mark tells about players, cards and buttons, and does nothing else", async () => {
  const { page, scene, said } = await shown({ game: "mercer" }, (s) => s.actions?.length > 3);
  const asks = page.getByRole("button", { name: "What is this?" });
  const told = page.locator(".popover");
  for (const [what, words] of [
    [".chip-face", scene.seats[0].goal.text],
    [".hands .card", scene.items.find((i) => i.at === "hand0")?.title ?? ""],
    [".prompt .go", ""],
    [".tool[aria-label=Hint]", "what a bot would do"],
  ]) {
    const thing = page.locator(what).first();
    if (!(await thing.count())) continue;
    await asks.tap();
    await thing.tap();
    await told.waitFor();
    check((await told.textContent()).includes(words), `${what}: ${await told.textContent()}`);
    await told.getByRole("button", { name: "Close" }).tap();
  }
  same(said.filter((m) => /play|hint/.test(m.cmd)).length, 0, "things done");
  same(await page.locator(".sheet").count(), 0, "sheets");
  await page.context().close();
});

test("a list unfolds over the board, which stays as it is, and shows no numbers of rules", async () => {
  const { page, scene } = await shown({ game: "zerpang" }, (s) => s.actions?.length > 4);
  const before = await page.locator(".board").boundingBox();
  await page.locator(".list-toggle").tap();
  await page.locator(".all.shown .action").first().waitFor();
  same(
    JSON.stringify(await page.locator(".board").boundingBox()),
    JSON.stringify(before),
    "the board",
  );
  const list = await page.locator(".all.shown").textContent();
  check(!/\b[A-Z]{2}-\d+\.\d+/.test(list), `rules in the list: ${list}`);
  const info = page.locator(".all.shown .info").first();
  const { clause } = scene.actions.find((a) => !a.pass);
  same(await info.getAttribute("aria-label"), `the rule ${clause}`, "its rule");
  await page.context().close();
});

test("the newest line is in sight, however many there are", async () => {
  const desk = { viewport: { width: 1280, height: 800 } };
  const { page, scene } = await shown({ game: "mercer" }, (_, scenes) => scenes > 6, desk);
  const lines = page.locator(".rail .recap li p");
  const few = await lines.count();
  check(few > 0 && few <= 5, `${few} lines`);
  await page.locator(".rail .recap").getByRole("button", { name: "In detail" }).click();
  check((await lines.count()) > 3, `only ${await lines.count()} lines`);
  const out = await page.locator(".rail .recap ol").evaluate((list) => {
    const last = [...list.querySelectorAll("p")].at(-1).getBoundingClientRect(),
      r = list.getBoundingClientRect();
    return Math.max(last.bottom - r.bottom, r.top - last.top);
  });
  check(out < 2, `the newest line is ${out} px out of sight`);
  await page.getByRole("button", { name: "Everything so far" }).first().click();
  const last = await page.locator(".log-sheet li").last().boundingBox();
  check(
    last.y > 0 && last.y + last.height < 800,
    `the last of ${scene.log.length} is at ${last.y}`,
  );
  await page.context().close();
});

test("bots are marked on the smallest chip", async () => {
  const { page } = await shown({ game: "zappem", options: { players: "5" } }, () => true);
  const marks = page.locator(".chip:not(.mine) .who").getByLabel("a bot");
  same(await marks.count(), 4, "marks");
  for (const mark of await marks.all()) check(await mark.isVisible(), "a mark is not in sight");
  // And nothing runs out of it.
  const out = await page.evaluate(() =>
    [...document.querySelectorAll(".chip .lamp, .chip .goal-pip, .chip .bot")]
      .filter((e) => e.checkVisibility())
      .filter((e) => {
        const r = e.getBoundingClientRect(),
          c = e.closest(".chip").getBoundingClientRect();
        return r.right > c.right || r.left < c.left;
      })
      .map((e) => e.className),
  );
  same(out.join(), "", "outside of their chip");
  await page.context().close();
});

test("no name is cut to write a role beside it", async () => {
  const desk = { viewport: { width: 1280, height: 800 } };
  const { page } = await shown({ game: "zappem", options: { players: "4" } }, () => true, desk);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll(".seat-name")]
      .filter((e) => {
        const words = document.createRange();
        words.selectNodeContents(e);
        return words.getBoundingClientRect().width > e.getBoundingClientRect().width + 0.01;
      })
      .map((e) => e.textContent),
  );
  same(cut.join(), "", "names that are cut");
  await page.context().close();
});

test("npzr: a tap that was meant for the last question does not answer the next one", async () => {
  const ends = (scene) => scene.actions?.some((a) => a.next) && scene.actions.length > 1;
  const { page, scene, moment, on, said } = await shown({ game: "npzr" }, ends);
  const bright = page.locator(".prompt .go.first");
  same(await bright.textContent(), "End turn", "the bright button");
  const { x, y, width, height } = await bright.boundingBox();
  const other = { ...scene, decision: scene.decision + 1, prompt: "Another question" };
  other.actions = scene.actions.map((a) => (a.next ? { ...a, label: "Go home at once" } : a));
  // As soon as can be: at the change itself.
  await page.evaluate(
    ([x, y]) => {
      const was = document.querySelector(".question").dataset.decision;
      new MutationObserver((_, seen) => {
        if (document.querySelector(".question").dataset.decision === was) return;
        seen.disconnect();
        document.elementFromPoint(x, y).click();
      }).observe(document.querySelector(".prompt"), {
        subtree: true,
        childList: true,
        attributes: true,
      });
    },
    [x + width / 2, y + height / 2],
  );
  await on.show({ ...moment, scenes: [JSON.stringify(other)] });
  await page.locator(".prompt .go.first", { hasText: "Go home" }).waitFor();
  const there = await bright.boundingBox();
  same(there.x + there.width, x + width, "the right edge of the bright button");
  same(there.y, y, "its upper edge");
  same(plays(said).join(), "", "played by a tap that came too soon");
  await page.waitForFunction(() => !document.querySelector(".next[data-unread]"));
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForFunction(() => document.querySelector(".said")?.textContent); // the answer of nobody
  same(plays(said).join(), String(scene.actions.find((a) => a.next).code), "played by the next");
  await page.context().close();
});

test("zappem: a hit is felt in the hand, but not before the first tap, as browsers demand", async () => {
  const hit = (scene) => scene.moves?.some((m) => m.manner === "hit");
  for (const tapped of [false, true]) {
    const ready = (page) =>
      page.addInitScript((hasBeenActive) => {
        window.felt = 0;
        Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive } });
        navigator.vibrate = () => ++window.felt;
      }, tapped);
    const { page } = await shown({ game: "zappem" }, hit, PHONE, ready);
    const felt = await page.evaluate(() => window.felt);
    check(tapped ? felt > 0 : felt === 0, `tapped: ${tapped}, felt: ${felt} times`);
    await page.context().close();
  }
});
