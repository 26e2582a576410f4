import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useCheckoutWords } from "~/ui/words/checkout";
import classes from "./stage.module.css";

interface Props {
  /** None where it is the only step. */
  number: number | null;
  title: string;
  state: "done" | "current" | "coming";
  /** Chosen values, once they are chosen. */
  decided?: ReactNode;
  onChange?: () => void;
  /** True if a phone, which shows the steps above, has no need of the title in sight. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** One step: open while it is the current one, a line about what was decided once it is done. */
export function Stage({ number, title, state, decided, onChange, isQuiet = false, children }: Props) {
  const w = useCheckoutWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  // Who went on with the keyboard, or does not see the page, goes on at the new step.
  useEffect(() => {
    if (state === "current" && before.current !== "current") heading.current?.focus({ preventScroll: true });
    before.current = state;
  }, [state]);
  return (
    <li
      className={classes.stage}
      data-state={state}
      data-quiet={isQuiet || undefined}
      data-only={number === null || undefined}
    >
      <div className={classes.head}>
        {number === null ? null : (
          <span className={classes.badge} aria-hidden="true">
            {state === "done" ? <IconCheck size={18} stroke={2.2} /> : number}
          </span>
        )}
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {state === "done" && decided ? <p>{decided}</p> : null}
        </div>
        {state === "done" && onChange ? (
          <Button variant="default" onClick={onChange}>
            {w.change}
          </Button>
        ) : null}
      </div>
      {state === "current" ? <div className={classes.body}>{children}</div> : null}
    </li>
  );
}
