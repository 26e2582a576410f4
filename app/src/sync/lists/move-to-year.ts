import { sentence } from "~/api/failure";
import type { Activity } from "~/core";
import { toast } from "~/ui/toast";
import { words } from "~/ui/words";
import { copies, missingFrom } from "./activities";
import { listFor } from "./carry-over";
import { actionsOf } from "./item-actions";

/** Moves an open wish into the person's list of another year; it leaves this one once it is there. */
export async function moveToYear(listId: string, activity: Activity, year: number): Promise<void> {
  try {
    const { id, data } = await listFor(year);
    const missing = missingFrom(data.activities, [activity]);
    if (missing.length > 0 && !(await actionsOf(id).addAll(copies(missing, data.activities)))) return;
    await actionsOf(listId).leave(activity, words().today.movedTo(activity.title, String(year)));
  } catch (failure) {
    toast({ message: sentence(failure), kind: "failure" });
  }
}
