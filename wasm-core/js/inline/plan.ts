/** `@yonder/wasm-core/plan/inline`: the part with its WebAssembly inside the script, ready when it is imported. */
import { bytes } from "../core/plan/inline.js";
import { start } from "../core/plan/start.js";

export * from "../parts/plan.ts";

start.initSync(bytes());

/** Resolves at once, because what is inside the script is ready. */
export const init = (): Promise<void> => Promise.resolve();
