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

const nobody: AlsoWants = new Map();

/** Which friends want what is on a list too, told as it happens; its owner is none of them. */
export function useAlsoWants(list: SavedList): AlsoWants {
  const state = useStore(friendshipsStore);
  const uid = useStore(session, (known) => known.uid);
  const owner = list.data.userId;
  const friends = useMemo(() => {
    const others = uid ? friendsOf(state, uid).filter((friend) => friend.uid !== owner) : [];
    return others.slice(0, FRIENDS_MAX);
  }, [state, uid, owner]);
  const names = friends.map((friend) => friend.uid).join(" ");
  const known = useListsOf(useMemo(() => names.split(" ").filter(Boolean), [names]));
  const core = usePlanning();
  const { activities, year } = list.data;
  const also = useMemo(() => {
    if (!core || friends.length === 0 || activities.length === 0) return nobody;
    return wanted(core.compareLists, activities, friends, known, year);
  }, [core, friends, known, activities, year]);
  useSaid(list.id, also, activities, friends.every((friend) => friend.uid in known) && core !== undefined);
  return also;
}

type Compare = typeof import("~/core/plan").compareLists;

function wanted(
  compare: Compare,
  activities: readonly Activity[],
  friends: readonly Friend[],
  known: ListsOf,
  year: number,
): AlsoWants {
  const also = new Map<string, string[]>();
  for (const friend of friends) {
    const theirs = listOfYear(known, friend.uid, year)?.data.activities ?? [];
    if (theirs.length === 0) continue;
    const { wishes } = compare([listed(activities), listed(theirs)]);
    for (const { items, lists } of wishes) {
      if (lists.length < 2) continue;
      for (const { list, item } of items) {
        const id = list === 0 ? activities[item]?.id : undefined;
        if (id) also.set(id, [...(also.get(id) ?? []), friend.name]);
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
