// Runs the JavaScript examples of the README and compares what they print with the comments beside it.
import assert from "node:assert/strict";
import { readFile, rm, writeFile } from "node:fs/promises";
import { test } from "node:test";
import { inspect } from "node:util";

const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code);

/** The comments that follow a `console.log`, on its line or the next, up to a colon with a remark. */
const promised = (code) => [...code.matchAll(/console\.log\(.*\);(?:\n\/\/| \/\/) (.*)$/gm)].map(([, text]) => text);

/** Runs the code inside the package folder, where the package's own name resolves to itself. */
async function printed(code, name) {
  const file = new URL(`../../pkg/${name}`, import.meta.url);
  const lines = [];
  const { log } = console;
  console.log = (...values) => lines.push(values.map((value) => (typeof value === "string" ? value : inspect(value, { breakLength: Infinity }))).join(" "));
  try {
    await writeFile(file, code);
    await import(file.href);
  } finally {
    console.log = log;
    await rm(file, { force: true });
  }
  return lines;
}

test("the README has examples", () => assert.ok(examples.length >= 4));

for (const [n, code] of examples.entries()) {
  test(`example ${n + 1} of the README prints what it says`, async () => {
    const lines = await printed(code, `.readme-example-${n}.mjs`);
    const comments = promised(code);
    assert.ok(comments.length > 0, "the example promises nothing");
    for (const [at, comment] of comments.entries()) assert.ok(comment === lines[at] || comment.startsWith(`${lines[at]}: `), `${comment} ≠ ${lines[at]}`);
  });
}
