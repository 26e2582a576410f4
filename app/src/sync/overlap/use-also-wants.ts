import { useEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import type { Activity } from "~/core";
import { type Friend, friendshipsStore, friendsOf } from "~/state/friendships";
import type { SavedList } from "~/state/lists";
import { session } from "~/state/session";
import { toast } from "~/ui/toast";
import { words } from "~/ui/words";
import { listed } from "./overlap";
import { type ListsOf, listOfYear, useListsOf } from "./use-lists-of";
import { usePlanning } from "./use-overlap";

/** Friends whose lists are compared with an open list. */
const FRIENDS_MAX = 11;

/** Names of the friends who want the same, by the id of one's own activity. */
export type AlsoWants = ReadonlyMap<string, readonly string[]>;

const nobody: Wishers = new Map();

/** Returns the friends who want the items of a list too, updated live; its owner is none of them. */
export function useAlsoWants(list: SavedList): AlsoWants {
  const { activities, year, userId } = list.data;
  const { wishers, isSettled } = useWishers(activities, year, userId);
  const also = useMemo(
    () => new Map([...wishers].map(([id, friends]) => [id, friends.map(({ name }) => name)])),
    [wishers],
  );
  useSaid(list.id, also, activities, isSettled);
  return also;
}

/** The friends who want the same, by the id of one's own activity. */
export type Wishers = ReadonlyMap<string, readonly Friend[]>;

/** Compares activities with the lists of a year that friends have; `owner` is none of them. */
export function useWishers(activities: readonly Activity[], year: number, owner?: string) {
  const state = useStore(friendshipsStore);
  const uid = useStore(session, (known) => known.uid);
  const friends = useMemo(() => {
    const others = uid ? friendsOf(state, uid).filter((friend) => friend.uid !== owner) : [];
    return others.slice(0, FRIENDS_MAX);
  }, [state, uid, owner]);
  const names = friends.map((friend) => friend.uid).join(" ");
  const known = useListsOf(useMemo(() => names.split(" ").filter(Boolean), [names]));
  const core = usePlanning();
  const wishers = useMemo(() => {
    if (!core || friends.length === 0 || activities.length === 0) return nobody;
    return wanted(core.compareLists, activities, friends, known, year);
  }, [core, friends, known, activities, year]);
  return { wishers, isSettled: friends.every((friend) => friend.uid in known) && core !== undefined };
}

type Compare = typeof import("~/core/plan").compareLists;

function wanted(
  compare: Compare,
  activities: readonly Activity[],
  friends: readonly Friend[],
  known: ListsOf,
  year: number,
): Wishers {
  const also = new Map<string, Friend[]>();
  for (const friend of friends) {
    const theirs = listOfYear(known, friend.uid, year)?.data.activities ?? [];
    if (theirs.length === 0) continue;
    const { wishes } = compare([listed(activities), listed(theirs)]);
    for (const { items, lists } of wishes) {
      if (lists.length < 2) continue;
      for (const { list, item } of items) {
        const id = list === 0 ? activities[item]?.id : undefined;
        if (id) also.set(id, [...(also.get(id) ?? []), friend]);
      }
    }
  }
  return also;
}

/** Says who joins a wish while one looks at the list; what was so before is no news. */
function useSaid(listId: string, also: AlsoWants, activities: readonly Activity[], settled: boolean): void {
  const before = useRef<{ listId: string; also: AlsoWants; ids: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    const last = before.current;
    if (!settled) return;
    before.current = { listId, also, ids: new Set(activities.map(({ id }) => id)) };
    if (last?.listId !== listId) return;
    for (const [id, names] of also) {
      // What one has just written oneself is no news either.
      const fresh = last.ids.has(id) ? names.filter((name) => !last.also.get(id)?.includes(name)) : [];
      const title = activities.find((each) => each.id === id)?.title ?? "";
      for (const name of fresh) toast({ message: words().overlap.live(name, title) });
    }
  }, [listId, also, activities, settled]);
}
