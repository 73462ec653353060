// Games that easy bots play with `rumpus drive`, shown to a page as a server would: the same game
// for the same seed, at whatever moment, without anybody waiting for anything.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { afterwards } from "./kit.mjs";
import { program } from "./server.mjs";

export const names = ["Marlene", "Mara", "Jun", "Otto", "Ines", "Vex"];

// One conversation with `rumpus drive`.
export function drive() {
  const child = spawn(program, ["drive"], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise((done) => child.once("close", done));
  const end = () => {
    child.stdin.end();
    return ended;
  };
  afterwards(end);
  const waiting = [];
  createInterface({ input: child.stdout }).on("line", (text) => waiting.shift()(text));
  const text = (message) =>
    new Promise((good) => {
      waiting.push(good);
      child.stdin.write(`${JSON.stringify(message)}\n`);
    });
  const ask = async (message) => {
    const answer = JSON.parse(await text(message));
    if (!answer.ok) throw new Error(`${JSON.stringify(message)}: ${answer.error}`);
    return answer;
  };
  return { ask, text, end };
}

// A whole game: what `viewer` is shown since their last decision, at each new one of theirs and at
// the end. Each scene is a line of JSON.
export async function* played({ seed = 1, viewer = 0, most = 20000, ...wish }) {
  const d = drive();
  const { seats } = await d.ask({ cmd: "new", seed, ...wish });
  let at = await d.ask({ cmd: "new", seed, names: names.slice(0, seats), ...wish });
  const { layout, theme } = await d.ask({ cmd: "layout" });
  const view = async () => {
    const line = await d.text({ cmd: "view", as: viewer });
    return line.slice(line.indexOf('"scene":') + 8, -1);
  };
  let scenes = [await view()];
  const past = [...scenes]; // of the whole game
  for (let n = 0; n < most; n++) {
    if (at.actor === viewer || at.actor === null) {
      const whole = { past, upTo: past.length, last: scenes };
      yield { layout, theme, scenes, whole, over: at.actor === null };
      if (at.actor === null) break;
      scenes = [];
    }
    const { code } = await d.ask({ cmd: "bot", level: "easy", seed: n });
    at = await d.ask({ cmd: "play", code });
    const now = await view();
    if (now !== past.at(-1)) {
      scenes.push(now);
      past.push(now);
    }
  }
  await d.end();
}

const LATEST = 50; // scenes: what somebody who was away long is shown anyway

// Stands in for the server at this page's table; show() lays a moment of a game on it. `howto` is
// what the game's rules say, if anything.
export async function stage(page, address, howto) {
  let line, version, joined, shown;
  const said = []; // by the page
  await page.routeWebSocket(/./, (ws) => {
    ws.onMessage((text) => {
      const { cmd, id, ...more } = JSON.parse(text);
      said.push({ cmd, ...more });
      if (cmd === "join") {
        line = ws;
        ws.send(JSON.stringify({ ok: true, id, ...joined }));
        joined.laid();
      } else if (cmd === "rules" && howto) ws.send(JSON.stringify({ ok: true, id, howto }));
      else ws.send(JSON.stringify({ ok: false, id, error: "nobody is here" }));
    });
  });
  const show = async (moment) => {
    const last = JSON.parse(moment.scenes.at(-1));
    const info = {
      who: last.seats.map((_, i) => (i === 0 ? "human" : "easy")),
      here: last.seats.map(() => true),
      thinking: last.actor !== last.viewer,
    };
    // Also what came before it and was not shown: a page that missed something would tell less.
    const { past, upTo, last: own } = moment.whole;
    const whole = own === moment.scenes;
    const all = whole ? past.slice(0, upTo).slice(shown) : moment.scenes;
    shown = whole ? upTo : upTo - own.length;
    for (const scene of all.slice(-LATEST))
      line.send(
        `{"event":"scene","version":${version++},"as":${last.viewer},"table":${JSON.stringify(info)},"scene":${scene}}`,
      );
    await page.waitForFunction(
      (n) =>
        n === undefined
          ? document.querySelector(".ending")
          : document.querySelector(".question")?.dataset.decision === String(n),
      last.decision,
    );
  };
  // Another game: a fresh page, so that nothing of the last one stays.
  const lay = async (moment, title) => {
    version = 1;
    shown = 0;
    await new Promise((laid, bad) => {
      joined = {
        table: "played",
        game: title,
        title,
        seats: [0],
        layout: moment.layout,
        theme: moment.theme,
        rules: { clock: "none", time: 0, increment: 0, limit: 0, hurry: 0, grace: 0 },
        laid,
      };
      page.goto(`${address}/#/t/played/x${Math.random()}`).catch(bad);
    });
  };
  return { lay, show, said };
}
