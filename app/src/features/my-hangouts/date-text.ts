/** The date of a hangout in words. Pure. */
import type { Hangout } from "~/core";
import { foreignCity } from "~/ui/time/foreign-city";
import { shortDay, timeInZone } from "~/ui/time/format-time";
import { deviceZone, wallTimeAt } from "~/ui/time/zoned-time";
import type { Words } from "~/ui/words";

/** Days have no zone; a time without one is read on the clocks of the device. */
const zoneOf = ({ allDay, timeZone }: Hangout["when"]) => (allDay ? "UTC" : (timeZone ?? deviceZone()));

/** The day on which it begins, where it takes place; `null` while people vote. */
export function dateOf({ when }: Hangout): string | null {
  return when.startsAt ? wallTimeAt(when.startsAt, zoneOf(when)).date : null;
}

/** "Sat, 14 Nov, 11:00", with the city whose clocks are meant where the reader's differ; or how many dates to vote on. */
export function dateText(hangout: Hangout, w: Words["myHangouts"]): string {
  const date = dateOf(hangout);
  const { when, options = [] } = hangout;
  if (!date || !when.startsAt) return w.polling(options.length);
  if (when.allDay) return shortDay(date);
  const zone = zoneOf(when);
  const [text, city] = [`${shortDay(date)}, ${timeInZone(when.startsAt, zone)}`, foreignCity(zone, when.startsAt)];
  return city ? w.timeIn(text, city) : text;
}
