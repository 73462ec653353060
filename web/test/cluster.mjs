// A database, nodes that share it and a proxy before them, for the tests of a server of several
// nodes. Everything is of this test alone, in a folder of its own, and ends with it.
import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { afterwards } from "./kit.mjs";
import { port, program, root, spawned, temporary } from "./server.mjs";

const pause = (ms) => new Promise((r) => setTimeout(r, ms));

async function freePort() {
  const s = createServer();
  await new Promise((r) => s.listen(0, "127.0.0.1", r));
  const { port } = s.address();
  await new Promise((r) => s.close(r));
  return port;
}

// Debian keeps the programs of each version in a folder of its own.
function binary(name) {
  const folder = "/usr/lib/postgresql";
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => b - a) : [];
  return versions.length ? join(folder, versions[0], "bin", name) : name;
}

// PostgreSQL does not run as root.
function servant() {
  if (process.getuid() !== 0) return {};
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((l) => /^(postgres|nobody):/.test(l));
  const [, , uid, gid] = line.split(":").map(Number);
  return { uid, gid };
}

export async function database() {
  const who = servant();
  const folder = temporary();
  if (who.uid) chownSync(folder, who.uid, who.gid);
  const data = join(folder, "data");
  const made = spawnSync(
    binary("initdb"),
    ["-D", data, "-U", "rumpus", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...who, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error ?? made.stderr}`);
  const at = await freePort();
  const args = ["-D", data, "-k", folder, "-p", String(at), "-h", "127.0.0.1"];
  const child = spawn(binary("postgres"), args, { ...who, cwd: folder, stdio: "ignore" });
  const ended = new Promise((r) => child.once("close", r));
  const kill = () => child.kill("SIGQUIT");
  process.once("exit", kill);
  afterwards(async () => {
    child.kill("SIGINT");
    await ended;
    process.off("exit", kill);
  });
  // What SQL answers, as lines of columns.
  const ask = (sql) => {
    const to = ["-h", "127.0.0.1", "-p", String(at), "-U", "rumpus", "-d", "postgres"];
    const done = spawnSync(binary("psql"), [...to, "-qAtF", "\t", "-c", sql], { encoding: "utf8" });
    if (done.status !== 0) throw new Error(done.stderr);
    return done.stdout
      .split("\n")
      .filter(Boolean)
      .map((l) => l.split("\t"));
  };
  for (let i = 0; ; i++) {
    try {
      ask("select 1");
      break;
    } catch (e) {
      if (i === 200) throw e;
      await pause(50);
    }
  }
  return { port: at, ask };
}

// A cable to a port, which can be cut, or go silent without a word.
export async function cable(to) {
  const lines = new Set();
  let silent = false,
    cut = false;
  const server = createServer((near) => {
    if (cut) {
      near.destroy();
      return;
    }
    const far = connect(to, "127.0.0.1");
    const line = { near, far };
    lines.add(line);
    const over = () => {
      lines.delete(line);
      near.destroy();
      far.destroy();
    };
    for (const [from, towards] of [
      [near, far],
      [far, near],
    ]) {
      from.on("data", (d) => silent || towards.write(d));
      from.on("error", over);
      from.on("close", () => silent || over());
    }
  });
  await new Promise((r) => server.listen(0, "127.0.0.1", r));
  const drop = () => {
    for (const { near, far } of lines) {
      near.destroy();
      far.destroy();
    }
    lines.clear();
  };
  afterwards(() => {
    drop();
    server.close();
  });
  return {
    port: server.address().port,
    cut() {
      cut = true;
      drop();
    },
    hush() {
      silent = true;
    },
    mend() {
      drop();
      cut = silent = false;
    },
  };
}

// One node, on a cable of its own to the database, behind a proxy as docs/OPERATING.md has it.
export async function node(db, ...more) {
  const line = await cable(db.port);
  const own = { line, address: "", port: 0 };
  own.start = async () => {
    const url = `postgresql://rumpus@127.0.0.1:${line.port}/postgres`;
    const always = ["--port", String(own.port), "--pace", "0", "--per-address", "1000"];
    always.push("--public-origin", "http://play.example");
    own.child = spawned([program, "serve", ...always, "--store", url, ...more]);
    own.port = await port(own.child);
    own.address = `http://127.0.0.1:${own.port}`;
  };
  own.kill = () => own.child.end("SIGKILL");
  own.stop = () => own.child.end("SIGTERM");
  afterwards(() => own.kill());
  await own.start();
  return own;
}

// nginx as docs/OPERATING.md has it, before these two nodes.
export async function proxy(nodes) {
  const folder = temporary();
  const at = await freePort();
  const site = readFileSync(join(root, "tools/nginx/rumpus.conf"), "utf8")
    .replace("127.0.0.1:8317", `127.0.0.1:${nodes[0].port}`)
    .replace("127.0.0.1:8318", `127.0.0.1:${nodes[1].port}`)
    .replace("listen 80;", `listen 127.0.0.1:${at};`)
    .replace("play.example", "localhost");
  const kinds = ["body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temp = kinds.map((k) => {
    const name = k === "body" ? "client_body" : k;
    return `${name}_temp_path ${folder}/${k};`;
  });
  writeFileSync(join(folder, "rumpus.conf"), site);
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; ${temp.join(" ")} include ${folder}/rumpus.conf; }
`,
  );
  const child = spawned(["/usr/sbin/nginx", "-p", folder, "-c", join(folder, "nginx.conf")]);
  afterwards(() => child.end("SIGTERM"));
  const address = `http://localhost:${at}`;
  for (let i = 0; ; i++) {
    const there = await fetch(`${address}/healthz`).catch(() => undefined);
    if (there) return { address };
    if (i === 100) throw new Error(`nginx: ${child.complained}`);
    await pause(50);
  }
}
