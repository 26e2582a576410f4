/** `@yonder/wasm-core/product/inline`: the part with its WebAssembly inside the script, ready when it is imported. */
import { bytes } from "../core/product/inline.js";
import { start } from "../core/product/start.js";

export * from "../parts/product.ts";

start.initSync(bytes());

/** Resolves at once, because what is inside the script is ready. */
export const init = (): Promise<void> => Promise.resolve();
