import type { ReactNode } from "react";
import { Footer } from "./footer";
import classes from "./layouts.module.css";
import { SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";

/** Pages to look at: the content goes from edge to edge. */
export function FashionLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="content" tabIndex={-1} className={classes.fullBleed}>
        {children}
      </main>
      <Footer />
    </>
  );
}
