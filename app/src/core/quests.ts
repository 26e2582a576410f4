/** Edits and checks of quests and plans. Apart from the core's face, loaded with the pages that edit them. */
import { applyPlanOps, init, questChecks, validateQuest } from "@yonder/wasm-core/quests";

await init();

export { applyPlanOps, questChecks, validateQuest };
