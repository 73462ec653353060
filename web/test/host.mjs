// Whoever keeps the tables of the page in a test: a server, or with --site the browser itself,
// and the page comes from a dumb server of files under a sub-path. A test that can be the same
// for both asks here; one that needs a server says why (kit.mjs).
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { load } from "../../js/rumpus.js";
import { check, site } from "./kit.mjs";
import { ask, root, serve } from "./server.mjs";

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};
const UNDER = "/games/rumpus";

// Scenes written by hand are files too, though no site has them.
async function fileOf(path) {
  if (path === "/api/scenes") {
    const all = readdirSync(join(root, "tests/scenes")).filter((f) => f.endsWith(".json"));
    return Buffer.from(JSON.stringify({ scenes: all.map((f) => f.slice(0, -5)) }));
  }
  if (path.startsWith("/api/scenes/"))
    return readFile(join(root, "tests/scenes", `${path.slice("/api/scenes/".length)}.json`));
  return readFile(join(root, "build/site", path.replace(/\/$/, "/index.html")));
}

// Files of build/site under UNDER, without any header but their type, and nothing else.
export async function dumb() {
  const server = createServer(async (request, answer) => {
    const path = new URL(request.url, "http://x").pathname;
    if (path === UNDER) {
      answer.writeHead(301, { Location: `${UNDER}/` }).end();
      return;
    }
    try {
      if (!path.startsWith(`${UNDER}/`) || path.includes("..")) throw new Error("elsewhere");
      const bytes = await fileOf(path.slice(UNDER.length));
      const type = TYPES[extname(path.replace(/\/$/, "/index.html"))];
      answer.writeHead(200, { "Content-Type": type ?? "application/octet-stream" });
      answer.end(bytes);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise((good) => server.listen(0, "localhost", good));
  return {
    address: `http://localhost:${server.address().port}${UNDER}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done(0)));
    },
  };
}

// In the page: lay a table in this browser, as the page would.
export async function layHere(wish) {
  const worker = new Worker("worker.js", { type: "module" });
  const answer = await new Promise((good) => {
    worker.onmessage = ({ data: [, what, text] }) => {
      if (what === "hear") good(JSON.parse(text));
    };
    worker.postMessage([1, "open", ""]);
    worker.postMessage([1, "say", JSON.stringify({ cmd: "create", id: 1, ...wish })]);
  });
  worker.terminate();
  return answer;
}

// In the page, before it begins: tell the test what its worker tells it.
function overhear() {
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data: [, what, text] }) => {
        if (what === "hear") window.overheard(text);
      });
    }
  };
}

function alone(files) {
  const guest = load(new URL("../../build/wasm/rumpus.wasm", import.meta.url)).then((r) =>
    r.open(),
  );
  return {
    ...files,
    ask: async (cmd, body = {}) => (await guest).ask({ cmd, ...body }),
    lay: async (page, wish) => {
      await page.goto(files.address);
      const made = await page.evaluate(layHere, wish);
      check(made.ok, made.error);
      return made;
    },
    listen: async (page, heard) => {
      await page.exposeFunction("overheard", (text) => heard(JSON.parse(text)));
      await page.addInitScript(overhear);
    },
  };
}

function served(server) {
  return {
    ...server,
    ask: (cmd, body) => ask(server.address, `/api/${cmd}`, body),
    lay: async (_, wish) => {
      const made = await ask(server.address, "/api/create", wish);
      check(made.ok, made.error);
      return made;
    },
    listen: async (page, heard) => {
      page.on("websocket", (line) =>
        line.on("framereceived", ({ payload }) => heard(JSON.parse(payload))),
      );
    },
  };
}

// address, where the page is; ask(cmd, members), what needs no table; lay(page, wish), a table
// that this page can open; listen(page, heard), all messages to it; stop().
export const host = async () => (site ? alone(await dumb()) : served(await serve()));
