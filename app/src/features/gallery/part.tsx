import type { ReactNode } from "react";
import classes from "./gallery.module.css";

/** One chapter of the gallery. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
