import type { CSSProperties } from "react";
import { lookOf } from "./car-look";
import classes from "./carpool.module.css";

/** The number of a car on its colour, with the pattern of its line below. Words beside it say whose car it is. */
export function CarBadge({ number }: { number: number }) {
  const { colour, dashes } = lookOf(number);
  return (
    <span className={classes.badge} style={{ "--car": colour } as CSSProperties} aria-hidden="true">
      <b>{number}</b>
      <svg width="30" height="6">
        <title>{number}</title>
        <path d="M3 3H27" stroke={colour} strokeWidth="3.5" strokeLinecap="round" strokeDasharray={dashes} />
      </svg>
    </span>
  );
}
