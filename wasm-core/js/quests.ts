/** `@yonder/wasm-core/quests`: edits and checks of the records of quests and plans. Ready after `await init()`; in Node, Bun and Deno at once. */
import { start } from "./core/quests/start.js";
import { initFrom, type WasmSource } from "./starter.ts";

export * from "./parts/quests.ts";
export type { WasmSource };

/** Loads the WebAssembly, from beside this file where no source is given. Only the first call loads; the others wait for it. */
export const init: (source?: WasmSource) => Promise<void> = initFrom(start, new URL("./core/quests/quests_bg.wasm", import.meta.url));
