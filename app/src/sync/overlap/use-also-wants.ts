import { useEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import { portraitOf } from "~/api/photo";
import type { Activity } from "~/core";
import { type Card, type Friend, friendshipsStore, friendsOf } from "~/state/friendships";
import type { SavedList } from "~/state/lists";
import { session } from "~/state/session";
import { firstName, type Person } from "~/ui/people/person";
import { toast } from "~/ui/toast";
import { words } from "~/ui/words";
import { type KnownMeToo, useMeToos } from "../me-toos/use-me-toos";
import { listed } from "./overlap";
import { type ListsOf, listOfYear, useListsOf } from "./use-lists-of";
import { usePlanning } from "./use-overlap";

/** Friends whose lists are compared with an open list. */
const FRIENDS_MAX = 11;

/** Somebody who wants the same. */
export interface AlsoPerson extends Person {
  /** Id of what they said on the list itself; missing where it is on a list of their own. */
  meTooId?: string | undefined;
  /** `true` for somebody without an account. */
  isGuest?: boolean;
}

/** People who want the same, by the id of one's own activity. */
export type AlsoWants = ReadonlyMap<string, readonly AlsoPerson[]>;

const nobody: Wishers = new Map();

/** Returns the people who want the items of a list too, updated live: friends by their own lists, others by what they said. */
export function useAlsoWants(list: SavedList): AlsoWants {
  const { activities, year, userId } = list.data;
  const { wishers, isSettled } = useWishers(activities, year, userId);
  const { meToos, isSettled: areMeToosSettled } = useMeToos(list.id, userId);
  const cards = useStore(friendshipsStore, (known) => known.cards);
  const also = useMemo(() => everybody(wishers, meToos, cards), [wishers, meToos, cards]);
  useSaid(list.id, also, activities, isSettled && areMeToosSettled);
  return also;
}

function everybody(
  wishers: Wishers,
  meToos: readonly KnownMeToo[],
  cards: Readonly<Record<string, Card | null>>,
): AlsoWants {
  const also = new Map<string, AlsoPerson[]>();
  for (const [id, friends] of wishers) {
    also.set(
      id,
      friends.map((friend) => ({ id: friend.uid, name: friend.name, photo: portraitOf(friend) })),
    );
  }
  for (const { id: meTooId, itemId, userId, name } of meToos) {
    const card = userId ? cards[userId] : undefined;
    const person = { id: userId ?? meTooId, name: card?.name ?? name, photo: card ? portraitOf(card) : undefined };
    const others = (also.get(itemId) ?? []).filter(({ id }) => id !== person.id);
    also.set(itemId, [...others, { ...person, meTooId, isGuest: !userId }]);
  }
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
    for (const [id, people] of also) {
      // What one has just written oneself is no news either.
      const known = new Set(last.also.get(id)?.map((person) => person.id));
      const fresh = last.ids.has(id) ? people.filter((person) => !known.has(person.id)) : [];
      const title = activities.find((each) => each.id === id)?.title ?? "";
      for (const person of fresh) toast({ message: words().overlap.live(firstName(person), title) });
    }
  }, [listId, also, activities, settled]);
}
