/** The basket: what was picked to talk about, beside what a friend picked. Kept on this device. */
import { useStore } from "zustand";
import type { Activity, User } from "~/core";
import { friendshipsStore, isKnown, listFriendships } from "~/state/friendships";
import { type Selection, select, selection } from "~/state/selection";
import { session } from "~/state/session";
import { isSameWish } from "../lists/activities";

export function useBasket(): Selection {
  return useStore(selection);
}

/** Puts activities into the basket that are not in there yet. */
export function pick(activities: readonly Activity[]): void {
  const { selectedActivities: before } = selection.getState();
  const fresh = activities.filter((activity) => !before.some((other) => isSameWish(other, activity)));
  select({ selectedActivities: [...before, ...fresh] });
}

export function drop(activity: Activity): void {
  select({ selectedActivities: selection.getState().selectedActivities.filter(({ id }) => id !== activity.id) });
}

/** Moves one of one's own a step up or down. */
export function shift(activity: Activity, by: -1 | 1): void {
  const all = [...selection.getState().selectedActivities];
  const from = all.findIndex(({ id }) => id === activity.id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= all.length) return;
  all.splice(to, 0, ...all.splice(from, 1));
  select({ selectedActivities: all });
}

/**
 * Lays somebody's activities beside one's own.
 *
 * @param uid - id of a friend, whose side is removed when the friendship ends
 */
export function takeFromFriend(activities: readonly Activity[], friend: User, uid: string | null = null): void {
  session.setState({ friend });
  select({ friendSelectedActivities: [...activities], comparedWith: { name: friend.name ?? "", uid } });
}

/** Takes the friend's side away again. */
export function leaveFriend(): void {
  session.setState({ friend: null });
  select({ friendSelectedActivities: [], comparedWith: null });
}

/** Removes the side of somebody who is no friend any more, once the friendships of the person are known. */
export function removeEndedFriend(ownUid: string): void {
  const friendships = friendshipsStore.getState();
  const uid = selection.getState().comparedWith?.uid;
  if (!uid || !isKnown(friendships, ownUid)) return;
  if (!listFriendships(friendships, ownUid).some((friend) => friend.uid === uid)) leaveFriend();
}
