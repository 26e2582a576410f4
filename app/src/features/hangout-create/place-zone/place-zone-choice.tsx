import { SegmentedControl } from "@mantine/core";
import { hours as hoursText } from "~/ui/format";
import { zoneCity } from "~/ui/time/format-time";
import { useWords, type Words } from "~/ui/words";
import { withZone } from "../draft";
import type { PartProps } from "../parts/part-props";
import type { PlaceZone } from "./place-zone";
import classes from "./place-zone.module.css";

/** Says that clocks at the place differ from the host's, and in which zone the times are, which the host chooses. */
export function PlaceZoneChoice({ draft, edit, other }: PartProps & { other: PlaceZone }) {
  const w = useWords().newHangout;
  const { timeZone } = draft;
  return (
    <div className={classes.choice}>
      <p role="status">
        {differenceText(other, w)}{" "}
        {timeZone === other.own ? w.zone.inMine(zoneCity(timeZone)) : w.zone.inOf(zoneCity(timeZone))}
      </p>
      <SegmentedControl
        aria-label={w.zone.choose}
        value={timeZone}
        data={[
          { value: other.zone, label: w.zone.of(zoneCity(other.zone)) },
          { value: other.own, label: w.zone.mine },
        ]}
        onChange={(zone) => edit((before) => withZone(before, zone, true))}
      />
    </div>
  );
}

/** "Lisbon is 1 hour behind you." */
export function differenceText({ place, hours }: PlaceZone, { zone }: Words["newHangout"]): string {
  return hours < 0 ? zone.behind(place, hoursText(-hours)) : zone.ahead(place, hoursText(hours));
}
