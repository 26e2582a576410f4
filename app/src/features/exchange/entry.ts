/**
 * Fields of an activity that all formats carry. What has no place in a format is left out of its files, and of none by
 * accident.
 */
import type { Activity } from "~/core";
import { ordersAfter } from "~/sync/lists/activities";
import { categories, kindOf } from "~/ui/categories";

export const STATUSES = ["wish", "planned", "done", "dropped"] as const;

/** A field of an entry, by the name that the details of an item have for it. */
export type Part = "status" | "category" | "note" | "month" | "doneOn" | "place" | "steps";

export interface Entry {
  title: string;
  status?: (typeof STATUSES)[number] | undefined;
  category?: string | undefined;
  note?: string | undefined;
  month?: number | undefined;
  doneAt?: string | undefined;
  place?: { name: string; lat: number; lng: number } | undefined;
  placeId?: string | undefined;
  steps?: { title: string; done: boolean }[] | undefined;
  /** Address of the photo, in files that can link to it. */
  photo?: string | undefined;
  /** Parts of it in the file that a list cannot hold. */
  lost?: readonly Part[] | undefined;
}

/** A file that could not be read, in words for whoever chose it. */
export class UnreadableFile extends Error {}

export function entryOf(activity: Activity): Entry {
  const { title, status, note, targetMonth, doneAt, place, placeId, steps, category } = activity;
  return {
    title,
    status: status ?? "wish",
    category: typeof category === "string" ? category : undefined,
    note,
    month: targetMonth,
    doneAt,
    place: place && { name: place.name, lat: place.lat, lng: place.lng },
    placeId,
    steps: steps?.map(({ title, done = false }) => ({ title, done })),
  };
}

/** Entries as new activities for a list. What says nothing is left out. */
export function activitiesOf(entries: readonly Entry[], into: readonly Activity[]): Activity[] {
  const worth = entries.filter(({ title }) => title.trim() !== "");
  const orders = ordersAfter(into, worth.length);
  return worth.map((entry, at) => defined(activityOf(entry, orders[at] ?? "")));
}

function activityOf({ lost: _, photo: __, month, steps, ...entry }: Entry, order: string) {
  const category = categories.find((each) => each === entry.category);
  return {
    ...entry,
    id: crypto.randomUUID(),
    kind: category ? kindOf(category) : entry.place ? ("go" as const) : ("do" as const),
    status: entry.status ?? "wish",
    order,
    targetMonth: month,
    steps: steps?.map((step) => ({ id: crypto.randomUUID(), ...step })),
  };
}

function defined(record: object): Activity {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as unknown as Activity;
}
