/** Confirming that something was done together, which a friend says in their list. */
import { call } from "~/api/call";
import type { Activity, PointsEntry } from "~/core";
import { lists, type SavedList, setSavedList } from "~/state/lists";
import { isDone } from "../lists/activities";
import type { InboxEntry } from "./inbox";

/** Days in which it counts. */
const CONFIRM_DAYS = 14;

/** True while a confirmation is open: it is not too late, and one's own list does not say the same yet. */
export function mayConfirm(entry: InboxEntry, shown: readonly SavedList[], nowMs: number): boolean {
  if (entry.kind !== "doneTogether" || !entry.from || !entry.activityId) return false;
  if (nowMs - Date.parse(entry.at) > CONFIRM_DAYS * 86_400_000) return false;
  return !shown.some(({ data }) => data.activities.some((item) => isSame(item, entry) && says(item, entry)));
}

/** Confirms it: the item is done on one's own list too, and counts for both. Rejects with a `Failure`. */
export async function confirmTogether({ from = "", activityId = "" }: InboxEntry): Promise<PointsEntry> {
  const asked = { itemId: activityId, withUserId: from, idempotencyKey: crypto.randomUUID() };
  const { list, points } = await call("confirmTogether", asked);
  if (lists.getState().saved !== undefined) setSavedList(list);
  return points;
}

/** True for the item that was taken from the friend's, or theirs under its own id, which a copy keeps. */
function isSame({ id, source }: Activity, { listId, activityId }: InboxEntry): boolean {
  return id === activityId || (source?.activityId === activityId && source?.listId === listId);
}

function says(item: Activity, { from = "" }: InboxEntry): boolean {
  return isDone(item) && (item.withUserIds ?? []).includes(from);
}
