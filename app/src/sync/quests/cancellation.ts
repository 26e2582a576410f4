/** Consequence of cancelling a booking in money, by the rule that the server decides with. Pure. */
import type { Booking } from "~/core";
import { refundedUntilMs } from "./refund";

export interface Cancellation {
  /** Amount that comes back, or need not be paid, in the smallest unit of the currency. */
  back: number;
  /** Amount that is lost. */
  lost: number;
  /** The moment until which all of it comes back, in milliseconds since the epoch; `null` for never, or whenever. */
  untilMs: number | null;
  /** True if money has been paid already. */
  isPaid: boolean;
}

/** Returns the refund of a booking that its guest cancels now. One whose date was moved can be cancelled for free. */
export function cancellationOf({ policy, startsAt, movedAt, total, payment }: Booking, nowMs: number): Cancellation {
  const untilMs = startsAt && !movedAt ? refundedUntilMs(policy, startsAt) : null;
  const isInTime = movedAt !== undefined || (startsAt ? untilMs !== null && nowMs <= untilMs : policy !== "none");
  const back = isInTime ? total : 0;
  return { back, lost: total - back, untilMs, isPaid: payment !== "none" && payment !== "atMeeting" };
}

/** The rule of cancelling: free until a moment, or one of those that need no moment. */
export type CancellationRule =
  | { kind: "until"; untilMs: number }
  | { kind: "anytime" | "cancelFree" | "late" | "never" };

interface Terms extends Pick<Partial<Booking>, "startsAt"> {
  policy: Booking["policy"];
  /** True if nothing is to be paid, or a moved date may be cancelled for free. */
  isFree: boolean;
}

/** Returns the rule that holds now for seats on these terms. */
export function cancellationRule({ policy, startsAt, isFree }: Terms, nowMs: number): CancellationRule {
  if (isFree) return { kind: startsAt ? "cancelFree" : "anytime" };
  if (policy === "none") return { kind: "never" };
  if (!startsAt) return { kind: "anytime" };
  const untilMs = refundedUntilMs(policy, startsAt);
  return untilMs === null || untilMs <= nowMs ? { kind: "late" } : { kind: "until", untilMs };
}

/** Other seats than were booked, in money. */
export interface SeatChange extends Pick<Cancellation, "back" | "lost" | "isPaid"> {
  /** Price of all seats then. */
  total: number;
}

/** The money that a guest gets back for changing the number of seats now. */
export function seatChangeOf(booking: Booking, seats: number, nowMs: number): SeatChange {
  const given = booking.unitPrice * Math.max(0, booking.seats - seats);
  const { back, lost, isPaid } = cancellationOf({ ...booking, total: given }, nowMs);
  return { back: isPaid ? back : 0, lost: isPaid ? lost : 0, isPaid, total: booking.unitPrice * seats };
}

/** True while a booking can be cancelled, handed over or changed: it is confirmed and has not begun. */
export function isChangeable({ status, startsAt }: Booking, nowMs: number): boolean {
  return status === "confirmed" && (startsAt === undefined || nowMs < Date.parse(startsAt));
}
