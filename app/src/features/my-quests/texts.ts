/** Dates and prices of bookings in words. Pure but for the language. */
import type { Booking } from "~/core";
import { minutes } from "~/ui/format";
import { formatPrice } from "~/ui/money/format-money";
import { shortDay, timeInZone, zoneCity } from "~/ui/time/format-time";
import { daysBetween, deviceZone, todayIn, wallTimeAt } from "~/ui/time/zoned-time";
import type { MyQuestsWords } from "~/ui/words/my-quests";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

type Dated = Pick<Booking, "startsAt" | "endsAt" | "timeZone">;

/** "Sat, 28 Nov, 16:30", on the clocks of the place where it begins; `null` without a date. */
export function dateText({ startsAt, timeZone }: Dated): string | null {
  if (!startsAt) return null;
  const zone = timeZone ?? deviceZone();
  return `${shortDay(wallTimeAt(startsAt, zone).date)}, ${timeInZone(startsAt, zone)}`;
}

/** "15:30 for you in Lowmoor", where the reader's clock shows another time; `null` where it does not. */
export function ownTimeText({ startsAt, timeZone }: Dated, w: MyQuestsWords): string | null {
  if (!startsAt || !timeZone) return null;
  const [there, here] = [wallTimeAt(startsAt, timeZone), wallTimeAt(startsAt, deviceZone())];
  if (there.date === here.date && there.time === here.time) return null;
  return w.yourTime(timeInZone(startsAt, deviceZone(), there.date), zoneCity(deviceZone()));
}

/** "In 5 days", "Tomorrow", "In 3 hr 20 min", "Now". */
export function countdownText({ startsAt }: Dated, nowMs: number, w: MyQuestsWords["countdown"]): string {
  if (!startsAt) return w.anyTime;
  const left = Math.ceil((Date.parse(startsAt) - nowMs) / MINUTE_MS);
  if (left <= 0) return w.now;
  const days = daysBetween(todayIn(deviceZone(), nowMs), wallTimeAt(startsAt, deviceZone()).date);
  if (left < DAY_MINUTES / 2 || days === 0) return w.soon(minutes(left));
  return days === 1 ? w.tomorrow : w.inDays(days);
}

export function priceText(amount: number, { currency }: Pick<Booking, "currency">): string {
  return formatPrice(amount, currency ?? "EUR");
}

/** Describes the amount that is to be paid, was paid, or comes back; `null` where it is free. */
export function moneyText(booking: Booking, w: MyQuestsWords): string | null {
  const { payment, total, refund = 0, refunded = 0 } = booking;
  if (payment === "refundDue") return w.refund.due(priceText(refund - refunded, booking));
  if (payment === "refunded") return w.refund.back(priceText(refund, booking));
  if (total === 0 || booking.status === "transferred") return null;
  if (payment === "atMeeting") return w.payAtMeeting(priceText(total, booking));
  return payment === "paid" ? w.paid(priceText(total, booking)) : null;
}

/** Date, seats and price of a booking in one line. */
export function factsText(booking: Booking, w: MyQuestsWords): string {
  const facts = [dateText(booking), ownTimeText(booking, w), w.seats(booking.seats), moneyText(booking, w)];
  return facts.filter(Boolean).join("\u00a0· ");
}
