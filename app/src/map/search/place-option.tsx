import { IconMapPin } from "@tabler/icons-react";
import classes from "./place-search.module.css";
import { usePlaceSummary } from "./place-summary";
import type { SuggestedPlace } from "./providers/provider";

/** A place among those suggested. */
export function PlaceOption({ place }: { place: SuggestedPlace }) {
  const summary = usePlaceSummary()(place);
  return (
    <span className={classes.place}>
      <IconMapPin size={17} stroke={1.7} aria-hidden="true" />
      {place.name}
      {summary ? <small>{summary}</small> : null}
    </span>
  );
}
