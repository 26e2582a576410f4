/** Actions of a checkout. Each is made once however often it is sent; what it rejects with is a `Failure`. */
import { call } from "~/api/call";
import type { Functions } from "~/api/schema";
import { serverNowMs } from "~/api/server-clock";
import type { Booking } from "~/core";
import { callOnce } from "./attempt";

/** Seats that are held for the reader, or whose payment is on its way. */
export interface Hold {
  bookingId: string;
  sessionId: string;
  seats: number;
  /** ISO-8601, by the server's clock. */
  until: string;
  /** In the smallest unit of the currency. */
  total: number;
  currency: string | null;
  isPaying: boolean;
}

export function holdOf(bookingId: string, booking: Booking): Hold {
  return {
    bookingId,
    sessionId: booking.sessionId,
    seats: booking.seats,
    until: booking.holdUntil ?? "",
    total: booking.total,
    currency: booking.currency ?? null,
    isPaying: booking.payment === "pending",
  };
}

export function isOver({ until }: Hold): boolean {
  return Date.parse(until) <= serverNowMs();
}

/** Holds seats, in place of those held on the same date. */
export async function holdSeats(questId: string, sessionId: string, seats: number): Promise<Hold> {
  const ask = async (): Promise<Hold> => {
    const held = await callOnce(questId, "holdSeats", { questId, sessionId, seats });
    const { bookingId, holdUntil, total, currency } = held;
    return { bookingId, sessionId, seats, until: holdUntil, total, currency: currency ?? null, isPaying: false };
  };
  const hold = await ask();
  // The answer to a call of an earlier visit: that hold has ended since.
  return isOver(hold) ? ask() : hold;
}

/** The form of a checkout: answers by the ids of the questions, names, and the way to pay. */
export type CheckoutForm = Omit<Functions["checkoutQuest"]["data"], "bookingId" | "idempotencyKey">;

export function book(questId: string, bookingId: string, form: CheckoutForm) {
  return callOnce(questId, "checkoutQuest", { bookingId, ...form });
}

/** Gives seats back before their time is over. */
export async function releaseSeats(bookingId: string): Promise<void> {
  await call("releaseSeats", { bookingId, idempotencyKey: crypto.randomUUID() });
}

/** Waits for seats on a full date; answers the place in line. */
export async function joinLine(questId: string, sessionId: string, seats: number): Promise<number | null> {
  const { position } = await callOnce(questId, "joinQuestWaitlist", { questId, sessionId, seats });
  return position ?? null;
}

export async function leaveLine(id: string): Promise<void> {
  await call("leaveQuestWaitlist", { id, idempotencyKey: crypto.randomUUID() });
}

/** Takes seats that are offered: they are held for the checkout. */
export async function takeOffer(questId: string, id: string): Promise<Hold> {
  const { booking, holdUntil } = await callOnce(questId, "acceptOffer", { id });
  return { ...holdOf(booking.id, booking.data), until: holdUntil };
}
