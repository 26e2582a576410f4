/** Edits of plans on their way to the server, as entries of the outbox: those of one plan go in the order they were made. */
import type { PlanOp } from "~/core";
import { defineChange } from "../outbox/change";
import type { Entry } from "../outbox/entry";

export interface PlanChange {
  planId: string;
  /** Title of the plan, to name the change by. */
  title: string;
  /** Secret of the link by which the plan is open. */
  key: string | null;
  ops: PlanOp[];
}

/** The kind of its entries in the outbox. */
const PLAN_CHANGE = "plan";

export const planChange = defineChange<PlanChange>({
  kind: PLAN_CHANGE,
  subject: ({ planId }) => planId,
  sender: async () => (await import("./plan-sender")).planSender,
});

/** The edits of one plan that wait, without those the server refused. */
export function waitingEdits(entries: readonly Entry[], planId: string): readonly Entry<PlanChange>[] {
  const ours = entries.filter(({ kind }) => kind === PLAN_CHANGE) as readonly Entry<PlanChange>[];
  return ours.filter(({ data, status }) => data.planId === planId && status !== "refused");
}
