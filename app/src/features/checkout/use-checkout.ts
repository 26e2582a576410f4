import { useState } from "react";
import type { Versioned } from "~/api/schema";
import type { Booking } from "~/core";
import { checkoutOf } from "~/routing/quest-paths";
import { useNavigation } from "~/routing/use-location";
import { useQuery } from "~/routing/use-query";
import { useBookingWishes } from "~/sync/checkout/booking-wish";
import { rememberSeatChoice } from "~/sync/checkout/choice";
import type { CheckoutDraft } from "~/sync/checkout/draft";
import { type Hold, holdOf, isOver } from "~/sync/checkout/seats";
import { takeBack } from "~/sync/outbox/controls";
import { failureOfEntry } from "~/sync/outbox/entry";
import type { MyQuests, QuestSnapshot } from "~/sync/quests/quest";
import { seatsFree } from "~/sync/quests/seats";
import { useNow } from "~/ui/use-now";
import { useCheckoutWords } from "~/ui/words/checkout";
import {
  firstDate,
  heldOn,
  isOneStep,
  openDates,
  placeOn,
  type Session,
  type Step,
  seatsForMe,
  seatsToBook,
  stepsOf,
  ticketOn,
} from "./flow";
import { unpaidBooking } from "./paying";
import { type Problem, problemOf } from "./problem";

interface Given {
  snapshot: QuestSnapshot;
  mine: MyQuests;
  draft: CheckoutDraft;
  change: (part: Partial<CheckoutDraft>) => void;
}

/** Everything a checkout shows: the choice, the seats that are held, the step, and what went wrong. */
export function useCheckout({ snapshot, mine, draft, change }: Given) {
  const { quest, sessions } = snapshot;
  const navigation = useNavigation();
  const [query, setQuery] = useQuery();
  const nowMs = useNow();
  const [fresh, setFresh] = useState<Hold | null>(null);
  const [booked, setBooked] = useState<Versioned<Booking> | null>(null);
  const [ownProblem, setOwnProblem] = useState<Problem | null>(null);

  const hold = currentHold(mine, fresh, query.get("booking"));
  const bookings = withNewest(mine.bookings, booked);
  const dates = openDates(quest.data, sessions, nowMs);
  const mineFree = dates.filter(({ id }) => !ticketOn(bookings, id));
  const { waiting, refused, refusal } = useWishes(quest.id, mine);
  const asked = query.get("session") ?? waiting[0]?.data.sessionId ?? draft.sessionId ?? hold?.sessionId ?? null;
  const session = dates.find(({ id }) => id === asked) ?? firstDate(quest.data, mineFree, null) ?? dates[0];
  const ownHold = hold && hold.sessionId === session?.id ? hold : null;
  const wish = waiting.find(({ data }) => data.sessionId === session?.id);
  const seats = wish?.data.seats ?? seatsToBook(query.get("seats"), draft.seats, ownHold?.seats);
  const setProblem = (next: Problem | null) => {
    setOwnProblem(next);
    if (refused) void takeBack(refused.key);
  };
  const ticket = shownTicket(bookings, query.get("booking"), session);
  const [earlierId] = useState(query.get("booking") === null ? ticket?.id : undefined);
  const problem = ownProblem ?? refusal;
  const steps = stepsOf(quest.data, session?.data);
  return {
    quest,
    dates,
    session,
    seats,
    draft,
    change,
    hold: ownHold,
    /** Seats held on another date, which are given back once others are held. */
    otherHold: hold && !ownHold && !isOver(hold) ? hold : null,
    ticket,
    /** True if the ticket was there before anything was pressed here, or another tab was quicker. */
    isEarlier: ticket !== undefined && (ticket.id === earlierId || problem?.kind === "booked"),
    unpaid: unpaidBooking(bookings, query.get("booking"), session?.id),
    place: placeOn(mine.queue, session?.id, nowMs),
    free: session ? seatsForMe(quest.data, session, liveHold(ownHold)) : 0,
    steps,
    step: currentStep(query.get("step"), steps, ownHold),
    isOneStep: isOneStep(quest.data, session?.data),
    /** The booking of the chosen date that waits for the network. */
    wish,
    problem,
    setProblem,
    setFresh,
    setBooked,
    /** Seats that others can still book on the date of a ticket. */
    freeOnDate: ({ data }: Versioned<Booking>): number | null => {
      const date = dates.find(({ id }) => id === data.sessionId);
      return date ? seatsFree(quest.data, date.data) : null;
    },
    isBookedDate: (id: string) => ticketOn(bookings, id) !== undefined,
    choose: (sessionId: string) => {
      setProblem(null);
      change({ sessionId });
      rememberSeatChoice(quest.id, { sessionId, seats });
      setQuery({ session: sessionId, booking: null, payment: null });
    },
    chooseSeats: (count: number) => {
      setProblem(null);
      change({ seats: count });
      rememberSeatChoice(quest.id, { sessionId: session?.id ?? null, seats: count });
      setQuery({ seats: String(count) });
    },
    goTo: (step: Step) => {
      const { pathname, searchParams } = new URL(navigation.current(), "https://page.invalid");
      if ((searchParams.get("step") ?? "when") === step) return;
      searchParams.set("step", step);
      navigation.push(`${pathname}?${searchParams}`);
      window.scrollTo(0, 0);
    },
    showTicket: (bookingId: string) => {
      navigation.replace(checkoutOf(quest.id, { booking: bookingId }));
      window.scrollTo(0, 0);
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

/** The bookings of a quest that wait for the network, and what became of one that was refused when it was there. */
function useWishes(questId: string, mine: MyQuests) {
  const w = useCheckoutWords();
  const wishes = useBookingWishes(mine).filter(({ data }) => data.questId === questId);
  const refused = wishes.find(({ status }) => status === "refused");
  const { sessionId = "", seats = 0 } = refused?.data ?? {};
  const attempted = { action: "book", sessionId, seats, currency: null } as const;
  return {
    waiting: wishes.filter(({ status }) => status !== "refused"),
    refused,
    refusal: refused ? problemOf(failureOfEntry(refused), attempted, w) : null,
  };
}

/** The seats held last: as the live stream has them, or as the answer said while that has not come through it. */
function currentHold(mine: MyQuests, fresh: Hold | null, bookingId: string | null): Hold | null {
  const isKnown = fresh !== null && mine.bookings.some(({ id }) => id === fresh.bookingId);
  if (fresh && !isKnown) return fresh;
  // What is offered to who waits is theirs to take, not held for a checkout yet.
  const offered = mine.queue.filter(({ data }) => data.status === "offered").map(({ data }) => data.bookingId);
  const held = mine.bookings.filter(({ id }) => !offered.includes(id));
  const named = held.find(({ id, data }) => id === bookingId && data.status === "held");
  const found = named ?? heldOn(held, undefined);
  return found ? holdOf(found.id, found.data) : null;
}

/** The bookings with the one that an answer brought, unless the live stream has a newer version of it. */
function withNewest(bookings: readonly Versioned<Booking>[], own: Versioned<Booking> | null) {
  const others = bookings.filter(({ id }) => id !== own?.id);
  const live = bookings.find(({ id }) => id === own?.id);
  return own === null || (live && live.version >= own.version) ? bookings : [own, ...others];
}

const liveHold = (hold: Hold | null) => (hold && !isOver(hold) ? hold : null);

/** A ticket that the address names, or that of the chosen date: also one that another tab has just booked. */
function shownTicket(bookings: readonly Versioned<Booking>[], bookingId: string | null, session: Session | undefined) {
  const named = bookings.find(({ id, data }) => id === bookingId && data.ticketCode !== undefined);
  return named ?? ticketOn(bookings, session?.id);
}

/** The step of the address, as far as one has come: later ones need seats that are or were held. */
function currentStep(asked: string | null, steps: readonly Step[], hold: Hold | null): Step {
  const found = steps.find((step) => step === asked);
  return found && hold ? found : "when";
}
