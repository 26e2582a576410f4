import { useEffect, useState } from "react";
import type { GazetteerPlace } from "~/core";
import { worldPlaces } from "~/workers/world";
import { inReadersLanguage } from "../search/place-name";
import type { Spot } from "./spot-map";

/** The known place nearest to a spot; `null` until it is known, and where nothing is. */
export function useNearest(spot: Spot | null): GazetteerPlace | null {
  const [nearest, setNearest] = useState<GazetteerPlace | null>(null);
  const { lng, lat } = spot ?? {};
  useEffect(() => {
    if (lng === undefined || lat === undefined) return setNearest(null);
    let current = true;
    worldPlaces()
      .then((core) => core.nearestPlace(lng, lat))
      .then(
        (found) => current && setNearest(found ? inReadersLanguage(found.place) : null),
        // A newer question, or no places: the spot is kept without a name beside it.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [lng, lat]);
  return nearest;
}
