/** Conflicts with changes made elsewhere: messages, and the texts kept until somebody decides. */
import type { ItemOp } from "~/core";
import { toast } from "~/ui/toast";
import { words } from "~/ui/words";
import { keepConflicted } from "./conflicted";
import type { Merged } from "./merge";
import type { ChangedText } from "./merge-texts";

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

/** Keeps one's own version of texts that the list has another version of, and says so wherever the person is. */
export async function keepTexts(listId: string, texts: readonly ChangedText[]): Promise<void> {
  if (texts.length === 0) return;
  await keepConflicted(texts.map((text) => ({ listId, ...text })));
  toast({ message: words().conflict.textsKept, place: `texts/${listId}` });
}
