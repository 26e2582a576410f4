import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import { call } from "~/api/call";
import type { Activity } from "~/core";
import { friendshipsStore, friendsOf } from "~/state/friendships";
import { session } from "~/state/session";
import type { Find } from "./finds";
import { type Wanted, wantedBy } from "./wanted";

/** Friends whose lists are asked for at once; the core compares one list with as many. */
const FRIENDS_MAX = 11;

const nobody: Wanted = new Map();

/** Whether there are friends who could want something, and what they want of it, once somebody asks. */
export function useWanted(finds: readonly Find[], asked: boolean): { hasFriends: boolean; wanted: Wanted } {
  const state = useStore(friendshipsStore);
  const uid = useStore(session, (known) => known.uid);
  const friends = useMemo(() => (uid ? friendsOf(state, uid).slice(0, FRIENDS_MAX) : []), [state, uid]);
  const uids = friends.map((friend) => friend.uid);
  const year = new Date().getFullYear();
  const enabled = asked && uids.length > 0;
  const { data: told } = useQuery({
    queryKey: ["browse", "friends' lists", year, ...uids],
    queryFn: () => call("compareLists", { uids, year }),
    enabled,
  });
  const { data: core } = useQuery({
    queryKey: ["core", "plan"],
    queryFn: () => import("~/core/plan"),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    enabled,
  });
  const wanted = useMemo(() => {
    if (!told || !core) return nobody;
    const wishing = friends.map((friend) => ({
      ...friend,
      wishes: told.lists
        .filter((list) => list.uid === friend.uid)
        .flatMap(({ activities }) => activities.filter(isOpen)),
    }));
    return wantedBy(core.compareLists, finds, wishing);
  }, [told, core, friends, finds]);
  return { hasFriends: friends.length > 0, wanted };
}

function isOpen({ status }: Activity): boolean {
  return status !== "done" && status !== "dropped";
}
