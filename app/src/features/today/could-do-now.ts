import type { Activity } from "~/core";
import { inOrder, isDone } from "~/sync/lists/activities";
import { fitsFrom, monthsOf } from "~/sync/lists/season";

/** Rank of a wish whose time of the year is still ahead, before the months until then. */
const LATER = 4;

/**
 * Returns the open wishes that still fit into the year, the likeliest to happen now first: meant for this month, then
 * wanted by a friend too, then planned for no month, then wished for, then meant for later months in their order. What
 * was meant for a month that is over, or has its season then, is not among them. Pure.
 */
export function couldDoNow(
  activities: readonly Activity[],
  month: number,
  alsoWanted: { has: (id: string) => boolean } = new Set(),
): Activity[] {
  const rank = (activity: Activity) => {
    const months = monthsOf(activity);
    if (activity.targetMonth === month) return 0;
    if (months && !months.includes(month)) return LATER + Math.min(...months.filter((each) => each > month));
    if (alsoWanted.has(activity.id)) return 1;
    return activity.status === "planned" ? 2 : 3;
  };
  return inOrder(activities)
    .filter((activity) => !isDone(activity) && activity.status !== "dropped" && fitsFrom(activity, month))
    .sort((a, b) => rank(a) - rank(b));
}
