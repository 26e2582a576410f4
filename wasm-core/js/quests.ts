/** `@yonder/wasm-core/quests`: edits and checks of the records of quests and plans. */
export * from "#core/quests";
