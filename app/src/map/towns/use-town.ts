import { useEffect, useState } from "react";
import { inReadersLanguage } from "../search/place-name";
import type { Spot } from "../spot/spot-map";
import { findTown, rememberedTown, type Town } from "./nearest-town";

/** The name of the town that a spot belongs to; `null` until it is known, and where none is. */
export function useTown(spot: Spot | null): string | null {
  const { lng, lat } = spot ?? {};
  const [found, setFound] = useState<{ lng: number; lat: number; town: Town | null }>();
  useEffect(() => {
    if (lng === undefined || lat === undefined || rememberedTown({ lng, lat })) return;
    let current = true;
    findTown({ lng, lat }).then(
      (town) => current && setFound({ lng, lat, town }),
      // Without the places of the world it stays without a name.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [lng, lat]);
  if (lng === undefined || lat === undefined) return null;
  const isCurrent = found?.lng === lng && found.lat === lat;
  const town = isCurrent ? found.town : (rememberedTown({ lng, lat }) ?? null);
  return town && inReadersLanguage(town).name;
}
