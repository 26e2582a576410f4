/** `@yonder/wasm-core/covers/inline`: the part with its WebAssembly inside the script, ready when it is imported. */
import { bytes } from "../core/covers/inline.js";
import { start } from "../core/covers/start.js";

export * from "../parts/covers.ts";

start.initSync(bytes());

/** Resolves at once, because what is inside the script is ready. */
export const init = (): Promise<void> => Promise.resolve();
