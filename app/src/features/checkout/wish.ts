import type { BookingWish } from "~/sync/checkout/booking-wish";
import type { CheckoutForm } from "~/sync/checkout/seats";
import { bookingEndsMs } from "~/sync/quests/seats";
import type { Checkout } from "./use-checkout";

/** The booking of a press, as it is kept where there is no network. Pure. */
export function wishOf(
  { quest, dates, hold }: Pick<Checkout, "quest" | "dates" | "hold">,
  { sessionId, seats }: { sessionId: string; seats: number },
  form: CheckoutForm,
): BookingWish {
  const date = dates.find(({ id }) => id === sessionId)?.data;
  const held = hold?.sessionId === sessionId && hold.seats === seats ? hold : null;
  return {
    ...{ questId: quest.id, title: quest.data.title ?? "", sessionId, seats, form },
    ...(date?.startsAt ? { startsAt: date.startsAt } : {}),
    ...(date?.timeZone ? { timeZone: date.timeZone } : {}),
    ...(held ? { bookingId: held.bookingId } : {}),
    endsMs: date ? bookingEndsMs(date) : null,
    // One press books what is free; whatever costs something was held before.
    total: held?.total ?? 0,
  };
}
