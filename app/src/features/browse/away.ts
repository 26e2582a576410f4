/** Distance of a find with the point that it is from. Pure. */
import type { Found } from "./filter";
import { kmFromHome, type Reason, reasonFor, type Taste } from "./suits";

export interface Away {
  /** `null` without a distance. */
  km: number | null;
  /** `undefined` where it is not known. */
  from: "map" | "town" | "home" | "you" | undefined;
  /** The strongest reason. A distance from elsewhere beside what is near home would read as a mistake. */
  reason: Reason | null;
}

/** Returns the distance of a find as the search measured it, or else from home. */
export function awayOf(
  { find, km, from: origin = "here" }: Found,
  taste: Taste,
  here: "home" | "you" | undefined,
): Away {
  if (km === null) return { km: kmFromHome(find, taste), from: "home", reason: reasonFor(find, taste) };
  const from = origin === "here" ? here : origin;
  return { km, from, reason: reasonFor(find, from === "home" ? taste : { ...taste, home: null }) };
}
