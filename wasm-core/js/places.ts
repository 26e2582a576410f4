/** `@yonder/wasm-core/places`: the world's places, searched where they are. */
export * from "#core/places";
