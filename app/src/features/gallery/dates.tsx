import { useState } from "react";
import { DateField } from "~/ui/dates/date-field";
import { DateTimeField } from "~/ui/dates/date-time-field";
import { DatesField } from "~/ui/dates/dates-field";
import { EventTimeText } from "~/ui/dates/event-time-text";
import { TimeZoneSelect } from "~/ui/dates/time-zone-select";
import type { EventTime } from "~/ui/time/event-time";
import { dayAndMonth } from "~/ui/time/format-time";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { Part } from "./part";

const TODAY = "2026-11-20";
const READER = "Europe/Berlin";

const timed = (startsAt: string, endsAt: string, timeZone: string): EventTime => ({
  allDay: false,
  startsAt,
  endsAt,
  timeZone,
});
const NEAR = timed("2026-11-28T10:00:00Z", "2026-11-28T15:30:00Z", READER);
const FAR = timed("2026-11-28T16:30:00Z", "2026-11-28T18:40:00Z", "Europe/Lisbon");
const TOKYO = timed("2026-11-28T23:30:00Z", "2026-11-29T02:00:00Z", "Asia/Tokyo");
const OVERNIGHT = timed("2026-11-28T21:00:00Z", "2026-11-29T01:30:00Z", READER);
const TWICE = timed("2026-10-25T00:30:00Z", "2026-10-25T05:00:00Z", READER);
const DAYS: EventTime = { allDay: true, startDate: "2026-11-28", endDate: "2026-11-30" };

/** Days, times and time zones in their states; the reader of the examples lives in Berlin. */
export function Dates() {
  const w = useGalleryWords().dates;
  const [day, setDay] = useState<string | null>("2026-11-28");
  const [days, setDays] = useState(["2026-11-28", "2026-11-29", "2026-12-05"]);
  const [zone, setZone] = useState("Europe/Lisbon");
  return (
    <Part title={w.title}>
      <div className={classes.states}>
        <figure>
          <figcaption>{w.one}</figcaption>
          <DateField
            label={w.day}
            description={w.dayHint(dayAndMonth("2026-11-28", "short"))}
            value={day}
            min={TODAY}
            today={TODAY}
            onChange={setDay}
          />
        </figure>
        <figure>
          <figcaption>{w.zone}</figcaption>
          <TimeZoneSelect label={w.zone} value={zone} at="2026-11-28T12:00:00Z" onChange={setZone} />
        </figure>
      </div>
      <DatesField label={w.which} value={days} min={TODAY} today={TODAY} limit={20} onChange={setDays} />
      <div className={classes.states}>
        <Example name={w.near} initial={NEAR} place={w.place} />
        <Example name={w.far} initial={FAR} />
        <Example name={w.overnight} initial={OVERNIGHT} endBy="duration" />
        <Example name={w.twice} initial={TWICE} />
        <Example name={w.wholeDays} initial={DAYS} />
        <Example name={w.locked} initial={FAR} zoneLocked={w.lockedWhy} />
        <Example name={w.empty} initial={null} />
        <figure>
          <figcaption>{w.read}</figcaption>
          <ul className={classes.marks}>
            {[NEAR, FAR, TOKYO, OVERNIGHT, DAYS].map((value) => (
              <li key={JSON.stringify(value)}>
                <EventTimeText value={value} readerZone={READER} />
              </li>
            ))}
          </ul>
        </figure>
      </div>
    </Part>
  );
}

interface ExampleProps {
  name: string;
  initial: EventTime | null;
  place?: string;
  endBy?: "end" | "duration";
  zoneLocked?: string;
}

function Example({ name, initial, ...rest }: ExampleProps) {
  const w = useGalleryWords().dates;
  const [value, setValue] = useState(initial);
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <DateTimeField
        label={w.when}
        value={value}
        onChange={setValue}
        timeZone={READER}
        readerZone={READER}
        today={TODAY}
        {...rest}
      />
    </figure>
  );
}
