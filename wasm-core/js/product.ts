/** `@yonder/wasm-core/product`: what every page of the product needs: routes, records, calls, errors, constants. Ready after `await init()`; in Node, Bun and Deno at once. */
import { start } from "./core/product/start.js";
import { initFrom, type WasmSource } from "./starter.ts";

export * from "./parts/product.ts";
export type { WasmSource };

/** Loads the WebAssembly, from beside this file where no source is given. Only the first call loads; the others wait for it. */
export const init: (source?: WasmSource) => Promise<void> = initFrom(start, new URL("./core/product/product_bg.wasm", import.meta.url));
