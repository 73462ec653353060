// Bundle the page into dist/: index.html, app.js, app.css and its fonts.

import { copyFile, mkdir, rm } from "node:fs/promises";
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

await rm("dist", { recursive: true, force: true });
await mkdir("dist/fonts", { recursive: true });
await build({
  entryPoints: { app: "src/main.tsx" },
  bundle: true,
  minify: true,
  outdir: "dist",
  format: "iife",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  external: ["/fonts/*"],
  legalComments: "none",
  logLevel: "warning",
});
await copyFile("index.html", "dist/index.html");
await copyFile("icon.svg", "dist/icon.svg");
await copyFile("monster.svg", "dist/monster.svg");
for (const [name, file] of Object.entries(fonts))
  await copyFile(`node_modules/${file}`, `dist/fonts/${name}.woff2`);
