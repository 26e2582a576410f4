/** `@yonder/wasm-core/covers`: posters of lists, quests and hangouts, drawn from their data. Ready after `await init()`; in Node, Bun and Deno at once. */
import { start } from "./core/covers/start.js";
import { initFrom, type WasmSource } from "./starter.ts";

export * from "./parts/covers.ts";
export type { WasmSource };

/** Loads the WebAssembly, from beside this file where no source is given. Only the first call loads; the others wait for it. */
export const init: (source?: WasmSource) => Promise<void> = initFrom(start, new URL("./core/covers/covers_bg.wasm", import.meta.url));
