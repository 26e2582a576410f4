import type { EventTime } from "../time/event-time";
import { shortDay, timeInZone, timeText, zoneCity } from "../time/format-time";
import { deviceZone, offsetMinutesAt, wallTimeAt } from "../time/zoned-time";
import { useControlWords } from "../words/controls";
import classes from "./event-time-text.module.css";

interface Props {
  value: EventTime;
  readerZone?: string;
}

/** Time of an event as text: "Sat, 28 Nov, 16:30 to 18:40", and below it the reader's own time. */
export function EventTimeText({ value, readerZone = deviceZone() }: Props) {
  const w = useControlWords().zones;
  if (value.allDay) {
    const { startDate, endDate } = value;
    const days = endDate === startDate ? shortDay(startDate) : w.range(shortDay(startDate), shortDay(endDate));
    return (
      <span className={classes.time}>
        <time dateTime={startDate}>{w.wholeDay(days)}</time>
      </span>
    );
  }
  const { startsAt, endsAt, timeZone } = value;
  const from = wallTimeAt(startsAt, timeZone);
  const isElsewhere = offsetMinutesAt(startsAt, timeZone) !== offsetMinutesAt(startsAt, readerZone);
  const times = w.range(timeText(from.time), timeInZone(endsAt, timeZone, from.date));
  const day = `${shortDay(from.date)}, ${times}`;
  return (
    <span className={classes.time}>
      <time dateTime={startsAt}>{isElsewhere ? w.inCity(day, zoneCity(timeZone)) : day}</time>
      {isElsewhere ? (
        <small>{w.forYou(timeInZone(startsAt, readerZone, from.date), zoneCity(readerZone))}</small>
      ) : null}
    </span>
  );
}
