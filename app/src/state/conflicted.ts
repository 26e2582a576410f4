import { createStore } from "zustand/vanilla";
import type { Activity } from "~/core";

/** Changes somebody made without a network to an activity that was taken off its list meanwhile. */
export interface ConflictedChange {
  listId: string;
  /** The activity with the changes in it. */
  activity: Activity;
  /** Names of the fields that were changed. */
  fields: readonly string[];
}

/** What waits for a decision: to be brought back, or to stay off the list. */
export const conflictedChanges = createStore<{ waiting: readonly ConflictedChange[] }>(() => ({ waiting: [] }));
