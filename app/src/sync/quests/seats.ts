/** Seats, price and bookability of the dates of a quest, by the rules that the server decides with. Pure. */
import type { Booking, Price, Quest, QuestSession } from "~/core";

/** Seats where neither a date nor its quest says how many, as the server has it. */
const CAPACITY_DEFAULT = 10;
const MINUTE_MS = 60_000;

export function seatsInAll({ capacityDefault }: Quest, { capacity }: QuestSession): number {
  return capacity ?? capacityDefault ?? CAPACITY_DEFAULT;
}

/** Seats of a date that nobody has booked or holds. */
export function seatsFree(quest: Quest, session: QuestSession): number {
  const { booked = 0, held = 0 } = session.seats ?? {};
  return Math.max(0, seatsInAll(quest, session) - booked - held);
}

/** The moment from which on a date cannot be booked, in milliseconds since the epoch; never without a date. */
export function bookingEndsMs({ startsAt, cutoffMin = 0 }: QuestSession): number | null {
  return startsAt === undefined ? null : Date.parse(startsAt) - cutoffMin * MINUTE_MS;
}

/** True if a date takes bookings now, whether or not seats are left. */
export function isBookable({ status }: Quest, session: QuestSession, nowMs: number): boolean {
  const endsMs = bookingEndsMs(session);
  return status === "published" && (session.status ?? "open") === "open" && (endsMs === null || nowMs < endsMs);
}

/** Returns the price of a seat, in the smallest unit of its currency; `null` where it is free. */
export function priceOfSeat({ price: usual }: Quest, { price = usual }: Partial<QuestSession> = {}): Price | null {
  return price && price.amount > 0 ? price : null;
}

/** Named people on the seats of a booking beside its guest, who has the first one. */
export function othersOn({ seats, seatNames = [] }: Pick<Booking, "seats" | "seatNames">): readonly string[] {
  return seatNames.filter(Boolean).slice(0, seats - 1);
}
