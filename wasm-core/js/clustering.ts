/** `@yonder/wasm-core/clustering`: markers into clusters, for every zoom or for one view. Ready after `await init()`; in Node, Bun and Deno at once. */
import { start } from "./core/clustering/start.js";
import { initFrom, type WasmSource } from "./starter.ts";

export * from "./parts/clustering.ts";
export type { WasmSource };

/** Loads the WebAssembly, from beside this file where no source is given. Only the first call loads; the others wait for it. */
export const init: (source?: WasmSource) => Promise<void> = initFrom(start, new URL("./core/clustering/clustering_bg.wasm", import.meta.url));
