// Prints what a first view of `/` transfers (brotli) before it can be used, and says what is beyond the budget, so that
// nothing grows unnoticed. Another compiler makes another kilobyte, so it is no reason not to build; `--check` makes it
// a failure. The map's renderer comes later and has a budget of its own.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const dist = new URL("../dist", import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
const FIRST_VIEW = ["index.html", "src/app.tsx", "src/screens/home/screen.tsx"];
const MAP = ["src/map/world-canvas.tsx"];
const BUDGET_KB = {
  "first view, scripts and styles": 140,
  "first view, core (wasm)": 63,
  "first view, all of it": 203,
  "map renderer, later": 230,
  "invitation, until the vote can be given": 100,
};

/** Files of these modules and of everything they import before they run. */
function filesOf(modules) {
  const files = new Set();
  const visit = (name) => {
    const { file, css = [], assets = [], imports = [] } = manifest[name];
    if (files.has(file)) return;
    for (const each of [file, ...css, ...assets.filter((asset) => asset.endsWith(".wasm"))]) files.add(each);
    imports.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}

/** Scripts and styles of an invitation, and the typefaces its Latin words are set in. */
function invitationFiles() {
  const { "invitation.html": entry } = JSON.parse(readFileSync(join(dist, ".vite/invitation.json"), "utf8"));
  const fonts = entry.assets.filter((file) => /-latin-wght-normal-[^/]+\.woff2$/.test(file));
  return [entry.file, ...entry.css, ...fonts, "invitation.html"];
}

/** What the page itself names besides: what is painted before the app has come. */
function paintedFiles() {
  const page = readFileSync(join(dist, "index.html"), "utf8");
  return Array.from(page.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g), ([, file]) => file);
}

const transferred = (file) =>
  (statSync(join(dist, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(dist, file))).size;
const sum = (files) => files.reduce((total, file) => total + transferred(file), 0) / 1000;

const first = new Set([...filesOf(FIRST_VIEW), ...paintedFiles()]);
const isWasm = (file) => file.endsWith(".wasm");
const sizes = {
  "first view, scripts and styles": sum([...first].filter((file) => !isWasm(file))),
  "first view, core (wasm)": sum([...first].filter(isWasm)),
  "first view, all of it": sum([...first]),
  "map renderer, later": sum([...filesOf(MAP)].filter((file) => !first.has(file))),
  "invitation, until the vote can be given": sum(invitationFiles()),
};
for (const [what, kB] of Object.entries(sizes)) {
  const over = kB > BUDGET_KB[what];
  console.log(`${over ? "OVER BUDGET: " : ""}${what}: ${kB.toFixed(0)} kB of ${BUDGET_KB[what]}`);
  if (over && process.argv.includes("--check")) process.exitCode = 1;
}
