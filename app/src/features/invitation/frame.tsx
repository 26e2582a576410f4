import type { ReactNode } from "react";
import classes from "./page.module.css";

/** The colours and edges that every part of an invitation stands on. */
export function InvitationFrame({ children }: { children: ReactNode }) {
  return <div className={classes.frame}>{children}</div>;
}
