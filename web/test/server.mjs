// A server of our own and a browser, for the tests of the page.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { afterwards } from "./kit.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
export const program = process.env.RUMPUS ?? join(root, "build/rumpus");

const children = new Set();
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

// Runs the program until the test ends; `ended` resolves with its exit code, or
// the signal.
export function run(...args) {
  const child = spawned([program, ...args]);
  afterwards(() => child.end("SIGKILL"));
  return child;
}
export function spawned([first, ...args]) {
  const child = spawn(first, args, { stdio: ["ignore", "pipe", "pipe"] });
  child.said = "";
  child.complained = "";
  child.stdout.on("data", (d) => (child.said += d));
  child.stderr.on("data", (d) => (child.complained += d));
  children.add(child);
  child.ended = new Promise((done) =>
    child.once("close", (code, signal) => {
      children.delete(child);
      done(code ?? signal);
    }),
  );
  child.end = (signal) => {
    child.kill(signal);
    return child.ended;
  };
  return child;
}

// The port a server says it listens on.
export function port(child) {
  return new Promise((good, bad) => {
    child.stdout.on("data", () => {
      const found = /http:\/\/\S+:(\d+)\//.exec(child.said);
      if (found) good(found[1]);
    });
    child.ended.then((code) =>
      bad(new Error(`rumpus serve ended with ${code}: ${child.said}${child.complained}`)),
    );
  });
}

export function temporary() {
  const folder = mkdtempSync(join(tmpdir(), "rumpus-page-"));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// Starts it on a free port; it and its database end with the test.
export const serve = (...more) => serveUnder([], ...more);

// The same with words before the program, as `prlimit --nofile=99`.
export async function serveUnder(words, ...more) {
  const folder = temporary();
  const server = { address: "", data: join(folder, "tables.db") };
  let child;
  server.restart = async () => {
    const always = ["--port", "0", "--pace", "0", "--data", server.data];
    const scenes = ["--scenes", join(root, "tests/scenes")];
    child = spawned([...words, program, "serve", ...always, ...scenes, ...more]);
    server.child = child;
    server.address = `http://localhost:${await port(child)}`;
  };
  server.kill = () => child.end("SIGKILL");
  server.stop = () => child.end("SIGINT");
  // One that does not hear is no reason to wait for ever.
  afterwards(async () => {
    const late = setTimeout(() => child.kill("SIGKILL"), 5000);
    await server.stop();
    clearTimeout(late);
  });
  await server.restart();
  return server;
}

// One Chromium serves all tests, started again should it end before them.
let running,
  users = 0;
afterwards(async () => (await running)?.close());
async function started() {
  if ((await running)?.isConnected()) return running;
  running = chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  return running;
}

// A browser as far as a test can tell: what it opens is its own, and closes with it. The last one
// closes Chromium.
export async function browser() {
  const contexts = [];
  users++;
  return {
    newContext: async (options) => {
      contexts.push(await (await started()).newContext(options));
      return contexts.at(-1);
    },
    close: async () => {
      await Promise.all(contexts.map((c) => c.close().catch(() => undefined))); // gone by now
      if (--users === 0) await (await running)?.close();
    },
  };
}

// A page that fails the test when it complains or asks anybody else.
export async function open(b, address, options = {}) {
  const context = await b.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    ...options,
  });
  await context.addInitScript(() => localStorage.setItem("rumpus.pace", "0"));
  const page = await context.newPage();
  page.complaints = [];
  page.on("pageerror", (e) => page.complaints.push(String(e)));
  page.on("console", (m) => {
    if (m.type() === "error") page.complaints.push(`${m.text()} ${m.location().url}`);
  });
  page.on("request", (r) => {
    // What begins with data: or blob: is in this browser already.
    if (!r.url().startsWith(address) && !/^(data|blob):/.test(r.url()))
      page.complaints.push(`request to ${r.url()}`);
  });
  return page;
}

export async function ask(address, path, body) {
  const answer = await fetch(
    address + path,
    body === undefined ? undefined : { method: "POST", body: JSON.stringify(body) },
  );
  return answer.json();
}

// The tables of a server that has stopped are of other rules when it starts again.
export function ageRules(server) {
  const age = `import sqlite3; d = sqlite3.connect("${server.data}");
d.execute("update tables set head = replace(head, 'rules 1', 'rules 9')"); d.commit()`;
  const done = spawnSync("python3", ["-c", age], { encoding: "utf8" });
  if (done.status !== 0) throw new Error(done.stderr);
}
