import type { Lists } from "~/state/lists";

/** Read by what paints the page before the app has come: see build/first-paint/paint.js. */
const NOTE = "yonder-lists";

/** Notes on this device whether there are lists to be shown, for the very beginning of the next visit. */
export function noteLists({ saved }: Lists): void {
  if (saved === undefined) return;
  try {
    if (saved.length > 0) localStorage.setItem(NOTE, "1");
    else localStorage.removeItem(NOTE);
  } catch {
    // A browser that keeps nothing has no lists of an earlier visit either.
  }
}
