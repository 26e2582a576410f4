// Prints what a first view of `/` transfers, brotli, and fails beyond the budget: the page's own script and styles,
// whatever they import statically, and the core.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const budgetKB = { "first view: scripts and styles": 250, "core (wasm)": 250 };
const dist = new URL("../dist", import.meta.url).pathname;
const transferred = (path) => statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;

const seen = new Set();
const follow = (name) => {
  if (seen.has(name)) return;
  seen.add(name);
  const source = readFileSync(join(dist, name), "utf8");
  for (const [, other] of source.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) follow(join("assets", other));
};
const page = readFileSync(join(dist, "index.html"), "utf8");
for (const [, name] of page.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g)) follow(name);
for (const [, name] of page.matchAll(/href="\/(assets\/[\w.-]+\.css)"/g)) seen.add(name);
const core = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".wasm"));

const sums = {
  "first view: scripts and styles": [...seen].reduce((sum, name) => sum + transferred(join(dist, name)), 0),
  "core (wasm)": core.reduce((sum, name) => sum + transferred(join(dist, "assets", name)), 0),
};
for (const [what, bytes] of Object.entries(sums)) {
  console.log(`${what}: ${(bytes / 1000).toFixed(0)} kB brotli of at most ${budgetKB[what]}`);
  if (bytes > budgetKB[what] * 1000) process.exitCode = 1;
}
