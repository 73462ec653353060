// Bundle the page into dist/: index.html, app.js, app.css and its fonts; and the page of the lab's
// reports into dist-lab/, as one file without its figures. With --site into
// ../build/site, as a page that plays alone: with the module and its worker besides, and a service
// worker that keeps all of it for when there is no network.

import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { build } from "esbuild";

// The letters of Western languages are enough: names of people fall back to
// the system's face where they need others.
const fonts = {
  "lilita-one": "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2",
  "nunito-sans": "@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2",
  "grenze-gotisch": "@fontsource/grenze-gotisch/files/grenze-gotisch-latin-700-normal.woff2",
  "alegreya-sans": "@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2",
  "alegreya-sans-bold": "@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2",
};

const alone = process.argv[2] === "--site";
// Where friends far away meet: SERVER=https://play.example make site
const server = process.env.SERVER ? new URL(process.env.SERVER).href : "";
const out = alone ? "../build/site" : "dist";
const common = {
  bundle: true,
  minify: true,
  outdir: out,
  target: ["es2022"],
  legalComments: "none",
  logLevel: "warning",
};

await rm(out, { recursive: true, force: true });
await mkdir(`${out}/fonts`, { recursive: true });
await build({
  ...common,
  entryPoints: { app: "src/main.tsx" },
  format: "iife",
  jsx: "automatic",
  jsxImportSource: "preact",
  external: ["/fonts/*"],
  define: { ALONE: String(alone) },
});
await copyFile("index.html", `${out}/index.html`);
await copyFile("icon.svg", `${out}/icon.svg`);
await copyFile("monster.svg", `${out}/monster.svg`);
// What a chat shows of a link to a game.
if (!alone) {
  await mkdir(`${out}/pictures`);
  const games = await readdir("../src/games");
  for (const file of await readdir("../docs/pictures"))
    if (games.includes(file.replace(/\.png$/, "")))
      await copyFile(`../docs/pictures/${file}`, `${out}/pictures/${file}`);
}
for (const [name, file] of Object.entries(fonts))
  await copyFile(`node_modules/${file}`, `${out}/fonts/${name}.woff2`);

async function change(file, from, to) {
  const text = await readFile(`${out}/${file}`, "utf8");
  if (!text.includes(from)) throw new Error(`there is no ${from} in ${file}`);
  await writeFile(`${out}/${file}`, text.replaceAll(from, to));
}

async function makeReport() {
  const made = await build({
    ...common,
    entryPoints: { report: "src/lab/report.tsx" },
    format: "iife",
    jsx: "automatic",
    jsxImportSource: "preact",
    write: false,
  });
  let page = await readFile("report.html", "utf8");
  for (const { path, text } of made.outputFiles) {
    const gap = `{{${path.slice(path.lastIndexOf("/") + 1)}}}`;
    if (!page.includes(gap)) throw new Error(`there is no ${gap} in report.html`);
    // A function, as text may hold $&; and nothing in it may end the element.
    page = page.replace(gap, () => text.trim().replaceAll("</script", "<\\/script"));
  }
  await mkdir("dist-lab", { recursive: true });
  await writeFile("dist-lab/report.html", page);
}

async function makeSite() {
  const workers = { ...common, format: "esm", external: ["node:*"] };
  const entry = "src/alone/thinker.ts";
  const thinker = await build({ ...workers, entryPoints: [entry], write: false });
  await build({
    ...workers,
    entryPoints: { worker: "src/alone/worker.ts" },
    define: { THINKER: JSON.stringify(thinker.outputFiles[0].text) },
  });
  await copyFile("../build/wasm/rumpus.wasm", `${out}/rumpus.wasm`);
  await copyFile("manifest.webmanifest", `${out}/manifest.webmanifest`);
  // It may lie in any folder of a server.
  await change("app.css", "url(/fonts/", "url(fonts/");
  const head = `<meta name="server" content="${server}"><link rel="manifest" href="manifest.webmanifest">`;
  await change("index.html", "</head>", `${head}</head>`);
  const files = (await readdir(out, { recursive: true, withFileTypes: true }))
    .filter((f) => f.isFile())
    .map((f) => `${f.parentPath ?? f.path}/${f.name}`.slice(out.length + 1))
    .sort();
  const hash = createHash("sha256");
  for (const f of files) hash.update(f).update(await readFile(`${out}/${f}`));
  const version = `rumpus-${hash.digest("hex").slice(0, 16)}`;
  const list = JSON.stringify(["./", ...files]);
  const rest = await readFile("src/alone/service.js", "utf8");
  await writeFile(
    `${out}/service.js`,
    `const VERSION = "${version}";\nconst FILES = ${list};\n${rest}`,
  );
}
await (alone ? makeSite() : makeReport());
