import { hours as hoursText } from "~/ui/format";
import { foreignCity } from "~/ui/time/foreign-city";
import { deviceZone, offsetMinutesAt } from "~/ui/time/zoned-time";
import { useWords } from "~/ui/words";
import classes from "./carpool.module.css";
import { useRide } from "./ride-context";

/** Says whose clocks the times of a carpool are read on, where the reader's show another time. */
export function ZoneNote() {
  const { zone: w } = useWords().newHangout;
  const { way, zone } = useRide();
  const city = way.targetTime ? foreignCity(zone, way.targetTime) : "";
  if (!way.targetTime || !city) return null;
  const hours = (offsetMinutesAt(way.targetTime, zone) - offsetMinutesAt(way.targetTime, deviceZone())) / 60;
  return (
    <p className={classes.zone}>
      {hours < 0 ? w.behind(city, hoursText(-hours)) : w.ahead(city, hoursText(hours))} {w.inOf(city)}
    </p>
  );
}
