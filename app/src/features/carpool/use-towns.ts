import { useEffect, useState } from "react";
import { inReadersLanguage } from "~/map/search/place-name";
import type { Spot } from "~/sync/carpools/way";
import { worldPlaces } from "~/workers/world";

/** Further away than this a town does not say where somebody is. */
const DISTANCE_MAX_KM = 60;

const keyOf = ({ lng, lat }: Pick<Spot, "lng" | "lat">) => `${lng.toFixed(3)},${lat.toFixed(3)}`;

/** Names the town nearest to a spot; empty until it is known, or where there is none. */
export function useTowns(spots: readonly Spot[]): (spot: Spot) => string {
  const [towns, setTowns] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = [...new Set(spots.map(keyOf))].filter((key) => !towns.has(key)).join(" ");
  useEffect(() => {
    if (wanted === "") return;
    let isWanted = true;
    const find = async () => {
      const world = await worldPlaces();
      const found = wanted.split(" ").map(async (key) => {
        const [lng = 0, lat = 0] = key.split(",").map(Number);
        const nearest = await world.nearestPlace(lng, lat);
        const name = nearest && nearest.distanceKm < DISTANCE_MAX_KM ? inReadersLanguage(nearest.place).name : "";
        return [key, name] as const;
      });
      const names = await Promise.all(found);
      if (isWanted) setTowns((known) => new Map([...known, ...names]));
    };
    // Without the names of towns the page says everything but them.
    find().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return (spot) => towns.get(keyOf(spot)) ?? "";
}
