import { useState } from "react";
import { CalendarMenu } from "~/ui/calendar-file/calendar-menu";
import { RecurrenceField } from "~/ui/recurrence/recurrence-field";
import { type RecurrenceRule, weekly } from "~/ui/recurrence/rule";
import type { EventTime } from "~/ui/time/event-time";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { Part } from "./part";

const START: EventTime = {
  allDay: false,
  startsAt: "2026-11-28T16:30:00Z",
  endsAt: "2026-11-28T18:40:00Z",
  timeZone: "Europe/Lisbon",
};
const LAST_SATURDAY: EventTime = { allDay: true, startDate: "2026-10-31", endDate: "2026-10-31" };

/** Rules by which something repeats, and taking it to a calendar. */
export function Recurrence() {
  const w = useGalleryWords().recurrence;
  return (
    <Part title={w.title}>
      <div className={classes.states}>
        <Example
          name={w.weekly}
          start={START}
          initial={{ ...weekly(START), ends: { kind: "on", date: "2027-01-30" }, except: ["2026-12-26"] }}
        />
        <Example
          name={w.monthly}
          start={LAST_SATURDAY}
          initial={{ ...weekly(LAST_SATURDAY), unit: "month", monthBy: "weekday", ends: { kind: "after", count: 4 } }}
        />
        <Example name={w.never} start={START} initial={null} />
        <figure>
          <figcaption>{w.calendar}</figcaption>
          <CalendarMenu
            event={{
              uid: "gallery@yonder",
              sequence: 0,
              changedAt: "2026-11-01T12:00:00Z",
              title: w.event,
              when: START,
              repeats: { ...weekly(START), ends: { kind: "after", count: 4 } },
            }}
          />
        </figure>
      </div>
    </Part>
  );
}

function Example({ name, start, initial }: { name: string; start: EventTime; initial: RecurrenceRule | null }) {
  const w = useGalleryWords().recurrence;
  const [rule, setRule] = useState(initial);
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <RecurrenceField label={w.label} value={rule} onChange={setRule} start={start} />
    </figure>
  );
}
