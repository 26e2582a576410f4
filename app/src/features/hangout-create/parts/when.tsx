import { SegmentedControl } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { useState } from "react";
import { DateTimeField } from "~/ui/dates/date-time-field";
import { listed } from "~/ui/format";
import type { EventTime } from "~/ui/time/event-time";
import { shortDay, timeText } from "~/ui/time/format-time";
import { timeOfMinutes } from "~/ui/time/parse-time";
import { addDays, todayIn, wallTimeAt } from "~/ui/time/zoned-time";
import { useWords, type Words } from "~/ui/words";
import { OwnCalendar } from "../busy/own-calendar";
import { useBusyTimes } from "../busy/use-busy-times";
import { slotText, timesText } from "../calendar/slot-text";
import { TwoWeeks } from "../calendar/two-weeks";
import { type HangoutDraft, withSlots, withZone } from "../draft";
import { usualTimes } from "../slots";
import type { PartProps } from "./part-props";
import classes from "./parts.module.css";
import { Section } from "./section";
import { SlotEditor } from "./slot-editor";
import { SlotList } from "./slot-list";

interface Props extends PartProps {
  error?: string | undefined;
  opened: boolean;
  onOpened: (opened: boolean) => void;
}

/** The dates to vote on, or the one date. */
export function When({ draft, edit, ...section }: Props) {
  const w = useWords().newHangout;
  const count = draft.isPoll ? draft.slots.length : draft.date ? 1 : 0;
  return (
    <Section
      Icon={IconCalendar}
      title={w.when}
      summary={count === 0 ? w.whenAdd : count === 1 ? w.dates(1) : w.datesToVote(count)}
      hint={count === 0 ? w.whenHint : datesText(draft, w)}
      done={w.useDates(count)}
      {...section}
    >
      <div className={classes.fields}>
        <SegmentedControl
          aria-label={w.kind}
          value={draft.isPoll ? "several" : "one"}
          data={[
            { value: "several", label: w.several },
            { value: "one", label: w.one },
          ]}
          onChange={(kind) => edit((before) => ({ ...before, isPoll: kind === "several" }))}
        />
        {draft.isPoll ? <Dates draft={draft} edit={edit} /> : <OneDate draft={draft} edit={edit} />}
      </div>
    </Section>
  );
}

function Dates({ draft, edit }: PartProps) {
  const w = useWords().newHangout;
  const { slots, allDay, timeZone } = draft;
  const [activeDate, setActiveDate] = useState<string | null>(slots[0]?.date ?? null);
  const { busy, calendar, choose, remove } = useBusyTimes(timeZone);
  const today = todayIn(timeZone, Date.now());
  // Whole days are days in UTC for everybody: today's has begun.
  const min = allDay ? addDays(today, 1) : today;
  return (
    <>
      <TwoWeeks
        slots={slots}
        onSlots={(next) => edit((before) => withSlots(before, next))}
        activeDate={activeDate}
        onActiveDate={setActiveDate}
        allDay={allDay}
        min={min}
        usual={usualTimes(draft.category)}
        busy={busy}
      />
      <div className={classes.beside}>
        <SlotEditor draft={draft} edit={edit} date={activeDate} />
        <SlotList
          slots={slots}
          title={w.dates(slots.length)}
          textOf={(slot) => slotText(slot, allDay, w)}
          onChange={(slot) => setActiveDate(slot.date)}
          onSlots={(next) => edit((before) => withSlots(before, next))}
        />
      </div>
      <OwnCalendar calendar={calendar} onChoose={choose} onRemove={remove} />
    </>
  );
}

function OneDate({ draft, edit }: PartProps) {
  const w = useWords().newHangout;
  const { date, timeZone } = draft;
  const { startMin, endMin } = usualTimes(draft.category);
  return (
    <DateTimeField
      label={w.date}
      usualStart={timeOfMinutes(startMin)}
      usualLength={endMin - startMin}
      value={date}
      onChange={(next) => edit((before) => withDate(before, next))}
      timeZone={timeZone}
      min={todayIn(timeZone, Date.now())}
    />
  );
}

/** The draft with its one date; a zone that the date's fields name is chosen. */
function withDate(draft: HangoutDraft, date: EventTime | null): HangoutDraft {
  const zone = date && !date.allDay ? date.timeZone : draft.timeZone;
  return { ...(zone === draft.timeZone ? draft : withZone(draft, zone, true)), date };
}

/** "Mon, 23 Nov, 18:00 to 21:00", as clocks of the date's own zone show it. */
function oneDateText(date: EventTime, w: Words["newHangout"]): string {
  if (date.allDay) return shortDay(date.startDate);
  const [from, to] = [wallTimeAt(date.startsAt, date.timeZone), wallTimeAt(date.endsAt, date.timeZone)];
  return `${shortDay(from.date)}, ${w.range(timeText(from.time), timeText(to.time))}`;
}

/** "Sat 7, Sat 14, Sun 15 Nov, 11:00 to 16:00": the days, and their times where they have the same. */
export function datesText(draft: HangoutDraft, w: Words["newHangout"]): string {
  const { slots, date, allDay, isPoll } = draft;
  if (!isPoll) return date ? oneDateText(date, w) : "";
  const times = new Set(slots.map((slot) => timesText(slot, allDay, w)));
  const days = listed([...new Set(slots.map((slot) => shortDay(slot.date)))]);
  const [only] = times;
  return times.size === 1 && only ? `${days}, ${only}` : days;
}
