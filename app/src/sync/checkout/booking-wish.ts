/** Bookings that were confirmed without a network: entries of the outbox, which books them once there is one. */
import { useMemo } from "react";
import { useStore } from "zustand";
import { defineChange } from "../outbox/change";
import type { Entry } from "../outbox/entry";
import { outbox } from "../outbox/store";
import { isBooked, type MyQuests } from "../quests/quest";
import type { CheckoutForm } from "./seats";

/** A booking as it was confirmed. */
export interface BookingWish {
  questId: string;
  /** Title of the quest, to name the booking by. */
  title: string;
  sessionId: string;
  /** Start of the date and the zone it is in; none for a quest that begins at any time. */
  startsAt?: string;
  timeZone?: string;
  /** Moment from which on the date takes no bookings, in milliseconds since the epoch. */
  endsMs: number | null;
  seats: number;
  form: CheckoutForm;
  /** Seats that are held for it already. */
  bookingId?: string;
  /** Offered seats that it takes. */
  offerId?: string;
  /** Price that was agreed to, in the smallest unit of the currency. */
  total: number;
}

export type WishEntry = Entry<BookingWish>;

/** The kind of its entries in the outbox. */
const BOOKING_WISH = "bookingWish";

const wishChange = defineChange<BookingWish>({
  kind: BOOKING_WISH,
  subject: ({ questId }) => questId,
  sender: async () => (await import("./wish-sender")).wishSender,
});

/** Keeps a booking until it can be made. A second one for the same date is none. */
export function keepWish(wish: BookingWish): void {
  const isKept = wishesIn(outbox.getState().entries).some(
    ({ data, status }) => data.sessionId === wish.sessionId && status !== "refused",
  );
  // A refusal stays in the outbox, where it is shown.
  if (!isKept) void wishChange.add(wish).catch(() => undefined);
}

/** The bookings that wait or were refused, but for dates on which the reader has seats by now. */
export function useBookingWishes(mine: Pick<MyQuests, "bookings"> | undefined): readonly WishEntry[] {
  const entries = useStore(outbox, (state) => state.entries);
  return useMemo(() => {
    const booked = (mine?.bookings ?? []).filter(isBooked).map(({ data }) => data.sessionId);
    return wishesIn(entries).filter(({ data }) => !booked.includes(data.sessionId));
  }, [entries, mine]);
}

function wishesIn(entries: readonly Entry[]): readonly WishEntry[] {
  return (entries as readonly WishEntry[]).filter(({ kind }) => kind === BOOKING_WISH);
}
