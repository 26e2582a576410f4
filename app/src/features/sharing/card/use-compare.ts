import { useStore } from "zustand";
import type { Activity, BucketList } from "~/core";
import { paths } from "~/routing/paths";
import { useGoTo } from "~/routing/use-go-to";
import { friendshipsStore, friendsOf } from "~/state/friendships";
import { selection } from "~/state/selection";
import { session } from "~/state/session";
import { inOrder } from "~/sync/lists/activities";
import { useListOf } from "~/sync/lists/use-lists";
import { useOwnerName } from "~/sync/lists/use-owner-name";
import { pick, takeFromFriend } from "~/sync/overlap/basket";

/** Lays somebody's list beside one's own of that year, or beside what was picked, and goes there. */
export function useCompare({ userId, createdByUsername, year }: BucketList, activities: readonly Activity[]) {
  const goTo = useGoTo();
  const mine = useListOf(year);
  const uid = useStore(session, (known) => known.uid);
  const friendships = useStore(friendshipsStore);
  const ownerName = useOwnerName({ userId, createdByUsername });
  return () => {
    const friend = uid ? friendsOf(friendships, uid).find((each) => each.uid === userId) : undefined;
    const name = friend?.name ?? ownerName;
    takeFromFriend(activities, { name, user_name: createdByUsername }, friend?.uid ?? null);
    if (!friend && mine && selection.getState().selectedActivities.length === 0) {
      pick(inOrder(mine.data.activities).filter(({ status }) => status !== "dropped"));
    }
    // The address of a friend follows their list; that of somebody else is compared as it is now.
    goTo(friend ? paths.compareWith(friend.uid, year) : paths.basket);
  };
}
