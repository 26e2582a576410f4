/** `@yonder/wasm-core/themes/inline`: the part with its WebAssembly inside the script, ready when it is imported. */
import { bytes } from "../core/themes/inline.js";
import { start } from "../core/themes/start.js";

export * from "../parts/themes.ts";

start.initSync(bytes());

/** Resolves at once, because what is inside the script is ready. */
export const init = (): Promise<void> => Promise.resolve();
