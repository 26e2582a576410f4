/** Changes of one's own bookings and places in lines. Each rejects with a `Failure`; the live stream brings the result. */
import { call } from "~/api/call";
import type { Accepted } from "~/api/schema";

const keyed = () => ({ idempotencyKey: crypto.randomUUID() });

/** Cancels a booking; answers what comes back, in the smallest unit of its currency. */
export async function cancelBooking(bookingId: string, withoutRefund: boolean): Promise<number> {
  const { data } = await call("cancelBooking", { bookingId, withoutRefund, ...keyed() });
  return data.refund ?? 0;
}

/** Hands seats of a booking over to a friend. */
export async function handOver(bookingId: string, toUid: string, seats: number): Promise<void> {
  await call("transferBooking", { bookingId, toUid, seats, ...keyed() });
}

/** Changes how many seats a booking has. */
export async function changeSeats(bookingId: string, seats: number, withoutRefund: boolean): Promise<void> {
  await call("changeSeats", { bookingId, seats, withoutRefund, ...keyed() });
}

export async function renameSeats(bookingId: string, seatNames: readonly string[]): Promise<void> {
  await call("transferBooking", { bookingId, seatNames: [...seatNames], ...keyed() });
}

/** Takes the seats that a place in a line was offered: they are held for the checkout from now on. */
export function acceptOffer(id: string): Promise<Accepted> {
  return call("acceptOffer", { id, ...keyed() });
}

/** Leaves a line; seats that were offered go to the next person. */
export async function leaveLine(id: string): Promise<void> {
  await call("leaveQuestWaitlist", { id, ...keyed() });
}

/** Joins a line, or changes how many seats are waited for; answers the place in it, from 1. */
export async function joinLine(questId: string, sessionId: string, seats: number): Promise<number | null> {
  return (await call("joinQuestWaitlist", { questId, sessionId, seats, ...keyed() })).position ?? null;
}

export async function postReview(bookingId: string, stars: number, text: string): Promise<void> {
  await call("postReview", { bookingId, stars, text: text.trim() || null, ...keyed() });
}
