import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import { call } from "~/api/call";
import { portraitOf } from "~/api/photo";
import { type Friend, friendshipsStore, friendsOf } from "~/state/friendships";
import { session } from "~/state/session";
import { useListOf } from "~/sync/lists/use-lists";
import type { WishList } from "./wish-pins";

/** Friends whose lists are asked for at once; the core compares one list with as many. */
const FRIENDS_MAX = 11;

const nothing: readonly WishList[] = [];

/** One's friends, as many as lists are asked for. */
export function useFriends(): Friend[] {
  const state = useStore(friendshipsStore);
  const uid = useStore(session, (known) => known.uid);
  return useMemo(() => (uid ? friendsOf(state, uid).slice(0, FRIENDS_MAX) : []), [state, uid]);
}

/** This year's lists of friends that one may read; `undefined` until they are there or while nobody asks. */
export function useFriendsLists(friends: readonly Friend[], asked: boolean) {
  const uids = friends.map((friend) => friend.uid);
  const year = new Date().getFullYear();
  const { data } = useQuery({
    queryKey: ["browse", "friends' lists", year, ...uids],
    queryFn: () => call("compareLists", { uids, year }),
    enabled: asked && uids.length > 0,
  });
  return data?.lists;
}

/** The lists whose wishes the map shows: one's own, and those of friends once they are there. */
export function useWishLists(asked: boolean): readonly WishList[] {
  const friends = useFriends();
  const theirs = useFriendsLists(friends, asked);
  const own = useListOf(null);
  return useMemo(() => {
    const year = new Date().getFullYear();
    const mine = own ? [{ listId: own.id, year: own.data.year, activities: own.data.activities }] : nothing;
    const others = (theirs ?? []).flatMap(({ uid, listId, activities }): WishList[] => {
      const friend = friends.find((each) => each.uid === uid);
      if (!friend) return [];
      const photo = portraitOf(friend);
      return [{ listId, year, activities, person: { id: uid, name: friend.name, ...(photo ? { photo } : {}) } }];
    });
    return asked ? [...mine, ...others] : nothing;
  }, [own, theirs, friends, asked]);
}
