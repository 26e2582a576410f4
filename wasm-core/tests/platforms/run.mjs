/**
 * Tries `@yonder/clustering` on every platform: `npm run platforms [-- names]` in `wasm-core` after `npm run build`. A whole run writes
 * the table of the packages' README.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BROWSERS } from "./browsers.mjs";
import { EXPECTED, HEAVY, LIGHT, prepare } from "./platforms.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const pkg = join(here, "../../pkg-clustering");
const only = process.argv.slice(2);
const work = join(here, ".work");
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
const [{ filename }] = JSON.parse(execFileSync("npm", ["pack", "--json", "--pack-destination", work], { cwd: pkg, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
const folderOf = await prepare(work, join(work, filename));

const rows = [];
for (const [name, { entry, act }] of Object.entries({ ...LIGHT, ...HEAVY })) {
  if (only.length > 0 && !only.some((part) => name.startsWith(part))) continue;
  const began = performance.now();
  let outcomes;
  try {
    outcomes = await act(await folderOf(name));
  } catch (error) {
    outcomes = { [name]: `${error.stdout ?? ""}${error.stderr ?? ""}${error.message}`.slice(0, 3_000) };
  }
  const works = Object.values(outcomes).every((outcome) => outcome === EXPECTED);
  if (!works) process.exitCode = 1;
  console.log(`${works ? "works " : "FAILED"} ${name} (${Object.keys(outcomes).join(", ")}; ${Math.round(performance.now() - began)} ms)${works ? "" : `\n${JSON.stringify(outcomes, null, 1)}`}`);
  rows.push({ name, entry, where: Object.keys(outcomes).join(", "), works });
}
if (only.length === 0) {
  // What installs and what type checkers make of the manifest.
  const tool = (name, ...given) => execFileSync(join(here, "node_modules/.bin", name), given, { cwd: here, encoding: "utf8", stdio: "inherit" });
  tool("publint", "--strict", pkg);
  tool("attw", join(work, filename), "--profile", "node16", "--exclude-entrypoints", "clustering.wasm", "--ignore-rules", "cjs-resolves-to-esm");
  for (const folder of ["pkg", "pkg-clustering"]) execFileSync("npm", ["publish", "--dry-run", "--loglevel=error"], { cwd: join(here, "../..", folder), stdio: ["ignore", "ignore", "inherit"] });
}
rmSync(work, { recursive: true, force: true });

if (only.length === 0 && BROWSERS.length === 2) {
  const table = ["| Platform | Import | Tried in |", "|---|---|---|", ...rows.map(({ name, entry, where, works }) => `| ${name} | \`@yonder/clustering${entry === "." ? "" : `/${entry}`}\` | ${works ? where : "does not work"} |`)].join("\n");
  const readme = join(here, "../../packaging/clustering/README.md");
  writeFileSync(readme, readFileSync(readme, "utf8").replace(/(<!-- platforms -->\n)[\s\S]*?(<!-- end of platforms -->)/, (_, start, end) => `${start}\n${table}\n\n${end}`));
}
