import { Button } from "@mantine/core";
import { useState } from "react";
import type { EventTime } from "../time/event-time";
import { timeInZone, zoneCity } from "../time/format-time";
import { deviceZone, iso, offsetMinutesAt, wallTimeAt } from "../time/zoned-time";
import { useControlWords } from "../words/controls";
import classes from "./date-time-field.module.css";
import { TimeZoneSelect } from "./time-zone-select";

interface Props {
  zone: string;
  /** Place that names the times; the city of the zone where it isn't given. */
  place?: string | undefined;
  /** The time that is told in the reader's own zone, once there is one. */
  value: EventTime | null;
  readerZone?: string | undefined;
  /** Without it, the zone can't be changed, and `locked` says why. */
  onChange?: ((zone: string) => void) | undefined;
  locked?: string | undefined;
}

/** Time zone of the times, and the same times on the reader's clock. */
export function ZoneLine({ zone, place, value, readerZone = deviceZone(), onChange, locked }: Props) {
  const w = useControlWords().zones;
  const [changing, setChanging] = useState(false);
  const at = value && !value.allDay ? value.startsAt : iso(Date.now());
  const isSame = offsetMinutesAt(at, zone) === offsetMinutesAt(at, readerZone);
  const own = value && !value.allDay && !isSame ? readerTimes(value, readerZone) : null;
  return (
    <div className={classes.zone}>
      <div className={classes.zoneWords}>
        <p>{isSame ? w.sameAsYours(place ?? zoneCity(zone)) : w.timesAre(place ?? zoneCity(zone))}</p>
        {own ? <p data-own>{w.forYou(w.range(own.from, own.to), zoneCity(readerZone))}</p> : null}
        {locked ? <p>{locked}</p> : null}
      </div>
      {onChange ? (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={w.changeZone}
          aria-expanded={changing}
          onClick={() => setChanging(!changing)}
        >
          {w.change}
        </Button>
      ) : null}
      {onChange && changing ? (
        <div className={classes.zoneSelect}>
          <TimeZoneSelect label={w.label} value={zone} at={at} onChange={onChange} />
        </div>
      ) : null}
    </div>
  );
}

/** Start and end on the reader's clock, each with its day where that is another one than where it takes place. */
function readerTimes({ startsAt, endsAt, timeZone }: Extract<EventTime, { allDay: false }>, zone: string) {
  return {
    from: timeInZone(startsAt, zone, wallTimeAt(startsAt, timeZone).date),
    to: timeInZone(endsAt, zone, wallTimeAt(startsAt, zone).date),
  };
}
