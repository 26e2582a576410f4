import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Activity } from "~/core";
import type { Find } from "./finds";
import { useFriends, useFriendsLists } from "./use-wish-lists";
import { type Wanted, wantedBy } from "./wanted";

const nobody: Wanted = new Map();

/** Tells whether there are friends who could want something, and loads their wishes once somebody asks. */
export function useWanted(finds: readonly Find[], asked: boolean): { hasFriends: boolean; wanted: Wanted } {
  const friends = useFriends();
  const told = useFriendsLists(friends, asked);
  const { data: core } = useQuery({
    queryKey: ["core", "plan"],
    queryFn: () => import("~/core/plan"),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    enabled: asked && friends.length > 0,
  });
  const wanted = useMemo(() => {
    if (!told || !core) return nobody;
    const wishing = friends.map((friend) => ({
      ...friend,
      wishes: told.filter((list) => list.uid === friend.uid).flatMap(({ activities }) => activities.filter(isOpen)),
    }));
    return wantedBy(core.compareLists, finds, wishing);
  }, [told, core, friends, finds]);
  return { hasFriends: friends.length > 0, wanted };
}

function isOpen({ status }: Activity): boolean {
  return status !== "done" && status !== "dropped";
}
