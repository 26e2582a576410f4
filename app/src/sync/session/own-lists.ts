/** Fetches the person's bucket lists into the store. */
import { lists, setListFailure, setSavedLists } from "~/state/lists";
import { session } from "~/state/session";
import { isTransient, pauseMs } from "../outbox/backoff";
import { fetchLists } from "./fetch-lists";
import { lastSeenLists } from "./last-seen-lists";

let latestFetch = 0;

/**
 * Fetches the lists again, and until it succeeds: the live stream tells of a change once. Of several fetches at once the
 * last one counts, and none whose person is gone.
 */
export async function refetchLists(): Promise<void> {
  latestFetch += 1;
  await attempt(latestFetch, 1);
}

async function attempt(fetch: number, attempts: number): Promise<void> {
  const { user, uid } = session.getState();
  const counts = () => fetch === latestFetch && session.getState().uid === uid;
  try {
    const found = user && uid ? await fetchLists(user, uid) : [];
    if (counts()) setSavedLists(found);
  } catch (failure) {
    if (!counts()) return;
    await fallBack(uid, failure, counts);
    if (!isTransient(failure, attempts)) return;
    afterPause(pauseMs(attempts, failure, Math.random()), () => {
      if (counts()) void attempt(fetch, attempts + 1);
    });
  }
}

/** Goes on after a pause, or as soon as there is a network again. */
function afterPause(ms: number, goOn: () => void): void {
  const over = () => {
    clearTimeout(timer);
    window.removeEventListener("online", over);
    goOn();
  };
  const timer = setTimeout(over, ms);
  window.addEventListener("online", over);
}

/** Without the server the lists are shown as this device last saw them, if it did. */
async function fallBack(uid: string | null, failure: unknown, counts: () => boolean): Promise<void> {
  const seen = uid && lists.getState().saved === undefined ? await lastSeenLists(uid) : undefined;
  if (!counts()) return;
  if (seen) setSavedLists(seen);
  setListFailure(failure);
}
