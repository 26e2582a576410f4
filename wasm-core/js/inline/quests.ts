/** `@yonder/wasm-core/quests/inline`: the part with its WebAssembly inside the script, ready when it is imported. */
import { bytes } from "../core/quests/inline.js";
import { start } from "../core/quests/start.js";

export * from "../parts/quests.ts";

start.initSync(bytes());

/** Resolves at once, because what is inside the script is ready. */
export const init = (): Promise<void> => Promise.resolve();
