import { useEffect, useEffectEvent, useRef, useState } from "react";
import { forgetAttempt, unanswered } from "~/sync/checkout/attempt";
import { type BookingWish, keepWish } from "~/sync/checkout/booking-wish";
import { book, type CheckoutForm, type Hold, holdSeats, isOver, releaseSeats, takeOffer } from "~/sync/checkout/seats";
import { requireSession } from "~/sync/session/session";
import { useSession } from "~/sync/session/use-session";
import { toast } from "~/ui/toast";
import { useOnline } from "~/ui/use-online";
import { useCheckoutWords } from "~/ui/words/checkout";
import { answersToSend, namesToSend, wrongAnswers } from "./flow";
import { problemOf } from "./problem";
import type { Checkout } from "./use-checkout";
import { wishOf } from "./wish";

/** Way to pay; left out where nothing is to be paid. */
export type PayWith = NonNullable<CheckoutForm["payWith"]>;

/** An action that is on its way. */
export type Busy = "hold" | "book" | null;

/** The actions of a checkout, one at a time: a second press does nothing, and what failed without an answer is repeated. */
export function useBooking(checkout: Checkout) {
  const w = useCheckoutWords();
  const { quest, session, seats, draft, hold, steps, isOneStep } = checkout;
  const uid = useSession((state) => state.uid);
  const [busy, setBusy] = useState<Busy>(null);
  const isRunning = useRef(false);
  const again = useRef<(() => Promise<void>) | null>(null);
  /** The booking that the last press was about; `null` for one that only holds seats. */
  const confirmed = useRef<BookingWish | null>(null);

  const run = async (
    action: "hold" | "book",
    held: { sessionId: string; seats: number },
    work: () => Promise<void>,
    wish: BookingWish | null = null,
  ) => {
    if (isRunning.current) return;
    checkout.setProblem(null);
    confirmed.current = wish;
    if (wish && uid && !navigator.onLine) return keepWish(wish);
    isRunning.current = true;
    setBusy(action);
    again.current = () => run(action, held, work, wish);
    try {
      await work();
      again.current = null;
    } catch (failure) {
      const attempted = { action, ...held, currency: hold?.currency ?? null };
      const problem = problemOf(failure, attempted, w);
      if (problem.kind === "holdAgain" && hold) checkout.setFresh({ ...hold, until: new Date(0).toISOString() });
      checkout.setProblem(problem);
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  };

  const finish = async (bookingId: string, form: CheckoutForm, isEarlier = false) => {
    const answer = await book(quest.id, bookingId, form);
    // Whoever comes back is not sent to the payment page again unasked.
    if (answer.payUrl && !isEarlier) {
      window.location.assign(answer.payUrl);
      return;
    }
    if (isEarlier && !answer.payUrl) toast({ message: w.unsure.bookedNow(quest.data.title ?? "") });
    checkout.setBooked(answer.booking);
    checkout.showTicket(answer.booking.id);
  };

  const formOf = (count: number, payWith: PayWith | null): CheckoutForm => ({
    answers: answersToSend(quest.data, draft.answers),
    seatNames: namesToSend(draft.names, count),
    ...(payWith ? { payWith } : {}),
  });

  /** Holds seats, unless they are held already; answers `null` for who does not sign in. */
  const held = async (sessionId: string, count: number): Promise<Hold | null> => {
    if (!(await requireSession())) return null;
    if (hold && hold.sessionId === sessionId && hold.seats === count && !isOver(hold)) return hold;
    const next = await holdSeats(quest.id, sessionId, count);
    checkout.setFresh(next);
    const { otherHold } = checkout;
    // Nobody waits for it: those seats would come free by themselves.
    if (otherHold) void releaseSeats(otherHold.bookingId).catch(() => undefined);
    return next;
  };

  /** Marks the answers that are missing or too long; answers `true` where none is. */
  const areAnswered = () => {
    const fields = wrongAnswers(quest.data, draft.answers);
    if (fields.length > 0) checkout.setProblem({ kind: "fields", fields });
    return fields.length === 0;
  };

  /** Holds seats and goes on to the next step; where nothing is to be paid they are booked with the same press. */
  const holdAndGoOn = (sessionId = session?.id ?? "", count = seats) => {
    if (isOneStep && !areAnswered()) return;
    const [chosen, form] = [{ sessionId, seats: count }, formOf(count, null)];
    const work = async () => {
      const next = await held(sessionId, count);
      if (!next) return;
      if (isOneStep) await finish(next.bookingId, form);
      else checkout.goTo(steps[1] ?? "confirm");
    };
    return run("hold", chosen, work, isOneStep ? wishOf(checkout, chosen, form) : null);
  };

  /** Takes seats that were offered; where nothing is to be paid they are booked with the same press. */
  const take = () => {
    const { place } = checkout;
    if (!place || (isOneStep && !areAnswered())) return;
    const form = formOf(place.data.seats, null);
    const work = async () => {
      if (!(await requireSession())) return;
      const taken = await takeOffer(quest.id, place.id);
      checkout.setFresh(taken);
      checkout.chooseSeats(taken.seats);
      if (isOneStep) await finish(taken.bookingId, form);
      else checkout.goTo(steps[1] ?? "confirm");
    };
    const wish = isOneStep ? { ...wishOf(checkout, place.data, form), offerId: place.id } : null;
    return run("hold", place.data, work, wish);
  };

  /** Holds the same seats once more, for their whole time again. */
  const renew = () => {
    const [sessionId, count] = [session?.id ?? "", hold?.seats ?? seats];
    return run("hold", { sessionId, seats: count }, async () => {
      if (await requireSession()) checkout.setFresh(await holdSeats(quest.id, sessionId, count));
    });
  };

  const confirm = (payWith: PayWith | null) => {
    if (!hold || !areAnswered()) return;
    const form = formOf(hold.seats, payWith);
    const work = async () => {
      if (await requireSession()) await finish(hold.bookingId, form);
    };
    return run("book", hold, work, wishOf(checkout, hold, form));
  };

  useFinishEarlier(checkout, (bookingId, form) =>
    run("book", { sessionId: "", seats }, () => finish(bookingId, form, true)),
  );
  useShowBooked(checkout);
  const tryAgain = () => void again.current?.();
  const stopTrying = () => {
    again.current = null;
    checkout.setProblem(null);
  };
  /** Gives up seats to hold that have no answer; everything that was typed stays. */
  const stop = () => {
    for (const name of ["holdSeats", "acceptOffer"] as const) void forgetAttempt(quest.id, name);
    stopTrying();
  };
  const isUnsure = checkout.problem?.kind === "unsure";
  useKeepOffline(isUnsure, () => {
    const wish = confirmed.current;
    if (!wish) return;
    stopTrying();
    // The seats may have been held before the network was gone.
    keepWish({ ...wishOf(checkout, wish, wish.form), ...(wish.offerId ? { offerId: wish.offerId } : {}) });
  });
  const isOffline = useRetryOnline(isUnsure, () => again.current?.());
  return { busy, holdAndGoOn, take, renew, confirm, areAnswered, tryAgain, stop, isOffline };
}

export type BookingActions = ReturnType<typeof useBooking>;

/** Goes on with a confirmation of an earlier visit that never had an answer: the same call, so that it books once. */
function useFinishEarlier(
  { quest, ticket, wish }: Checkout,
  finish: (bookingId: string, form: CheckoutForm) => void,
): void {
  const resume = useEffectEvent(async (questId: string) => {
    const found = await unanswered(questId, "checkoutQuest");
    if (!found) return;
    const { bookingId, ...form } = found.data;
    // The outbox goes on with what it keeps.
    if (wish) return;
    if (ticket) await forgetAttempt(questId, "checkoutQuest");
    else finish(bookingId, form);
  });
  useEffect(() => {
    void resume(quest.id);
  }, [quest.id]);
}

/** Shows the ticket where the seats turn out to be booked already: another tab was quicker, or an answer was lost. */
function useShowBooked({ problem, hold, ticket, showTicket }: Checkout): void {
  const bookingId = problem?.kind === "booked" ? (problem.bookingId ?? hold?.bookingId ?? ticket?.id) : undefined;
  const show = useEffectEvent(showTicket);
  useEffect(() => {
    if (bookingId) show(bookingId);
  }, [bookingId]);
}

/** Keeps a press that has no answer once there is no network: the page may be gone before there is one again. */
function useKeepOffline(isUnsure: boolean, keep: () => void): void {
  const isOnline = useOnline();
  const onOffline = useEffectEvent(keep);
  useEffect(() => {
    if (isUnsure && !isOnline) onOffline();
  }, [isUnsure, isOnline]);
}

/** Repeats what has no answer once the network is back; answers true while it waits for that. */
function useRetryOnline(isWaiting: boolean, retry: () => Promise<void> | undefined): boolean {
  const isOnline = useOnline();
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => void onOnline();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, [isWaiting]);
  return isWaiting && !isOnline;
}
