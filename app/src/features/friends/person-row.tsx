import type { ReactNode } from "react";
import classes from "./friends.module.css";

interface Props {
  name: string;
  /** What is known besides, in one quiet line. */
  facts: string;
  /** What they wrote. */
  message?: string | null | undefined;
  children?: ReactNode;
}

/** Somebody, and what can be done about them. */
export function PersonRow({ name, facts, message, children }: Props) {
  return (
    <li className={classes.row}>
      <span className={classes.portrait} aria-hidden="true">
        {name.charAt(0).toUpperCase()}
      </span>
      <div className={classes.who}>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>{facts}</p>
        {message ? <blockquote className={classes.message}>{message}</blockquote> : null}
      </div>
      <div className={classes.deeds}>{children}</div>
    </li>
  );
}
