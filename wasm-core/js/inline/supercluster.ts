/** `@yonder/wasm-core/supercluster/inline`: the drop-in with its WebAssembly inside the script: nothing but the import changes. */
export { init } from "./clustering.ts";
export * from "../supercluster/index.ts";
export { default } from "../supercluster/index.ts";
