import { Button } from "@mantine/core";
import { useState } from "react";
import { edit } from "~/sync/hangouts/actions";
import { isPollOpen } from "~/sync/hangouts/hangout";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { DateTimeField } from "~/ui/dates/date-time-field";
import { Sheet } from "~/ui/sheet/sheet";
import type { EventTime } from "~/ui/time/event-time";
import { addDays, deviceZone, todayIn } from "~/ui/time/zoned-time";
import { useNow } from "~/ui/use-now";
import { useWords } from "~/ui/words";
import { attempt } from "../attempt";
import { dateText, spanOf } from "../dates";
import classes from "./host.module.css";
import { deadlineWith, optionOf } from "./new-date";

/** Minutes that are proposed for a new date. */
const USUAL_MIN = 180;

interface Props {
  open: OpenHangout;
  onClose: () => void;
}

/** Adds a date to the poll of a hangout. */
export function NewDateSheet({ open, onClose }: Props) {
  const { passed } = useWords().hangout;
  return (
    <Sheet opened onClose={onClose} title={passed.newDates}>
      <NewDateForm open={open} onClose={onClose} />
    </Sheet>
  );
}

/** The day and times of a date that is added to the poll; a poll that is over opens again. */
export function NewDateForm({ open, onClose }: Props) {
  const w = useWords();
  const { passed, move, failed } = w.hangout;
  const { hangout, members } = open.snapshot;
  const { when, options = [] } = hangout.data;
  const nowMs = useNow();
  const zone = when.timeZone ?? deviceZone();
  const [time, setTime] = useState<EventTime | null>(() =>
    when.allDay ? wholeDay(addDays(todayIn(zone, nowMs), 1)) : null,
  );
  const [problem, setProblem] = useState<string>();
  const isOpen = isPollOpen(hangout, nowMs);
  const save = async () => {
    const option = time && optionOf(time, crypto.randomUUID());
    if (!option) return;
    if (time.allDay !== (when.allDay ?? false)) return setProblem(when.allDay ? passed.wholeDays : passed.withTimes);
    if (Date.parse(option.start) <= Date.now()) return setProblem(move.past);
    const deadline = isOpen ? {} : { pollDeadline: deadlineWith(option.start, Date.now()) };
    const { full } = dateText(spanOf(option), when, w);
    const isMade = await attempt(edit(open.actor, { options: [...options, option], ...deadline }), passed.added(full));
    if (isMade) onClose();
  };
  return (
    <div className={classes.form}>
      <p className={classes.soft}>{isOpen ? passed.newText : passed.reopens}</p>
      <DateTimeField
        label={move.label}
        value={time}
        timeZone={zone}
        usualLength={USUAL_MIN}
        min={todayIn(zone, nowMs)}
        error={problem}
        {...(members.length > 1 ? { zoneLocked: failed.zoneLocked } : {})}
        onChange={(value) => {
          setTime(value);
          setProblem(undefined);
        }}
      />
      <Button size="lg" disabled={!time} onClick={() => void save()}>
        {passed.add}
      </Button>
    </div>
  );
}

const wholeDay = (date: string): EventTime => ({ allDay: true, startDate: date, endDate: date });
