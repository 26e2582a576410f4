/** What two people both want, and what only one of them does. Pure. */
import type { Activity } from "~/core";
import { folded } from "../edits/activities";

export interface Comparison {
  /** Pairs of the same wish: first one's own, then the other's. */
  common: [Activity, Activity][];
  onlyMine: Activity[];
  onlyTheirs: Activity[];
}

/** Compares by place and by words; each activity is paired at most once. */
export function compared(mine: readonly Activity[], theirs: readonly Activity[]): Comparison {
  const left = new Set(theirs);
  const byPlace = new Map(theirs.flatMap((each) => (each.placeId ? [[each.placeId, each] as const] : [])));
  const byTitle = new Map(theirs.map((each) => [folded(each.title), each]));
  const comparison: Comparison = { common: [], onlyMine: [], onlyTheirs: [] };
  for (const activity of mine) {
    const candidates = [activity.placeId && byPlace.get(activity.placeId), byTitle.get(folded(activity.title))];
    const same = candidates.find((each) => each && left.has(each));
    if (same) {
      left.delete(same);
      comparison.common.push([activity, same]);
    } else comparison.onlyMine.push(activity);
  }
  comparison.onlyTheirs = theirs.filter((activity) => left.has(activity));
  return comparison;
}
