// Compiles the TypeScript examples of the documents under strict rules, beside the overlays of deck.gl they name.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const crate = fileURLToPath(new URL("../..", import.meta.url));
const DOCUMENTS = ["README.md", "packaging/clustering/README.md", "../docs/moving.md", "../docs/recipes.md"];

test("the TypeScript examples of the documents type-check", async () => {
  const texts = await Promise.all(DOCUMENTS.map((name) => readFile(join(crate, name), "utf8")));
  const examples = texts.flatMap((text) => [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code));
  assert.equal(examples.length, 9);
  const folder = await mkdtemp(join(crate, "tests/js/.typed-examples-"));
  const compilerOptions = {
    noEmit: true, strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: true, target: "es2023", lib: ["esnext", "dom"],
    module: "esnext", moduleResolution: "bundler", types: [],
  };
  try {
    // Bundlers know what it is, the compiler does not.
    await writeFile(join(folder, "wasm.d.ts"), 'declare module "*.wasm" {\n  const address: string;\n  export default address;\n}\n');
    // Found as installed ones are: by their manifests.
    await mkdir(join(folder, "node_modules/@yonder"), { recursive: true });
    for (const [name, built] of [["wasm-core", "pkg"], ["clustering", "pkg-clustering"]]) await symlink(join(crate, built), join(folder, "node_modules/@yonder", name));
    for (const [n, code] of examples.entries()) await writeFile(join(folder, `example-${n}.ts`), code);
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
    execFileSync(join(crate, "node_modules/.bin/tsc"), ["--project", folder], { encoding: "utf8" });
  } catch (error) {
    assert.fail(error.stdout ?? error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
