import { createStore } from "zustand/vanilla";
import type { Activity } from "~/core";

/** Changes somebody made without a network to an activity that was taken off its list meanwhile. */
export interface RemovedItem {
  listId: string;
  /** The activity with the changes in it. */
  activity: Activity;
  /** Names of the fields that were changed. */
  fields: readonly string[];
}

/** A text that somebody changed while it was changed elsewhere as well: the list has the other one. */
export interface TextConflict {
  listId: string;
  activityId: string;
  field: "title" | "note";
  /** The text both began with. */
  base: string;
  mine: string;
  /** The other text, as it was when the two met. */
  theirs: string;
}

export type ConflictedChange = RemovedItem | TextConflict;

/** Conflicts that wait for a decision. */
export const conflictedChanges = createStore<{ waiting: readonly ConflictedChange[] }>(() => ({ waiting: [] }));

export function isTextConflict(change: ConflictedChange): change is TextConflict {
  return "mine" in change;
}
