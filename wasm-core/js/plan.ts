/** `@yonder/wasm-core/plan`: what a group decides: orders of stops, choices, meeting places, carpools, overlaps of lists. */
export * from "#core/plan";
