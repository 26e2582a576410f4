import type { Activity } from "~/core";
import { isDone } from "~/sync/lists/activities";

/** The places of what was done, in the order of its days; what has no day or no place is left out. Pure. */
export function journeyOf(activities: readonly Activity[]): { lng: number; lat: number }[] {
  return activities
    .filter((activity) => isDone(activity) && activity.doneAt !== undefined)
    .toSorted((a, b) => (a.doneAt ?? "").localeCompare(b.doneAt ?? ""))
    .flatMap(({ place }) => (place ? [{ lng: place.lng, lat: place.lat }] : []));
}
