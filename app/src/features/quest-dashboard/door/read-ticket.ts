/** What becomes of a ticket that is shown at the door. */
import { call } from "~/api/call";
import { Failure, reasonOf, sentence } from "~/api/failure";
import { type DateGuest, isIn } from "~/sync/door/guest-list";
import { hashTicket } from "~/sync/door/ticket-hash";
import type { DoorWords } from "~/ui/words/quest-door";
import { sessionTime } from "../session-time";

export type Shown =
  /** The guest of the ticket; `already` where they were let in before. */
  | { guestId: string; already: boolean }
  /** It does not let anybody in. */
  | { problem: string };

interface Place {
  guests: readonly DateGuest[];
  sessionId: string;
  isOnline: boolean;
}

/** Finds the guest of a ticket, in the list of this device and else on the server, which knows why it does not count. */
export async function readTicket(code: string, { guests, sessionId, isOnline }: Place, w: DoorWords): Promise<Shown> {
  const hash = await hashTicket(code);
  const guest = guests.find(({ ticketHash }) => ticketHash === hash);
  if (guest) return { guestId: guest.id, already: isIn(guest.data) };
  if (!isOnline) return { problem: w.unknownOffline };
  try {
    const { id } = await call("checkInGuest", {
      sessionId,
      ticketCode: code,
      bookingId: null,
      idempotencyKey: crypto.randomUUID(),
    });
    return { guestId: id, already: false };
  } catch (failure) {
    return { problem: problemOf(failure, w) };
  }
}

function problemOf(failure: unknown, w: DoorWords): string {
  const reason = reasonOf(failure);
  if (reason === "otherSession") {
    const { startsAt } = (failure as Failure).details as { startsAt?: string };
    const time = startsAt ? sessionTime({ startsAt }) : "";
    return time ? `${w.otherDate}: ${time}.` : `${w.otherDate}.`;
  }
  if (reason === "status") return `${w.notGood}.`;
  if (reason === "alreadyIn") return w.alreadyIn;
  if (failure instanceof Failure && failure.code === "not-found") return `${w.noTicket}.`;
  return sentence(failure);
}
