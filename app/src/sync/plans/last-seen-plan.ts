/** Plans as this device last saw them, shown until the server answers and while there is no network. */
import type { Versioned } from "~/api/schema";
import type { Plan } from "~/core";
import { readItem, removeItem, writeItem } from "~/state/device";

const keyOf = (uid: string, id: string) => `plan/${uid}/${id}`;

export function storeLastSeenPlan(uid: string, plan: Versioned<Plan>): Promise<void> {
  return writeItem(keyOf(uid, plan.id), plan);
}

/** The stored plan; `undefined` where this device never saw it. */
export function lastSeenPlan(uid: string, id: string): Promise<Versioned<Plan> | undefined> {
  return readItem<Versioned<Plan>>(keyOf(uid, id));
}

/** Removes one that the person may not see any more. */
export function forgetLastSeenPlan(uid: string, id: string): Promise<void> {
  return removeItem(keyOf(uid, id));
}
