import type { Activity } from "~/core";
import { inOrder, isDone } from "~/sync/lists/activities";

/**
 * Returns open wishes, the likeliest to happen now first: meant for this month, then wanted by a friend too, then
 * planned for no month, then wished for, then meant for later months in their order; last those that were meant for a
 * month that is over. Pure.
 */
export function couldDoNow(
  activities: readonly Activity[],
  month: number,
  alsoWanted: { has: (id: string) => boolean } = new Set(),
): Activity[] {
  const rank = ({ id, targetMonth, status }: Activity) => {
    if (targetMonth === month) return 0;
    if (targetMonth !== undefined) return targetMonth > month ? 3 + targetMonth : 20;
    if (alsoWanted.has(id)) return 1;
    return status === "planned" ? 2 : 3;
  };
  return inOrder(activities)
    .filter((activity) => !isDone(activity) && activity.status !== "dropped")
    .sort((a, b) => rank(a) - rank(b));
}
