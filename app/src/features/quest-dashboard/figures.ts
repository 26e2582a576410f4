/** Figures of a creator's quests. Pure. */
import type { Versioned } from "~/api/schema";
import type { Booking, Quest, QuestSession } from "~/core";

/** States in which a booking has its seats for good. */
const TAKEN: ReadonlySet<Booking["status"]> = new Set(["confirmed", "checkedIn", "completed", "noShow"]);

/** `true` if a booking brings guests: confirmed, and not called off. */
export function isTaken({ data }: Versioned<Booking>): boolean {
  return TAKEN.has(data.status);
}

/** Sums of money, in the smallest unit, by currency. */
export type Money = ReadonlyMap<string, number>;

export interface Takings {
  /** Seats that are booked. */
  seats: number;
  /** Paid, or to be paid at the meeting. */
  earned: Money;
  /** Money that guests get back and have not yet. */
  refundsDue: Money;
}

export function takingsOf(bookings: readonly Versioned<Booking>[]): Takings {
  const earned = new Map<string, number>();
  const refundsDue = new Map<string, number>();
  const add = (to: Map<string, number>, currency: string | undefined, amount: number) => {
    if (currency && amount > 0) to.set(currency, (to.get(currency) ?? 0) + amount);
  };
  let seats = 0;
  for (const booking of bookings) {
    const { currency, total, payment, refund = 0, refunded = 0 } = booking.data;
    if (isTaken(booking)) {
      seats += booking.data.seats;
      add(earned, currency, total);
    }
    if (payment === "refundDue") add(refundsDue, currency, refund - refunded);
  }
  return { seats, earned, refundsDue };
}

/** Seats of a date, one after the other. */
export interface SeatsDrawn {
  booked: number;
  held: number;
  free: number;
  waiting: number;
}

export function seatsOf({ capacity = 0, seats = {} }: QuestSession): SeatsDrawn {
  const { booked = 0, held = 0, waiting = 0 } = seats;
  return { booked, held, free: Math.max(0, capacity - booked - held), waiting };
}

/** Groups of quests in the order that their creator looks at them. */
export const GROUPS = ["published", "draft", "inReview", "paused", "cancelled", "archived"] as const;

export function statusOf({ status }: Quest): (typeof GROUPS)[number] {
  return status ?? "draft";
}
