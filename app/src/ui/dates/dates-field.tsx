import { ActionIcon, Input } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { fieldDay } from "../time/format-time";
import { deviceZone, todayIn } from "../time/zoned-time";
import { useControlWords } from "../words/controls";
import classes from "./dates-field.module.css";
import { DayCalendar } from "./day-calendar";

interface Props {
  label: ReactNode;
  /** Dates "2026-11-28", in any order; handed back in the order of the calendar. */
  value: readonly string[];
  onChange: (dates: string[]) => void;
  description?: ReactNode;
  error?: ReactNode;
  min?: string;
  max?: string;
  /** Maximum number of days. */
  limit?: number;
  today?: string;
}

/** Several days, pressed in a calendar; the list beside it is its twin, in words. */
export function DatesField({ label, value, onChange, description, error, min, max, limit, today: given }: Props) {
  const w = useControlWords().dates;
  const id = useId();
  const today = given ?? todayIn(deviceZone(), Date.now());
  const dates = [...value].sort();
  const isFull = limit !== undefined && dates.length >= limit;
  const choose = (next: readonly string[]) => {
    if (limit === undefined || next.length <= limit) onChange([...next].sort());
  };
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div" id={id}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out beside its legend */}
      <div className={classes.field} role="group" aria-labelledby={`${id}-label`}>
        <DayCalendar type="multiple" value={dates} min={min} max={max} today={today} onChange={choose} />
        <div>
          <p role="status" className={classes.count}>
            {isFull ? w.full(dates.length) : w.chosen(dates.length)}
          </p>
          <ul className={classes.days}>
            {dates.map((date) => (
              <li key={date}>
                {fieldDay(date)}
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={w.removeDay(fieldDay(date))}
                  onClick={() => onChange(dates.filter((each) => each !== date))}
                >
                  <IconX size={18} stroke={1.6} aria-hidden="true" />
                </ActionIcon>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Input.Wrapper>
  );
}
