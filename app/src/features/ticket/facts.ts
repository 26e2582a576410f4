/** Facts of a booking on its ticket. Pure. */
import type { Booking, Quest } from "~/core";
import { cancellationRule, isChangeable } from "~/sync/quests/cancellation";
import { isPlaced, type PlacedStop } from "~/sync/quests/quest";
import { formatPrice } from "~/ui/money/format-money";
import { shortDay, timeText } from "~/ui/time/format-time";
import { deviceZone, iso, wallTimeAt } from "~/ui/time/zoned-time";
import type { CheckoutWords } from "~/ui/words/checkout";

/** True while a ticket lets its guest in. */
export function isValid({ status }: Booking): boolean {
  return status === "confirmed" || status === "checkedIn" || status === "completed";
}

/** Returns the place where guests meet, or begin by themselves: the first stop that has a position. */
export function meetingPlace(quest: Quest | undefined): PlacedStop | undefined {
  return quest?.stops?.find(isPlaced);
}

/** A code in groups of four, to be read out. */
export function codeText(code: string): string {
  return code.match(/.{1,4}/g)?.join(" ") ?? code;
}

/** Describes the state of a booking; empty while it just waits for its date. */
export function stateText({ status }: Booking, { ticket: w }: CheckoutWords): string {
  const texts: Partial<Record<Booking["status"], string>> = {
    checkedIn: w.checkedIn,
    completed: w.completed,
    cancelledByUser: w.cancelled,
    cancelledByCreator: w.calledOff,
    transferred: w.transferred,
    noShow: w.missed,
  };
  return texts[status] ?? "";
}

/** Describes the amount that is to be paid, was paid, or comes back. */
export function moneyText(booking: Booking, { ticket: w }: CheckoutWords): string {
  const { payment, total, currency, refund = total, refunded = 0 } = booking;
  if (!currency || total === 0) return w.free;
  const price = (minor: number) => formatPrice(minor, currency);
  if (payment === "refundDue") return w.refundDue(price(refund - refunded));
  if (payment === "refunded") return w.refunded(price(refund));
  if (!isValid(booking)) return "";
  return payment === "paid" ? w.paid(price(total)) : w.toPay(price(total));
}

/** The rule of cancelling in one sentence, as the checkout had it; empty once nothing can be cancelled. */
export function ruleText(booking: Booking, { rules: w }: CheckoutWords, nowMs: number): string {
  if (!isChangeable(booking, nowMs)) return "";
  const isFree = booking.total === 0 || booking.movedAt !== undefined;
  const rule = cancellationRule({ ...booking, isFree }, nowMs);
  if (rule.kind !== "until") return w[rule.kind];
  const { date, time } = wallTimeAt(iso(rule.untilMs), booking.timeZone ?? deviceZone());
  return w.until(`${shortDay(date)}, ${timeText(time)}`);
}

/** The way to a place on OpenStreetMap, which needs no account and follows nobody. */
export function directionsTo({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}#map=16/${lat}/${lng}`;
}
