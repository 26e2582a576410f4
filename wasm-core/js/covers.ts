/** `@yonder/wasm-core/covers`: posters of lists, quests and hangouts, drawn from their data. */
export * from "#core/covers";
