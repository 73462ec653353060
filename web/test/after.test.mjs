// After the end: the story and its graph, the replay and the way on from it, links to share; and
// what the lobby remembers.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterwards, check, same, test } from "./kit.mjs";
import { ageRules, ask, browser, open, root, serve, serveUnder, temporary } from "./server.mjs";
import { socket } from "./socket.mjs";

const server = await serve();
const chromium = await browser();
afterwards(() => chromium.close());

// A table of NPZR, played to its end by bots on both sides of the wire: whatever is offered first.
async function played(members = {}) {
  const t = await ask(server.address, "/api/create", {
    game: "npzr",
    names: ["Ann", "Bob"],
    ...members,
  });
  const key = t.links[0].key;
  const line = await socket(server.address);
  await line.ask({ cmd: "join", table: t.table, key });
  let scene, version;
  for (let i = 0; !scene?.over; i++) {
    while (line.received.length <= i) await new Promise((r) => setTimeout(r, 2));
    const e = line.received[i];
    if (e.event !== "scene") continue;
    scene = e.scene ?? scene;
    if (!scene.over && scene.actions?.length && e.version !== version) {
      version = e.version;
      line.send({ cmd: "play", code: scene.actions[0].code });
    }
  }
  return { table: t.table, key, seat: `#/t/${t.table}/${key}` };
}

// One is enough for all who only look at it.
let once;
const finished = () => {
  once ??= played();
  return once;
};

// A game that was recorded to its end, looked back at from this seat.
async function recorded(file, seat = 0) {
  const recording = await readFile(join(root, "tests/recordings", file), "utf8");
  const n = Number(/^option players (\d)/m.exec(recording)[1]);
  const seats = Array.from({ length: n }, (_, i) => (i === seat ? "human" : "easy"));
  const t = await ask(server.address, "/api/create", { recording, seats, together: true });
  check(t.ok, `${file}: ${t.error}`);
  return { seat: `#/t/${t.table}/${t.links[0].key}`, watch: `#/t/${t.table}/watch` };
}

// Of a PNG.
async function sizeOf(address) {
  const answer = await fetch(address);
  same(answer.headers.get("content-type"), "image/png", address);
  const png = Buffer.from(await answer.arrayBuffer());
  return `${png.readUInt32BE(16)} x ${png.readUInt32BE(20)}`;
}

async function ended(game, options) {
  const page = await open(chromium, server.address, options);
  await page.goto(`${server.address}/${game.seat}`);
  await page.getByRole("dialog", { name: "the end" }).waitFor();
  return page;
}

test("after: the story of a running game is refused, of a finished one it is a graph to click", async () => {
  const running = await ask(server.address, "/api/create", { game: "npzr" });
  const line = await socket(server.address);
  await line.ask({ cmd: "join", table: running.table, key: running.links[0].key });
  for (const cmd of ["story", "replay", "branch", "save"]) {
    const answer = await line.ask({ cmd, ...(/replay|branch/.test(cmd) ? { at: 0 } : {}) });
    check(!answer.ok && /after the end|over/.test(answer.error), `${cmd}: ${answer.error}`);
  }
  const game = await finished();
  const page = await ended(game);
  await page.locator(".graph svg").waitFor();
  check((await page.locator(".figures li").count()) > 1, "there are figures");
  const box = await page.locator(".graph svg").boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole("region", { name: "replay" }).waitFor();
  const words = await page.locator(".replay-slider span").textContent();
  const [at, of] = words.match(/\d+/g).map(Number);
  check(at > 0 && at < of, `a moment in the middle: ${words}`);
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();
});

test("after: no door leads to what is secret in a running game", async () => {
  const { table, links } = await ask(server.address, "/api/create", {
    game: "npzr",
    names: ["Ann", "Bob"],
    seats: ["human", "human"],
  });
  const come = async (key) => {
    const line = await socket(server.address);
    const first = line.next((m) => m.event === "scene");
    check((await line.ask({ cmd: "join", table, ...(key ? { key } : {}) })).ok, "joined");
    await first;
    return line;
  };
  const [ann, eve] = [await come(links[0].key), await come()];
  const doors = [
    { cmd: "story" },
    { cmd: "replay", at: 0, as: "all" },
    { cmd: "replay", at: 0, as: 1 },
    { cmd: "branch", at: 0, seats: ["human", "easy"] },
    { cmd: "save" },
    { cmd: "state" },
    { cmd: "view", as: "all" },
    { cmd: "view", as: 1 },
    { cmd: "look", as: 1 },
    { cmd: "jump", to: 0 },
    { cmd: "redo" },
    { cmd: "bot" },
  ];
  for (const door of doors) {
    for (const line of [ann, eve]) check(!(await line.ask(door)).ok, JSON.stringify(door));
    // Nor for who only knows the address of the table, with Ann's key or without.
    const { cmd, ...members } = door;
    for (const more of [{}, { table }, { table, key: links[0].key }])
      check(!(await ask(server.address, `/api/${cmd}`, { ...members, ...more })).ok, `/api/${cmd}`);
  }
  for (const cmd of ["hint", "undo", "resign", "draw", "rematch", "hurry"])
    check(!(await eve.ask({ cmd })).ok, `a spectator's ${cmd}`);
  // What is said behind the players' backs.
  await eve.ask({ cmd: "say", text: "Bob holds the wild one", name: "Eve" });
  const back = await come(links[0].key);
  check(!JSON.stringify([ann.received, back.received]).includes("wild one"), "a spectator's words");
  const shared = await ask(server.address, "/api/shared", { table });
  same(JSON.stringify(shared), '{"ok":true,"over":false}', "what its page may know");
});

test("after: the story speaks of chances in words, since a forecast promises nothing", async () => {
  const page = await ended(await finished());
  await page.locator(".graph-room").hover(); // its middle may be a caption
  const note = await page.locator(".graph-note").textContent();
  check(
    /^(well ahead|a little ahead|about even|a little behind|far behind), turn/.test(note),
    note,
  );
  for (const text of await page.locator(".swings em").allTextContents())
    check(
      /^((far )?(up|down)|catching up|less far ahead|now (well ahead|a little ahead|about even|a little behind|far behind)|decided it)$/.test(
        text,
      ),
      text,
    );
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();
});

// Five players where a game has them: the most that must fit.
for (const file of ["npzr/4", "zerpang/7", "mercer/1", "zappem/6", "zg/basic-crucible"])
  test(`after: the whole end of ${file} is in sight, with its winners and one plain next step`, async () => {
    const { watch } = await recorded(`${file}.rec`);
    const page = await ended({ seat: watch });
    await page.locator(".graph svg").waitFor();
    const seen = await page.evaluate(() => {
      const box = (e) => e.getBoundingClientRect();
      const all = (what) => [...document.querySelectorAll(`.ending ${what}`)];
      const meet = (a, b) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const body = document.querySelector(".ending-body");
      const words = all(".ending-words > *").flatMap((e) => {
        const range = document.createRange();
        range.selectNodeContents(e);
        return [...range.getClientRects()];
      });
      const last = box(all(".figures li").at(-1));
      return {
        whole: body.scrollHeight <= body.clientHeight && last.bottom <= box(body).bottom,
        winners: all(".winners > svg").length,
        tallest: Math.max(...all(".winners > svg").map((e) => box(e).height)),
        confetti: all(".confetti b").length,
        crossed: all(".confetti b").filter((e) => words.some((w) => meet(box(e), w))).length,
        first: all(".buttons .first").length,
        heights: new Set(all(".buttons > button:not(.link)").map((e) => box(e).height)).size,
        decided: all(".decided").length,
        dots: all(".dot").length,
        captions: all(".captions li").length,
        over: all(".captions li").filter((e) =>
          all(".captions li").some((o) => o !== e && meet(box(e), box(o))),
        ).length,
        // The curve as it is drawn, every few pixels.
        covered: (() => {
          const line = document.querySelector(".graph .mine");
          const origin = box(document.querySelector(".graph svg"));
          const boxes = all(".captions li").map(box);
          const steps = Array.from({ length: line.getTotalLength() / 6 }, (_, i) =>
            line.getPointAtLength(6 * i),
          ).map(({ x, y }) => ({ x: x + origin.x, y: y + origin.y }));
          return steps.filter(({ x, y }) =>
            boxes.some((b) => x > b.left && x < b.right && y > b.top && y < b.bottom),
          ).length;
        })(),
        cut: all(".captions button").filter((e) => e.scrollHeight > e.clientHeight + 1).length,
      };
    });
    check(seen.whole, "nothing is cut off");
    check(seen.winners > 0 && seen.tallest > 100, `winners: ${seen.winners}, ${seen.tallest} px`);
    check(seen.confetti > 0, "there is confetti");
    same(seen.crossed, 0, "pieces of confetti on the words");
    same(seen.first, 1, "plain next steps");
    same(seen.heights, 1, "heights of buttons");
    same(seen.captions, seen.dots, "moments that are told at the curve");
    same(seen.over, 0, "captions over others");
    same(seen.covered, 0, "places where a caption lies on the curve");
    same(seen.cut, 0, "captions that are cut");
    check(seen.decided <= 1, "at most one moment decided it");
    same(page.complaints.join("\n"), "", "complaints");
    await page.context().close();
  });

// From 0 (red) over 120 (green) to 360, and nothing for what is nearly grey.
function hueOf(colour) {
  const [r, g, b] = colour.match(/[\d.]+/g).map((n) => Number(n) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most - least < 0.1) return undefined;
  const part = (a, b) => (60 * (a - b)) / (most - least);
  return most === r ? (part(g, b) + 360) % 360 : most === g ? 120 + part(b, r) : 240 + part(r, g);
}
const isGreen = (colour) => hueOf(colour) > 70 && hueOf(colour) < 165;

test("after: a rival's win is not shown green, and one's own is", async () => {
  // Where things glow green anyway, and where they do not.
  for (const [file, seat, wins] of [
    ["mercer/1.rec", 1, true],
    ["mercer/1.rec", 0, false],
    ["npzr/4.rec", 0, false],
  ]) {
    const page = await ended(await recorded(file, seat));
    const colours = await page.evaluate(() => {
      // The first colour of a style, as it is painted: some are mixed.
      const of = (what, style) => {
        const all = getComputedStyle(document.querySelector(what))[style];
        const brush = document.createElement("canvas").getContext("2d");
        [brush.fillStyle] = all.match(/(rgba?|color)\([^)]*\)/);
        brush.fillRect(0, 0, 1, 1);
        return `rgb(${[...brush.getImageData(0, 0, 1, 1).data].slice(0, 3)})`;
      };
      return {
        rim: of(".ending", "boxShadow"),
        banner: of(".ending-banner", "backgroundImage"),
        side: of(".points .won em", "color"),
        line: of(".points .won", "boxShadow"),
      };
    });
    for (const [what, colour] of Object.entries(colours))
      same(isGreen(colour), wins, `${file}, seat ${seat}: green ${what}, ${colour}`);
    await page.getByRole("button", { name: "Look at the table" }).click();
    await page.locator(".rail").getByRole("button", { name: "Everything so far" }).click();
    const told = page.locator(".log-sheet li", { hasText: /win/ }).last();
    const tone = wins ? /tone-(good|wins)/ : /tone-danger/;
    const kind = await told.getAttribute("class");
    check(tone.test(kind), `${file}, seat ${seat}: it is told as ${kind}`);
    same(page.complaints.join("\n"), "", "complaints");
    await page.context().close();
  }
});

// Who sits where, where everything lies, and what has flown since this was asked last.
async function lies(page) {
  return page.evaluate(() => {
    const text = (what) => [...document.querySelectorAll(what)].map((e) => e.textContent).join();
    const areas = [...document.querySelectorAll(".stage .area")].map((e) => {
      const { x, y } = e.getBoundingClientRect();
      return `${e.dataset.id} ${Math.round(x)} ${Math.round(y)}`;
    });
    return {
      order: [text(".chip .seat-name"), text(".whose").replace(" (you)", ""), ...areas].join("\n"),
      flown: window.flown.splice(0),
    };
  });
}

for (const file of ["zerpang/7", "npzr/4"])
  test(`after: the end of ${file} re-orders nothing, and in its replay nothing flies across`, async () => {
    const page = await open(chromium, server.address, { reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      window.flown = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, ...more) {
        const way = frames.map((f) => /translate\((.*?)px, (.*?)px\)/.exec(f.transform ?? ""));
        const [, x, y] = way.find(Boolean) ?? [0, 0, 0];
        if (Math.hypot(x, y) > 24) window.flown.push(Math.round(Math.hypot(x, y)));
        return animate.call(this, frames, ...more);
      };
    });
    await page.goto(`${server.address}/${(await recorded(`${file}.rec`)).seat}`);
    await page.getByRole("dialog", { name: "the end" }).waitFor();
    const { order } = await lies(page);
    check(order.includes("\n"), "there is something to be seen");
    const calm = async (when) => {
      const now = await lies(page);
      same(now.order, order, `order, ${when}`);
      same(now.flown.join(), "", `flights, ${when}`);
    };
    const at = (words) => page.locator(".replay label", { hasText: words }).waitFor();
    await page.getByRole("button", { name: "Look at the table" }).click();
    await calm("looked at");
    await page.getByRole("button", { name: "The result" }).click();
    await page.getByRole("button", { name: "Replay" }).click();
    await at("Move 0 of");
    const first = await lies(page);
    same(first.flown.join(), "", "flights to the beginning");
    same(first.order.split("\n")[0], order.split("\n")[0], "order of the players");
    same(first.order.split("\n")[1], order.split("\n")[1], "sides");
    await page.keyboard.press("End");
    await page.waitForFunction(() => {
      const [at, of] = document.querySelector(".replay-slider span").textContent.match(/\d+/g);
      return at === of;
    });
    same((await lies(page)).flown.join(), "", "flights to the end");
    await page.getByRole("button", { name: "The result" }).click();
    await page.getByRole("dialog", { name: "the end" }).waitFor();
    await calm("back at the result");
    same(page.complaints.join("\n"), "", "complaints");
    await page.context().close();
  });

test("after: a replay goes by keys and by itself, with anybody's eyes, and one goes on from it", async () => {
  const game = await finished();
  const page = await ended(game);
  await page.getByRole("button", { name: "Replay" }).click();
  const now = () => page.locator(".replay-slider span").textContent();
  const at = (n) =>
    page.waitForFunction(
      (n) => document.querySelector(".replay-slider span")?.textContent.startsWith(`Move ${n} `),
      n,
    );
  const past = (n) =>
    page.waitForFunction(
      (n) => Number(document.querySelector(".replay-slider span")?.textContent.match(/\d+/)) > n,
      n,
    );
  await at(0);
  await page.keyboard.press("ArrowRight");
  await at(1);
  // Whoever looks with all cards open sees both sides, each in its own half.
  const outside = await page.evaluate(() => {
    const felt = document.querySelector(".stage").getBoundingClientRect();
    const all = [...document.querySelectorAll(".stage .group")];
    const boxes = all.map((g) => g.getBoundingClientRect());
    return boxes.filter((b) => b.top < felt.top || b.bottom > felt.bottom).length;
  });
  same(outside, 0, "stacks beyond the felt");
  const titles = await page.locator(".hands .area-title").allTextContents();
  same(titles.filter((t) => t.includes("hand")).join(), "Bob’s hand,Ann’s hand", "open hands");
  same((await page.locator(".whose").allTextContents()).join(), "Bob,Ann", "sides");
  await page.keyboard.press("ArrowLeft");
  await at(0);
  same(
    (await page.getByLabel("whose eyes").locator("option").allTextContents()).join("|"),
    "with all cards open|as you saw it|as Bob saw it|as a spectator saw it",
    "eyes",
  );
  await page.getByLabel("whose eyes").selectOption("1");
  await page.getByLabel("speed").selectOption("200");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await past(2);
  await page.getByRole("button", { name: "Pause" }).click();
  const moment = Number((await now()).match(/\d+/)[0]);
  await page.getByRole("button", { name: "Go on from here" }).click();
  await page.getByLabel("You play").selectOption({ index: 1 });
  await page.getByLabel("against").selectOption("easy");
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await page.waitForURL((url) => !url.hash.includes(game.table));
  await page.locator(".table").waitFor();
  await page.waitForFunction(() => document.querySelectorAll(".action").length > 0);
  same(await page.locator(".ending").count(), 0, "it is going on");
  await page.getByText("This game is taken up from an earlier one.").waitFor();
  await page.locator(".chip:not(.mine)").getByLabel("a bot").waitFor();
  check(moment > 0, `from move ${moment}`);
  const links = [{ table: game.table, key: game.key }];
  const mine = await ask(server.address, "/api/mine", { links });
  check(mine.tables[0].over, "the old one is as it was");
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();
});

test("after: a replay hears keys from the moment that it is shown, and each of them", async () => {
  const page = await ended(await finished());
  // In the page, as no test is that quick.
  await page.evaluate(() => {
    const press = () => {
      const e = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true });
      document.body.dispatchEvent(e);
    };
    new MutationObserver(async (_, watch) => {
      if (!document.querySelector(".replay")) return;
      watch.disconnect();
      for (let i = 0; i < 3; i++) {
        press();
        await Promise.resolve();
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("button", { name: "Replay" }).click();
  await page.locator(".replay label", { hasText: "Move 3 of" }).waitFor();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".replay label", { hasText: "Move 1 of" }).waitFor();
  await page.getByRole("button", { name: "The result" }).click();
  await page.getByRole("dialog", { name: "the end" }).waitFor();
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();
});

test("after: one page has all games where it is my turn; title and icon tell, the bell is only asked for", async () => {
  const page = await open(chromium, server.address);
  await page.addInitScript(() => {
    window.asked = 0;
    Notification.requestPermission = async () => {
      window.asked++;
      return "denied";
    };
  });
  await page.goto(server.address);
  const lay = (seats, names) =>
    page.evaluate(
      (body) => fetch("/api/create", { method: "POST", body }).then((a) => a.json()),
      JSON.stringify({ game: "npzr", seats, names }),
    );
  const [one, two] = [
    await lay(["human", "human"], ["Ann", "Bob"]),
    await lay(["human", "human"], ["Ann", "Cleo"]),
  ];
  // In one of them it is my turn whoever begins: I have the seat that is asked.
  const asked = async (t) => {
    const { tables } = await ask(server.address, "/api/mine", {
      links: t.links.map((l) => ({ table: t.table, key: l.key })),
    });
    return tables.map((x) => x.yours);
  };
  const mine = (t, yours, i) => ({
    table: t.table,
    key: t.links[yours.indexOf(i)].key,
    game: "npzr",
    at: Date.now(),
  });
  const kept = [mine(one, await asked(one), true), mine(two, await asked(two), false)];
  await page.evaluate((k) => localStorage.setItem("rumpus.links", JSON.stringify(k)), kept);
  await page.goto(`${server.address}/#/mine`);
  await page.reload();
  const turn = page.getByRole("region", { name: "Your turn" });
  await turn.waitFor();
  same(await turn.locator("li").count(), 1, "one table waits for me");
  const waits = page.getByRole("region", { name: "Waiting for others" });
  check(/waiting for (Ann|Cleo)/.test(await waits.textContent()), await waits.textContent());
  await page.waitForFunction(() => document.title.startsWith("(1)"));
  await page.waitForFunction(() =>
    document.querySelector("link[rel=icon]").href.startsWith("data:image/svg"),
  );
  same(await page.evaluate(() => window.asked), 0, "asked for without being told to");
  await page.getByRole("button", { name: "Tell me when it is my turn" }).click();
  same(await page.evaluate(() => window.asked), 1, "asked for by the button");
  await turn.locator("a").click();
  await page.locator(".table").waitFor();
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();
});

test("after: who comes back sees the way to a game that goes on and to a new one", async () => {
  const lay = (game) => ask(server.address, "/api/create", { game });
  const links = (await Promise.all(["npzr", "zg", "mercer", "npzr"].map(lay))).map((t, i) => ({
    table: t.table,
    key: t.links[0].key,
    game: ["npzr", "zg", "mercer", "npzr"][i],
    at: Date.now(),
  }));
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [390, 844],
    [844, 390],
  ]) {
    const page = await open(chromium, server.address, { viewport: { width, height } });
    await page.addInitScript((l) => {
      localStorage.setItem("rumpus.links", JSON.stringify(l));
      localStorage.setItem("rumpus.played", '["npzr"]');
    }, links);
    await page.goto(server.address);
    await page.locator(".going-on .button").first().waitFor();
    const seen = await page.evaluate(() => {
      const box = (e) => e.getBoundingClientRect();
      const inSight = (what) => box(document.querySelector(what)).bottom <= innerHeight;
      // Of those that stand side by side.
      const rows = [...document.querySelectorAll(".going-on, .game .buttons")].map((row) => {
        const all = [...row.querySelectorAll("button, .button")].filter((e) => box(e).width);
        const tops = new Map();
        for (const e of all) tops.set(box(e).top, new Set(tops.get(box(e).top)).add(box(e).height));
        return [...tops.values()].every((heights) => heights.size === 1);
      });
      return {
        goOn: inSight(".going-on .button"),
        play: inSight(".game .buttons .main"),
        even: rows.every(Boolean),
        wide: document.documentElement.scrollWidth <= innerWidth,
      };
    });
    for (const [what, holds] of Object.entries(seen)) check(holds, `${width}x${height}: ${what}`);
    same(page.complaints.join("\n"), "", "complaints");
    await page.context().close();
  }
});

test("after: the lobby remembers, and another browser takes it over from a file", async () => {
  const game = await finished();
  const page = await ended(game);
  await page.goto(`${server.address}/#/mine`);
  const results = page.getByRole("region", { name: "Results" });
  await results.waitFor();
  check(/easy bots1/.test(await results.textContent()), await results.textContent());
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const path = await (await saved).path();
  const other = await open(chromium, server.address);
  await other.goto(`${server.address}/#/mine`);
  await other.getByText("None yet in this browser").waitFor();
  await other.getByLabel("Add from a file").setInputFiles({
    name: "x.json",
    mimeType: "application/json",
    buffer: Buffer.from("{}"),
  });
  await other.getByText("this is no file of remembered games").waitFor();
  await other.getByLabel("Add from a file").setInputFiles(path);
  const old = other.getByRole("region", { name: "Finished" });
  await old.getByRole("link").click();
  await other.getByRole("dialog", { name: "the end" }).waitFor();
  same(other.complaints.join("\n"), "", "complaints");
  await other.context().close();
  await page.context().close();
});

test("after: the link of a game opens in a clean browser, and a chat can read it", async () => {
  const game = await finished();
  const page = await ended(game);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = new URL(await page.getByLabel("link: This game").inputValue());
  same(link.pathname, `/g/${game.table}`, "the link");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a picture" }).click();
  const png = await readFile(await (await saved).path());
  same(png.toString("latin1", 1, 4), "PNG", "the picture");
  same(`${png.readUInt32BE(16)} x ${png.readUInt32BE(20)}`, "1280 x 800", "its size");
  check(png.length > 30000, `it is not empty: ${png.length} bytes`);
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();

  const answer = await fetch(`${server.address}${link.pathname}`);
  const html = await answer.text();
  const tag = (name) => new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
  check(/^(Ann|Bob) wins \(Ninja Pirate Zombie Robot\)$/.test(tag("title")), tag("title"));
  check(
    /wins.*, after \d+ turns\. Ann: \d of 4 characters/.test(tag("description")),
    tag("description"),
  );
  same(await sizeOf(tag("image")), "1200 x 630", "og:image");
  same((await fetch(`${server.address}/g/nosuchgame`)).status, 404, "a game that is not there");

  const clean = await open(chromium, server.address, { viewport: { width: 390, height: 844 } });
  await clean.goto(`${server.address}${link.pathname}`);
  await clean.getByRole("dialog", { name: "the end" }).waitFor();
  await clean.locator(".graph svg").waitFor();
  await clean.getByRole("button", { name: "Replay" }).click();
  await clean.getByRole("region", { name: "replay" }).waitFor();
  same(clean.complaints.join("\n"), "", "complaints");
  await clean.context().close();
});

test("after: the figures of a game add up, and its moments are told in words", async () => {
  const story = async (path) => {
    const recording = await readFile(join(root, "tests/recordings", path), "utf8");
    const { table } = await ask(server.address, "/api/create", { recording });
    const line = await socket(server.address);
    await line.ask({ cmd: "join", table });
    const told = line.next((m) => m.event === "story");
    await line.ask({ cmd: "story" });
    return told;
  };
  const { figures } = await story("zappem/return-villain.rec");
  const all = (title) => figures.find((f) => f.title === title).values;
  // The villain was hit eight times, and the last one counts.
  same(all("hits taken")[3], 8, "hits on the villain");
  const sum = (list) => list.reduce((a, b) => a + b);
  same(sum(all("hits dealt")), sum(all("hits taken")), "hits of all");
  // What somebody did, not the dots of a test: "Gx Gw Ba / Bw Gp Ba".
  const { points } = await story("zg/4.rec");
  same(points.filter((p) => p.text?.includes(" / ")).length, 0, "moments told in codes");
  // Whoever brings the game again is told the same.
  const again = await story("zg/4.rec");
  same(JSON.stringify(again.points), JSON.stringify(points), "the story once more");
});

test("after: a chat gets a card of any result, whatever people call themselves", async () => {
  const names = ["<b>\"&amp;'</svg>", "\u202e日本語のとても長い名前"];
  const games = { npzr: 9, zerpang: 8, mercer: 8, zappem: 1, zg: 1 };
  const create = async (address, game, members) => {
    const path = join(root, `tests/recordings/${game}/${games[game]}.rec`);
    const recording = await readFile(path, "utf8");
    return (await ask(address, "/api/create", { recording, ...members })).table;
  };
  // On a busy machine a painter is slow; nobody gives up on it.
  const folder = temporary();
  const slow = join(folder, "rsvg-convert");
  await writeFile(slow, '#!/bin/sh\nsleep 6\nexec /usr/bin/rsvg-convert "$@"\n', { mode: 0o755 });
  const busy = await serveUnder(["/usr/bin/env", `PATH=${folder}:${process.env.PATH}`]);
  const late = sizeOf(`${busy.address}/g/${await create(busy.address, "npzr")}.png`);
  const several = Object.keys(games).map((game) => create(server.address, game, { names }));
  for (const table of await Promise.all(several))
    same(await sizeOf(`${server.address}/g/${table}.png`), "1200 x 630", "the card");
  const running = await ask(server.address, "/api/create", { game: "npzr" });
  same(await sizeOf(`${server.address}/g/${running.table}.png`), "1280 x 800", "of the game");
  // Where nobody can paint it, there is one of the game.
  const plain = await serveUnder(["/usr/bin/env", "PATH=/nowhere"]);
  const table = await create(plain.address, "npzr");
  same(await sizeOf(`${plain.address}/g/${table}.png`), "1280 x 800", "without a painter");
  same((await fetch(`${server.address}/g/nosuchgame.png`)).status, 404, "of no game");
  same(await late, "1200 x 630", "of a slow painter");
});

test("after: the link of a running game says nothing of how it stands, and names are only text", async () => {
  const t = await ask(server.address, "/api/create", { game: "npzr", names: ['A"><b>x', "Bob"] });
  const html = await (await fetch(`${server.address}/g/${t.table}`)).text();
  check(html.includes("The game is on."), html);
  check(!html.includes("<b>x"), "markup in a name");
});

test("after: a game of other rules can still be read", async () => {
  const other = await serve();
  const made = await ask(other.address, "/api/create", {
    game: "npzr",
    names: ["Ann", "Bob"],
    options: { first: "0" },
  });
  const { key } = made.links[0];
  const line = await socket(other.address);
  const first = line.next((m) => m.event === "scene");
  await line.ask({ cmd: "join", table: made.table, key });
  const { code } = (await first).scene.actions[0];
  check((await line.ask({ cmd: "play", code })).ok, "played");
  await other.stop();
  ageRules(other);
  await other.restart();
  const page = await open(chromium, other.address);
  await page.goto(`${other.address}/#/t/${made.table}/${key}`);
  await page.getByText("other rules than this server plays").waitFor();
  await page.getByRole("listitem").filter({ hasText: "Ann: " }).first().waitFor();
  same(page.complaints.join(), "", "complaints");
});
