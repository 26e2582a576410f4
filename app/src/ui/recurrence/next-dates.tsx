import { Button } from "@mantine/core";
import { useEffect, useId, useState } from "react";
import type { EventTime } from "../time/event-time";
import { fieldDay } from "../time/format-time";
import { useControlWords } from "../words/controls";
import { listOccurrences, type Occurrence } from "./occurrences";
import classes from "./recurrence-field.module.css";
import type { RecurrenceRule } from "./rule";

const SHOWN = 5;

interface Props {
  rule: RecurrenceRule;
  start: EventTime;
  onChange: (except: string[]) => void;
}

/** The next dates that a rule comes to, each of which can be left out. */
export function NextDates({ rule, start, onChange }: Props) {
  const w = useControlWords().recurrence;
  const id = useId();
  const [dates, setDates] = useState<Occurrence[]>([]);
  const [limit, setLimit] = useState(SHOWN);
  const asked = JSON.stringify([rule, start]);
  useEffect(() => {
    let isCurrent = true;
    const [wanted, from] = JSON.parse(asked) as [RecurrenceRule, EventTime];
    // One more than is shown tells whether there are more.
    listOccurrences(wanted, from, limit + 1).then((found) => isCurrent && setDates(found));
    return () => {
      isCurrent = false;
    };
  }, [asked, limit]);
  const toggle = ({ date, isLeftOut }: Occurrence) =>
    onChange(isLeftOut ? rule.except.filter((each) => each !== date) : [...rule.except, date].sort());
  return (
    <div className={classes.dates}>
      <p id={id}>{w.next}</p>
      <ul aria-labelledby={id} aria-busy={dates.length === 0}>
        {dates.slice(0, limit).map((each, at) => (
          <li key={each.date} data-left-out={each.isLeftOut || undefined}>
            <span>{fieldDay(each.date)}</span>
            {at > 0 ? (
              <Button
                variant="subtle"
                color="gray"
                size="compact-md"
                aria-label={each.isLeftOut ? w.bringBack(fieldDay(each.date)) : w.leaveOut(fieldDay(each.date))}
                onClick={() => toggle(each)}
              >
                {each.isLeftOut ? w.bringBackShort : w.leaveOutShort}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {dates.length > limit ? (
        <Button variant="subtle" size="compact-md" onClick={() => setLimit(limit + 10)}>
          {w.more}
        </Button>
      ) : null}
    </div>
  );
}
