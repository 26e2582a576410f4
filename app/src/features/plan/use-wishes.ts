import { useMemo } from "react";
import type { PlanDay, PlanStop } from "~/core";
import { usePlacedWishes } from "~/sync/lists/use-placed-wishes";
import { STAY_MIN } from "~/sync/plans/day-times";

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
  const stops = useMemo(() => day?.stops ?? [], [day]);
  return usePlacedWishes(stops).map((stop) => ({ id: stop.id, stop }));
}
