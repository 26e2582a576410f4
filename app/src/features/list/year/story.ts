/** A year as chapters: what was done, month by month. Pure. */
import type { Activity } from "~/core";
import { isDone } from "~/sync/lists/activities";

/** Sorts behind every day that was written down. */
const UNDATED = "9999";

export interface Chapter {
  /** 1 to 12; `null` for what was done on a day nobody wrote down. */
  month: number | null;
  /** In the order they happened. */
  activities: Activity[];
}

/** Figures of a year. */
export interface YearCounts {
  done: number;
  open: number;
  /** Different places among what was done. */
  places: number;
  /** Different people among those one was with. */
  friends: number;
}

export function chaptersOf(activities: readonly Activity[]): Chapter[] {
  const done = activities.filter(isDone).toSorted((a, b) => (a.doneAt ?? UNDATED).localeCompare(b.doneAt ?? UNDATED));
  const chapters: Chapter[] = [];
  for (const activity of done) {
    const month = activity.doneAt ? new Date(activity.doneAt).getMonth() + 1 : null;
    const last = chapters.at(-1);
    if (last && last.month === month) last.activities.push(activity);
    else chapters.push({ month, activities: [activity] });
  }
  return chapters;
}

export function countsOf(activities: readonly Activity[]): YearCounts {
  const done = activities.filter(isDone);
  const different = (values: readonly (string | undefined)[]) => new Set(values.filter(Boolean)).size;
  return {
    done: done.length,
    open: activities.filter((each) => !isDone(each) && each.status !== "dropped").length,
    places: different(done.map(({ place }) => place?.name)),
    friends: different(done.flatMap(({ withUserIds }) => withUserIds ?? [])),
  };
}
