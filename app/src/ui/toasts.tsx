import "@mantine/notifications/styles.css";
import { Button } from "@mantine/core";
import { Notifications, notifications, notificationsStore } from "@mantine/notifications";
import { constants } from "~/core";
import { type Toast, UNDO_MS } from "./toast-options";
import classes from "./toasts.module.css";
import { words } from "./words";

/** Where toasts appear. Above everything: also above the sheet whose change one may undo. */
export function Toasts() {
  return (
    <Notifications position="bottom-center" className={classes.holder ?? ""} zIndex={constants.Z_INDEX_TOOLTIP + 1} />
  );
}

/** Shows a toast, or puts it in the place of the one that stands there. */
export function show({ message, kind = "plain", action, place }: Toast): void {
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
