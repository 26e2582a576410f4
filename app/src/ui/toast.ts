import { notifications } from "@mantine/notifications";
import type { ReactNode } from "react";

/** How long a toast that can be undone stays. */
const UNDO_MS = 10_000;

/** Says that something happened or failed, in a corner, without taking the focus. */
export function toast(message: ReactNode, kind: "plain" | "failure" = "plain"): string {
  return notifications.show({
    message,
    color: kind === "failure" ? "red" : "coral",
    autoClose: UNDO_MS,
    withBorder: true,
    role: kind === "failure" ? "alert" : "status",
    closeButtonProps: { "aria-label": "Dismiss" },
  });
}

export function hideToast(id: string): void {
  notifications.hide(id);
}
