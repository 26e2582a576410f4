/** How long a toast stays, and with it the chance to undo. */
export const UNDO_MS = 10_000;

export interface Toast {
  message: string;
  kind?: "plain" | "failure";
  /** One thing to do about it. */
  action?: { label: string; run: () => void };
  /** A toast of the same place takes the place of the one before it, so that there is never a second button like it. */
  place?: string;
}

/** Says that something happened or failed, in a corner, without taking the focus. */
export function toast(shown: Toast): void {
  // Nothing is said in a first view, which need not wait for what says it.
  void import("./toasts").then(({ show }) => show(shown));
}
