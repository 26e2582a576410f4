import classes from "./today.module.css";

const YEAR_DAYS = 365;
const RADIUS = 30;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring of the year with the days that are left in it. The heading beside it says the same. */
export function Countdown({ days, isAhead }: { days: number; isAhead: boolean }) {
  const left = Math.min(1, days / YEAR_DAYS);
  return (
    <span className={classes.ring} aria-hidden="true">
      <svg viewBox="0 0 70 70" aria-hidden="true">
        <circle cx="35" cy="35" r={RADIUS} />
        <circle
          cx="35"
          cy="35"
          r={RADIUS}
          data-part={isAhead ? "passed" : "left"}
          strokeDasharray={`${(LENGTH * (isAhead ? 1 - left : left)).toFixed(1)} ${LENGTH.toFixed(1)}`}
          transform="rotate(-90 35 35)"
        />
      </svg>
      <b>{days}</b>
    </span>
  );
}
