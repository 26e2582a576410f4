// Writes a brotli and a gzip copy beside every file of the built app that gets smaller by it; the server sends those.
// Copies are cached by the content of the file: most files are the same from one build to the next.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dist = new URL("../dist", import.meta.url).pathname;
const cache = new URL("../node_modules/.cache/yonder-compress", import.meta.url).pathname;
const compressible = /\.(html|js|css|wasm|json|svg|webmanifest|bin|mvt|txt)$/;
const codings = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes) => gzipSync(bytes, { level: 9 }),
};

mkdirSync(cache, { recursive: true });
const cached = new Set(readdirSync(cache));
const used = new Set();

/** The compressed copy of a file, from the cache where it is there. */
function compressed(bytes, coding) {
  const name = `${createHash("sha256").update(bytes).digest("hex")}.${coding}`;
  const path = join(cache, name);
  if (!cached.has(name)) {
    // Under its name only when it is whole: a build may be interrupted.
    writeFileSync(`${path}.part`, codings[coding](bytes));
    renameSync(`${path}.part`, path);
  }
  used.add(name);
  return readFileSync(path);
}

for (const name of readdirSync(dist, { recursive: true })) {
  const path = join(dist, name);
  // The manifests are for the build itself. The pages are written anew for every answer, so that no copy of them can be sent as it lies here.
  const isServed = !name.startsWith(".") && name !== "index.html" && name !== "invitation.html";
  if (!isServed || !compressible.test(path) || !statSync(path).isFile()) continue;
  const bytes = readFileSync(path);
  for (const coding of Object.keys(codings)) {
    const copy = compressed(bytes, coding);
    if (copy.length < bytes.length) writeFileSync(`${path}.${coding}`, copy);
  }
}
for (const name of cached) if (!used.has(name)) rmSync(join(cache, name));
