/** The name of a spot: the sight that stands there, else the town it is near. */
import type { GazetteerPlace } from "~/core";
import { worldSights } from "~/workers/sights";
import { worldPlaces } from "~/workers/world";
import { inReadersLanguage } from "./place-name";

/** How far from the position of a sight one still is at it, in kilometres. */
const AT_SIGHT_KM = 0.4;

export interface Nearest {
  place: GazetteerPlace;
  /** `true` if the spot is at it, and not merely near it. */
  isAt: boolean;
}

/** The known place that names a spot best; `null` where nothing is known. */
export async function nearestNamed(lng: number, lat: number): Promise<Nearest | null> {
  const sight = await worldSights()
    .then((core) => core.nearestPlace(lng, lat))
    .catch(() => null);
  if (sight && sight.distanceKm <= AT_SIGHT_KM) return { place: inReadersLanguage(sight.place), isAt: true };
  const town = await (await worldPlaces()).nearestPlace(lng, lat);
  return town && { place: inReadersLanguage(town.place), isAt: false };
}
