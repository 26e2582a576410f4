import { useId } from "react";
import { monthName } from "./format";
import classes from "./stamp.module.css";

interface Props {
  /** Text around it above: the place; empty where there is none. */
  above: string;
  year: number;
  /** The day it shows, 1 to 31, and its month, 1 to 12. */
  day: number;
  month: number;
  /** True if it is pressed on just now. */
  fresh?: boolean;
}

/** A round postmark with the date something was done. Decoration: what is done is said beside it. */
export function Stamp({ above, year, day, month, fresh = false }: Props) {
  const id = useId();
  return (
    <svg className={classes.stamp} data-fresh={fresh || undefined} viewBox="0 0 100 100" aria-hidden="true">
      <circle className={classes.paper} cx="50" cy="50" r="49" />
      <circle cx="50" cy="50" r="46" strokeWidth="2.5" />
      <circle cx="50" cy="50" r="29" strokeWidth="1.5" />
      <path id={`${id}a`} d="M15.5 50a34.5 34.5 0 0 1 69 0" stroke="none" />
      <path id={`${id}b`} d="M9.5 50a40.5 40.5 0 0 0 81 0" stroke="none" />
      <text className={classes.around} data-small={fitted(above).length > ABOVE_LARGE || undefined}>
        <textPath href={`#${id}a`} startOffset="50%">
          {fitted(above)}
        </textPath>
      </text>
      <text className={classes.around}>
        <textPath href={`#${id}b`} startOffset="50%">{`YONDER · ${year}`}</textPath>
      </text>
      <text className={classes.day} x="50" y="52">
        {day}
      </text>
      <text className={classes.month} x="50" y="66">
        {monthName(month, "short")}
      </text>
    </svg>
  );
}

/** Characters that the upper half of the ring has room for: in letters of the usual size, and in small ones. */
const ABOVE_LARGE = 12;
const ABOVE_MAX = 18;
/** Words that no name ends with. */
const SMALL_WORDS = /\s+(?:a|an|and|at|behind|by|for|in|of|on|the|to|am|auf|der|die|das|für|hinter|im|und|von|zu)$/i;

/** The name, or its first words where it is too long: no word is cut unless it is the only one. */
export function fitted(name: string): string {
  if (name.length <= ABOVE_MAX) return name;
  const cut = name.slice(0, ABOVE_MAX + 1);
  let words = cut.slice(0, Math.max(0, cut.lastIndexOf(" ")));
  while (SMALL_WORDS.test(words)) words = words.replace(SMALL_WORDS, "");
  return words || `${name.slice(0, ABOVE_MAX - 1)}…`;
}
