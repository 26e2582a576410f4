import { useEffect, useState } from "react";
import { type Nearest, nearestNamed } from "../search/nearest-named";
import type { Spot } from "./spot-map";

/** The known place nearest to a spot; `null` until it is known, and where nothing is. */
export function useNearest(spot: Spot | null): Nearest | null {
  const [nearest, setNearest] = useState<Nearest | null>(null);
  const { lng, lat } = spot ?? {};
  useEffect(() => {
    if (lng === undefined || lat === undefined) return setNearest(null);
    let current = true;
    nearestNamed(lng, lat).then(
      (found) => current && setNearest(found),
      // A newer question, or no places: the spot is kept without a name beside it.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [lng, lat]);
  return nearest;
}
