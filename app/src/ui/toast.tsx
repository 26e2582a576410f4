import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import classes from "./toast.module.css";
import { words } from "./words";

/** How long a toast stays, and with it the chance to undo. */
export const UNDO_MS = 10_000;

interface Toast {
  message: string;
  kind?: "plain" | "failure";
  /** One thing to do about it. */
  action?: { label: string; run: () => void };
  /** A toast of the same place takes the place of the one before it. */
  place?: string;
}

/** Says that something happened or failed, in a corner, without taking the focus. */
export function toast({ message, kind = "plain", action, place }: Toast): void {
  const id = notifications.show({
    message: <Words message={message} action={action && { ...action, run: () => run(action.run) }} />,
    color: kind === "failure" ? "red" : "coral",
    autoClose: UNDO_MS,
    withBorder: true,
    role: kind === "failure" ? "alert" : "status",
    closeButtonProps: { "aria-label": words().common.dismiss },
  });
  const run = (act: () => void) => {
    notifications.hide(id);
    act();
  };
  if (place) replace(place, id);
}

const standing = new Map<string, string>();

function replace(place: string, id: string): void {
  const before = standing.get(place);
  if (before) notifications.hide(before);
  standing.set(place, id);
}

function Words({ message, action }: Pick<Toast, "message"> & { action: Toast["action"] | undefined }) {
  return (
    <span className={classes.offer}>
      <span>{message}</span>
      {action ? (
        <Button size="compact-sm" variant="default" onClick={action.run}>
          {action.label}
        </Button>
      ) : null}
    </span>
  );
}
