import { IconMapPin } from "@tabler/icons-react";
import { countryName } from "../country-name";
import classes from "./place-search.module.css";
import type { SuggestedPlace } from "./providers/provider";

/** A place among those suggested. */
export function PlaceOption({ place }: { place: SuggestedPlace }) {
  return (
    <span className={classes.place}>
      <IconMapPin size={17} stroke={1.7} aria-hidden="true" />
      {place.name}
      {place.country ? <small>{countryName(place.country)}</small> : null}
    </span>
  );
}
