/** Days and times of a quest's dates, as clocks show them where it takes place. */
import type { QuestSession } from "~/core";
import { shortDay, timeInZone, timeText, zoneCity } from "~/ui/time/format-time";
import { daysBetween, deviceZone, offsetMinutesAt, todayIn, wallTimeAt } from "~/ui/time/zoned-time";
import type { ControlWords } from "~/ui/words/controls";
import { locale } from "~/ui/words/language";

/** Times of a date; those of a session without one do not exist. */
export type DatedSession = Pick<QuestSession, "startsAt" | "endsAt" | "timeZone">;

const WEEK_MS = 7 * 86_400_000;

export const zoneOf = ({ timeZone }: DatedSession) => timeZone ?? deviceZone();

/** "Sat, 28 Nov" */
export function dayOf(session: DatedSession): string {
  return shortDay(wallTimeAt(session.startsAt ?? "", zoneOf(session)).date);
}

/** "Sat, 28 Nov, 16:30" */
export function startOf(session: DatedSession): string {
  return momentIn(session.startsAt ?? "", zoneOf(session));
}

/** A moment on the clocks of a zone, "Fri, 27 Nov, 16:30". */
export function momentIn(instant: string, zone: string): string {
  const { date, time } = wallTimeAt(instant, zone);
  return `${shortDay(date)}, ${timeText(time)}`;
}

/** "16:30 to 18:40", with the day of the end where that is another one. */
export function timesOf(session: DatedSession, range: (from: string, to: string) => string): string {
  const { startsAt = "", endsAt } = session;
  const zone = zoneOf(session);
  const from = wallTimeAt(startsAt, zone);
  return endsAt ? range(timeText(from.time), timeInZone(endsAt, zone, from.date)) : timeText(from.time);
}

/** The beginning on the reader's own clock, where that shows another time: "15:30 for you in Lisbon". */
export function timeForReader(session: DatedSession, { zones }: ControlWords, reader = deviceZone()): string | null {
  const { startsAt = "" } = session;
  const zone = zoneOf(session);
  if (offsetMinutesAt(startsAt, zone) === offsetMinutesAt(startsAt, reader)) return null;
  return zones.forYou(timeInZone(startsAt, reader, wallTimeAt(startsAt, zone).date), zoneCity(reader));
}

/** A day as one speaks of it: "Saturday" within a week, else "28 Nov". */
export function spokenDay(session: DatedSession, nowMs: number): string {
  const { startsAt = "" } = session;
  const isNear = Date.parse(startsAt) - nowMs < WEEK_MS;
  const style = isNear ? ({ weekday: "long" } as const) : ({ day: "numeric", month: "short" } as const);
  return new Date(startsAt).toLocaleDateString(locale(), { ...style, timeZone: zoneOf(session) });
}

/** "in 5 days" by the calendar of the reader, "in 3 hours" */
export function untilText(startsAt: string, nowMs: number): string {
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  const hours = (Date.parse(startsAt) - nowMs) / 3_600_000;
  if (hours >= 36) {
    const date = wallTimeAt(startsAt, deviceZone()).date;
    return words.format(daysBetween(todayIn(deviceZone(), nowMs), date), "day");
  }
  return hours >= 1.5
    ? words.format(Math.round(hours), "hour")
    : words.format(Math.max(0, Math.round(hours * 60)), "minute");
}
