/**
 * Times of day in a time zone and the instants they are. Where clocks change, a time of day may be no instant or two:
 * both are told to the caller instead of being settled silently.
 */
import { Temporal } from "temporal-polyfill";

/** A date "2026-03-29" and a time of day "09:30", as a clock on the wall shows them. */
export interface WallTime {
  date: string;
  time: string;
}

export type Resolution =
  | { kind: "exact"; instant: string }
  /** The clocks jump over it, from `jumpFrom` to `jumpTo`; `instant` is the first moment after the jump. */
  | { kind: "gap"; jumpFrom: string; jumpTo: string; instant: string }
  /** The clocks show it twice, first with one offset and again with another. */
  | { kind: "overlap"; earlier: string; later: string };

/** Finds the instants, ISO-8601 in UTC, that a time of day is in a zone. */
export function resolveWallTime({ date, time }: WallTime, zone: string): Resolution {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const earlier = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
  const later = wall.toZonedDateTime(zone, { disambiguation: "later" });
  const [first, second] = [iso(earlier.epochMilliseconds), iso(later.epochMilliseconds)];
  if (first === second) return { kind: "exact", instant: first };
  if (earlier.toPlainDateTime().equals(wall)) return { kind: "overlap", earlier: first, later: second };
  // What "earlier" and "later" make of a time in a gap lies on either side of the jump.
  const jump = earlier.getTimeZoneTransition("next") ?? later;
  const before = jump.toPlainDateTime().subtract({ nanoseconds: jump.offsetNanoseconds - earlier.offsetNanoseconds });
  return {
    kind: "gap",
    jumpFrom: timeOf(before.toPlainTime()),
    jumpTo: timeOf(jump.toPlainTime()),
    instant: iso(jump.epochMilliseconds),
  };
}

/** The date and time of day that clocks in a zone show at an instant. */
export function wallTimeAt(instant: string, zone: string): WallTime {
  const wall = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return { date: wall.toPlainDate().toString(), time: timeOf(wall.toPlainTime()) };
}

/** Offset of a zone from UTC at an instant, in minutes. */
export function offsetMinutesAt(instant: string, zone: string): number {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 60e9;
}

/** The day some days after another one. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** The same day some months later, or the last one of a month that is shorter. */
export function addMonths(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

/** Number of days between two dates. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days;
}

/** Today's date in a zone. */
export function todayIn(zone: string, nowMs: number): string {
  return wallTimeAt(iso(nowMs), zone).date;
}

/** The time zone of the device. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** True if the browser knows a zone by this name. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** An instant as ISO-8601 in UTC, with seconds and without milliseconds that are zero. */
export function iso(epochMs: number): string {
  return new Date(epochMs).toISOString().replace(".000Z", "Z");
}

function timeOf(time: Temporal.PlainTime): string {
  return time.toString({ smallestUnit: "minute" });
}
