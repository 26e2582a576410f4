/** `@yonder/wasm-core/clustering/inline`: the part with its WebAssembly inside the script, ready when it is imported. */
import { bytes } from "../core/clustering/inline.js";
import { start } from "../core/clustering/start.js";

export * from "../parts/clustering.ts";

start.initSync(bytes());

/** Resolves at once, because what is inside the script is ready. */
export const init = (): Promise<void> => Promise.resolve();
