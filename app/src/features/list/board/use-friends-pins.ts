import { useMemo } from "react";
import { useStore } from "zustand";
import { portraitOf } from "~/api/photo";
import { friendshipsStore } from "~/state/friendships";
import { type PlacedItem, placedItems } from "~/sync/lists/placed-items";
import { useFriendsLists } from "~/sync/overlap/use-friends-lists";
import type { Person } from "~/ui/people/person";
import { useCategoryOf } from "~/ui/pictures/use-category";

/** An open wish of a friend, where it takes place. */
export interface FriendsPin extends PlacedItem {
  person: Person;
  /** The friend's list that it is on. */
  listId: string;
}

const NO_YEARS: readonly number[] = [];

/** The open wishes with a place that friends have for a year; those of the list `listId` are left out. */
export function useFriendsPins(year: number | undefined, listId: string | undefined): readonly FriendsPin[] {
  const years = useMemo(() => (year === undefined ? NO_YEARS : [year]), [year]);
  const lists = useFriendsLists(years);
  const cards = useStore(friendshipsStore, (state) => state.cards);
  const getCategory = useCategoryOf();
  return useMemo(
    () =>
      lists.flatMap((list) => {
        const card = cards[list.uid];
        if (!card || list.listId === listId) return [];
        const photo = portraitOf(card);
        const person = { id: list.uid, name: card.name, ...(photo ? { photo } : {}) };
        return placedItems(list.activities, getCategory)
          .filter(({ done }) => !done)
          .map((item) => ({ ...item, id: `${list.listId}/${item.id}`, person, listId: list.listId }));
      }),
    [lists, cards, listId, getCategory],
  );
}
