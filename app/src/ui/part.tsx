import { type ReactNode, useId } from "react";
import classes from "./part.module.css";

interface Props {
  title: string;
  lede?: ReactNode;
  children?: ReactNode;
  /** Target of links to it. */
  id?: string;
}

/** One part of a page about oneself, under its heading. */
export function Part({ title, lede, children, id }: Props) {
  const heading = useId();
  return (
    <section className={classes.part} aria-labelledby={heading} id={id}>
      <h2 id={heading}>{title}</h2>
      {lede ? <p className={classes.lede}>{lede}</p> : null}
      {children}
    </section>
  );
}
