import { IconWifiOff } from "@tabler/icons-react";
import { useDoorWords } from "~/ui/words/quest-door";
import classes from "./door.module.css";

/** A calm bar: there is no signal, what is safe, and what waits. */
export function NoSignal({ waiting }: { waiting: number }) {
  const w = useDoorWords();
  return (
    <p className={classes.noSignal} role="status">
      <IconWifiOff size={20} aria-hidden="true" />
      <span>{w.noSignal(waiting)}</span>
    </p>
  );
}
