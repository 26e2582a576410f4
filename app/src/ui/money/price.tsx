import { offerPrice } from "./format-money";
import classes from "./price.module.css";

interface Props {
  /** Minor units of the currency; 0 is said as "Free". */
  minor: number;
  currency: string;
  /** Thing it buys, "each" or "for 2 seats"; left out where it is free. */
  per?: string;
  /** Draws it as the one figure of a page that matters. */
  figure?: boolean;
}

/** The line of a price: "Free", "€14 each". */
export function Price({ minor, currency, per, figure = false }: Props) {
  return (
    <span className={classes.price} data-figure={figure || undefined}>
      {offerPrice(minor, currency)}
      {per && minor !== 0 ? <small> {per}</small> : null}
    </span>
  );
}
