import type { ReactNode } from "react";
import classes from "./form.module.css";

/** The `inputContainer` of a field with its button beside it: the label stays above both, the error below. */
export function beside(button: ReactNode): (input: ReactNode) => ReactNode {
  return (input) => (
    <div className={classes.row}>
      <div>{input}</div>
      {button}
    </div>
  );
}
