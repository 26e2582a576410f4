/** A person's lists as this device last saw them: shown until the server answers, and while nobody is signed in. */
import { readItem, removeItem, writeItem } from "~/state/device";
import type { SavedList } from "~/state/lists";

const nameOf = (uid: string) => `lists/${uid}`;

export function storeLastSeenLists(uid: string, lists: readonly SavedList[]): Promise<void> {
  return writeItem(nameOf(uid), lists);
}

/** The stored lists; `undefined` where this device never saw any. */
export function lastSeenLists(uid: string): Promise<SavedList[] | undefined> {
  return readItem<SavedList[]>(nameOf(uid));
}

export function forgetLastSeenLists(uid: string): Promise<void> {
  return removeItem(nameOf(uid));
}
