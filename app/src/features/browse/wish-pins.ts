/** Wishes on the map to browse: one's own, and those of friends with their faces. Pure. */
import type { Activity } from "~/core";
import type { MapItem } from "~/map/pins";
import { type PlacedItem, placedItems } from "~/sync/lists/placed-items";
import type { Category } from "~/ui/categories";
import type { Person } from "~/ui/people/person";
import { byWords, type Filter } from "./filter";

/** A list whose wishes are on the map. */
export interface WishList {
  listId: string;
  year: number;
  activities: readonly Activity[];
  /** Whose list it is; left out for one's own. */
  person?: Person;
}

/** A wish on the map, and the list it is on. */
export interface WishPin extends MapItem {
  activity: Activity;
  list: WishList;
}

/**
 * The wishes of lists that have a place and are what is looked for. Friends' wishes are those still open. A filter that only
 * quests and open lists can answer leaves none.
 */
export function wishPins(
  lists: readonly WishList[],
  filter: Filter,
  getCategory?: (activity: Activity) => Category | null,
): WishPin[] {
  const { show, price, within, when, seats, wanted, category, text } = filter;
  if ([show, price, within, when, seats, wanted].some((part) => part !== null)) return [];
  const pins = lists.flatMap((list) =>
    placedItems(list.activities, getCategory)
      .filter((item) => !(list.person && item.done))
      .filter((item) => category === null || item.category === category)
      .map((item) => ({ ...pinOf(item, list), words: `${item.title} ${item.wish.place?.name ?? ""}` })),
  );
  return byWords(pins, text).map(({ words: _, ...pin }) => pin);
}

function pinOf(item: PlacedItem, list: WishList): WishPin {
  const { person, listId } = list;
  return { ...item, id: `${listId}/${item.id}`, activity: item.wish, list, ...(person ? { person } : {}) };
}
