/** Dates of a quest as a checkout writes them: on the clock where it takes place, and on the reader's. */
import type { QuestSession } from "~/core";
import { format, shortDay, timeInZone, timeText, zoneCity } from "~/ui/time/format-time";
import { deviceZone, offsetMinutesAt, wallTimeAt } from "~/ui/time/zoned-time";
import type { CheckoutWords } from "~/ui/words/checkout";
import { locale } from "~/ui/words/language";

/** Fields that date a session or a booking. */
export type Dated = Pick<QuestSession, "startsAt" | "endsAt" | "timeZone">;

const zoneOf = ({ timeZone }: Dated) => timeZone ?? deviceZone();

/** Weekday, day and month by themselves, for the leaf of a calendar. */
export function leafOf(date: Dated & { startsAt: string }): { weekday: string; day: string; month: string } {
  const day = wallTimeAt(date.startsAt, zoneOf(date)).date;
  const part = (options: Intl.DateTimeFormatOptions) => format(day, options, locale());
  return { weekday: part({ weekday: "short" }), day: part({ day: "numeric" }), month: part({ month: "short" }) };
}

/** "Saturday 28 November"; empty without a date. */
export function dayOf(date: Dated): string {
  if (!date.startsAt) return "";
  const day = wallTimeAt(date.startsAt, zoneOf(date)).date;
  return format(day, { weekday: "long", day: "numeric", month: "long" }, locale());
}

/** "Sat, 28 Nov, 16:30"; empty without a date. */
export function momentOf(date: Dated): string {
  if (!date.startsAt) return "";
  const { date: day, time } = wallTimeAt(date.startsAt, zoneOf(date));
  return `${shortDay(day)}, ${timeText(time)}`;
}

/** "16:30 to 18:40", on the clock where it takes place. */
export function hoursOf(date: Dated, w: CheckoutWords): string {
  if (!date.startsAt) return "";
  const start = wallTimeAt(date.startsAt, zoneOf(date));
  const from = timeText(start.time);
  return date.endsAt ? w.dates.to(from, timeInZone(date.endsAt, zoneOf(date), start.date)) : from;
}

/** "15:30 for you in Lowmoor"; empty where the reader's clock shows the same. */
export function ownTimeOf(date: Dated, w: CheckoutWords, own: string = deviceZone()): string {
  const { startsAt } = date;
  const zone = zoneOf(date);
  if (!startsAt || offsetMinutesAt(startsAt, zone) === offsetMinutesAt(startsAt, own)) return "";
  const { date: day } = wallTimeAt(startsAt, zone);
  return w.dates.forYou(timeInZone(startsAt, own, day), zoneCity(own));
}
