/** `@yonder/wasm-core/themes`: the drawn scene and the category that the words of a wish lead to. */
export * from "#core/themes";
