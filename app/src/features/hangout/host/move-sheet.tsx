import { Button } from "@mantine/core";
import { useState } from "react";
import type { HangoutWhen } from "~/core";
import { reschedule } from "~/sync/hangouts/actions";
import { hasVoted } from "~/sync/hangouts/hangout";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { offerUndo } from "~/sync/lists/undo-toast";
import { takeBack } from "~/sync/outbox/controls";
import { DateTimeField } from "~/ui/dates/date-time-field";
import { Sheet } from "~/ui/sheet/sheet";
import type { EventTime } from "~/ui/time/event-time";
import { addDays, deviceZone } from "~/ui/time/zoned-time";
import { useWords } from "~/ui/words";
import { attempt } from "../attempt";
import { dateText } from "../dates";
import { namesIn } from "../people";
import { objectionsToMove } from "../pick/objections";
import { ObjectionsNote } from "../pick/objections-note";
import classes from "./host.module.css";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

interface Props {
  open: OpenHangout;
  onClose: () => void;
}

/** Moves the date of a hangout. Everybody who comes is told once the time for undo is over, and confirms. */
export function MoveSheet({ open, onClose }: Props) {
  const w = useWords();
  const { move, failed } = w.hangout;
  const { snapshot, me } = open;
  const hasVotes = snapshot.members.some(hasVoted);
  const { when } = snapshot.hangout.data;
  const [time, setTime] = useState<EventTime | null>(() => timeOf(when));
  const [isPast, setPast] = useState(false);
  const to = time && whenOf(time, when);
  const isMoved = to !== null && to.startsAt !== when.startsAt;
  const [before] = useState(time);
  const isChanged = to !== null && (before === null || !isSame(to, whenOf(before, when)));
  const save = () => {
    if (!to) return;
    if (Date.parse(to.startsAt ?? "") <= Date.now()) return setPast(true);
    const change = reschedule(open.actor, to);
    const { full } = dateText({ start: to.startsAt ?? "", end: to.endsAt }, to, w);
    void attempt(change.sent);
    offerUndo({ message: move.done(full), takeBack: () => void takeBack(change.key) });
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={move.title}>
      <div className={classes.form}>
        <p className={classes.soft}>{move.text}</p>
        <DateTimeField
          label={move.label}
          value={time}
          timeZone={when.timeZone ?? deviceZone()}
          error={isPast ? move.past : undefined}
          {...(hasVotes ? { zoneLocked: failed.zoneLocked } : {})}
          onChange={(value) => {
            setTime(value);
            setPast(false);
          }}
        />
        {isMoved ? (
          <ObjectionsNote
            objections={objectionsToMove(snapshot, to, me?.id)}
            names={namesIn(snapshot.members)}
            day={dateText({ start: to.startsAt ?? "" }, to, w).full}
          />
        ) : null}
        <div className={classes.save}>
          <p>{isChanged ? "" : w.hangout.edit.unchanged}</p>
          <Button size="lg" disabled={!isChanged} onClick={save}>
            {move.save}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

const isSame = (one: HangoutWhen, other: HangoutWhen) => JSON.stringify(one) === JSON.stringify(other);

/** The date of a hangout as the fields edit it. Whole days begin and end at midnight UTC; the end is not part of them. */
function timeOf({ startsAt, endsAt, allDay, timeZone }: HangoutWhen): EventTime | null {
  if (!startsAt) return null;
  const end = endsAt ?? new Date(Date.parse(startsAt) + (allDay ? DAY_MS : HOUR_MS)).toISOString();
  if (!allDay) return { allDay: false, startsAt, endsAt: end, timeZone: timeZone ?? deviceZone() };
  const last = new Date(Math.max(Date.parse(end) - 1, Date.parse(startsAt))).toISOString();
  return { allDay: true, startDate: startsAt.slice(0, 10), endDate: last.slice(0, 10) };
}

/** The same date for the server; the way it was found stays. */
function whenOf(time: EventTime, { mode, allDay }: HangoutWhen): HangoutWhen {
  if (!time.allDay) {
    const { startsAt, endsAt, timeZone } = time;
    // To the server a field that is missing differs from one that is false.
    return { mode, startsAt, endsAt, timeZone, ...(allDay === undefined ? {} : { allDay: false }) };
  }
  const midnight = (date: string) => `${date}T00:00:00.000Z`;
  return {
    mode: "fixed",
    startsAt: midnight(time.startDate),
    endsAt: midnight(addDays(time.endDate, 1)),
    allDay: true,
  };
}
