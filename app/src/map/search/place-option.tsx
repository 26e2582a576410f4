import { IconCurrentLocation, IconMapPin } from "@tabler/icons-react";
import { isExact } from "./exact-place";
import { usePlaceDetail } from "./place-detail";
import classes from "./place-search.module.css";
import type { SuggestedPlace } from "./providers/provider";

interface Props {
  place: SuggestedPlace;
  /** All that are suggested: those that read alike say where they are. */
  among?: readonly SuggestedPlace[];
}

/** A place among those suggested. */
export function PlaceOption({ place, among = [] }: Props) {
  const detail = usePlaceDetail(place, among);
  const Icon = isExact(place) ? IconCurrentLocation : IconMapPin;
  return (
    <span className={classes.place}>
      <Icon size={17} stroke={1.7} aria-hidden="true" />
      {place.name}
      {detail ? <small>{detail}</small> : null}
    </span>
  );
}
