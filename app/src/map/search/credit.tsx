import classes from "./place-search.module.css";
import type { Attribution } from "./providers/provider";

/** Whose data the suggestions are. */
export function Credit({ of }: { of: Attribution }) {
  return (
    <p className={classes.credit}>
      <a href={of.href} target="_blank" rel="noreferrer">
        {of.text}
      </a>
    </p>
  );
}
