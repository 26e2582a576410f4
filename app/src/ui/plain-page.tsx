import type { ReactNode } from "react";
import classes from "./plain-page.module.css";
import { useTitle } from "./use-title";

interface Props {
  title: string;
  /** Purpose of the page, in a sentence or two. */
  lede: string;
  /** Maximum width of its lines, as a length of CSS. */
  width: string;
  children: ReactNode;
}

/** A page to read or to try something on: its title, what it is for, and the rest below. */
export function PlainPage({ title, lede, width, children }: Props) {
  useTitle(title);
  return (
    <article className={classes.page} style={{ maxWidth: width }}>
      <h1>{title}</h1>
      <p className={classes.lede}>{lede}</p>
      {children}
    </article>
  );
}
