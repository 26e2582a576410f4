/**
 * The face of `@yonder/wasm-core`: everything, ready to call once this module is loaded. Each part is a WebAssembly of
 * its own; who needs one imports it by its own path, and loads nothing else.
 */
export * from "./clustering.ts";
export * from "./covers.ts";
export * from "./places.ts";
export * from "./plan.ts";
export * from "./product.ts";
export * from "./quests.ts";
export * from "./themes.ts";
