import { Failure, reasonOf } from "~/api/failure";
import type { Functions } from "~/api/schema";
import { serverNowMs } from "~/api/server-clock";
import { toast } from "~/ui/toast";
import { checkoutWords } from "~/ui/words/checkout";
import type { Sender } from "../outbox/registry";
import { forgetAttempt } from "./attempt";
import type { BookingWish } from "./booking-wish";
import { forgetCheckoutDraft } from "./draft";
import { book, holdSeats, takeOffer } from "./seats";

type Booked = Functions["checkoutQuest"]["result"];

/** Books what was confirmed without a network. Each call has a key of its own that outlives the page: nothing is booked twice. */
export const wishSender: Sender<BookingWish, Booked | undefined> = {
  async send(wish) {
    try {
      return (await bookHeld(wish)) ?? (await holdAndBook(wish));
    } catch (failure) {
      // An earlier try had arrived, or another device was quicker: these seats are the person's.
      if (reasonOf(failure) === "booked") return undefined;
      throw failure;
    }
  },
  onSaved({ questId, title }, result) {
    forgetCheckoutDraft(questId);
    const { bookedNow, heldNow } = checkoutWords().unsure;
    toast({ message: result?.payUrl ? heldNow(title) : bookedNow(title) });
  },
  async takeBack({ data: { questId } }) {
    await Promise.all(
      (["holdSeats", "acceptOffer", "checkoutQuest"] as const).map((name) => forgetAttempt(questId, name)),
    );
    return async () => undefined;
  },
  describe: ({ title, seats }) => checkoutWords().unsure.wish(title, seats),
};

/** Books seats that were held when it was confirmed; `undefined` where none are any more. */
async function bookHeld({ questId, bookingId, form }: BookingWish): Promise<Booked | undefined> {
  if (!bookingId) return undefined;
  try {
    return await book(questId, bookingId, form);
  } catch (failure) {
    if (reasonOf(failure) === "holdExpired") return undefined;
    throw failure;
  }
}

async function holdAndBook({ questId, sessionId, endsMs, seats, form, offerId, total }: BookingWish): Promise<Booked> {
  if (endsMs !== null && endsMs <= serverNowMs()) throw refusal("cutoff");
  const hold = offerId ? await takeOffer(questId, offerId) : await holdSeats(questId, sessionId, seats);
  if (hold.total !== total) throw refusal("priceChanged", { unitPrice: hold.total / seats });
  return book(questId, hold.bookingId, form);
}

/** A refusal of our own, as the server words them. */
function refusal(reason: string, details: object = {}): Failure {
  return new Failure("failed-precondition", reason, { reason, ...details });
}
