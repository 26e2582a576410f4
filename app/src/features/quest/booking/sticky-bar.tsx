import { formatPrice } from "~/ui/money/format-money";
import { cardOf, isOffer } from "../card";
import { type Offer, shortAction } from "../offer";
import { useQuest } from "../quest-context";
import { ActionButton, type Presses } from "./action-button";
import classes from "./booking.module.css";

interface Props {
  offer: Offer | null;
  press: Presses;
  isBusy: boolean;
}

/** The price and the way on at the lower edge of phones, while the card itself is out of sight. */
export function StickyBar({ offer, press, isBusy }: Props) {
  const open = useQuest();
  const { standing, w } = open;
  if (isOffer(standing)) {
    if (!offer) return null;
    const { price } = offer;
    return (
      <div className={classes.bar}>
        <p>
          <b>{price ? formatPrice(price.amount, price.currency) : w.card.free}</b>
          <small>{offer.line}</small>
        </p>
        <ActionButton action={offer.action} label={shortAction(offer, standing, open)} press={press} isBusy={isBusy} />
      </div>
    );
  }
  const { title, strong, action } = cardOf(standing, open);
  if (!action) return null;
  return (
    <div className={classes.bar}>
      <p>
        <b>{title}</b>
        {strong ? <small>{strong}</small> : null}
      </p>
      <ActionButton action={action} press={press} isBusy={isBusy} />
    </div>
  );
}
