import { IconCurrentLocation, IconMapPin } from "@tabler/icons-react";
import { useWords } from "~/ui/words";
import { useSightTown } from "../towns/use-sight-town";
import { isExact } from "./exact-place";
import classes from "./place-search.module.css";
import { usePlaceSummary } from "./place-summary";
import type { SuggestedPlace } from "./providers/provider";

/** A place among those suggested. */
export function PlaceOption({ place }: { place: SuggestedPlace }) {
  const { exactly } = useWords().placePicker;
  const { name, lat, lng } = place;
  const ofKind = usePlaceSummary()(place, useSightTown(place));
  const spot = `${lat}, ${lng}`;
  const summary = !isExact(place) ? ofKind : name === spot ? "" : exactly(spot);
  const Icon = isExact(place) ? IconCurrentLocation : IconMapPin;
  return (
    <span className={classes.place}>
      <Icon size={17} stroke={1.7} aria-hidden="true" />
      {name}
      {summary ? <small>{summary}</small> : null}
    </span>
  );
}
