// Writes a brotli and a gzip copy beside every file of the built app that gets smaller by it; the server sends those.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dist = new URL("../dist", import.meta.url).pathname;
const compressible = /\.(html|js|css|wasm|json|svg|webmanifest|bin|mvt|txt)$/;

for (const name of readdirSync(dist, { recursive: true })) {
  const path = join(dist, name);
  // The manifests are for the build itself. The pages are written anew for every answer, so that no copy of them can be sent as it lies here.
  const isServed = !name.startsWith(".") && name !== "index.html" && name !== "invitation.html";
  if (!isServed || !compressible.test(path) || !statSync(path).isFile()) continue;
  const bytes = readFileSync(path);
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  const gzip = gzipSync(bytes, { level: 9 });
  if (brotli.length < bytes.length) writeFileSync(`${path}.br`, brotli);
  if (gzip.length < bytes.length) writeFileSync(`${path}.gz`, gzip);
}
