import type { ReactNode } from "react";
import { timeText } from "~/ui/time/format-time";
import { timeOfMinutes } from "~/ui/time/parse-time";
import { FROM_MIN, TO_MIN } from "./day-cell";
import classes from "./two-weeks.module.css";

/** The days have a line for every second hour. */
const STEP_MIN = 120;
const HOURS = Array.from({ length: (TO_MIN - FROM_MIN) / STEP_MIN }, (_, at) => FROM_MIN + at * STEP_MIN);

/** The hours of the day beside the days, where those are high enough to read times in. Each day says its times too. */
export function Hours({ allDay, children }: { allDay: boolean; children: ReactNode }) {
  return (
    <div className={classes.board} data-all-day={allDay || undefined}>
      <div className={classes.hours} aria-hidden="true">
        {HOURS.map((minutes) => (
          <span key={minutes} style={{ top: `${((minutes - FROM_MIN) / (TO_MIN - FROM_MIN)) * 100}%` }}>
            {timeText(timeOfMinutes(minutes))}
          </span>
        ))}
      </div>
      {children}
    </div>
  );
}
