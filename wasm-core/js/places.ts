/** `@yonder/wasm-core/places`: the world's places, searched where they are. Ready after `await init()`; in Node, Bun and Deno at once. */
import { start } from "./core/places/start.js";
import { initFrom, type WasmSource } from "./starter.ts";

export * from "./parts/places.ts";
export type { WasmSource };

/** Loads the WebAssembly, from beside this file where no source is given. Only the first call loads; the others wait for it. */
export const init: (source?: WasmSource) => Promise<void> = initFrom(start, new URL("./core/places/places_bg.wasm", import.meta.url));
