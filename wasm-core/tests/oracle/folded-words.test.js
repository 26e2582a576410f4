// In WebAssembly the engine's Unicode takes the place of tables; words have to be those of the tables all the same.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { compareLists, foldedWords } from "../../pkg/index.js";
import { randomSource } from "../js/support/random.js";

const folder = fileURLToPath(new URL("../..", import.meta.url));

/** The words of each line by the core's own tables. */
function wordsByTables(lines) {
  const output = execFileSync("cargo", ["run", "--quiet", "--release", "--config", "../.ci/tests.toml", "--features", "schema", "--example", "folded_words"], { cwd: folder, input: `${lines.join("\n")}\n`, encoding: "utf8", maxBuffer: 1e8 });
  return output.split("\n").slice(0, -1).map((line) => line.split(" ").filter(Boolean));
}

/** Every letter that this engine knows; the tables may be of a newer Unicode. */
const characters = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => (code < 0xd800 || code > 0xdfff) && code !== 0x0a && code !== 0x0d)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => !/\p{Cn}|\p{Co}/u.test(character));

test("every character of Unicode is folded as by the tables of the core", () => {
  assert.ok(characters.length > 140_000);
  const lines = characters.map((character) => `a${character}b`);
  const expected = wordsByTables(lines);
  const different = lines.filter((line, at) => foldedWords(line).join(" ") !== expected[at].join(" "));
  assert.deepEqual(different.map((line) => [line, foldedWords(line), expected[lines.indexOf(line)]]), []);
});

test("texts of several scripts are folded as by the tables of the core", () => {
  const { below, pick } = randomSource(18);
  const lines = Array.from({ length: 20_000 }, () => Array.from({ length: 1 + below(12) }, () => (below(3) ? pick(characters) : pick([..."aZ é\u0301ΣİǅŁß-"]))).join(""));
  const expected = wordsByTables(lines);
  lines.forEach((line, at) => assert.deepEqual(foldedWords(line), expected[at], JSON.stringify(line)));
});

test("lists are compared by the same words", () => {
  const { wishes } = compareLists([[{ title: "Visit São Paulo" }, { title: "Łódź by night" }], [{ title: "sao PAULO" }, { title: "NIGHT—ŁODZ" }]]);
  assert.deepEqual(wishes.map(({ lists }) => lists), [[0, 1], [0, 1]]);
});
