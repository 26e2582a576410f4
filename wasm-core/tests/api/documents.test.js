// One version for the crates and the packages, wherever it is written, and documents whose links lead somewhere.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { sizes } from "../../packaging/size.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = (path) => readFile(join(root, path), "utf8");

/** Where the version stands: a file, and the text around it. */
const PLACES = [
  ["Cargo.toml", /^version = "(.+)"$/m],
  ["Cargo.toml", /^yonder-clustering = .*version = "([^"]+)"/m],
  ["CHANGELOG.md", /^## \[(.+?)\]/m],
  ["docs/api.md", /^`@yonder\/clustering` (\S+),/m],
  ["wasm-core/README.md", /yonder-wasm-core-(.+)\.tgz/],
  ["wasm-core/packaging/clustering/CHANGELOG.md", /^## \[(.+?)\]/m],
  ["wasm-core/packaging/clustering/package.json", /"version": "(.+)"/],
  ["wasm-core/packaging/package.json", /"version": "(.+)"/],
  ["wasm-core/pkg-clustering/package.json", /"version": "(.+)"/],
  ["wasm-core/pkg/package.json", /"version": "(.+)"/],
];

test("crates, packages and documents have one version", async () => {
  const versions = await Promise.all(PLACES.map(async ([file, pattern]) => [file, pattern.exec(await read(file))?.[1]]));
  const [[, own]] = versions;
  assert.deepEqual(versions, PLACES.map(([file]) => [file, own]));
});

test("the sizes that documents name are those of the build", async () => {
  const kB = (bytes) => Math.round(bytes / 1_000);
  const all = sizes();
  const readme = await read("wasm-core/README.md");
  for (const { part, transferred } of all) {
    const said = new RegExp(`^\\| \`@yonder/wasm-core/${part}\` .* (\\d+) kB \\|$`, "m").exec(readme)?.[1];
    assert.ok(Math.abs(Number(said) - kB(transferred)) <= 1, `${part} is ${kB(transferred)} kB, not ${said}`);
  }
  const sum = kB(all.reduce((sum, { transferred }) => sum + transferred, 0));
  assert.ok(Math.abs(Number(/^All seven are (\d+) kB/m.exec(readme)?.[1]) - sum) <= 4, `all are ${sum} kB`);
  const clustering = kB(all.find(({ part }) => part === "clustering").transferred);
  for (const file of ["wasm-core/packaging/clustering/README.md", "docs/benchmark.md"]) {
    const said = Number(/(\d+) kB of brotli/.exec(await read(file))?.[1]);
    assert.ok(Math.abs(said - clustering) <= 1, `${file}: ${clustering} kB, not ${said}`);
  }
});

/** The anchor that a heading gets on GitHub, in the registry of npm and on the server's own page. */
const anchor = (heading) => heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "").trim().replaceAll(" ", "-");

/** The targets of links in a document, without those in its code, and the anchors that it has. */
function linksOf(text) {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, "");
  return {
    targets: Array.from(prose.replace(/`[^`\n]*`/g, "").matchAll(/\]\(([^)\s]+)\)/g), ([, target]) => target),
    anchors: new Set(Array.from(prose.matchAll(/^#+ (.+)$/gm), ([, heading]) => anchor(heading))),
  };
}

/** The links of a document that lead nowhere; those to other hosts are taken as they are. */
async function deadLinks(file) {
  const { targets, anchors } = linksOf(await readFile(file, "utf8"));
  const dead = await Promise.all(targets.filter((target) => !/^(https?|mailto):/.test(target)).map(async (target) => {
    const [path, hash] = target.split("#");
    if (!path) return anchors.has(hash) ? [] : [target];
    const other = join(dirname(file), path);
    if (!existsSync(other)) return [target];
    return hash && !linksOf(await readFile(other, "utf8")).anchors.has(hash) ? [target] : [];
  }));
  return dead.flat();
}

test("no link of a document leads nowhere", async () => {
  const docs = (await readdir(join(root, "docs"))).filter((name) => name.endsWith(".md")).map((name) => `docs/${name}`);
  const readmes = ["wasm-core/README.md", "wasm-core/packaging/clustering/README.md", "wasm-core/clustering/README.md", "wasm-core/bench/README.md"];
  for (const file of [...docs, ...readmes]) assert.deepEqual(await deadLinks(join(root, file)), [], file);
});

test("sentences of packed READMEs are whole without their links into the repository", async () => {
  for (const name of ["wasm-core/README.md", "wasm-core/packaging/clustering/README.md"]) {
    assert.deepEqual((await read(name)).match(/(?:[;:,] |^)\[[^\]`]+\]\((?!https?:|#)[^)]+\)(?=[.,;]|$)/gm), null, name);
  }
});

test("no link of a packed README leads nowhere", async () => {
  for (const folder of ["pkg", "pkg-clustering"]) assert.deepEqual(await deadLinks(join(root, "wasm-core", folder, "README.md")), [], folder);
});
