/** `@yonder/wasm-core/places/inline`: the part with its WebAssembly inside the script, ready when it is imported. */
import { bytes } from "../core/places/inline.js";
import { start } from "../core/places/start.js";

export * from "../parts/places.ts";

start.initSync(bytes());

/** Resolves at once, because what is inside the script is ready. */
export const init = (): Promise<void> => Promise.resolve();
