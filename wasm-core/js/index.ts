/** The face of `@yonder/wasm-core`: everything the WebAssembly exports, ready to call once this module is loaded. */
export * from "#core";
