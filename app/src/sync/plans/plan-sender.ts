import { call } from "~/api/call";
import type { PlanDone } from "~/api/schema";
import { planWords } from "~/ui/words/plan";
import type { Sender } from "../outbox/registry";
import type { PlanChange } from "./plan-change";

export const planSender: Sender<PlanChange, PlanDone> = {
  send: ({ planId, ops, key }, { key: idempotencyKey }) => call("editPlan", { planId, ops, key, idempotencyKey }),
  describe: ({ title, ops }) => planWords().change(title, ops[0]?.op ?? "set"),
  wordsOf: ({ ops }) => ops.map(wordsIn).filter(Boolean).join("\n"),
};

/** Words that an edit would write. */
function wordsIn(op: PlanChange["ops"][number]): string {
  if (op.op === "addStop") return op.stop.name;
  if (op.op === "addPerson") return op.person.name;
  if (op.op === "addCost") return op.cost.title;
  if (!("fields" in op)) return "";
  const { title, name, note } = op.fields;
  return [title, name, note].filter((text) => typeof text === "string").join("\n");
}
