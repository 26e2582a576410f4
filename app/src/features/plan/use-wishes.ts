import { useMemo } from "react";
import type { PlanDay, PlanStop } from "~/core";
import { distanceKm } from "~/sync/geo";
import { useLists } from "~/sync/lists/use-lists";
import { STAY_MIN } from "./day-times";

/** A place that can become a stop. */
export interface NewStop {
  name: string;
  lng: number;
  lat: number;
}

/** A wish with a place. */
export interface PlacedWish {
  id: string;
  stop: NewStop;
}

/** A stop with an id of its own, where one stays an hour until somebody says otherwise. */
export function stopOf({ name, lng, lat }: NewStop): PlanStop {
  return { id: crypto.randomUUID(), name, lng, lat, stayMin: STAY_MIN };
}

/** The reader's open wishes that have a place and are not in the day yet, the nearest to the day's stops first. */
export function useWishes(day: PlanDay | undefined): PlacedWish[] {
  const shown = useLists((state) => state.shown);
  return useMemo(() => {
    const stops = day?.stops ?? [];
    const taken = new Set(stops.map(({ lng, lat }) => `${lng},${lat}`));
    const open = shown
      .flatMap(({ data }) => data.activities)
      .filter(({ status }) => status === "wish" || status === "planned");
    const placed = open.flatMap(({ id, title, place }) =>
      place && !taken.has(`${place.lng},${place.lat}`)
        ? [{ id, stop: { name: title, lng: place.lng, lat: place.lat } }]
        : [],
    );
    const first = stops[0];
    if (!first) return placed;
    return placed.sort((a, b) => distanceKm(first, a.stop) - distanceKm(first, b.stop));
  }, [shown, day]);
}
