/** What is said and kept where changes made without a network met newer ones. */
import type { ItemOp } from "~/core";
import { toast } from "~/ui/toast";
import { words } from "~/ui/words";
import { keepConflicted } from "./conflicted";
import type { Merged } from "./merge";

/**
 * Says which changes gave way, and keeps those whose activity is gone until it is decided about them.
 *
 * @param useMine - makes a change happen after all
 */
export async function sayConflicts(
  listId: string,
  { conflicts, conflicted }: Merged,
  useMine: (op: ItemOp) => void,
): Promise<void> {
  for (const { title, mine } of conflicts) {
    const action = { label: words().conflict.useMine, run: () => useMine(mine) };
    toast({ message: words().conflict.newer(title), action });
  }
  if (conflicted.length === 0) return;
  for (const { activity } of conflicted) toast({ message: words().conflict.gone(activity.title), place: activity.id });
  await keepConflicted(conflicted.map((each) => ({ listId, ...each })));
}
