/** `@yonder/wasm-core/themes`: the drawn scene and the category that the words of a wish lead to. Ready after `await init()`; in Node, Bun and Deno at once. */
import { start } from "./core/themes/start.js";
import { initFrom, type WasmSource } from "./starter.ts";

export * from "./parts/themes.ts";
export type { WasmSource };

/** Loads the WebAssembly, from beside this file where no source is given. Only the first call loads; the others wait for it. */
export const init: (source?: WasmSource) => Promise<void> = initFrom(start, new URL("./core/themes/themes_bg.wasm", import.meta.url));
