/** The choice of a date and seats on the page of a quest, and what it comes to. Pure. */
import type { Versioned } from "~/api/schema";
import type { Price, Quest, QuestSession } from "~/core";
import { checkoutOf } from "~/routing/quest-paths";
import { isBookable, priceOfSeat, seatsFree, seatsInAll } from "~/sync/quests/seats";
import { formatPrice } from "~/ui/money/format-money";
import { cancellationOf } from "./cancellation";
import type { CardAction, CardContext, OfferStanding } from "./card";
import { startsAtOnce } from "./starts-at-once";
import { spokenDay, startOf } from "./when";

/** Seats of one booking, as the server has it. */
const BOOKING_SEATS_MAX = 10;

/** Choices of the reader; none at first. */
export interface Choice {
  sessionId: string | null;
  seats: number;
}

export interface Offer {
  dates: readonly Versioned<QuestSession>[];
  chosen: Versioned<QuestSession>;
  /** Of one seat; `null` where it is free. */
  price: Price | null;
  seats: number;
  /** Most seats that can be chosen of the date; 1 where it is full. */
  seatsMax: number;
  /** Seats of the date that nobody has. */
  free: number;
  isFull: boolean;
  /** More are chosen than are free: only the line has them. */
  isShort: boolean;
  action: CardAction;
  /** The chosen date in a line, for where only a line has room. */
  line: string;
  foot: string;
}

export function offerOf(standing: OfferStanding, choice: Choice, context: CardContext): Offer {
  const { quest, w, nowMs } = context;
  const dates = standing.name === "anytime" ? [] : standing.dates;
  const chosen = chosenOf(standing, choice, quest, nowMs);
  const free = seatsFree(quest, chosen.data);
  const isFull = free === 0;
  const seatsMax = isFull ? 1 : Math.min(BOOKING_SEATS_MAX, seatsInAll(quest, chosen.data));
  const seats = Math.min(choice.seats, seatsMax);
  const price = priceOfSeat(quest, chosen.data);
  return {
    ...{ dates, chosen, price, seats, seatsMax, free, isFull, isShort: seats > free },
    action: actionOf(standing, { chosen, seats, price, isShort: seats > free }, context),
    line:
      standing.name === "anytime"
        ? w.card.anytime
        : `${startOf(chosen.data)}, ${isFull ? w.dates.full : w.dates.seatsLeft(free).replaceAll(" ", "\u00a0")}`,
    foot: cancellationOf(quest, chosen.data, w, nowMs).short,
  };
}

/** The chosen date while it can be booked; else the next one with seats, else the next one. */
function chosenOf(
  standing: OfferStanding,
  { sessionId }: Choice,
  quest: Quest,
  nowMs: number,
): Versioned<QuestSession> {
  if (standing.name === "anytime") return standing.session;
  const bookable = standing.dates.filter(({ data }) => isBookable(quest, data, nowMs));
  const chosen = bookable.find(({ id }) => id === sessionId) ?? bookable.find(({ data }) => seatsFree(quest, data) > 0);
  const [first] = bookable;
  // An offer has a date that can be booked: its standing says so.
  return chosen ?? first ?? (standing.dates[0] as Versioned<QuestSession>);
}

type Chosen = Pick<Offer, "chosen" | "seats" | "price" | "isShort">;

function actionOf(
  { name }: OfferStanding,
  { chosen, seats, price, isShort }: Chosen,
  { questId, quest, w: { card } }: CardContext,
): CardAction {
  const total = price ? formatPrice(price.amount * seats, price.currency) : null;
  if (name === "anytime") {
    if (startsAtOnce(quest, price)) return { label: card.start, press: "start" };
    return {
      label: total ? card.bookAnytime(total) : card.start,
      href: checkoutOf(questId, { session: chosen.id, seats }),
    };
  }
  const href = checkoutOf(questId, { session: chosen.id, seats });
  if (isShort) return { label: card.join, href };
  return { label: total ? card.bookSeats(seats, total) : card.bookFree(seats), href };
}

/** The short name of the action, for where only a few words have room. */
export function shortAction(offer: Offer, standing: OfferStanding, { w: { card }, nowMs }: CardContext): string {
  if (standing.name === "anytime") return offer.action.label;
  return offer.isShort ? card.join : card.book(spokenDay(offer.chosen.data, nowMs));
}
