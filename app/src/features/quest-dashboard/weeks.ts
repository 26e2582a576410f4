/** Figures of days as those of weeks, for charts. Pure. */
import type { QuestDay } from "~/api/schema";
import { dayAndMonth } from "~/ui/time/format-time";

const DAY_MS = 86_400_000;
const WEEKS = 13;
const NOTHING = { seats: 0, views: 0, started: 0, finished: 0 };

export interface Week {
  /** The Monday it begins with, as charts name it. */
  label: string;
  seats: number;
  views: number;
  started: number;
  finished: number;
}

/** The latest thirteen weeks up to a moment, also those in which nothing happened. */
export function weeksOf(days: readonly QuestDay[], nowMs: number): Week[] {
  const thisMonday = mondayOf(nowMs);
  const weeks = Array.from({ length: WEEKS }, (_, at) => {
    const monday = new Date(thisMonday - (WEEKS - 1 - at) * 7 * DAY_MS).toISOString().slice(0, 10);
    return { monday, label: dayAndMonth(monday, "short"), ...NOTHING };
  });
  const byMonday = new Map(weeks.map((week) => [week.monday, week]));
  for (const { day, seats, views, started, finished } of days) {
    const week = byMonday.get(new Date(mondayOf(Date.parse(day))).toISOString().slice(0, 10));
    if (!week) continue;
    week.seats += seats;
    week.views += views;
    week.started += started;
    week.finished += finished;
  }
  return weeks.map(({ monday: _, ...week }) => week);
}

/** Midnight (UTC) of the Monday of the week of a moment. */
function mondayOf(ms: number): number {
  const day = Math.floor(ms / DAY_MS);
  // 1970 began on a Thursday.
  return (day - ((day + 3) % 7)) * DAY_MS;
}
