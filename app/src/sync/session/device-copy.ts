/** What this device stores of a person, so that it can be shown without the server or sent later. */
import { listItemNames } from "~/state/device";
import { prefixOf as outboxOf } from "../outbox/storage";
import { prefixOf as typedTextsOf } from "../typed-texts/typed-texts";
import { forgetLastSeenLists } from "./last-seen-lists";
import { forgetLastSeenPerson } from "./last-seen-person";
import { forgetLastSession } from "./last-session";

/** Removes who the person is and what this device last saw of theirs. What waits to be sent stays. */
export function forgetDeviceCopy(uid: string): void {
  forgetLastSession(uid);
  void forgetLastSeenLists(uid);
  void forgetLastSeenPerson(uid);
}

/** Answers `true` while changes or half-typed texts of the person wait here, and where the browser does not say. */
export async function hasWaiting(uid: string): Promise<boolean> {
  try {
    const names = await Promise.all([outboxOf(uid), typedTextsOf(uid)].map(listItemNames));
    return names.flat().length > 0;
  } catch {
    return true;
  }
}
