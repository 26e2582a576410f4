/** The core's layer of clusters. Apart from the core's face, because it brings the renderer with it. */
export * from "@yonder/wasm-core/deck";
