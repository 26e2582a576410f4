/** Posters drawn from the data of a thing. Apart from the core's face, loaded when the first cover is shown. */
export * from "@yonder/wasm-core/covers";
