/** `@yonder/wasm-core/plan`: what a group decides: orders of stops, choices, meeting places, carpools, overlaps of lists. Ready after `await init()`; in Node, Bun and Deno at once. */
import { start } from "./core/plan/start.js";
import { initFrom, type WasmSource } from "./starter.ts";

export * from "./parts/plan.ts";
export type { WasmSource };

/** Loads the WebAssembly, from beside this file where no source is given. Only the first call loads; the others wait for it. */
export const init: (source?: WasmSource) => Promise<void> = initFrom(start, new URL("./core/plan/plan_bg.wasm", import.meta.url));
