/** What all formats carry of an activity. What has no place in a format is left out of its files, and of none by accident. */
import type { Activity } from "~/core";
import { categories, kindOf } from "~/ui/categories";
import { ordersAfter } from "../edits/activities";

export interface Entry {
  title: string;
  status?: string | undefined;
  category?: string | undefined;
  note?: string | undefined;
  month?: number | undefined;
  doneAt?: string | undefined;
  place?: { name: string; lat: number; lng: number } | undefined;
  placeId?: string | undefined;
  steps?: { title: string; done: boolean }[] | undefined;
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

const STATUSES = ["wish", "planned", "done", "dropped"] as const;
const TITLE_MOST = 140;
const NOTE_MOST = 4_000;
const STEPS_MOST = 30;

/** Entries as new activities for a list: only what is valid comes through. */
export function activitiesOf(entries: readonly Entry[], into: readonly Activity[]): Activity[] {
  const worth = entries.filter(({ title }) => title.trim() !== "");
  const orders = ordersAfter(into, worth.length);
  return worth.map((entry, at) => defined(activityOf(entry, orders[at] ?? "")));
}

function activityOf(entry: Entry, order: string) {
  const category = categories.find((each) => each === entry.category);
  const status = STATUSES.find((each) => each === entry.status) ?? "wish";
  const { place, month, doneAt } = entry;
  const placed = place && Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180;
  return {
    id: crypto.randomUUID(),
    title: entry.title.trim().slice(0, TITLE_MOST),
    kind: category ? kindOf(category) : placed ? ("go" as const) : ("do" as const),
    category,
    status,
    order,
    note: entry.note?.slice(0, NOTE_MOST) || undefined,
    targetMonth: month && Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined,
    doneAt:
      status === "done" && doneAt && !Number.isNaN(Date.parse(doneAt)) ? new Date(doneAt).toISOString() : undefined,
    place: placed ? { ...place, name: place.name.slice(0, 200) || entry.title.slice(0, 140) } : undefined,
    placeId: placed ? entry.placeId : undefined,
    steps: entry.steps?.slice(0, STEPS_MOST).map((step) => ({ id: crypto.randomUUID(), ...step })),
  };
}

function defined(record: object): Activity {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as unknown as Activity;
}
