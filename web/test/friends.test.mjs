// Friends at a table: from the invitation to the rematch, and what comes between.
import jsQR from "jsqr";
import { afterwards, check, same, test } from "./kit.mjs";
import { ask, browser, open, serve } from "./server.mjs";
import { socket } from "./socket.mjs";

const isScene = (m) => m.event === "scene";

// Joins a table and waits for its first scene.
async function join(server, table, key) {
  const line = await socket(server.address);
  const first = line.next(isScene);
  const joined = await line.ask({ cmd: "join", table, ...(key ? { key } : {}) });
  check(joined.ok, `joined: ${joined.error}`);
  line.joined = joined;
  line.now = await first;
  return line;
}

// A scene that has not changed is left out of what is told.
const latest = (line) => line.received.filter((m) => isScene(m) && m.scene).at(-1);

// Whoever is asked plays something, until `enough`.
async function playOn(lines, enough) {
  while (!enough(lines)) {
    const i = lines.findIndex((l) => latest(l).scene.actions?.length);
    if (i < 0) {
      await new Promise((r) => setTimeout(r, 2));
      continue;
    }
    const { scene, version } = latest(lines[i]);
    const { code } = scene.actions[scene.actions.length >> 1];
    const answer = await lines[i].ask({ cmd: "play", code, n: scene.decision });
    check(answer.ok, `played: ${answer.error}`);
    lines[i].played = (lines[i].played ?? 0) + 1;
    await new Promise((r) => setTimeout(r, 12)); // the server takes 200 messages a second
    for (let k = 0; k < 1000 && latest(lines[i]).version <= version; k++)
      await new Promise((r) => setTimeout(r, 2));
  }
}
const playOut = (lines) => playOn(lines, (all) => all.every((l) => latest(l).scene.over));

test("friends: an open seat is taken with a link of its own, and both survive", async () => {
  const server = await serve();
  const { table, links } = await ask(server.address, "/api/create", {
    game: "npzr",
    names: ["Ann"],
    seats: ["human", "open"],
    options: { first: "1" },
  });
  same(links.length, 1, "links");
  const ann = await join(server, table, links[0].key);
  same(ann.now.table.who.join(), "human,open", "who sits there");
  check(!(await ask(server.address, "/api/sit", { table, seat: 0, name: "Eve" })).ok, "Ann's seat");
  const told = ann.next(isScene);
  const both = await Promise.all(
    ["Ann", "Eve"].map((name) => ask(server.address, "/api/sit", { table, seat: 1, name })),
  );
  same(both.filter((a) => a.ok).length, 1, "one of two gets it");
  const { key, seats } = both.find((a) => a.ok);
  same(seats.join(), "1", "their seat");
  same((await told).table.who.join(), "human,human", "Ann is told");
  await server.kill();
  await server.restart();
  const bob = await join(server, table, key);
  same(bob.joined.seats.join(), "1", "after the server was killed");
  check(bob.now.scene.actions.length > 0, "and they decide");
  same((await join(server, table, links[0].key)).joined.seats.join(), "0", "Ann's link");
});

test("friends: the server says where others find it", async () => {
  const alone = await serve();
  same((await ask(alone.address, "/api/where")).origins.length, 0, "for this machine only");
  const known = await serve("--public-origin", "https://play.example");
  same((await ask(known.address, "/api/where")).origins.join(), "https://play.example", "behind");
});

test("friends: a rematch opens with the same keys, one seat further, and outlives the server", async () => {
  const server = await serve();
  const { table, links } = await ask(server.address, "/api/create", {
    game: "npzr",
    names: ["Ann", "Bob"],
    seats: ["human", "human"],
    preset: "first",
    options: { copies: "3" },
  });
  const lines = await Promise.all(links.map((l) => join(server, table, l.key)));
  await playOut(lines);
  const told = lines[1].next((m) => isScene(m) && m.table.rematch);
  check((await lines[0].ask({ cmd: "rematch" })).ok, "Ann wants another");
  const { table: stands } = await told;
  same(stands.games, 1, "games");
  check(!(await lines[1].ask({ cmd: "rematch" })).ok, "there is one already");
  // What a table keeps besides its game is written in its turn: another table on disk comes after it.
  await ask(server.address, "/api/create", { game: "npzr" });
  await server.kill();
  await server.restart();
  const bob = await join(server, stands.rematch, links[1].key);
  same(bob.joined.seats.join(), "0", "Bob sits where Ann sat");
  same(bob.now.scene.seats.map((s) => s.name).join(), "Bob,Ann", "names");
  same(bob.now.table.score.join(), [...stands.score].reverse().join(), "the score");
  const again = await join(server, table, links[0].key);
  same(again.now.table.rematch, stands.rematch, "the way from the old table");
});

// ---- in the browser ----

let chromium;
afterwards(() => chromium?.close());
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

// Somebody with a browser of their own.
async function person(server, options) {
  chromium ??= await browser();
  const page = await open(chromium, server.address, options);
  afterwards(() => page.context().close());
  return page;
}

// The words in a picture of a QR code, as a camera would read them.
async function scan(page, picture) {
  const png = (await picture.screenshot()).toString("base64");
  const { width, height, pixels } = await page.evaluate(async (data) => {
    const image = await createImageBitmap(
      new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))]),
    );
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    const { width, height, data: pixels } = canvas.getImageData(0, 0, image.width, image.height);
    return { width, height, pixels: [...pixels] };
  }, png);
  const code = jsQR(Uint8ClampedArray.from(pixels), width, height);
  check(code, "the picture is a QR code");
  return code.data;
}

const button = (page, name) => page.getByRole("button", { name, exact: true });
const dialog = (page, name) => page.getByRole("dialog", { name });
const chip = (page, seat) => page.locator(`.chip:has([data-id="seat${seat}"])`);
// Where there is little room a name gives way to other words, as of who is to move.
const sits = (page, seat, name) => chip(page, seat).getByText(name).waitFor({ state: "attached" });
const fine = (...pages) => same(pages.flatMap((p) => p.complaints).join(), "", "complaints");

// Ann lays a table for a friend, and the friend comes by the code on her screen.
async function annAndBob(server, title, set = async () => undefined) {
  const ann = await person(server);
  await ann.goto(server.address);
  await button(ann, `With friends: ${title}`).click();
  await ann.getByLabel("name of seat 1").fill("Ann");
  await set(ann);
  await button(ann, "Lay the table").click();
  const invitation = dialog(ann, "Invite");
  const link = await scan(ann, invitation.locator(".qr"));
  const bob = await person(server, phone);
  await bob.goto(link);
  await bob.waitForFunction(() => document.activeElement?.id === "my-name");
  await bob.keyboard.type("Bob"); // where one types is where the name goes, and Enter takes the seat
  await bob.keyboard.press("Enter");
  await sits(bob, 1, "Bob");
  await invitation.getByLabel("close").click();
  await sits(ann, 1, "Bob");
  return { ann, bob, link };
}

test("friends: by a scanned code to a seat, by another link to watch", async () => {
  const server = await serve();
  const { ann, bob, link } = await annAndBob(server, "Ninja Pirate Zombie Robot");
  const eve = await person(server);
  await eve.goto(`${link}/watch`);
  await sits(eve, 0, "Ann");
  same(await eve.getByRole("dialog").count(), 0, "a watcher is offered no seat");
  same(await eve.locator(".hands").count(), 0, "and has no hand");
  check(bob.url().length > link.length + 20, "Bob has a link of his own");
  await bob.close();
  await chip(ann, 1).getByText("away").waitFor();
  fine(ann, eve);
});

// Whoever is asked presses a key on their own page, so many times.
async function playByKeys(pages, times) {
  const stands = (page) =>
    page.evaluate(() => ({
      decision: document.querySelector("[data-decision]")?.dataset.decision,
      open: document.querySelectorAll(".action").length,
    }));
  for (let n = 0; n < times; ) {
    const all = await Promise.all(pages.map(stands));
    const i = all.findIndex((s) => s.open);
    if (i < 0) {
      await pages[0].waitForTimeout(5);
      continue;
    }
    await pages[i].keyboard.press("1");
    if (all[i].open > 9) await pages[i].keyboard.press("Enter");
    const asked = pages[i].locator(`[data-decision="${all[i].decision}"]`);
    await asked.waitFor({ state: "detached" });
    n++;
  }
}

test("friends: from a scanned code through a whole game to the rematch, and somebody watches", async () => {
  const server = await serve();
  const quick = async (page) => {
    await page.getByLabel("rules").selectOption("first");
    await page.getByText("Other options").click();
    await page.getByLabel("copies", { exact: true }).selectOption("3");
  };
  const { ann, bob, link } = await annAndBob(server, "Ninja Pirate Zombie Robot", quick);
  const eve = await person(server);
  await eve.goto(`${link}/watch`);
  await sits(eve, 0, "Ann");
  await playByKeys([ann, bob], 6);
  // The rest as fast as a server lets anybody, under the eyes of all three.
  const lines = [ann, bob].map((page) => join(server, ...page.url().split("/").slice(-2)));
  await playOut(await Promise.all(lines));
  const end = dialog(bob, "the end");
  const said = await dialog(eve, "the end").locator("h2").textContent();
  const score = {
    "Ann wins": ["1 : 0", "0 : 1"],
    "Bob wins": ["0 : 1", "1 : 0"],
    "A draw": ["0.5 : 0.5", "0.5 : 0.5"],
  }[said];
  check(score, said);
  await end.getByText(`Bob : Ann ${score[1]}`).waitFor(); // one's own first
  await button(bob, "Rematch").click();
  await button(ann, "Join the rematch").click();
  await button(eve, "Watch the rematch").click();
  for (const page of [ann, bob, eve]) {
    await sits(page, 0, "Bob");
    await sits(page, 1, "Ann");
  }
  same(await eve.locator(".hands").count(), 0, "Eve still only watches");
  for (const page of [ann, bob, eve])
    await page
      .getByText(/one seat further than last time, and the lot says that .* begins?\./)
      .waitFor();
  await button(ann, "menu").click();
  await dialog(ann, "Menu").getByText(`Ann : Bob ${score[0]}`).waitFor();
  fine(ann, bob, eve);
});

test("friends: a rematch by other rules is proposed, refused, and agreed on", async () => {
  const server = await serve();
  const { table, come } = await atTable(server);
  const ann = await come(0);
  const bob = await come(1, phone);
  await button(bob, "menu").click();
  await button(bob, "Resign").click();
  await button(bob, "Resign: yes, really").click();
  // However the winner is celebrated, the words stand in the middle.
  const end = await dialog(ann, "the end").boundingBox();
  const words = await dialog(ann, "the end").locator("h2").boundingBox();
  const off = words.x + words.width / 2 - end.x - end.width / 2;
  check(Math.abs(off) < 4, `the headline is ${off} px off the middle`);
  const propose = async () => {
    await button(ann, "Change the rules").click();
    const rules = dialog(ann, "Rematch with other rules");
    await rules.getByLabel("rules").selectOption("first");
    await button(ann, "Propose it").click();
  };
  const wish = bob.getByRole("alertdialog", { name: "a wish: rematch" });
  await propose();
  await wish.getByText("Ann proposes a rematch with other rules").waitFor();
  await wish.getByText("goal: any3").waitFor();
  await button(bob, "No").click();
  await ann.getByRole("alertdialog").waitFor({ state: "hidden" });
  check(ann.url().includes(table), "nothing has changed");
  await propose();
  await button(bob, "Agree").click();
  for (const page of [ann, bob]) {
    await page.waitForURL((url) => !url.hash.includes(table));
    await sits(page, 0, "Bob");
  }
  // Seven cards, as that preset has it.
  await ann.waitForFunction(() => document.querySelectorAll(".hands .card").length >= 7);
  fine(ann, bob);
});

test("friends: the link opened twice, too late, or where nothing is remembered says what it is", async () => {
  const server = await serve();
  const { ann, bob, link } = await annAndBob(server, "Ninja Pirate Zombie Robot");
  const again = await bob.context().newPage();
  await again.goto(link);
  await again.getByText("You have a seat at this table already.").waitFor();
  await again.getByRole("link", { name: "Go to your seat" }).click();
  await again.locator(".chip.mine", { hasText: "Bob" }).waitFor();
  const late = await person(server);
  await late.goto(link);
  await late.getByText("All seats are taken. You are watching.").waitFor();
  await button(ann, "menu").click();
  await button(ann, "Resign").click();
  await button(ann, "Resign: yes, really").click();
  await dialog(late, "the end").waitFor();
  same(await late.getByText("All seats are taken").count(), 0, "after the end");
  // And a browser that keeps nothing.
  const { table } = await ask(server.address, "/api/create", {
    game: "npzr",
    seats: ["human", "open"],
  });
  const forgetful = await person(server, phone);
  await forgetful.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await forgetful.goto(`${server.address}/#/t/${table}`);
  await forgetful.getByLabel("your name").fill("Zoe");
  await button(forgetful, "Take the seat").click();
  await forgetful.getByText("This browser remembers nothing.").waitFor();
  await forgetful.reload();
  await sits(forgetful, 1, "Zoe");
  fine(ann, bob, late, forgetful);
});

test("friends: whoever has lost their browser is let in by who knows them, and by nobody else", async () => {
  const server = await serve();
  const { table, links, come } = await atTable(server);
  const ann = await come(0);
  const lost = await come(1, phone);
  await lost.close();
  const bob = await person(server, phone);
  await bob.goto(`${server.address}/#/t/${table}`);
  await button(bob, "I am Bob").click();
  await bob.getByText("Asking the others whether you are Bob").waitFor();
  same(await bob.locator(".hands").count(), 0, "a hand before anybody has agreed");
  const question = ann.getByRole("alertdialog", { name: "somebody asks for a seat" });
  await question.getByText("Somebody says they are Bob").waitFor();
  await button(ann, "Let them in").click();
  await yourTurn(bob, 1);
  await question.waitFor({ state: "hidden" });
  same(await bob.locator(".hands").count(), 1, "Bob has his hand");
  await chip(ann, 1).getByText("away").waitFor({ state: "hidden" });
  // For Bob to read if it was somebody else.
  await button(ann, "Talk").click();
  await ann.getByText("I let somebody in who says: I am Bob.").waitFor();
  const key = bob.url().split("/").at(-1);
  await server.kill();
  await server.restart();
  for (const k of [key, links[1].key])
    same((await join(server, table, k)).joined.seats.join(), "1", "a link to Bob's seat");
});

test("friends: talk is plain text, floods are held back, somebody can be muted", async () => {
  const server = await serve();
  const { ann, bob, link } = await annAndBob(server, "Ninja Pirate Zombie Robot");
  const eve = await person(server);
  await eve.goto(`${link}/watch`);
  const say = async (page, text) => {
    await page.getByLabel("say something").fill(text);
    await button(page, "Say").click();
  };
  for (const page of [ann, bob, eve]) await button(page, "Talk").click();
  const markup = "<img src=x onerror=alert(1)> & <b>hello</b>";
  await say(ann, markup);
  for (const page of [bob, eve]) await page.locator(".talk li", { hasText: markup }).waitFor();
  // Whoever watches is asked for a name too, once.
  await eve.getByLabel("your name").fill("Eve");
  await button(eve, "That is me").click();
  await say(eve, "Bob should play the Ninja");
  await eve.locator(".talk li", { hasText: "Eve (watching)" }).waitFor();
  await eve.reload();
  await button(eve, "Talk").click();
  await say(eve, "It is still her");
  await eve.locator(".talk li", { hasText: "still her" }).getByText("Eve (watching)").waitFor();
  // All in one moment, however slow the machine is.
  await button(bob, "say 🎉").evaluate((face) => {
    for (let i = 0; i < 8; i++) face.click();
  });
  await bob.getByText("too many words at once").waitFor();
  await say(ann, "Calm down");
  await ann.locator(".talk li", { hasText: "Calm down" }).waitFor();
  same(await ann.locator(".talk li", { hasText: "🎉" }).count(), 5, "words of a flood");
  same(await ann.locator(".talk li", { hasText: "Ninja" }).count(), 0, "a spectator's words");
  await bob.reload();
  await button(bob, "Talk").click();
  await bob.locator(".talk li", { hasText: markup }).waitFor();
  await bob.getByText("Mute", { exact: true }).click();
  await bob.getByLabel("I do not want to read Ann").check();
  same(await bob.locator(".talk li", { hasText: "hello" }).count(), 0, "words of who is muted");
  await button(ann, "say 👍").click();
  await ann.locator(".talk li", { hasText: "👍" }).waitFor();
  same(await bob.locator(".talk li", { hasText: "👍" }).count(), 0, "nor those after it");
  fine(ann, bob, eve);
});

test("friends: what is unread is counted, and nothing old or of one's own is told again", async () => {
  const server = await serve();
  const { table, links, come } = await atTable(server);
  const lines = await Promise.all(links.map((l) => join(server, table, l.key)));
  const say = (i, text) => lines[i].ask({ cmd: "say", text });
  await say(1, "before she came");
  const ann = await come(0);
  const bob = await come(1, phone);
  // It is shown for a moment only, so somebody must be looking by then.
  const shown = (words) =>
    ann.waitForFunction(
      (all) =>
        [...document.querySelectorAll(".last-word")].map((w) => w.textContent).join() === all,
      words,
    );
  const both = shown("Bob first,Bob second");
  await say(0, "one of her own");
  await say(1, "first");
  await say(1, "second");
  await both;
  await ann.locator(".unread", { hasText: "2" }).waitFor();
  await bob.locator(".unread", { hasText: "1" }).waitFor();
  await button(ann, "Talk").click();
  await ann.locator(".talk li", { hasText: "before she came" }).waitFor();
  same(await ann.locator(".unread").count(), 0, "unread while one reads");
  await ann.reload();
  await chip(ann, 1).waitFor();
  const third = shown("Bob third");
  await say(1, "third");
  await third;
  fine(ann, bob);
});

test("friends: the link of a finished game tells nobody what was said at it", async () => {
  const server = await serve();
  const { table, links } = await atTable(server);
  const lines = await Promise.all(links.map((l) => join(server, table, l.key)));
  const heard = lines[1].next((m) => m.event === "talk");
  await lines[0].ask({ cmd: "say", text: "a secret of ours" });
  await heard;
  await lines[0].ask({ cmd: "resign" });
  const dan = await person(server);
  await dan.goto(`${server.address}/g/${table}`);
  await dan.getByRole("dialog", { name: "the end" }).waitFor();
  await button(dan, "Invite").waitFor();
  same(await button(dan, "Talk").count(), 0, "a way to talk for a stranger");
  const stranger = await join(server, table);
  const said = await stranger.ask({ cmd: "say", text: "hello" });
  check(!said.ok && /who were there/.test(said.error), said.error);
  await lines[0].ask({ cmd: "say", text: "well played" });
  await stranger.ask({ cmd: "view" });
  same(stranger.received.filter((m) => m.event === "talk").length, 0, "talk for a stranger");
  const back = await join(server, table, links[1].key);
  await back.ask({ cmd: "view" });
  check(JSON.stringify(back.received).includes("a secret of ours"), "talk for who played");
  fine(dan);
});

// Ann and Bob at a table of npzr, where Bob begins; each with a page and a line beside it.
async function atTable(server, rules) {
  const { table, links } = await ask(server.address, "/api/create", {
    game: "npzr",
    names: ["Ann", "Bob"],
    seats: ["human", "human"],
    options: { first: "1" },
    ...rules,
  });
  const address = (i) => `${server.address}/#/t/${table}/${links[i].key}`;
  const come = async (i, options) => {
    const page = await person(server, options);
    await page.goto(address(i));
    await chip(page, 1).waitFor();
    return page;
  };
  return { table, links, come };
}
const yourTurn = (page, seat) => chip(page, seat).getByText("your turn").waitFor();

test("friends: a bot plays for who drops off, and gives the seat back", async () => {
  const server = await serve();
  const { table, links, come } = await atTable(server, { grace: 1 });
  // Bob first: whoever is not there when others wait is played for from the start.
  const bob = await come(1, phone);
  const ann = await come(0, phone);
  await yourTurn(bob, 1);
  await bob.locator(".hands .live").first().click(); // a card is chosen, but not where it goes
  await bob.close();
  await ann.locator(".ask", { hasText: "Bob is away" }).waitFor();
  await chip(ann, 1).getByText("away, a bot plays").waitFor();
  await yourTurn(ann, 0);
  // Nobody is waited for, but told of it afterwards.
  const line = await join(server, table, links[0].key);
  await playOn([line], ([l]) => l.played === 2);
  check((await line.ask({ cmd: "undo" })).ok, "taken back");
  const again = await come(1, phone);
  await again.getByText("While you were away Ann took something back.").waitFor();
  await ann.waitForFunction(() => !document.querySelector(".strip")?.textContent.includes("away"));
  same(await again.locator(".hands").count(), 1, "Bob has his hand");
  fine(ann, again);
});

test("friends: clocks are shown and run out", async () => {
  const server = await serve();
  const { come } = await atTable(server, { clock: "decision", time: 1 });
  const ann = await come(0);
  const bob = await come(1, phone);
  await chip(ann, 1).locator(".clock.runs").waitFor();
  await yourTurn(ann, 0);
  await chip(ann, 0).locator(".clock.runs").waitFor();
  await chip(bob, 0).locator(".clock.runs").waitFor();
  await ann.locator(".recap li", { hasText: "Bob's time was up." }).first().waitFor();
  fine(ann, bob);
});

test("friends: a clock of one's own is set within its limits", async () => {
  const server = await serve();
  let own;
  const { ann } = await annAndBob(server, "Ninja Pirate Zombie Robot", async (page) => {
    await page.getByLabel("clock").selectOption("another time for everybody …");
    own = page.getByLabel("minutes for everybody");
    await own.fill("20000");
    await button(page, "Lay the table").click();
    same(await own.evaluate((field) => field.validity.rangeOverflow), true, "beyond a week");
    await own.fill("7");
    await page.getByLabel("seconds back for each decision").fill("3");
  });
  for (const seat of [0, 1])
    await chip(ann, seat)
      .locator(".clock", { hasText: /^[67]:/ })
      .waitFor();
  fine(ann);
});

test("friends: whoever is slow is hurried", async () => {
  const server = await serve();
  const { come } = await atTable(server, { hurry: 2 });
  const ann = await come(0);
  const bob = await come(1, phone);
  await yourTurn(bob, 1);
  const before = await bob.locator("[data-decision]").getAttribute("data-decision");
  await ann.locator("button.hurry").click();
  await bob.locator(".hurried").getByText("You have").waitFor();
  await bob.waitForFunction(
    (was) => document.querySelector("[data-decision]")?.getAttribute("data-decision") !== was,
    before,
  );
  fine(ann, bob);
});

test("friends: whoever was hurried and has moved is left alone", async () => {
  const server = await serve();
  const { come } = await atTable(server, { hurry: 60 });
  const bob = await come(1, phone);
  await yourTurn(bob, 1);
  const ann = await come(0);
  // Only her own watch goes on: Bob has all the time there is.
  await ann.clock.install();
  await ann.reload();
  await sits(ann, 1, "Bob");
  await ann.clock.fastForward(16000);
  await ann.locator("button.hurry").click();
  await bob.locator(".hurried").getByText("You have").waitFor();
  await bob.locator(".hands .live").first().click(); // but not where it goes
  await ann.locator(".hurried").waitFor({ state: "hidden" });
  same(await ann.locator("button.hurry").count(), 0, "a way to hurry Bob again at once");
  fine(ann, bob);
});

test("friends: taking back is refused, withdrawn and granted, and says what it takes", async () => {
  const server = await serve();
  const { table, links, come } = await atTable(server);
  const lines = await Promise.all(links.map((l) => join(server, table, l.key)));
  // Bob plays, then Ann: now Bob must ask.
  await playOn(lines, ([ann]) => ann.played === 2);
  const ann = await come(0);
  const bob = await come(1, phone);
  const eve = await person(server);
  await eve.goto(`${server.address}/#/t/${table}/watch`);
  await sits(eve, 1, "Bob");
  const wish = (page) => page.getByRole("alertdialog", { name: "a wish: undo" });
  const undo = () => button(bob, "Undo").click();
  const room = () => ann.locator(".hands").evaluate((h) => h.clientWidth);
  const before = await room();
  await undo();
  await wish(ann).getByText("Bob would like to take this back").waitFor();
  same(await room(), before, "the room for Ann's hand");
  const [first] = await wish(ann).locator("li").allTextContents();
  check(/^Bob /.test(first), `what Bob did comes first: ${first}`);
  await bob.getByText("waiting for Ann …").waitFor();
  await button(ann, "No").click();
  await wish(bob).waitFor({ state: "hidden" });
  await bob.getByText("Ann says no.").waitFor();
  await undo();
  await wish(ann).waitFor();
  await button(bob, "Withdraw").click();
  await wish(ann).waitFor({ state: "hidden" });
  await undo();
  await button(ann, "Agree").click();
  await yourTurn(bob, 1);
  for (const page of [ann, eve]) await page.getByText(`Taken back: ${first}`).waitFor();
  fine(ann, bob, eve);
});

test("friends: who asks to take back means what they did, not that they ended the turn", async () => {
  const server = await serve();
  const { table, links } = await atTable(server);
  const lines = await Promise.all(links.map((l) => join(server, table, l.key)));
  const ends = ({ scene }) =>
    scene.actions?.length > 1 && scene.actions.find((a) => /^end your turn/i.test(a.text));
  const [ann, bob] = lines;
  await playOn(lines, () => ends(latest(bob)));
  const hers = ann.next((m) => isScene(m) && m.scene?.actions?.length);
  check((await bob.ask({ cmd: "play", code: ends(latest(bob)).code })).ok, "the end of the turn");
  await hers;
  const wished = ann.next((m) => isScene(m) && m.table.wish);
  check((await bob.ask({ cmd: "undo" })).asked, "Ann is asked");
  const { takes } = (await wished).table.wish;
  check(/^Bob /.test(takes[0]), `what Bob did comes first: ${takes}`);
});

test("friends: another card is chosen by tapping it, and none by tapping the same one", async () => {
  const server = await serve();
  const { table, links, come } = await atTable(server);
  const lines = await Promise.all(links.map((l) => join(server, table, l.key)));
  const bobs = lines[1];
  const choosing = () => latest(bobs).scene.prompt.startsWith("Play which card");
  const changed = async (message) => {
    const told = bobs.next((e) => isScene(e) && e.scene);
    check((await bobs.ask(message)).ok, message.cmd);
    await told;
  };
  // The cards, one of each kind, that have more than one place to go.
  const movable = async () => {
    const found = new Map();
    for (const { code, on } of latest(bobs).scene.actions) {
      const { kind } = latest(bobs).scene.items.find((i) => on?.includes(i.id)) ?? {};
      if (!kind || found.has(kind)) continue;
      await changed({ cmd: "play", code });
      const { scene } = latest(bobs);
      if (scene.prompt.endsWith("where?") && scene.actions.length > 1) found.set(kind, on[0]);
      await changed({ cmd: "undo" });
    }
    return [...found.values()];
  };
  let cards = [];
  for (let n = 2; cards.length < 2; n = bobs.played + 1) {
    await playOn(lines, () => bobs.played >= n && choosing());
    cards = await movable();
  }
  const bob = await come(1);
  const card = (i) => bob.locator(`.hands [data-id="${cards[i]}"]`);
  const question = (words) => bob.locator(".ask", { hasText: words });
  await question("Play which card").waitFor();
  await card(0).click();
  await question("where?").waitFor();
  const was = await bob.locator(".ask").textContent();
  await card(1).click();
  await bob.waitForFunction((asked) => {
    const now = document.querySelector(".ask")?.textContent ?? "";
    return now.includes("where?") && now !== asked;
  }, was);
  await card(1).click();
  await question("Play which card").waitFor();
  fine(bob);
});

test("friends: from a resignation to the rematch, with the score", async () => {
  const server = await serve();
  const { come } = await atTable(server);
  const ann = await come(0);
  const bob = await come(1, phone);
  await button(ann, "menu").click();
  await button(ann, "Offer a draw").click();
  await ann.getByText("You offer a draw.").waitFor(); // no menu lies over it any more
  await button(ann, "Withdraw").click({ trial: true });
  await bob.getByText("Ann offers a draw.").waitFor();
  await button(bob, "No").click();
  await ann.getByText("You offer a draw.").waitFor({ state: "hidden" });
  await ann.getByText("Bob says no.").waitFor();
  // Two clicks at one place are no resignation.
  await button(ann, "menu").click();
  const { x, y, width, height } = await button(ann, "Resign").boundingBox();
  await ann.mouse.dblclick(x + width / 2, y + height / 2);
  await ann.getByText("You would lose the game.").waitFor();
  await button(ann, "Resign: yes, really").click();
  await bob
    .getByRole("dialog", { name: "the end" })
    .getByText("Ann resigns", { exact: true })
    .first()
    .waitFor();
  await button(bob, "Rematch").click();
  await sits(bob, 0, "Bob");
  await button(ann, "Join the rematch").click();
  await yourTurn(ann, 1);
  await button(ann, "menu").click();
  await button(ann, "Resign").click();
  await button(ann, "Resign: yes, really").click();
  await bob.getByText("2 : 0").waitFor();
  fine(ann, bob);
});
