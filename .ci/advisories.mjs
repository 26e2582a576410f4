#!/usr/bin/env node
// Compares Cargo.lock with a copy of the advisories at https://github.com/rustsec/advisory-db, for machines without
// cargo-deny or a network: `.ci/advisories.mjs FOLDER`. Fails over what deny.toml does not ignore with a reason.
import { readdirSync, readFileSync } from "node:fs";

process.chdir(new URL("..", import.meta.url).pathname);
const folder = process.argv[2];
if (!folder) throw new Error("which folder are the advisories in?");

const ignored = new Set([...readFileSync("deny.toml", "utf8").matchAll(/"(RUSTSEC-\d+-\d+)"/g)].map(([, id]) => id));
const locked = [...readFileSync("Cargo.lock", "utf8").matchAll(/^name = "(.+)"\nversion = "(.+)"$/gm)];

/** A version as numbers; one before a release comes before it. */
const numbers = (version) => {
  const [release, before] = version.split("+")[0].split(/-(.*)/s);
  const [major, minor = 0, patch = 0] = release.split(".").map(Number);
  return [major, minor, patch, before === undefined ? 1 : 0];
};
const compare = (one, other) => one.map((n, at) => n - other[at]).find((difference) => difference !== 0) ?? 0;

/** Whether a version fits one requirement of Cargo's, for example `>= 1.2.3` or `^0.4`. */
function fits(version, requirement) {
  const [, sign, wanted] = requirement.trim().match(/^(>=|<=|>|<|=|\^|~)?\s*(.+)$/);
  const difference = compare(numbers(version), numbers(wanted));
  const [major, minor, patch] = numbers(wanted);
  const below = (...limit) => compare(numbers(version), [...limit, 0]) < 0;
  switch (sign) {
    case ">=":
      return difference >= 0;
    case ">":
      return difference > 0;
    case "<=":
      return difference <= 0;
    case "<":
      return difference < 0;
    case "=":
      return difference === 0;
    case "~":
      return difference >= 0 && below(major, minor + 1, 0);
    default:
      if (major > 0) return difference >= 0 && below(major + 1, 0, 0);
      return difference >= 0 && (minor > 0 ? below(0, minor + 1, 0) : below(0, 0, patch + 1));
  }
}

/** The ranges of a field like `patched = [">= 1.2, < 2", ">= 2.1"]`. */
function ranges(text, field) {
  const list = text.match(new RegExp(`^${field}\\s*=\\s*\\[([^\\]]*)\\]`, "m"))?.[1] ?? "";
  return [...list.matchAll(/"([^"]+)"/g)].map(([, range]) => range.split(","));
}

function advisories(name) {
  let files = [];
  try {
    files = readdirSync(`${folder}/crates/${name}`);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  return files.map((file) => readFileSync(`${folder}/crates/${name}/${file}`, "utf8").split("\n```")[0]);
}

let [read, found] = [0, 0];
for (const [, name, version] of locked) {
  for (const text of advisories(name)) {
    read++;
    const id = text.match(/^id\s*=\s*"(.+)"/m)?.[1];
    const safe = [...ranges(text, "patched"), ...ranges(text, "unaffected")];
    const isSafe = safe.some((range) => range.every((requirement) => fits(version, requirement)));
    if (/^withdrawn\s*=/m.test(text) || isSafe || ignored.has(id)) continue;
    found++;
    console.log(`${id}\t${name} ${version}\t${text.match(/^informational\s*=\s*"(.+)"/m)?.[1] ?? "vulnerability"}`);
  }
}
console.log(`${locked.length} packages, ${read} advisories about them, ${found} that hold`);
process.exitCode = found > 0 ? 1 : 0;
