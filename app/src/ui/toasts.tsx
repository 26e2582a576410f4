import "@mantine/notifications/styles.css";
import { Button } from "@mantine/core";
import { Notifications, notifications, notificationsStore } from "@mantine/notifications";
import { useEffect } from "react";
import { constants } from "~/core";
import { type Toast, UNDO_MS } from "./toast-options";
import classes from "./toasts.module.css";
import { words } from "./words";

/** Stack of toasts. Above everything: also above the sheet whose change one may undo. */
export function Toasts() {
  return (
    <Notifications position="bottom-center" className={classes.holder ?? ""} zIndex={constants.Z_INDEX_TOOLTIP + 1} />
  );
}

/** Shows a toast, or puts it in the place of the one that stands there. */
export function show({
  message,
  kind = "plain",
  kept,
  action,
  place,
  isUpdate = false,
  isPolite = false,
}: Toast): void {
  const id = place ?? crypto.randomUUID();
  if (isUpdate && !stands(id)) return;
  if (isPolite && isNarrow() && standing().some((other) => other.id !== id)) return;
  if (isNarrow()) for (const other of standing()) if (other.id !== id) notifications.hide(other.id ?? "");
  const run = (act: () => void) => {
    notifications.hide(id);
    act();
  };
  const shown = {
    id,
    message: (
      <Words
        message={kept ? `${message} ${words().outbox.keptWhere[kept]}` : message}
        action={action && { ...action, run: () => run(action.run) }}
      />
    ),
    color: kind === "failure" ? "var(--danger)" : "var(--moss)",
    autoClose: timeAnew(id),
    withBorder: true,
    role: kind === "failure" ? "alert" : "status",
    closeButtonProps: { "aria-label": words().common.dismiss },
  };
  if (stands(id)) notifications.update(shown);
  else notifications.show(shown);
}

/** Takes the toast of a place away. */
export function hide(place: string): void {
  notifications.hide(place);
}

function standing() {
  const { notifications, queue } = notificationsStore.getState();
  return [...notifications, ...queue];
}

function stands(id: string): boolean {
  return standing().some((each) => each.id === id);
}

/** On a phone there is room for one. */
function isNarrow(): boolean {
  return window.matchMedia("(max-width: 48em)").matches;
}

/** A toast that stays counts its time anew only when that is another one, so it differs by a millisecond. */
function timeAnew(id: string): number {
  const before = standing().find((each) => each.id === id);
  return before?.autoClose === UNDO_MS ? UNDO_MS + 1 : UNDO_MS;
}

let observer: ResizeObserver | undefined;

/** Tells pages and dialogs how high the toasts are, so that they leave room for them. */
function measureHeight(): void {
  const holder = document.querySelector(`.${classes.holder}[data-position="bottom-center"]`);
  observer ??= new ResizeObserver(([entry]) =>
    document.documentElement.style.setProperty("--toast-height", `${entry?.contentRect.height ?? 0}px`),
  );
  if (holder) observer.observe(holder);
}

function Words({ message, action }: Pick<Toast, "message"> & { action: Toast["action"] | undefined }) {
  useEffect(measureHeight, []);
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
