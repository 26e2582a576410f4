/** Edits and checks of quests and plans, and what the ledger of points says. Apart from the core's face, loaded with the pages that edit them. */
import { applyPlanOps, auditPoints, init, questChecks, validateQuest } from "@yonder/wasm-core/quests";

await init();

export { applyPlanOps, auditPoints, questChecks, validateQuest };
