import { createContext, type ReactNode, useContext } from "react";
import classes from "./login.module.css";

interface Props {
  title: string;
  children?: ReactNode;
}

/** The element of headings: the first level on a page of their own, the third in a dialog, whose title is the second. */
export const HeadingElement = createContext<"h1" | "h3">("h1");

/** The heading of a step, and a sentence about it. */
export function Head({ title, children }: Props) {
  const Heading = useContext(HeadingElement);
  return (
    <header className={classes.head}>
      <Heading>{title}</Heading>
      {children ? <p>{children}</p> : null}
    </header>
  );
}
