// Runs the JavaScript examples of the READMEs and compares what they print with the comments beside it.
import assert from "node:assert/strict";
import { readFile, rm, writeFile } from "node:fs/promises";
import { test } from "node:test";
import { inspect } from "node:util";
import { reference } from "../../packaging/reference.mjs";

/** Each README, and the package in whose folder its examples run. */
const READMES = {
  "README.md": "pkg", "packaging/clustering/README.md": "pkg-clustering", "../docs/moving.md": "pkg-clustering", "../docs/recipes.md": "pkg-clustering",
};
const crate = new URL("../../", import.meta.url);

/** The comments that follow a `console.log`, on its line or the next, up to a colon with a remark. */
const promised = (code) => [...code.matchAll(/console\.log\(.*\);(?:\n\/\/| \/\/) (.*)$/gm)].map(([, text]) => text);

/** Runs the code inside the package folder, where the package's own name resolves to itself. */
async function printed(code, folder, name) {
  const file = new URL(`${folder}/${name}`, crate);
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

for (const [path, folder] of Object.entries(READMES)) {
  const readme = await readFile(new URL(path, crate), "utf8");
  const examples = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code);
  test(`${path} has examples`, () => assert.ok(examples.length >= 2));

  for (const [n, code] of examples.entries()) {
    test(`example ${n + 1} of ${path} prints what it says`, async () => {
      const lines = await printed(code, folder, `.example-${path.replace(/\W/g, "-")}-${n}.mjs`);
      const comments = promised(code);
      assert.ok(comments.length > 0, "the example promises nothing");
      for (const [at, comment] of comments.entries()) assert.ok(comment === lines[at] || comment.startsWith(`${lines[at]}: `), `${comment} ≠ ${lines[at]}`);
    });
  }
}

test("the reference is that of the types; `npm run reference` renews it", async () => {
  assert.equal(await readFile(new URL("../docs/api.md", crate), "utf8"), reference());
});
