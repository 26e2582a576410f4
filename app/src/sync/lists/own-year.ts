import type { SavedList } from "~/state/lists";
import { plannedYear } from "./planned-year";
import { useLists } from "./use-lists";

/** The year of the list that is meant by "my list": the present one's, else the newest there is, else the next to be begun. */
export function ownYear(shown: readonly SavedList[], now: Date): number {
  const present = now.getFullYear();
  const isThere = shown.some(({ data }) => data.year === present);
  return isThere ? present : (shown[0]?.data.year ?? plannedYear(now));
}

/** The year to which something is added that names none. */
export function useOwnYear(): number {
  return useLists(({ shown }) => ownYear(shown, new Date()));
}
