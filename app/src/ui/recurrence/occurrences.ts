import { Temporal } from "temporal-polyfill";
import type { EventTime } from "../time/event-time";
import { type RecurrenceRule, startDate, toRRule } from "./rule";

export interface Occurrence {
  /** The date where it takes place. */
  date: string;
  /** Start, ISO-8601; `null` for whole days. */
  startsAt: string | null;
  /** True if the rule leaves it out. */
  isLeftOut: boolean;
}

/**
 * The first dates of something that repeats, those left out among them. Each starts at the same time of day, whatever
 * clocks did in between. Loads the library of 47 kB when it is first asked.
 */
export async function listOccurrences(rule: RecurrenceRule, start: EventTime, limit: number): Promise<Occurrence[]> {
  const { RRuleTemporal } = await import("rrule-temporal");
  const zone = start.allDay ? "UTC" : start.timeZone;
  const first = start.allDay ? `${startDate(start)}T00:00:00Z` : start.startsAt;
  const dates = new RRuleTemporal({
    rruleString: `RRULE:${toRRule(rule, start)}`,
    dtstart: Temporal.Instant.from(first).toZonedDateTimeISO(zone),
    temporal: Temporal,
  }).all((_, at) => at < limit);
  return dates.slice(0, limit).map((each) => {
    const date = each.toPlainDate().toString();
    const startsAt = start.allDay ? null : each.toInstant().toString();
    return { date, startsAt, isLeftOut: rule.except.includes(date) };
  });
}
