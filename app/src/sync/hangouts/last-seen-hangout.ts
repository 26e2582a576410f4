/** Hangouts as this device last saw them, shown until the server answers and while there is no network. */
import { readItem, removeItem, writeItem } from "~/state/device";
import type { HangoutSnapshot } from "./hangout";

const prefixOf = (uid: string) => `hangout/${uid}/`;

export function storeLastSeenHangout(uid: string, snapshot: HangoutSnapshot): Promise<void> {
  return writeItem(prefixOf(uid) + snapshot.hangout.id, snapshot);
}

/** The stored hangout; `undefined` where this device never saw it. */
export function lastSeenHangout(uid: string, id: string): Promise<HangoutSnapshot | undefined> {
  return readItem<HangoutSnapshot>(prefixOf(uid) + id);
}

/** Removes one that the person may not see any more. */
export function forgetLastSeenHangout(uid: string, id: string): Promise<void> {
  return removeItem(prefixOf(uid) + id);
}
