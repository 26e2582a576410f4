/** What is said and kept where changes made without a network met newer ones. */
import type { ItemOp } from "~/core";
import { toast } from "~/ui/toast";
import { words } from "~/ui/words";
import { keepLost } from "./lost";
import type { Merged } from "./merge";

/**
 * Says which changes gave way, and keeps those whose activity is gone until it is decided about them.
 *
 * @param useMine - makes a change happen after all
 */
export async function sayConflicts(
  listId: string,
  { conflicts, lost }: Merged,
  useMine: (op: ItemOp) => void,
): Promise<void> {
  for (const { title, mine } of conflicts) {
    const action = { label: words().conflict.useMine, run: () => useMine(mine) };
    toast({ message: words().conflict.newer(title), action });
  }
  if (lost.length === 0) return;
  for (const { activity } of lost) toast({ message: words().conflict.gone(activity.title), place: activity.id });
  await keepLost(lost.map((each) => ({ listId, ...each })));
}
