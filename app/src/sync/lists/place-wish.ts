import { lists } from "~/state/lists";
import type { NamedPlace } from "./activities";
import { actionsOf } from "./item-actions";

/** Puts the wish of a year that was just written on the map, unless it has a place by now. */
export async function placeWish(year: number, title: string, place: NamedPlace): Promise<void> {
  const { shown, othersShown } = lists.getState();
  for (const { id, data } of [...shown, ...othersShown]) {
    const activity = data.year === year ? data.activities.findLast((each) => each.title === title) : undefined;
    if (!activity) continue;
    if (!activity.place) await actionsOf(id).place(activity, place);
    return;
  }
}
