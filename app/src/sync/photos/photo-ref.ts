/** Reference to the photo of an item: a name on this device until it is uploaded, then its address. Pure. */
import type { Activity } from "~/core";
import type { SavedList } from "~/state/lists";

const DEVICE = "device:";

/** The name of a photo on this device, after the hash of its content. */
export function deviceRef(hash: string): string {
  return DEVICE + hash;
}

/** True if a photo is on a device alone, perhaps on another one. */
export function isOnDevice(ref: string): boolean {
  return ref.startsWith(DEVICE);
}

/** An item that has a photo. */
export interface Holder {
  listId: string;
  activity: Activity;
  ref: string;
}

/** Every item of some lists that has a photo. */
export function holders(lists: readonly SavedList[]): Holder[] {
  return lists.flatMap(({ id, data }) =>
    data.activities.flatMap((activity) =>
      activity.proofRef ? [{ listId: id, activity, ref: activity.proofRef }] : [],
    ),
  );
}
