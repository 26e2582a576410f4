/** What each part of the package weighs when it is downloaded: `npm run size`, after `npm run build`. */
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const PARTS = ["clustering", "covers", "places", "plan", "product", "quests", "themes"];

/** Bytes of brotli at its best, as a server would store it. */
export function transferred(bytes) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
}

/** Of each part: its name, the bytes of its WebAssembly, and what is transferred of them. */
export function sizes(pkg = new URL("../pkg/", import.meta.url)) {
  return PARTS.map((part) => {
    const wasm = readFileSync(new URL(`core/${part}/${part}_bg.wasm`, pkg));
    return { part, bytes: wasm.length, transferred: transferred(wasm) };
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const kB = (bytes) => (bytes / 1_000).toFixed(1);
  const rows = sizes();
  const sum = rows.reduce((all, own) => ({ part: "all seven", bytes: all.bytes + own.bytes, transferred: all.transferred + own.transferred }));
  console.log("| Part | kB | Brotli, kB |\n|---|---|---|");
  for (const { part, bytes, transferred: least } of [...rows, sum]) console.log(`| ${part} | ${kB(bytes)} | ${kB(least)} |`);
}
