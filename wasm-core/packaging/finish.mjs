/**
 * The last step of the build: `node packaging/finish.mjs <whole package> <clustering package>`.
 *
 * Puts the module of each part into a script, for the entries that need no asset, and makes `@yonder/clustering` of the files of
 * the whole package that its entries reach.
 */
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { rolldown } from "rolldown";

const [whole, clustering] = process.argv.slice(2);

for (const part of readdirSync(join(whole, "core"))) {
  const base64 = readFileSync(join(whole, "core", part, `${part}_bg.wasm`)).toString("base64");
  writeFileSync(join(whole, "core", part, "inline.js"), `const text = "${base64}";

/** The bytes of the module. */
export const bytes = () => Uint8Array.fromBase64?.(text) ?? globalThis.Buffer?.from(text, "base64") ?? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
`);
}

// The compiler leaves the endings of the sources in declarations, which not every tool reads.
for (const file of readdirSync(whole, { recursive: true }).filter((name) => name.endsWith(".d.ts"))) {
  const text = readFileSync(join(whole, file), "utf8");
  writeFileSync(join(whole, file), text.replace(/((?:from |import\()"\.[^"]+)\.ts"/g, '$1.js"'));
}

const ENTRIES = ["clustering", "inline/clustering", "supercluster", "inline/supercluster", "worker/clusters", "deck/index"];
/** What a file names by a relative path: imports of code and of types, and assets. */
const NAMES = /(?:from |import\(|import |new URL\()"(\.[^"]+)"/g;

/** Files that these need, themselves included, with their declarations. */
function reached(files, found = new Set()) {
  for (const file of files) {
    if (found.has(file) || !existsSync(join(whole, file))) continue;
    found.add(file);
    if (file.endsWith(".wasm")) continue;
    const text = readFileSync(join(whole, file), "utf8");
    const named = [...text.matchAll(NAMES)].map(([, path]) => join(dirname(file), path));
    reached(named.flatMap((path) => [path, path.replace(/\.js$/, ".d.ts")]), found);
  }
  return found;
}

rmSync(clustering, { recursive: true, force: true });
for (const file of reached(ENTRIES.flatMap((entry) => [`${entry}.js`, `${entry}.d.ts`]))) {
  mkdirSync(dirname(join(clustering, file)), { recursive: true });
  const text = file.endsWith(".wasm") ? readFileSync(join(whole, file)) : readFileSync(join(whole, file), "utf8").replaceAll("@yonder/wasm-core/clustering", "@yonder/clustering").replaceAll("@yonder/wasm-core", "@yonder/clustering");
  writeFileSync(join(clustering, file), text);
}
const own = new URL("clustering/", import.meta.url);
for (const name of ["package.json", "README.md", "CHANGELOG.md"]) cpSync(new URL(name, own), join(clustering, name));
// What a packed README links to in the repository is not in the package.
for (const folder of [whole, clustering]) {
  const text = readFileSync(join(folder, "README.md"), "utf8");
  writeFileSync(join(folder, "README.md"), text.replace(/\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g, "$1"));
}
for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) cpSync(join(whole, name), join(clustering, name));

/** The types of what `require` of the drop-in gives: its class, with the other exports as properties and its types beside. */
const TYPES_OF_REQUIRE = `import * as all from "./types/inline/supercluster.js";

declare const Supercluster: typeof all.Supercluster & Pick<typeof all, "Supercluster" | "default" | "init">;
type Supercluster<P extends all.AnyProps | null = all.AnyProps, C extends all.AnyProps | null = all.AnyProps> = all.Supercluster<P, C>;
declare namespace Supercluster {
  type AnyProps = all.AnyProps;
  type ClusterFeature<C> = all.ClusterFeature<C>;
  type ClusterProperties = all.ClusterProperties;
  type InputFeature<P> = all.InputFeature<P>;
  type Options<P, C> = all.Options<P, C>;
  type PeerTree = all.PeerTree;
  type PointFeature<P> = all.PointFeature<P>;
  type RawFeature<C, P> = all.RawFeature<C, P>;
  type RawTile<C, P> = all.RawTile<C, P>;
  type Tile<C, P> = all.Tile<C, P>;
  type TileFeature<C, P> = all.TileFeature<C, P>;
  type TileTags<C, P> = all.TileTags<C, P>;
}
export = Supercluster;
`;

/** jsdom, in which many tests run, has none of its own. */
const BANNER = 'const { TextDecoder, TextEncoder } = typeof globalThis.TextDecoder === "function" ? globalThis : require("node:util");';
const bundle = await rolldown({ input: { clustering: join(clustering, "inline/clustering.js"), supercluster: join(clustering, "inline/supercluster.js") }, platform: "neutral" });
await bundle.write({ dir: join(clustering, "cjs"), format: "cjs", entryFileNames: "[name].js", chunkFileNames: "shared.js", exports: "named", banner: BANNER });
await bundle.close();
// What the peer's `require` gives is its class.
appendFileSync(join(clustering, "cjs/supercluster.js"), "module.exports = Object.assign(exports.default, exports);\n");
writeFileSync(join(clustering, "cjs/package.json"), '{ "type": "commonjs" }\n');
writeFileSync(join(clustering, "cjs/supercluster.d.ts"), TYPES_OF_REQUIRE);
for (const file of reached(["inline/clustering.d.ts", "inline/supercluster.d.ts"])) {
  if (file.endsWith(".d.ts")) cpSync(join(clustering, file), join(clustering, "cjs/types", file));
}
