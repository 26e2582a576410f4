import type { Toast } from "./toast-options";

/** Says that something happened or failed, in a corner, without taking the focus. */
export function toast(shown: Toast): void {
  // Nothing is said in a first view, which need not wait for what says it.
  void import("./toasts").then(({ show }) => show(shown));
}

/** Takes a toast away whose words are not true any more. */
export function hideToast(place: string): void {
  void import("./toasts").then(({ hide }) => hide(place));
}
