import { useEffect, useMemo, useState } from "react";
import { useSession } from "~/sync/session/use-session";
import type { Where } from "./filter";

/** Point that a distance is measured from where neither the map nor the words say one. */
export type Here = { from: "home" | "you"; at: NonNullable<Where["middle"]> };

/** Where the reader lives, else where their device is; the device is asked only once a distance is chosen. */
export function useFromHere(isAsked: boolean): Here | null {
  const home = useSession(({ user }) => user?.homeArea);
  const [position, setPosition] = useState<Here["at"] | null>(null);
  const mustAsk = isAsked && !home && position === null;
  useEffect(() => {
    if (!mustAsk) return;
    navigator.geolocation?.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => setPosition({ longitude, latitude }),
      // Without it the distance filters nothing, and its label says so.
      () => undefined,
      { maximumAge: 600_000, timeout: 15_000 },
    );
  }, [mustAsk]);
  return useMemo((): Here | null => {
    if (home) return { from: "home", at: { longitude: home.lng, latitude: home.lat } };
    return position && { from: "you", at: position };
  }, [home, position]);
}
