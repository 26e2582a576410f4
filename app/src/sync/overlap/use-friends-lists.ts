import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import { call } from "~/api/call";
import type { ReadableList } from "~/api/schema";
import { friendshipsStore, listFriendships } from "~/state/friendships";
import { session } from "~/state/session";

/** Friends whose lists are asked for in one call, as many as the server takes. */
const FRIENDS_MAX = 12;

/** A friend's list as far as one may see it. */
export interface FriendsList extends ReadableList {
  year: number;
}

/** The lists of these years that friends let one see. */
export function useFriendsLists(years: readonly number[]): readonly FriendsList[] {
  const state = useStore(friendshipsStore);
  const uid = useStore(session, (known) => known.uid);
  const batches = useMemo(() => {
    const uids = uid ? listFriendships(state, uid).map((friend) => friend.uid) : [];
    const count = Math.ceil(uids.length / FRIENDS_MAX);
    return Array.from({ length: count }, (_, at) => uids.slice(at * FRIENDS_MAX, (at + 1) * FRIENDS_MAX));
  }, [state, uid]);
  return useQueries({
    queries: years.flatMap((year) =>
      batches.map((uids) => ({ queryKey: ["friends' lists", uid, year, ...uids], queryFn: () => listsOf(uids, year) })),
    ),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
}

async function listsOf(uids: string[], year: number): Promise<FriendsList[]> {
  const { lists } = await call("compareLists", { uids, year });
  return lists.map((list) => ({ ...list, year }));
}
