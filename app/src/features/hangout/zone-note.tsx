import type { Hangout } from "~/core";
import { hours as hoursText } from "~/ui/format";
import { zoneCity } from "~/ui/time/format-time";
import { deviceZone, offsetMinutesAt } from "~/ui/time/zoned-time";
import { useWords } from "~/ui/words";
import classes from "./facts.module.css";

/** Says whose clocks the dates of a poll are read on, where the reader's show another time. */
export function ZoneNote({ hangout: { when, options = [] } }: { hangout: Hangout }) {
  const { zone: w } = useWords().newHangout;
  const [first] = options;
  if (!first || when.allDay || !when.timeZone) return null;
  const hours = (offsetMinutesAt(first.start, when.timeZone) - offsetMinutesAt(first.start, deviceZone())) / 60;
  if (hours === 0) return null;
  const city = zoneCity(when.timeZone);
  return (
    <p className={classes.zone}>
      {hours < 0 ? w.behind(city, hoursText(-hours)) : w.ahead(city, hoursText(hours))} {w.inOf(city)}
    </p>
  );
}
