// The page in a real browser: as a newcomer plays it, by mouse and by keyboard.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { host } from "./host.mjs";
import { check, same, test } from "./kit.mjs";
import { browser, open, root } from "./server.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const server = await host();
const b = await browser();
const { games } = await server.ask("games");
const scenes = readdirSync(join(root, "tests/scenes"))
  .filter((f) => f.endsWith(".json"))
  .map((f) => f.slice(0, -5));

export async function close() {
  await b.close();
  same(await server.stop(), 0, "the server's exit code");
}

async function serious(page, where) {
  await page.evaluate(axe);
  const found = await page.evaluate(() =>
    window.axe.run(document, { resultTypes: ["violations"] }),
  );
  const bad = found.violations.filter((v) => v.impact === "serious" || v.impact === "critical");
  check(
    bad.length === 0,
    `${where}: ${bad.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 160)} ${v.nodes[0].failureSummary}`).join("\n")}`,
  );
}

async function start(page, game) {
  await page.goto(server.address);
  await page
    .getByRole("button", {
      name: new RegExp(`^Play( .*)?: ${game.title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`),
    })
    .click();
  await page.locator(".table").waitFor();
}

const over = (page) => page.locator(".ending").count();
// What tells one decision from the next. Its number does (two cards of a set are
// asked for in the same words), and while others decide the log.
const decision = (page) =>
  page.evaluate(() => {
    return [
      document.querySelector("[data-decision]")?.dataset.decision,
      document.querySelector(".prompt")?.textContent,
      [...document.querySelectorAll(".action")].map((a) => a.dataset.code),
      document.querySelectorAll(".log li").length,
      document.querySelector(".chosen")?.textContent,
    ].join("|");
  });

// Wait until something can be done, or all is done.
async function ready(page) {
  await page.waitForFunction(() => document.querySelector(".ending, .action"), undefined, {
    timeout: 30000,
  });
}

let dice = 12345;
const random = (n) => {
  dice = (dice * 1103515245 + 12345) % 2147483648;
  return Math.floor(dice / 65536) % n;
};

async function finish(page, take, what) {
  let taken = 0,
    refused = 0;
  while (true) {
    await ready(page);
    if (await over(page)) break;
    const before = await decision(page);
    await take(page);
    const until = Date.now() + 4000;
    const stuck = async () => (await decision(page)) === before && !(await over(page));
    while ((await stuck()) && Date.now() < until) await page.waitForTimeout(10);
    refused = (await stuck()) ? refused + 1 : 0;
    check(refused < 3, `${what}: three times nothing happened, at: ${before}`);
    check(++taken < 6000, `${what}: no end after ${taken} clicks`);
  }
  return taken;
}

// A point of a glowing thing at which one sees it, and nothing that lies over it.
const pointOf = (e) =>
  e.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    for (const y of [0.5, 0.75, 0.25, 0.9, 0.1])
      for (const x of [0.5, 0.7, 0.3, 0.9, 0.1]) {
        const at = [left + x * width, top + y * height];
        if (document.elementFromPoint(...at)?.closest(".live") === node) return at;
      }
    return undefined;
  });

// By mouse: something that glows, as often as there is something; else a button.
async function byMouse(page) {
  // What was explained goes away with a click beside it.
  if (await page.locator(".popover").count()) await page.mouse.click(2, 2);
  const live = page.locator(".felt .live");
  const n = await live.count();
  if (n > 0 && random(5) > 0) {
    const at = await pointOf(live.nth(random(n))).catch(() => undefined); // gone by now
    if (at) {
      await page.mouse.click(...at);
      return;
    }
  }
  const fold = page.locator('.list-toggle[aria-expanded="false"]');
  if (await fold.count()) await fold.click({ timeout: 1500 }).catch(() => undefined);
  const buttons = page.locator(".all.shown .action, .go");
  const k = await buttons.count();
  if (k > 0)
    await buttons
      .nth(random(k))
      .click({ timeout: 1500 })
      .catch(() => undefined);
}

async function byKeyboard(page) {
  const n = await page.locator(".action").count();
  if (n === 0) return;
  for (const digit of String(1 + random(n))) await page.keyboard.press(digit);
  if (n > 9) await page.keyboard.press("Enter");
}

for (const game of games) {
  test(`${game.id}: a newcomer plays to the end by mouse`, async () => {
    const page = await open(b, server.address);
    await start(page, game);
    await finish(page, byMouse, game.id);
    same(page.complaints.join("\n"), "", "complaints");
    await serious(page, `${game.id} at the end`);
    // And looks back at it.
    await page.getByRole("button", { name: "Replay" }).click();
    await page.getByRole("button", { name: "one on" }).click();
    await page.locator(".replay label", { hasText: "Move 1 of" }).waitFor();
    await page.context().close();
  });

  test(`${game.id}: a newcomer plays to the end by keyboard alone`, async () => {
    const page = await open(b, server.address);
    await page.goto(server.address);
    const button = page.getByRole("button", {
      name: new RegExp(`^Play( .*)?: ${game.title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`),
    });
    await button.waitFor();
    for (let i = 0; i < 60 && !(await button.evaluate((e) => e === document.activeElement)); i++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(".table").waitFor();
    await serious(page, `${game.id} at the start`);
    await finish(page, byKeyboard, game.id);
    same(page.complaints.join("\n"), "", "complaints");
    await page.context().close();
  });
}

test("focus shows its ring to whoever uses keys, and to nobody else", async () => {
  const page = await open(b, server.address);
  await page.goto(server.address);
  const button = page.getByRole("button", { name: /^Play( .*)?: / }).first();
  const ring = () => button.evaluate((e) => getComputedStyle(e).outlineStyle);
  await button.evaluate((e) => e.focus());
  same(await ring(), "none", "before any key");
  await page.keyboard.press("Shift");
  same(await ring(), "solid", "after a key");
  await page.mouse.move(2, 2);
  await page.mouse.down();
  await button.evaluate((e) => e.focus());
  same(await ring(), "none", "after a press");
  await page.context().close();
});

// Pieces that are not drawn where the scene has them.
const astray = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".piece[data-at]")]
      .filter((t) => {
        const cell = document
          .querySelector(`.cell-glow[data-id="${t.dataset.at}"]`)
          ?.getBoundingClientRect();
        const body = t.querySelector(".piece-cover").getBoundingClientRect();
        const x = body.x + body.width / 2,
          y = body.y + body.height * 0.75;
        return !cell || x < cell.left || x > cell.right || y < cell.top || y > cell.bottom;
      })
      .map((t) => t.dataset.item)
      .join(),
  );

for (const name of scenes) {
  for (const colorScheme of ["light", "dark"]) {
    test(`the scene ${name} is drawn, ${colorScheme}`, async () => {
      const page = await open(b, server.address, { colorScheme });
      for (const width of [360, 1024, 1920]) {
        await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
        await page.goto(`${server.address}/#/scenes/${name}`);
        await page.locator(".table").waitFor();
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        check(wide <= width, `${name} at ${width}: the page is ${wide} wide`);
        const scene = JSON.parse(readFileSync(join(root, `tests/scenes/${name}.json`), "utf8"));
        const shown = await page.evaluate(
          () =>
            new Set([...document.querySelectorAll("[data-item]")].map((e) => e.dataset.item)).size,
        );
        const visible = scene.items.filter((i) => i.id).length;
        check(shown >= visible * 0.9, `${name}: ${shown} of ${visible} items are drawn`);
        same(await page.locator(".action").count(), (scene.actions ?? []).length, "actions");
        same(await astray(page), "", `${name} at ${width}: pieces outside their cells`);
        const clipped = await page.evaluate(() =>
          [...document.querySelectorAll(".rail, .compare")]
            .filter((e) => e.scrollWidth > e.clientWidth + 1)
            .map((e) => e.className)
            .join(),
        );
        same(clipped, "", `${name} at ${width}: cut off at the side`);
      }
      await serious(page, name);
      same(page.complaints.join("\n"), "", "complaints");
      await page.context().close();
    });
  }
}

test("the lobby has no serious problem and paints within a second", async () => {
  const page = await open(b, server.address);
  await page.goto(server.address);
  await page.locator(".game").first().waitFor();
  const paint = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  );
  check(paint < 1000, `first paint after ${paint} ms`);
  await serious(page, "lobby");
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();
});

test("two people at one screen get a curtain, and undo works", async () => {
  const page = await open(b, server.address);
  const made = await server.lay(page, {
    game: games[0].id,
    seats: ["human", "human"],
    names: ["Ann", "Bob"],
    together: true,
  });
  same(made.links.length, 1, "one link for both");
  await page.goto(`${server.address}/#/t/${made.table}/${made.links[0].key}`);
  const lift = page.getByRole("button", { name: /lift the curtain/ });
  await lift.waitFor();
  same(await page.locator(".card").count(), 0, "cards before anybody looks");
  await lift.click();
  await page.locator(".action").first().waitFor({ state: "attached" });
  const first = await page.locator(".seat.mine .seat-name").textContent();
  const done = page.getByRole("button", { name: /Hand over to/ });
  for (let i = 0; i < 400 && !(await done.count()); i++) {
    await page.locator(".action, .hand-over").first().waitFor({ state: "attached" });
    if (await done.count()) break;
    await byKeyboard(page);
    await page.waitForTimeout(30);
  }
  same(await page.locator(".seat.mine .seat-name").textContent(), first, "who looks at it");
  check((await page.locator(".hands .card").count()) > 0, "whoever moved sees what came of it");
  await done.click();
  await lift.waitFor();
  same(await page.locator(".card").count(), 0, "cards behind it");
  await lift.click();
  await page.locator(".action").first().waitFor({ state: "attached" });
  const second = await page.locator(".seat.mine .seat-name").textContent();
  check(first !== second, `the other one sits here now, not ${second}`);
  const n = await page.locator(".action").count();
  const before = await page.locator("[data-decision]").getAttribute("data-decision");
  await byKeyboard(page);
  await page.locator(`[data-decision="${before}"]`).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction((k) => document.querySelectorAll(".action").length === k, n, {
    timeout: 5000,
  });
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();
});

test("what can be chosen belongs to the question from the first moment", async () => {
  const page = await open(b, server.address);
  await start(page, games[0]);
  await ready(page);
  // In the page, as no test is that quick: what is offered when the question changes, and then.
  await page.evaluate(() => {
    const offered = () =>
      [...document.querySelectorAll(".action")].map((a) => a.dataset.code).join();
    window.offers = [];
    new MutationObserver(async (changes) => {
      if (!changes.some((c) => c.attributeName === "data-decision")) return;
      await Promise.resolve();
      const first = offered();
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (first) window.offers.push([first, offered()]);
        }),
      );
    }).observe(document.body, { subtree: true, attributeFilter: ["data-decision"] });
  });
  while ((await page.evaluate(() => window.offers.length)) < 4) {
    await ready(page);
    const before = await decision(page);
    await page.keyboard.press("1");
    for (const end = Date.now() + 10000; (await decision(page)) === before; ) {
      check(Date.now() < end, `nothing happened at: ${before}`);
      await page.waitForTimeout(10);
    }
  }
  for (const [first, then] of await page.evaluate(() => window.offers))
    same(first, then, "what is offered");
  await page.context().close();
});

test("a hint comes, the rules open at a clause, a thing tells what it is", async () => {
  const page = await open(b, server.address);
  await start(page, games[0]);
  await page.locator(".action").first().waitFor({ state: "attached", timeout: 20000 });
  await page.keyboard.press("h");
  await page.locator(".said.hint").waitFor({ timeout: 10000 });
  const info = page.locator(".prompt .info").first();
  const clause = (await info.getAttribute("aria-label")).split(" ").pop();
  await info.click();
  await page.locator(".drawer .here").waitFor();
  check(
    (await page.locator(".drawer .here").textContent()).startsWith(clause),
    "the clause that was asked for",
  );
  // The page for beginners is there with its pictures, and search finds its passages too.
  await page.locator(".drawer .shown .picture-area").first().waitFor();
  await page.locator(".drawer input[type=search]").fill("wild");
  await page.locator(".drawer details[open] .clauses li").first().waitFor();
  check((await page.locator(".drawer .howto").textContent()).includes("ild"), "a passage");
  await page.keyboard.press("Escape");
  same(await page.locator(".drawer").count(), 0, "drawers");
  await page.locator(".chip-face").first().click();
  await page.locator(".seat-sheet").waitFor();
  await page.keyboard.press("Escape");
  same(await page.locator(".seat-sheet").count(), 0, "sheets");
  await page.getByRole("button", { name: "What is this?" }).click();
  await page.locator(".area.pile").first().click();
  await page.locator(".popover").waitFor();
  await page.keyboard.press("Escape");
  same(await page.locator(".popover").count(), 0, "popovers");
  await page.context().close();
});

test("a tap on what is not open says why, and goes away with the next", async () => {
  const page = await open(b, server.address);
  const made = await server.lay(page, {
    game: "zerpang",
    seats: ["human", "easy"],
    options: { players: "2", classes: "Ninja,Pirate", first: "0" },
  });
  await page.goto(`${server.address}/#/t/${made.table}/${made.links[0].key}`);
  await page.locator(".prompt.mine .question[data-decision]").waitFor();
  await page.locator('.felt [data-id="f6"]').first().click();
  await page
    .locator(".popover [role=status]", {
      hasText: "Not now: Your pieces come in on your own Gates, H9 and I8",
    })
    .waitFor();
  await page.mouse.click(2, 2);
  await page.locator(".popover").waitFor({ state: "detached" });
  await page.context().close();
});

test("zerpang: chances to react can be let go by until one's own turn", async () => {
  const page = await open(b, server.address);
  const wish = {
    game: "zerpang",
    seats: ["human", "easy", "easy", "easy"],
    options: { players: "4", classes: "Ninja,Pirate,Zombie,Robot" },
  };
  const another = async () => {
    const made = await server.lay(page, wish);
    await page.goto(`${server.address}/#/t/${made.table}/${made.links[0].key}`);
  };
  const there = (what) => page.locator(what).count();
  await another();
  for (let i = 0; !(await there(".passing")); i++) {
    check(i < 1500, "no chance to react");
    await ready(page);
    if (await there(".passing")) break;
    // A short game may have none.
    if (await there(".ending")) await another();
    await byKeyboard(page);
    await page.waitForTimeout(40);
  }
  await page.locator(".next .passing input").check();
  // Nothing is clicked any more, and still it goes on to a decision of another kind.
  await page.waitForFunction(
    () => document.querySelector(".ending, .action") && !document.querySelector(".passing"),
    undefined,
    { timeout: 60000 },
  );
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();
});

test("a lost connection comes back with the same table", async () => {
  const page = await open(b, server.address);
  await start(page, games[0]);
  await page.locator(".action").first().waitFor({ state: "attached", timeout: 20000 });
  await page.context().setOffline(true);
  const link = page.url();
  await page.context().setOffline(false);
  await page.goto("about:blank");
  page.complaints.length = 0;
  await page.goto(link);
  await page.locator(".action").first().waitFor({ state: "attached", timeout: 20000 });
  await page.goto(server.address);
  await page.locator(".my-games a").first().waitFor();
  await page.context().close();
});

// There is an arrow, and none lies on what is to be tapped or read.
const pointed = (page) =>
  page.waitForFunction(
    () => {
      const boxes = (what) =>
        [...document.querySelectorAll(what)].map((e) => e.getBoundingClientRect());
      const meet = (a, b) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const kept = boxes(".lesson-veil .hole, .bubble");
      const arrows = boxes(".lesson-veil .arrow");
      return arrows.length && !arrows.some((a) => kept.some((b) => meet(a, b)));
    },
    undefined,
    { timeout: 3000, polling: 20 },
  );

test("a lesson shows what happens by itself one thing after another, and a tap skips it", async () => {
  // A piece walks on over three places after what the learner did.
  const [step, piece] = [13, "p0.2"];
  const { between, scene } = await server.ask("lesson", {
    game: "zerpang",
    name: "first",
    step,
    skip: true,
  });
  const placeIn = (s) => s.items.find((i) => i.id === piece).at;
  const way = [...between, scene].map(placeIn);
  check(new Set(way).size > 3, `a way to be seen: ${way}`);
  const page = await open(b, server.address);
  await page.addInitScript((k) => {
    localStorage.setItem("rumpus.pace", "450");
    localStorage.setItem("rumpus.lessons", JSON.stringify({ "zerpang/first": k }));
  }, step);
  await page.goto(`${server.address}/#/lesson/zerpang`);
  const at = (k) => page.getByRole("img", { name: `step ${k + 1} of`, exact: false }).waitFor();
  await at(step);
  await page.evaluate((id) => {
    const where = () =>
      document.querySelector(`.stage [data-item="${id}"]`)?.getAttribute("data-at");
    const look = () => {
      const now = where();
      if (now && window.seen.at(-1) !== now) window.seen.push(now);
    };
    window.seen = [where()]; // also something else may change while it is still there
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
    });
  }, piece);
  await page.getByRole("button", { name: "Show me" }).click();
  await at(step + 1);
  const steps = way.filter((place, i) => place !== way[i - 1]);
  const walked = (await page.evaluate(() => window.seen)).slice(1);
  same(walked.join(), steps.join(), "the way as it was seen");
  // Once more, in a hurry.
  await page.getByRole("button", { name: "Back" }).click();
  await at(step);
  await page.evaluate(() => {
    window.seen = [];
    localStorage.setItem("rumpus.pace", "1800");
  });
  await page.getByRole("button", { name: "Show me" }).click();
  await page.waitForFunction(() => window.seen.length);
  await page.locator(".stage").click({ position: { x: 4, y: 4 } });
  await at(step + 1);
  const seen = await page.evaluate(() => window.seen.length);
  check(seen < steps.length, `all at once: ${seen} places of ${steps.length} were seen`);
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();
});

const taught = (await server.ask("lessons")).lessons;
for (const l of taught) {
  test(`${l.game}: the lesson ${l.name} is taken to its end, on a phone`, async () => {
    const page = await open(b, server.address, { viewport: { width: 390, height: 844 } });
    await page.goto(`${server.address}/#/lesson/${l.game}/${l.name}`);
    const place = { game: l.game, name: l.name };
    let wrong = 0;
    for (let i = 0; i < l.steps; i++) {
      await page.getByRole("img", { name: `step ${i + 1} of ${l.steps}`, exact: true }).waitFor();
      const next = page.locator(".bubble .go");
      if (await next.count()) {
        await next.click();
        continue;
      }
      const { lesson } = await server.ask("lesson", { ...place, step: i });
      if (lesson.points?.length) await pointed(page);
      // Something else than what is asked for is answered kindly, and nothing changes: once is
      // enough here, the conformance suite tries everything.
      if (!wrong) {
        const text = await page.locator(".bubble p").textContent();
        await byKeyboard(page);
        // Kind words, or it was right after all.
        await page
          .waitForFunction(
            ([step, words]) =>
              document.querySelector(".lesson-bar span")?.textContent !== step ||
              document.querySelector(".bubble p")?.textContent !== words,
            [`${i + 1} of ${l.steps}`, text],
            { timeout: 3000, polling: 20 },
          )
          .catch(() => undefined); // nothing could be pressed
        await page.locator(".bubble p, .ending").first().waitFor(); // what others do is shown first
        if ((await page.locator(".lesson-bar span").textContent()) !== `${i + 1} of ${l.steps}`)
          continue;
        wrong += (await page.locator(".bubble p").textContent()) !== text ? 1 : 0;
      }
      await page.getByRole("button", { name: "Show me" }).click();
    }
    await page
      .locator(".ending", { hasText: l.name === "first" ? "Now you can play" : "Well done!" })
      .waitFor();
    const after = taught[taught.indexOf(l) + 1];
    if (after?.game === l.game) {
      await page.getByRole("link", { name: "Next lesson" }).click();
      await page.locator(".lesson-bar span", { hasText: `1 of ${after.steps}` }).waitFor();
    }
    await page.goto(`${server.address}/#/lessons/${l.game}`);
    await page.locator(".lessons .done", { hasText: l.title }).waitFor();
    check(wrong > 0 || l.steps < 8, "no wrong turn was answered");
    same(page.complaints.join("\n"), "", "complaints");
    await page.context().close();
  });
}
