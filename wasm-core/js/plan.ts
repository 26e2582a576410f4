/** `@yonder/wasm-core/plan`: what a group decides: orders of stops, choices, meeting places, carpools, overlaps of lists, and the records of plans and quests. */
export * from "#core/plan";
