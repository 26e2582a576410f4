// Draws pages of the app in a browser of Node's own, as somebody new sees them.
import "fake-indexeddb/auto";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { builtinEnvironments } from "vitest/runtime";

const app = fileURLToPath(new URL("../..", import.meta.url));
/** How long a page may take until nothing of it is missing. */
const PATIENCE_MS = 30_000;
/** The year in which pages are drawn: it occurs in nothing else, and the painting puts the present one in its place. */
export const YEAR = 2077;

/** What `draw` of src/first-paint.tsx makes of each path in each language: `drawn[language][path]`. */
export async function drawn(paths, languages) {
  const browser = await builtinEnvironments["happy-dom"].setup(globalThis, { happyDOM: { url: "http://localhost/" } });
  const restore = alike();
  const vite = await createServer({
    root: app,
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    // Node loads the core as it is: it finds its WebAssembly beside itself.
    ssr: { external: ["@yonder/wasm-core/product"] },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { draw } = await vite.ssrLoadModule("/src/first-paint.tsx");
    const pages = {};
    for (const language of languages) {
      pages[language] = {};
      for (const path of paths) pages[language][path] = await draw(path, language, PATIENCE_MS);
    }
    return pages;
  } finally {
    await vite.close();
    restore();
    await browser.teardown(globalThis);
  }
}

/** Makes every drawing come out alike: the same year, the same names of fields, and no server that could be asked. */
function alike() {
  const { getFullYear, getMonth } = Date.prototype;
  const { random } = Math;
  const { fetch } = globalThis;
  let seed = 1;
  Date.prototype.getFullYear = () => YEAR;
  // The year that is planned is the present one: which it is when the page is painted, the painting knows.
  Date.prototype.getMonth = () => 0;
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  globalThis.fetch = () => Promise.reject(new TypeError("there is no server while the pages are drawn"));
  return () => {
    Object.assign(Date.prototype, { getFullYear, getMonth });
    Math.random = random;
    globalThis.fetch = fetch;
  };
}
