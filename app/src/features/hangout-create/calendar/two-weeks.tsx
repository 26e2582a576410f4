import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { format, monthAndYear } from "~/ui/time/format-time";
import { weekOf } from "~/ui/time/week";
import { addDays } from "~/ui/time/zoned-time";
import { useWords } from "~/ui/words";
import { locale } from "~/ui/words/language";
import type { Busy } from "../busy/busy-times";
import type { Slot, Times } from "../slots";
import { DayCell } from "./day-cell";
import { Hours } from "./hours";
import classes from "./two-weeks.module.css";
import { useCalendarDrag } from "./use-calendar-drag";
import { useCalendarKeys } from "./use-calendar-keys";

/** Days that are in sight. */
const DAYS = 14;
const WEEK = 7;
const FREE: readonly Busy[] = [];

export interface CalendarProps {
  slots: readonly Slot[];
  onSlots: (slots: readonly Slot[]) => void;
  /** The day whose times are changed beside the calendar. */
  activeDate: string | null;
  onActiveDate: (date: string | null) => void;
  allDay: boolean;
  /** The first day that can be chosen. */
  min: string;
  /** Times that a new day gets where no other has any. */
  usual: Times;
  /** Parts of days that are taken already, by date. */
  busy: ReadonlyMap<string, readonly Busy[]>;
}

/** Two weeks in which days are pressed, dragged over, and pulled at; by keys too. The list of dates is its twin. */
export function TwoWeeks(props: CalendarProps) {
  const { slots, activeDate, allDay, min, busy } = props;
  const w = useWords().newHangout;
  const language = locale();
  const hintId = useId();
  const [first, setFirst] = useState(() => startOfWeek(slots[0]?.date ?? min, language));
  const grid = useRef<HTMLDivElement>(null);
  const days = Array.from({ length: DAYS }, (_, day) => addDays(first, day));
  const [said, say] = useState("");
  const drag = useCalendarDrag({ ...props, say });
  const keys = useCalendarKeys({ ...props, say, days, grid, show: (date) => setFirst(startOfWeek(date, language)) });
  const last = days.at(-1) ?? first;
  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <h3 aria-live="polite">{monthsOf(first, last, language)}</h3>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={w.previousWeeks}
          disabled={first <= min}
          onClick={() => setFirst(addDays(first, -DAYS))}
        >
          <IconChevronLeft size={20} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={w.nextWeeks}
          onClick={() => setFirst(addDays(first, DAYS))}
        >
          <IconChevronRight size={20} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </div>
      <p className={classes.hint} id={hintId}>
        {w.calendarHint}
        <span className={classes.keys}> {w.calendarKeys}</span>
      </p>
      <Hours allDay={allDay}>
        {/* biome-ignore lint/a11y/useSemanticElements: the cells of a table can't be in two rows here and in one there */}
        <div
          ref={grid}
          role="grid"
          aria-label={w.calendar}
          aria-describedby={hintId}
          aria-multiselectable="true"
          className={classes.grid}
          data-all-day={allDay || undefined}
          onKeyDown={keys.onKeyDown}
          {...drag.handlers}
        >
          {[0, WEEK].map((from) => (
            // biome-ignore lint/a11y/useSemanticElements: as the grid
            <div role="row" key={from} className={classes.week} tabIndex={-1}>
              {days.slice(from, from + WEEK).map((date, column) => (
                <DayCell
                  key={date}
                  date={date}
                  weekday={format(date, { weekday: "short" }, language).replace(".", "")}
                  slots={slots.filter((slot) => slot.date === date)}
                  busy={busy.get(date) ?? FREE}
                  allDay={allDay}
                  isPast={date < min}
                  isActive={date === activeDate}
                  isFocusable={date === keys.focusable}
                  draggedId={drag.draggedId}
                  edge={column < 2 ? "start" : column > 4 ? "end" : undefined}
                  onFocus={() => keys.setFocused(date)}
                />
              ))}
            </div>
          ))}
        </div>
      </Hours>
      <p className={classes.status} role="status">
        {said}
      </p>
    </div>
  );
}

function startOfWeek(date: string, language: string): string {
  const { firstDay } = weekOf(language);
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  return addDays(date, -((weekday - firstDay + WEEK) % WEEK));
}

/** "November 2026", or "November – December" where the days lie in two. */
function monthsOf(first: string, last: string, language: string): string {
  if (first.slice(0, 7) === last.slice(0, 7)) return monthAndYear(first, language);
  return [first, last].map((day) => format(day, { month: "long" }, language)).join(" – ");
}
