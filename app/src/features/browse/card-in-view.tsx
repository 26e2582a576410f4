import { type ReactNode, useEffect, useRef } from "react";
import classes from "./browse.module.css";

/** The card of a place on the map, which is brought into view with what can be done there. */
export function CardInView({ children }: { children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is nothing to clean up by.
    holder.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={holder} className={classes.card}>
      {children}
    </div>
  );
}
