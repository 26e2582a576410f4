import type { Activity } from "~/core";

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

export interface Progress {
  done: number;
  total: number;
}

/** How many of the activities are done; dropped ones do not count. */
export function progressOf(activities: readonly Activity[]): Progress {
  const counted = activities.filter((activity) => activity.status !== "dropped");
  return { done: counted.filter(isDone).length, total: counted.length };
}
