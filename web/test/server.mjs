// A server of our own and a browser, for the tests of the page.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const program = process.env.RUMPUS ?? join(root, "build/rumpus");

// Starts it on a free port; the database goes away with it.
export async function serve() {
  const folder = mkdtempSync(join(tmpdir(), "rumpus-page-"));
  const server = { address: "" };
  let child;
  server.restart = async () => {
    child = spawn(
      program,
      [
        "serve",
        "--port",
        "0",
        "--pace",
        "0",
        "--data",
        join(folder, "tables.db"),
        "--scenes",
        join(root, "tests/scenes"),
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const port = await new Promise((good, bad) => {
      let said = "";
      child.stdout.on("data", (d) => {
        said += d;
        const found = /http:\/\/\S+:(\d+)\//.exec(said);
        if (found) good(found[1]);
      });
      child.once("exit", (code) => bad(new Error(`rumpus serve ended with ${code}: ${said}`)));
    });
    server.address = `http://localhost:${port}`;
  };
  const end = async (signal) => {
    const gone = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    return gone;
  };
  server.kill = () => end("SIGKILL");
  server.stop = async () => {
    const code = await end("SIGINT");
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  await server.restart();
  return server;
}

export function browser() {
  return chromium.launch({
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
    if (m.type() === "error") page.complaints.push(m.text());
  });
  page.on("request", (r) => {
    if (!r.url().startsWith(address) && !r.url().startsWith("data:"))
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
