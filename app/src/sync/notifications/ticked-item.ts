/** The reader's own item that a notification is about. */
import { lists } from "~/state/lists";
import { isDone } from "../lists/activities";
import { actionsOf } from "../lists/item-actions";
import type { InboxEntry } from "./inbox";

type Known = Pick<ReturnType<typeof lists.getState>, "shown">;

/** True if the item that a host ticked is on one's list, and still ticked. */
export function isTicked({ shown }: Known, entry: InboxEntry): boolean {
  const item = itemOf(shown, entry);
  return item !== undefined && isDone(item);
}

/** Takes the tick off again; the list of nobody else changes. */
export function untick(entry: InboxEntry): Promise<boolean> {
  const item = itemOf(lists.getState().shown, entry);
  return item && entry.listId ? actionsOf(entry.listId).tick(item, false) : Promise.resolve(false);
}

function itemOf(shown: Known["shown"], { listId, activityId }: InboxEntry) {
  const list = shown.find(({ id }) => id === listId);
  return list?.data.activities.find(({ id }) => id === activityId);
}
