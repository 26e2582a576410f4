import type { ReactNode } from "react";
import classes from "./layouts.module.css";
import { SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";

/** Pages to choose on: the width of the window, the bar above. */
export function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="content" tabIndex={-1} className={classes.wide}>
        {children}
      </main>
    </>
  );
}
