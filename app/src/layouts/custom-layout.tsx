import type { ReactNode } from "react";
import { Wordmark } from "~/ui/wordmark";
import classes from "./layouts.module.css";

/** A guided way through something: the name of the product, and nothing that leads away. */
export function CustomLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={classes.quietBar}>
        <Wordmark />
      </header>
      <main id="content" tabIndex={-1} className={classes.narrow}>
        {children}
      </main>
    </>
  );
}
