/** `@yonder/wasm-core/supercluster`: npm `supercluster` 9.1 with its methods and results. Ready after `await init()`; in Node, Bun and Deno at once. */
export { init } from "./clustering.ts";
export type { WasmSource } from "./starter.ts";
export * from "./supercluster/index.ts";
export { default } from "./supercluster/index.ts";
