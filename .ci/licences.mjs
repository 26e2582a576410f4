#!/usr/bin/env node
// Lists every package that is linked, bundled or used to test, with its licence, from the lock files and what was
// downloaded for them: `.ci/licences`. Fails when one has a licence that deny.toml does not allow. Needs no network.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

process.chdir(new URL("..", import.meta.url).pathname);
const allowed = new Set(
  readFileSync("deny.toml", "utf8")
    .match(/^allow = \[([^\]]*)\]/m)[1]
    .match(/"[^"]+"/g)
    .map((name) => name.slice(1, -1)),
);

/** Whether an SPDX expression can be met with allowed licences alone. The slash is how old manifests write OR. */
function isAllowed(expression) {
  const words = expression.replaceAll("/", " OR ").match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const one = () => {
    if (words[at] === "(") {
      at++;
      const inside = either();
      at++;
      return inside;
    }
    let name = words[at++];
    if (words[at] === "WITH") name += ` WITH ${words[at + 1]}`;
    if (words[at] === "WITH") at += 2;
    return allowed.has(name);
  };
  const both = () => {
    let all = one();
    while (words[at] === "AND") {
      at++;
      all = one() && all;
    }
    return all;
  };
  const either = () => {
    let some = both();
    while (words[at] === "OR") {
      at++;
      some = both() || some;
    }
    return some;
  };
  return either();
}

/** The crates of the workspace, for this machine. */
function crates() {
  const words = "tree --workspace --locked --all-features --prefix none --edges normal,build,dev --format {p}|{l}";
  const lines = execFileSync("cargo", words.split(" "), { encoding: "utf8", maxBuffer: 1 << 26 }).split("\n");
  return lines.filter(Boolean).map((line) => {
    const [name, licence] = line.replace(/ \(\*\)$/, "").split("|");
    return { name: name.replace(/ \(.*/, ""), licence, from: "cargo" };
  });
}

/** The packages of an npm lock file. */
function packages(lock) {
  const entries = Object.entries(JSON.parse(readFileSync(lock, "utf8")).packages);
  return entries
    .filter(([path, entry]) => path.includes("node_modules/") && !entry.link)
    .map(([path, { version, license }]) => {
      return { name: `${path.split("node_modules/").pop()} ${version}`, licence: license ?? "none", from: "npm" };
    });
}

/** Bundlers and frameworks that the package is tried in. Nothing of them is built or shipped. */
const TRIED_IN = "wasm-core/tests/platforms/package-lock.json";
const locks = execFileSync("git", ["ls-files", "*package-lock.json"], { encoding: "utf8" })
  .split("\n")
  .filter((lock) => lock !== "" && lock !== TRIED_IN);
const lines = [...crates(), ...locks.flatMap(packages)].map(
  ({ name, licence, from }) => `${from}\t${name}\t${licence}`,
);
const list = [...new Set(lines)].sort();
const refused = list.filter((line) => !isAllowed(line.split("\t")[2]));
if (process.argv.includes("--check")) {
  console.log(`${list.length} packages, ${refused.length} with a licence that deny.toml does not allow`);
} else {
  console.log(list.join("\n"));
}
if (refused.length > 0) {
  console.error(`not allowed by deny.toml:\n${refused.join("\n")}`);
  process.exit(1);
}
