import { useMemo } from "react";
import { distanceKm, type Point } from "../geo";
import { useLists } from "./use-lists";

/** A wish with a place. */
export interface PlacedWish {
  id: string;
  name: string;
  lng: number;
  lat: number;
}

/** The reader's open wishes that have a place none of the points is at, the nearest to the first point first. */
export function usePlacedWishes(points: readonly Point[]): readonly PlacedWish[] {
  const shown = useLists((state) => state.shown);
  return useMemo(() => {
    const taken = new Set(points.map(({ lng, lat }) => `${lng},${lat}`));
    const open = shown
      .flatMap(({ data }) => data.activities)
      .filter(({ status }) => status === "wish" || status === "planned");
    const placed = open.flatMap(({ id, title, place }) =>
      place && !taken.has(`${place.lng},${place.lat}`) ? [{ id, name: title, lng: place.lng, lat: place.lat }] : [],
    );
    const first = points[0];
    return first ? placed.sort((a, b) => distanceKm(first, a) - distanceKm(first, b)) : placed;
  }, [shown, points]);
}
