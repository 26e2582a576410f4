// The packages as a stranger meets them: packed, installed from the tarball into an empty folder, and used there. The whole one
// from Node, from strict TypeScript, and from a page and a module worker built by Vite; the one for clustering on every
// platform that is quick to try. `npm run platforms` tries the others.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { EXPECTED, LIGHT, prepare } from "../platforms/platforms.mjs";

const crate = fileURLToPath(new URL("../..", import.meta.url));
let folder;

const run = (program, arguments_, cwd = folder) => execFileSync(program, arguments_, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "wasm-core-consumer-"));
  const [{ filename }] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", folder], join(crate, "pkg")));
  await cp(join(crate, "tests/js/consumer"), folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", filename]);
});

after(() => rm(folder, { recursive: true, force: true }));

test("the tarball holds what the manifest promises, and no more", async () => {
  const root = join(folder, "node_modules/@yonder/wasm-core");
  const files = await readdir(root);
  for (const name of ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "index.js", "index.d.ts", "records.d.ts", "gazetteer.bin", "gazetteer-more.bin", "core"]) {
    assert.ok(files.includes(name), `${name} is missing`);
  }
  assert.deepEqual(files.filter((name) => name.startsWith(".")), []);
});

/** What a part may weigh when it is transferred, in kilobytes of brotli, so that nothing grows unnoticed. */
const MOST_KB = { product: 62.5, clustering: 89.5, covers: 34.5, places: 48.5, plan: 86.5, quests: 42.5, themes: 10.5 };

for (const [part, most] of Object.entries(MOST_KB)) {
  test(`the part ${part} is no larger than it was`, async () => {
    const wasm = await readFile(join(folder, `node_modules/@yonder/wasm-core/core/${part}/${part}_bg.wasm`));
    const kB = brotliCompressSync(wasm).length / 1_000;
    assert.ok(kB <= most, `${kB} kB`);
  });
}

/** What the packed places may weigh before they are compressed, in kilobytes: the towns come first, the others after them. */
const MOST_PLACES_KB = { gazetteer: 5_060, "gazetteer-more": 1_800 };

for (const [name, most] of Object.entries(MOST_PLACES_KB)) {
  test(`the places of ${name}.bin are no larger than they were`, async () => {
    const { size } = await stat(join(folder, `node_modules/@yonder/wasm-core/${name}.bin`));
    assert.ok(size <= 1_000 * most, `${size / 1_000} kB`);
  });
}

test("a Node script uses it without flags", () => {
  assert.equal(run(process.execPath, ["node.mjs"]), "7 60\n");
});

test("strict TypeScript accepts it, declarations included", () => {
  const flags = [
    "--noEmit", "--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--verbatimModuleSyntax", "--skipLibCheck", "false", "--target", "es2023",
    "--lib", "esnext,dom", "--module", "nodenext", "--moduleResolution", "nodenext", "--types", "", "typed.ts", "core-worker.ts",
  ];
  try {
    run(join(crate, "node_modules/.bin/tsc"), flags);
  } catch (error) {
    assert.fail(error.stdout);
  }
});

test("Vite builds a page and a module worker with it", async () => {
  await writeFile(join(folder, "index.html"), '<script type="module" src="/page.js"></script>');
  await build({
    root: folder, configFile: false, logLevel: "error", build: { target: "esnext" }, worker: { format: "es" },
  });
  const assets = await readdir(join(folder, "dist/assets"));
  const kinds = (pattern) => assets.filter((name) => pattern.test(name)).length;
  assert.ok(kinds(/^clustering_bg-.*\.wasm$/) >= 1 && kinds(/^places_bg-.*\.wasm$/) >= 1 && kinds(/^worker-.*\.js$/) === 1 && kinds(/^gazetteer-.*\.bin$/) === 1, assets.join(" "));
});

test("the package for clustering knows no product and no gazetteer", async () => {
  const files = await readdir(join(crate, "pkg-clustering"), { recursive: true });
  assert.deepEqual(files.filter((name) => /places|product|records|gazetteer|themes|plan|quests|covers/.test(name)), []);
  const { version } = JSON.parse(await readFile(join(crate, "pkg-clustering/package.json"), "utf8"));
  assert.equal(version, JSON.parse(await readFile(join(crate, "pkg/package.json"), "utf8")).version);
});

describe("@yonder/clustering", () => {
  // Inside the folder of the tests, so that their tools are found from there.
  const work = join(crate, "tests/platforms/.work");
  let folderOf;
  before(async () => {
    await rm(work, { recursive: true, force: true });
    await mkdir(work);
    const [{ filename }] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", work], join(crate, "pkg-clustering")));
    folderOf = await prepare(work, join(work, filename));
  });
  after(() => rm(work, { recursive: true, force: true }));

  for (const [name, { act }] of Object.entries(LIGHT)) {
    test(`works in: ${name}`, async () => {
      const outcomes = Object.entries(await act(await folderOf(name)));
      assert.ok(outcomes.length > 0, "there is no browser to open it in");
      for (const [where, outcome] of outcomes) assert.equal(outcome, EXPECTED, where);
    });
  }
});
