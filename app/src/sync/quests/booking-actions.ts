/** Changes of one's own bookings and places in lines. Each rejects with a `Failure`; the live stream brings the result. */
import { call } from "~/api/call";
import type { Quest } from "~/core";

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

/** Changes how many seats a booking has, and who sits on them beside the guest. */
export async function changeSeats(
  bookingId: string,
  seats: number,
  withoutRefund: boolean,
  seatNames: readonly string[],
): Promise<void> {
  await call("changeSeats", { bookingId, seats, withoutRefund, seatNames: [...seatNames], ...keyed() });
}

export async function renameSeats(bookingId: string, seatNames: readonly string[]): Promise<void> {
  await call("transferBooking", { bookingId, seatNames: [...seatNames], ...keyed() });
}

/**
 * Takes the seats that a place in a line was offered. Where nothing is to be paid or answered they are booked at once; else
 * they are held for the checkout as long as they were offered.
 */
export async function acceptOffer(id: string, quest: Pick<Quest, "questions"> | null | undefined): Promise<string> {
  const { booking } = await call("acceptOffer", { id, ...keyed() });
  const asks = !quest || (quest.questions ?? []).some(({ required }) => required);
  if (booking.data.total === 0 && !asks) await call("checkoutQuest", { bookingId: booking.id, ...keyed() });
  return booking.id;
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
