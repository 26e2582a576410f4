/** A date that a host adds to a poll, as the server takes it. Pure. */
import type { HangoutOption } from "~/core";
import type { EventTime } from "~/ui/time/event-time";
import { addDays } from "~/ui/time/zoned-time";

const MINUTE_MS = 60_000;
/** A poll that opens again runs so long, or until the new date. */
const REOPENED_MS = 3 * 86_400_000;

/** The option of a time; whole days begin and end at midnight UTC. */
export function optionOf(time: EventTime, id: string): HangoutOption {
  const midnight = (date: string) => `${date}T00:00:00.000Z`;
  const [start, end] = time.allDay
    ? [midnight(time.startDate), midnight(addDays(time.endDate, 1))]
    : [time.startsAt, time.endsAt];
  return { id, start, durationMin: (Date.parse(end) - Date.parse(start)) / MINUTE_MS };
}

/** The end of voting in a poll that opens again for a date: in three days, and before that date. */
export function deadlineWith(start: string, nowMs: number): string {
  return new Date(Math.min(nowMs + REOPENED_MS, Date.parse(start))).toISOString();
}
