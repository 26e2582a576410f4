/** Data of a person on this device, so that it can be shown without the server or sent later. */
import { listItemNames, removeItem } from "~/state/device";
import { forgetCarpools } from "../carpools/saved-carpool";
import { prefixOf as outboxOf } from "../outbox/storage";
import { prefixOf as typedTextsOf } from "../typed-texts/typed-texts";
import { forgetLastSeenLists } from "./last-seen-lists";
import { forgetLastSeenPerson } from "./last-seen-person";
import { forgetLastSession } from "./last-session";

/** Removes who the person is and what this device last saw of theirs. What waits to be sent stays. */
export function forgetDeviceCopy(uid: string): void {
  forgetLastSession(uid);
  void forgetAll(`hangout/${uid}/`);
  void forgetAll(`quests/${uid}/`);
  void forgetAll(`play/${uid}/`);
  void forgetCarpools(uid);
  void forgetLastSeenLists(uid);
  void forgetLastSeenPerson(uid);
}

/** Removes what `hangouts/last-seen-hangout`, `quests/last-seen` and `play/play-store` store, without loading them. */
async function forgetAll(prefix: string): Promise<void> {
  for (const name of await listItemNames(prefix)) await removeItem(name);
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
