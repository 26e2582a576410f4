import type { ReactNode } from "react";
import { Footer } from "./footer";
import classes from "./layouts.module.css";
import { SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";

/** Public pages: a bar above, a foot below. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="content" tabIndex={-1} className={classes.page}>
        {children}
      </main>
      <Footer />
    </>
  );
}
