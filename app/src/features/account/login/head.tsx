import type { ReactNode } from "react";
import classes from "./login.module.css";

interface Props {
  title: string;
  children?: ReactNode;
}

/** The heading of a step, and a sentence about it. */
export function Head({ title, children }: Props) {
  return (
    <header className={classes.head}>
      <h1>{title}</h1>
      {children ? <p>{children}</p> : null}
    </header>
  );
}
