import type { Activity } from "~/core";
import { inOrder, isDone } from "~/sync/lists/activities";

const OFFERED = 3;

/** What is open and most likely to happen now: meant for this month, then planned for no month, then wished for. Pure. */
export function couldDoNow(activities: readonly Activity[], month: number): Activity[] {
  const rank = ({ targetMonth, status }: Activity) => {
    if (targetMonth === month) return 0;
    if (targetMonth !== undefined) return 3;
    return status === "planned" ? 1 : 2;
  };
  return inOrder(activities)
    .filter((activity) => !isDone(activity) && activity.status !== "dropped")
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, OFFERED);
}
