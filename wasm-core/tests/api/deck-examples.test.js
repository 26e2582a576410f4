// Compiles the TypeScript examples of the README under strict rules, beside the overlays of deck.gl they name.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const crate = fileURLToPath(new URL("../..", import.meta.url));
const readme = await readFile(join(crate, "README.md"), "utf8");
const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code).filter((code) => code.includes("ClusterLayer"));

test("the examples for MapLibre and Google Maps type-check", async () => {
  assert.equal(examples.length, 2);
  const folder = await mkdtemp(join(crate, "tests/js/.deck-examples-"));
  const compilerOptions = {
    noEmit: true, strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: true, target: "es2023", lib: ["esnext", "dom"],
    module: "esnext", moduleResolution: "bundler", types: [],
    paths: { "@yonder/wasm-core": [join(crate, "pkg/index.d.ts")], "@yonder/wasm-core/*": [join(crate, "pkg/*/index.d.ts")] },
  };
  try {
    for (const [n, code] of examples.entries()) await writeFile(join(folder, `example-${n}.ts`), code);
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
    execFileSync(join(crate, "node_modules/.bin/tsc"), ["--project", folder], { encoding: "utf8" });
  } catch (error) {
    assert.fail(error.stdout ?? error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
