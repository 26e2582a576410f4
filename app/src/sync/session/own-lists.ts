/** Fetches the person's bucket lists into the store. */
import { lists, setListFailure, setSavedLists } from "~/state/lists";
import { session } from "~/state/session";
import { fetchLists } from "./fetch-lists";
import { lastSeenLists } from "./last-seen-lists";

let latestFetch = 0;

/** Fetches the lists again. Of several fetches at once the last one counts, and none whose person is gone. */
export async function refetchLists(): Promise<void> {
  latestFetch += 1;
  const fetch = latestFetch;
  const { user, uid } = session.getState();
  const counts = () => fetch === latestFetch && session.getState().uid === uid;
  try {
    const found = user && uid ? await fetchLists(user, uid) : [];
    if (counts()) setSavedLists(found);
  } catch (failure) {
    if (counts()) await fallBack(uid, failure, counts);
  }
}

/** Without the server the lists are shown as this device last saw them, if it did. */
async function fallBack(uid: string | null, failure: unknown, counts: () => boolean): Promise<void> {
  const seen = uid && lists.getState().saved === undefined ? await lastSeenLists(uid) : undefined;
  if (!counts()) return;
  if (seen) setSavedLists(seen);
  setListFailure(failure);
}
