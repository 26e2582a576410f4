import type { ReactNode } from "react";
import classes from "./column.module.css";

interface Props {
  title: string;
  count: number;
  /** A quiet sentence below the name. */
  explained?: string | undefined;
  /** The rows, items of a list. */
  children: ReactNode;
}

/** One of the columns in which two lists lie beside each other. */
export function Column({ title, count, explained, children }: Props) {
  return (
    <section className={classes.column}>
      <h2>
        {title} <span>{count}</span>
      </h2>
      {explained ? <p className={classes.quiet}>{explained}</p> : null}
      <ul>{children}</ul>
    </section>
  );
}
