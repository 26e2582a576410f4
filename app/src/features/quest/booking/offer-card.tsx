import { usePaysWhenMeeting } from "~/sync/checkout/use-ways-to-pay";
import { minutes } from "~/ui/format";
import { formatPrice } from "~/ui/money/format-money";
import type { CardContext, OfferStanding } from "../card";
import type { Choice, Offer } from "../offer";
import { type OpenQuest, useQuest } from "../quest-context";
import { ActionButton, type Presses } from "./action-button";
import classes from "./booking.module.css";
import { Dates } from "./dates";
import { SeatsStepper } from "./seats-stepper";

interface Props {
  standing: OfferStanding;
  offer: Offer;
  onChoose: (choice: Choice) => void;
  press: Presses;
  isBusy: boolean;
}

/** The card of a quest that can be booked: price, dates, seats, and the rule of cancelling. */
export function OfferCard({ standing, offer, onChoose, press, isBusy }: Props) {
  const open = useQuest();
  const { card } = open.w;
  const isAnytime = standing.name === "anytime";
  const paysWhenMeeting = usePaysWhenMeeting();
  const hasSeats = !isAnytime && !offer.isFull;
  return (
    <div className={classes.card} data-state={standing.name}>
      <div className={classes.head}>
        {standing.name === "full" ? (
          <h2 className={classes.title}>{fullTitle(offer, open)}</h2>
        ) : (
          <p className={classes.price}>{priceText(offer, card)}</p>
        )}
        <span className={classes.aside}>
          {isAnytime ? (offer.price ? "" : card.noBooking) : card.dates(offer.dates.length)}
        </span>
      </div>
      {isAnytime ? (
        <Anytime open={open} />
      ) : (
        <Dates offer={offer} onChoose={(sessionId) => onChoose({ sessionId, seats: offer.seats })} />
      )}
      {offer.isFull && !isAnytime ? (
        <p className={classes.line}>{card.line(offer.chosen.data.seats?.waiting ?? 0)}</p>
      ) : null}
      {hasSeats ? (
        <SeatsStepper
          seats={offer.seats}
          max={offer.seatsMax}
          onChange={(seats) => onChoose({ sessionId: offer.chosen.id, seats })}
        />
      ) : null}
      {hasSeats && offer.isShort ? (
        <p className={classes.line} role="status">
          {open.w.dates.onlyLeft(offer.free)}
        </p>
      ) : null}
      {offer.price && paysWhenMeeting ? <p className={classes.line}>{card.payWhenMeeting}</p> : null}
      <ActionButton action={offer.action} press={press} isBusy={isBusy} />
      <p className={classes.foot}>
        {isAnytime && !offer.price ? card.offlineOnce : offer.isShort ? card.joinCosts : offer.foot}
      </p>
    </div>
  );
}

function fullTitle(offer: Offer, { w }: Pick<CardContext, "w">): string {
  return offer.dates.length > 1 ? w.card.fullTitle : w.dates.full;
}

function priceText({ price }: Offer, card: CardContext["w"]["card"]) {
  if (!price) return card.free;
  return (
    <>
      {formatPrice(price.amount, price.currency)} <small>{card.each}</small>
    </>
  );
}

function Anytime({ open: { route, w } }: { open: OpenQuest }) {
  return (
    <div className={classes.words}>
      <div>
        <p className={classes.strong}>{w.card.anytime}</p>
        {route.minutes > 0 ? <p>{w.card.takes(minutes(Math.round(route.minutes / 5) * 5))}</p> : null}
      </div>
    </div>
  );
}
