import { useMemo } from "react";
import { useStore } from "zustand";
import { type Friend, friendshipsStore, friendsOf } from "~/state/friendships";
import { type ListsOf, useListsOf } from "~/sync/overlap/use-lists-of";
import { useSession } from "~/sync/session/use-session";

/** Friends whose lists are followed. */
const FRIENDS_MAX = 11;

/** One's friends, and the lists of theirs that one may see, followed as they change. */
export function useFriendsLists(): { friends: readonly Friend[]; known: ListsOf } {
  const state = useStore(friendshipsStore);
  const uid = useSession((session) => session.uid);
  const friends = useMemo(() => (uid ? friendsOf(state, uid).slice(0, FRIENDS_MAX) : []), [state, uid]);
  const names = friends.map((friend) => friend.uid).join(" ");
  const known = useListsOf(useMemo(() => names.split(" ").filter(Boolean), [names]));
  return { friends, known };
}
