/** What is said and kept where changes made without a network met newer ones. */
import { toast } from "~/ui/toast";
import { words } from "~/ui/words";
import { keepLost } from "./lost";
import type { Conflict, Merged } from "./merge";
import { edit } from "./queue";

/** Says which changes gave way, and keeps those whose activity is gone until it is decided about them. */
export function sayConflicts(listId: string, { conflicts, lost }: Merged): void {
  for (const conflict of conflicts) sayNewer(listId, conflict);
  if (lost.length === 0) return;
  void keepLost(lost.map((each) => ({ listId, ...each })));
  for (const { activity } of lost) toast({ message: words().conflict.gone(activity.title), place: activity.id });
}

function sayNewer(listId: string, { title, mine }: Conflict): void {
  const keepMine = { label: words().conflict.useMine, run: () => void edit(listId, [mine]) };
  toast({ message: words().conflict.newer(title), action: keepMine });
}
