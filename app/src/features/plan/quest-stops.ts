import type { PlanStop, Quest } from "~/core";
import { STAY_MIN } from "~/sync/plans/day-times";

/** Stops of a quest that have a place, as those of a plan. Pure. */
export function stopsOfQuest({ stops = [] }: Quest): PlanStop[] {
  return stops.flatMap(({ id, title, lng, lat, stayMin = STAY_MIN, openFrom, openTo }, at) => {
    if (lng === undefined || lat === undefined) return [];
    const hours = { ...(openFrom ? { openFrom } : {}), ...(openTo ? { openTo } : {}) };
    return [{ id, name: title || String(at + 1), lng, lat, stayMin, ...hours }];
  });
}
