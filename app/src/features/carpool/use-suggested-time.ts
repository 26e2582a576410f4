import { useEffect, useState } from "react";
import { leaveTime } from "./clock";
import { directMinutes } from "./direct-minutes";
import type { PickedPlace } from "./place-field";
import { useRide } from "./ride-context";

/** The time to leave at from a place; `null` until the drive is known. */
export function useSuggestedTime(place: PickedPlace | null, detourMin: number): string | null {
  const { way, zone } = useRide();
  const [driveMin, setDriveMin] = useState<number | null>(null);
  const { lng, lat } = place ?? {};
  const { lng: toLng, lat: toLat } = way.destination ?? {};
  useEffect(() => {
    setDriveMin(null);
    if (lng === undefined || lat === undefined || toLng === undefined || toLat === undefined) return;
    return directMinutes({ lng, lat }, { lng: toLng, lat: toLat }, setDriveMin);
  }, [lng, lat, toLng, toLat]);
  return driveMin === null ? null : leaveTime(way, driveMin, detourMin, zone);
}
