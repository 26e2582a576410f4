/** The rule by which something repeats, and its text in RFC 5545. The first date is the start of the event itself. */
import type { EventTime } from "../time/event-time";
import { resolveWallTime, wallTimeAt } from "../time/zoned-time";

export const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
export type Weekday = (typeof weekdays)[number];
export type Unit = "day" | "week" | "month" | "year";

export interface RecurrenceRule {
  every: number;
  unit: Unit;
  /** For weeks; the weekday of the start is always one of them. */
  weekdays: readonly Weekday[];
  /** For months: the same day of the month, or the same weekday of it. */
  monthBy: "day" | "weekday";
  ends: { kind: "never" } | { kind: "on"; date: string } | { kind: "after"; count: number };
  /** Dates that are left out. */
  except: readonly string[];
}

/** A rule to begin with: every week on the weekday of the start, without an end. */
export function weekly(start: EventTime): RecurrenceRule {
  const own = weekdayOf(startDate(start));
  return { every: 1, unit: "week", weekdays: [own], monthBy: "day", ends: { kind: "never" }, except: [] };
}

/** The first date of an event, where it takes place. */
export function startDate(start: EventTime): string {
  return start.allDay ? start.startDate : wallTimeAt(start.startsAt, start.timeZone).date;
}

export function weekdayOf(date: string): Weekday {
  const day = new Date(`${date}T00:00Z`).getUTCDay();
  return weekdays[(day + 6) % 7] ?? "MO";
}

/** Ordinal of a date's weekday in its month, 1 to 4; the last one, −1, where there may be no fifth next month. */
export function nthWeekday(date: string): { nth: number; weekday: Weekday } {
  const nth = Math.ceil(Number(date.slice(8)) / 7);
  return { nth: nth > 4 ? -1 : nth, weekday: weekdayOf(date) };
}

/** The rule as the value of an RRULE. */
export function toRRule(rule: RecurrenceRule, start: EventTime): string {
  const parts = [`FREQ=${{ day: "DAILY", week: "WEEKLY", month: "MONTHLY", year: "YEARLY" }[rule.unit]}`];
  if (rule.every > 1) parts.push(`INTERVAL=${rule.every}`);
  const first = startDate(start);
  if (rule.unit === "week") {
    const days = weekdays.filter((day) => rule.weekdays.includes(day) || day === weekdayOf(first));
    parts.push(`BYDAY=${days.join(",")}`, "WKST=MO");
  }
  if (rule.unit === "month" && rule.monthBy === "weekday") {
    const { nth, weekday } = nthWeekday(first);
    parts.push(`BYDAY=${nth}${weekday}`);
  }
  if (rule.ends.kind === "on") parts.push(`UNTIL=${until(rule.ends.date, start)}`);
  if (rule.ends.kind === "after") parts.push(`COUNT=${rule.ends.count}`);
  return parts.join(";");
}

/** The end of the last day, in UTC, as RFC 5545 wants it of events with a time. */
function until(date: string, start: EventTime): string {
  if (start.allDay) return basic(date);
  const end = resolveWallTime({ date, time: "23:59" }, start.timeZone);
  const instant = end.kind === "overlap" ? end.later : end.instant;
  return basic(instant);
}

/** The dates that are left out as EXDATE, in the form of the start; empty where there are none. */
export function toExDate(rule: RecurrenceRule, start: EventTime): string {
  if (rule.except.length === 0) return "";
  if (start.allDay) return `EXDATE;VALUE=DATE:${rule.except.map(basic).join(",")}`;
  const { time } = wallTimeAt(start.startsAt, start.timeZone);
  const dates = rule.except.map((date) => basic(`${date}T${time}:00`));
  return start.timeZone === "UTC"
    ? `EXDATE:${dates.map((date) => `${date}Z`).join(",")}`
    : `EXDATE;TZID=${start.timeZone}:${dates.join(",")}`;
}

/** ISO-8601 without its separators, as RFC 5545 writes it. */
function basic(text: string): string {
  return text.replace(/[-:]/g, "");
}
