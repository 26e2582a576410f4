/** Friends who want a find: its parts, beside their open wishes. Pure but for the comparison given. */
import type { Activity } from "~/core";
import type { compareLists, ListedItem } from "~/core/plan";
import type { Find } from "./finds";

/** Most items the core compares in one list. */
const ITEMS_MAX = 500;

/** Names of the friends who want something of a find, by its id. */
export type Wanted = ReadonlyMap<string, readonly string[]>;

export interface Wishing {
  name: string;
  user_name?: string | null | undefined;
  wishes: readonly Activity[];
}

/** Only what is the same for certain counts. That a friend wants what is on their own list is no news. */
export function wantedBy(compare: typeof compareLists, finds: readonly Find[], friends: readonly Wishing[]): Wanted {
  const wanted = new Map<string, string[]>();
  const items = finds.flatMap((find) => itemsOf(find).map((item) => ({ find, item })));
  const theirs = friends.map(({ wishes }) => wishes.slice(0, ITEMS_MAX).map(listed));
  for (let at = 0; at < items.length && friends.length > 0; at += ITEMS_MAX) {
    const some = items.slice(at, at + ITEMS_MAX);
    for (const wish of compare([some.map(({ item }) => item), ...theirs]).wishes) {
      const wishing = friends.filter((_, index) => wish.lists.includes(index + 1));
      for (const { list, item } of wish.items) if (list === 0) note(wanted, some[item]?.find, wishing);
    }
  }
  return wanted;
}

function note(wanted: Map<string, string[]>, find: Find | undefined, friends: readonly Wishing[]): void {
  if (!find) return;
  const known = wanted.get(find.id) ?? [];
  const owner = find.kind === "list" ? find.list.createdByUsername : undefined;
  const fresh = friends.filter(({ name, user_name }) => (user_name ?? name) !== owner && !known.includes(name));
  if (fresh.length > 0) wanted.set(find.id, [...known, ...fresh.map(({ name }) => name)]);
}

/** Returns the parts of a find that can be wanted: the items of a list; a quest itself and its stops. */
function itemsOf(find: Find): ListedItem[] {
  if (find.kind === "list") return find.list.activities.map(listed);
  return [{ title: find.title }, ...find.points.map(({ name, lng, lat }) => ({ title: name, lng, lat }))].filter(
    ({ title }) => title !== "",
  );
}

function listed({ title, placeId, place }: Pick<Activity, "title" | "placeId" | "place">): ListedItem {
  return { title, ...(placeId ? { placeId } : {}), ...(place ? { lng: place.lng, lat: place.lat } : {}) };
}
