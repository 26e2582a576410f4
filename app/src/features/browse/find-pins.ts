/** Pins of quests and lists on the map to browse. Pure. */
import type { Activity } from "~/core";
import type { MapItem } from "~/map/pins";
import { placedItems } from "~/sync/lists/placed-items";
import type { Category } from "~/ui/categories";
import type { Found } from "./filter";
import type { Find, ListFind, QuestFind } from "./finds";

/** A pin, and what opens when it is pressed. */
export interface FindPin extends MapItem {
  find: Find;
  /** The wish of a list; a stop of a quest has none. */
  wish?: Activity;
}

/** A pin where each quest begins, so that as many are seen as are found, and for each wish of a list that has a place. */
export function findPins(found: readonly Found[], getCategory?: (activity: Activity) => Category | null): FindPin[] {
  return found.flatMap(({ find }) => (find.kind === "quest" ? begin(find) : wishes(find, getCategory)));
}

/** Pins of quests that were drawn before: a search draws most of them again with each letter. */
const drawn = new WeakMap<QuestFind, FindPin[]>();

function begin(find: QuestFind): FindPin[] {
  const before = drawn.get(find);
  if (before) return before;
  const { id, title, points } = find;
  const pins = points.slice(0, 1).map(({ lng, lat }) => ({ id, lng, lat, title, done: false, isQuest: true, find }));
  drawn.set(find, pins);
  return pins;
}

function wishes(find: ListFind, getCategory?: (activity: Activity) => Category | null): FindPin[] {
  return placedItems(find.list.activities, getCategory).map((item) => ({ ...item, id: `${find.id}/${item.id}`, find }));
}
