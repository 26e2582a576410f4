import type { Spot } from "~/sync/carpools/way";
import { useCarpoolWords } from "~/ui/words/carpool";
import { useRide } from "./ride-context";
import classes from "./trip-sheet.module.css";

/** The address of a stop, or the town it is near to. */
export function PlaceText({ spot }: { spot: Spot }) {
  const w = useCarpoolWords();
  const { placeOf } = useRide();
  const text = spot.label ?? [placeOf(spot), spot.isExact ? "" : w.trip.area].filter(Boolean).join(", ");
  return text ? <span className={classes.quiet}>{text}</span> : null;
}

/** Opens the phone's navigation: Google's address for directions works on every system. */
export function directionsUrl({ lat, lng }: Spot): string {
  const query = new URLSearchParams({ api: "1", destination: `${lat},${lng}`, travelmode: "driving" });
  return `https://www.google.com/maps/dir/?${query}`;
}
