import { IconCurrentLocation, IconMapPin } from "@tabler/icons-react";
import { isExact } from "./exact-place";
import { usePlaceDetail } from "./place-detail";
import classes from "./place-search.module.css";
import type { SuggestedPlace } from "./providers/provider";

/** A place among those suggested. */
export function PlaceOption({ place }: { place: SuggestedPlace }) {
  const detail = usePlaceDetail(place);
  const Icon = isExact(place) ? IconCurrentLocation : IconMapPin;
  return (
    <span className={classes.place}>
      <Icon size={17} stroke={1.7} aria-hidden="true" />
      {place.name}
      {detail ? <small>{detail}</small> : null}
    </span>
  );
}
