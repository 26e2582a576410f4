import { sentence } from "~/api/failure";
import type { Versioned } from "~/api/schema";
import type { Quest, QuestSession } from "~/core";
import { type DoorCall, doorChange } from "~/sync/door/door-change";
import type { DateGuest } from "~/sync/door/guest-list";
import { toast } from "~/ui/toast";
import { useDoorWords } from "~/ui/words/quest-door";

/** What a host can do at the door. Each is shown at once and sent when there is a network. */
export interface Door {
  sessionId: string;
  letIn: (guest: DateGuest) => void;
  undo: (guest: DateGuest) => void;
  markNoShow: (guest: DateGuest) => void;
  markPaid: (guest: DateGuest) => void;
  addWalkIn: (guest: { name: string; seats: number; paid: boolean }) => void;
  /** True once the date has begun: before, nobody is late. */
  hasBegun: boolean;
  /** Price of a seat, in the smallest unit of the currency. */
  price: { amount: number; currency: string } | undefined;
}

export function useDoor(questId: string, quest: Quest, { id: sessionId, data }: Versioned<QuestSession>): Door {
  const w = useDoorWords();
  const price = data.price ?? quest.price;
  const session = { id: sessionId, questId, unitPrice: price?.amount ?? 0, currency: price?.currency };
  const note = (guest: string, call: DoorCall) => {
    void doorChange
      .add({ session, guest, call })
      .catch((failure) => toast({ message: `${guest}: ${sentence(failure)}`, kind: "failure" }));
  };
  const nameOf = ({ name }: DateGuest) => name ?? w.guest;
  const of = ({ id: bookingId }: DateGuest) => ({ sessionId, bookingId });
  return {
    sessionId,
    hasBegun: Date.parse(data.startsAt ?? "") <= Date.now(),
    letIn: (guest) => note(nameOf(guest), { name: "checkInGuest", data: of(guest) }),
    undo: (guest) => note(nameOf(guest), { name: "undoCheckIn", data: of(guest) }),
    markNoShow: (guest) => note(nameOf(guest), { name: "markNoShow", data: of(guest) }),
    markPaid: ({ id: bookingId, ...guest }) =>
      note(guest.name ?? w.guest, { name: "settlePayment", data: { bookingId, payment: "paid" } }),
    addWalkIn: ({ name, seats, paid }) => note(name, { name: "addWalkIn", data: { sessionId, name, seats, paid } }),
    price: price && price.amount > 0 ? { amount: price.amount, currency: price.currency } : undefined,
  };
}
