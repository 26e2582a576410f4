// The types of the drop-in beside those of its peer, under the strictest flags: as a module, and by `require`.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const crate = fileURLToPath(new URL("../..", import.meta.url));
let folder;

before(async () => {
  folder = await mkdtemp(join(crate, "tests/js/.types-"));
  await mkdir(join(folder, "node_modules/@yonder"), { recursive: true });
  await symlink(join(crate, "pkg-clustering"), join(folder, "node_modules/@yonder/clustering"));
});

after(() => rm(folder, { recursive: true, force: true }));

const FLAGS = [
  "--ignoreConfig", "--noEmit", "--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--skipLibCheck", "false", "--target", "es2023", "--lib", "esnext,dom",
  "--module", "nodenext", "--moduleResolution", "nodenext", "--types", "",
];

async function compiles(name, code) {
  const file = join(folder, name);
  await writeFile(file, code);
  try {
    execFileSync(join(crate, "node_modules/.bin/tsc"), [...FLAGS, file], { cwd: folder, encoding: "utf8" });
  } catch (error) {
    assert.fail(error.stdout ?? error);
  }
}

test("features of the GeoJSON types can be loaded", () => compiles("load.mts", `
import type { Feature, MultiPoint, Point } from "geojson";
import { ClusterIndex } from "@yonder/clustering";
import Supercluster from "@yonder/clustering/supercluster";

export function load(points: Feature<Point, { name: string }>[], both: Feature<Point | MultiPoint, { name: string }>[]): string {
  new ClusterIndex().load(points).load(both);
  const index = new Supercluster<{ name: string }>().load(points).load(both);
  const [first] = index.getClusters([-180, -85, 180, 85], 3);
  const feature: Feature<Point, unknown> | undefined = first;
  return feature ? "some" : "none";
}
`));

test("every type that the peer exports is there", async () => {
  const peer = await readFile(join(crate, "node_modules/supercluster/index.d.ts"), "utf8");
  const names = Array.from(peer.matchAll(/^export (?:interface|type) (\w+)(<[^>]+>)?/gm), ([, name, parameters = ""]) => [name, parameters.replaceAll(/\w+/g, "any")]);
  assert.ok(names.some(([name]) => name === "AnyProps"));
  await compiles("exports.mts", names.map(([name, given], n) => `export type T${n} = import("@yonder/clustering/supercluster").${name}${given};\n`).join(""));
  await compiles("exports.cts", `import Supercluster = require("@yonder/clustering/supercluster");\n${names.map(([name, given], n) => `export type T${n} = Supercluster.${name}${given};\n`).join("")}`);
});

test("what require gives is the class", () => compiles("require.cts", `
import Supercluster = require("@yonder/clustering/supercluster");
import { init, Supercluster as named } from "@yonder/clustering/supercluster";

const index: Supercluster<{ name: string }> = new Supercluster<{ name: string }>({ radius: 60 }).load([]);
const { default: same } = Supercluster;
export const all = [index.getClusters([-180, -85, 180, 85], 3), new same(), new named(), init()];
`));
