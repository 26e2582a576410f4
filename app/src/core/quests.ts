/** Edits and checks of quests and plans. Apart from the core's face, loaded with the pages that edit them. */
export { applyPlanOps, questChecks, validateQuest } from "@yonder/wasm-core/quests";
