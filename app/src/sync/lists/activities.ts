import { type Activity, orderBetween } from "~/core";
import { folded } from "~/ui/folded";

export { folded };

/** In the order of their keys; those without one come last, in the order they were added. */
export function inOrder(activities: readonly Activity[]): Activity[] {
  return [...activities].sort((a, b) => {
    if (a.order === b.order) return 0;
    if (a.order === undefined) return 1;
    if (b.order === undefined) return -1;
    return a.order < b.order ? -1 : 1;
  });
}

export function isDone(activity: Activity): boolean {
  return activity.status === "done" || activity.doneAt !== undefined;
}

/** A text of an activity; empty where it has none. */
export function textOf(activity: Activity, field: "title" | "note"): string {
  return activity[field] ?? "";
}

export interface Progress {
  done: number;
  total: number;
}

/** Number of activities that are done, without dropped ones. */
export function progressOf(activities: readonly Activity[]): Progress {
  const counted = activities.filter((activity) => activity.status !== "dropped");
  return { done: counted.filter(isDone).length, total: counted.length };
}

/** Characters that come along unseen with what people paste, and that a title must not have. */
const UNSEEN = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** An activity in the person's own words, at the end of the list. */
export function wish(words: string, activities: readonly Activity[]): Activity {
  const title = words
    .replace(/[\t\n]/g, " ")
    .replace(UNSEEN, "")
    .trim();
  return { id: crypto.randomUUID(), title, kind: "do", status: "wish", order: orderAfter(activities) };
}

/** A place as an activity needs it: its stable id, its name and where it is. */
export interface NamedPlace {
  id: string;
  name: string;
  lat: number;
  lng: number;
}

/** A place that was found, as an activity. */
export function placeToSee(place: NamedPlace, activities: readonly Activity[]): Activity {
  return {
    ...wish(place.name, activities),
    kind: "go",
    placeId: place.id,
    place: { name: place.name, lat: place.lat, lng: place.lng },
  };
}

/** Order keys behind all others, as many as are asked for. */
export function ordersAfter(activities: readonly Activity[], count: number): string[] {
  const keys: string[] = [];
  let last = lastOrder(activities);
  for (let n = 0; n < count; n += 1) {
    last = orderBetween(last, null);
    keys.push(last);
  }
  return keys;
}

function orderAfter(activities: readonly Activity[]): string {
  return orderBetween(lastOrder(activities), null);
}

function lastOrder(activities: readonly Activity[]): string | undefined {
  return activities
    .flatMap(({ order }) => order ?? [])
    .reduce<string | undefined>((a, b) => (a && a > b ? a : b), undefined);
}

export type Section = "wish" | "planned" | "done";

/** Section of the board for an activity; dropped ones have none. */
export function sectionOf(activity: Activity): Section | null {
  if (isDone(activity)) return "done";
  if (activity.status === "dropped") return null;
  return activity.status === "planned" ? "planned" : "wish";
}

/** Activities as copies for another list: not done, and with ids of their own. */
export function copies(
  activities: readonly Activity[],
  into: readonly Activity[],
  more: Partial<Activity> = {},
): Activity[] {
  const orders = ordersAfter(into, activities.length);
  return activities.map(({ doneAt: _done, proofRef: _proof, editedAt: _edited, ...activity }, at) => ({
    ...activity,
    ...more,
    id: crypto.randomUUID(),
    status: activity.status === "planned" ? "planned" : "wish",
    order: orders[at] ?? orderAfter(into),
  }));
}

/** True if two activities are the same wish: the same place, or the same words but for case, accents and spaces. */
export function isSameWish(a: Activity, b: Activity): boolean {
  return (a.placeId !== undefined && a.placeId === b.placeId) || folded(a.title) === folded(b.title);
}

/** Those that a list does not have yet. */
export function missingFrom(list: readonly Activity[], activities: readonly Activity[]): Activity[] {
  return activities.filter((activity) => !list.some((other) => isSameWish(other, activity)));
}
