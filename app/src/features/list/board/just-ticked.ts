import { createStore } from "zustand";
import type { Activity } from "~/core";
import { type Section, sectionOf } from "~/sync/lists/activities";

/** Time in which a ticked row keeps its place, so that one sees its stamp. */
const STAMP_MS = 900;

/** Activities that were ticked a moment ago, by id, and where their rows stood. */
export const justTicked = createStore<ReadonlyMap<string, Section>>(() => new Map());

/** Keeps the row of an activity in its place for a moment. */
export function holdRow(activity: Activity): void {
  const section = sectionOf(activity);
  if (!section) return;
  justTicked.setState(new Map([...justTicked.getState(), [activity.id, section]]), true);
  setTimeout(() => releaseRow(activity.id), STAMP_MS);
}

/** Lets the row move, as when it is opened again at once. */
export function releaseRow(id: string): void {
  const held = justTicked.getState();
  if (held.has(id)) justTicked.setState(new Map([...held].filter(([other]) => other !== id)), true);
}
