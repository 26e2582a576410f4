import { Button } from "@mantine/core";
import { notifications, notificationsStore } from "@mantine/notifications";
import classes from "./toast.module.css";
import { words } from "./words";

/** How long a toast stays, and with it the chance to undo. */
export const UNDO_MS = 10_000;

interface Toast {
  message: string;
  kind?: "plain" | "failure";
  /** One thing to do about it. */
  action?: { label: string; run: () => void };
  /** A toast of the same place takes the place of the one before it, so that there is never a second button like it. */
  place?: string;
}

/** Says that something happened or failed, in a corner, without taking the focus. */
export function toast({ message, kind = "plain", action, place }: Toast): void {
  const id = place ?? crypto.randomUUID();
  const run = (act: () => void) => {
    notifications.hide(id);
    act();
  };
  const shown = {
    id,
    message: <Words message={message} action={action && { ...action, run: () => run(action.run) }} />,
    color: kind === "failure" ? "red" : "coral",
    autoClose: timeAnew(id),
    withBorder: true,
    role: kind === "failure" ? "alert" : "status",
    closeButtonProps: { "aria-label": words().common.dismiss },
  };
  if (stands(id)) notifications.update(shown);
  else notifications.show(shown);
}

function stands(id: string): boolean {
  return notificationsStore.getState().notifications.some((each) => each.id === id);
}

/** A toast that stays counts its time anew only when that is another one, so it differs by a millisecond. */
function timeAnew(id: string): number {
  const before = notificationsStore.getState().notifications.find((each) => each.id === id);
  return before?.autoClose === UNDO_MS ? UNDO_MS + 1 : UNDO_MS;
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
