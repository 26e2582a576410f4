/**
 * Clustering beside its peers: `npm run bench -- [sizes …] [--ten-million] [--only <tasks that begin so>] [--no-native]`.
 *
 * Every task runs in a process of its own, one after the other. The figures go to results/<time>.jsonl; README.md
 * beside this file, the plots, and the table of the package's README are written anew when nothing was left out.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync, mkdtempSync, appendFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { pointsOf, SETS } from "./data.mjs";
import { DROP_IN_ROWS } from "./drop-in.mjs";
import { machine, report } from "./report.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const { values: { only, "ten-million": tenMillion, "no-native": noNative }, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" }, "ten-million": { type: "boolean" }, "no-native": { type: "boolean" } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [10_000, 100_000, 1_000_000];
const largest = Math.max(...sizes);

const tasks = [
  ...sizes.flatMap((count) => Object.keys(SETS).flatMap((set) => [
    { task: "load", set, count },
    { task: "loadPeer", set, count, version: 9 },
    ...(count === largest && ["uniform", "towns"].includes(set) ? [{ task: "loadPeer", set, count, version: 8 }] : []),
  ])),
  ...[100_000, largest].flatMap((count) => Object.keys(SETS).flatMap((set) => ["firstLoad", "firstLoadPeer"].map((task) => ({ task, set, count })))),
  ...DROP_IN_ROWS.flatMap((row) => ["ours", "peer"].map((library) => ({ task: "dropIn", ...row, library }))),
  ...["uniform", "towns"].flatMap((set) => [
    ...["views", "viewsPeer", "memory", "memoryPeer", "live"].map((task) => ({ task, set, count: largest })),
    { task: "grid", set, count: 100_000 },
    { task: "gridPeer", set, count: 100_000 },
    { task: "grid", set, count: 10_000, isNarrow: true },
    { task: "gridSuccessor", set, count: 10_000 },
    { task: "grid", set, count: 1_000_000 },
    ...["kdbush", "flatbush"].map((library) => ({ task: "tree", set, count: largest, library })),
    ...(tenMillion ? [{ task: "tenMillion", set, count: 1e7 }] : []),
  ]),
].filter(({ task }) => !only || task.startsWith(only));

mkdirSync(join(here, "results"), { recursive: true });
const file = join(here, "results", `${new Date().toISOString().replaceAll(":", "-")}.jsonl`);
const results = [];
function keep(result) {
  results.push(result);
  appendFileSync(file, `${JSON.stringify(result)}\n`);
  console.log(JSON.stringify(result));
}

keep({ task: "machine", ...machine() });
for (const task of tasks) {
  try {
    const output = execFileSync(process.execPath, ["--expose-gc", join(here, "child.mjs"), JSON.stringify(task)], { maxBuffer: 1e8 });
    keep({ ...task, ...JSON.parse(output.toString()) });
  } catch (error) {
    // The others are worth having; without this one there is no record.
    process.exitCode = 1;
    console.error(`${JSON.stringify(task)} failed: ${error.message}`);
  }
}

/** The crates, and ours without WebAssembly. */
function native() {
  const manifest = join(here, "native/Cargo.toml");
  execFileSync("cargo", ["build", "--quiet", "--release", "--locked", "--manifest-path", manifest, "--target-dir", join(here, "native/target")], { stdio: "inherit" });
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  for (const set of ["uniform", "towns"]) {
    const points = join(folder, set);
    writeFileSync(points, Buffer.from(pointsOf(set, largest).buffer));
    for (const library of ["wasm-core", "supercluster", "supercluster-rs"]) {
      const output = execFileSync(join(here, "native/target/release/bench-native"), [library, points, library === "wasm-core" ? "5" : "2"]);
      const times = JSON.parse(output.toString()).sort((a, b) => a - b);
      keep({ task: "native", set, count: largest, library, ms: { min: times[0], median: times[Math.floor(times.length / 2)], max: times.at(-1), runs: times.length } });
    }
  }
  rmSync(folder, { recursive: true });
}
if (!only) await import("./plan.mjs");
if (!only) await import("./routes.mjs");
if (!only && !noNative) native();
if (!only && !noNative && positionals.length === 0 && !process.exitCode) report(results);
else console.log(`The figures are in ${file}; the record is written by a whole run only.`);
