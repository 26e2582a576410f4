import { IconMapPin } from "@tabler/icons-react";
import type { GazetteerPlace } from "~/core";
import { countryName } from "../country-name";
import classes from "./place-search.module.css";

/** A place among those suggested. */
export function PlaceOption({ place }: { place: GazetteerPlace }) {
  return (
    <span className={classes.place}>
      <IconMapPin size={17} stroke={1.7} aria-hidden="true" />
      {place.name}
      <small>{countryName(place.country)}</small>
    </span>
  );
}
