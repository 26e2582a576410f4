/** The date of a hangout in words. Pure. */
import type { Hangout } from "~/core";
import { shortDay, timeInZone } from "~/ui/time/format-time";
import { wallTimeAt } from "~/ui/time/zoned-time";
import type { Words } from "~/ui/words";

/** The day on which it begins, where it takes place; `null` while people vote. */
export function dateOf({ when }: Hangout): string | null {
  return when.startsAt ? wallTimeAt(when.startsAt, when.timeZone ?? "UTC").date : null;
}

/** "Sat, 14 Nov, 11:00", or how many dates there are to vote on. */
export function dateText(hangout: Hangout, w: Words["myHangouts"]): string {
  const date = dateOf(hangout);
  const { when, options = [] } = hangout;
  if (!date || !when.startsAt) return w.polling(options.length);
  return when.allDay ? shortDay(date) : `${shortDay(date)}, ${timeInZone(when.startsAt, when.timeZone ?? "UTC")}`;
}
