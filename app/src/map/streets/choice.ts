/** Choice of somebody about streets from a host, on this device. */
const KEY = "yonder-streets";

/** Returns `true` if streets from the host are to be shown; `undefined` where nobody chose. */
export function chosenFor(host: string): boolean | undefined {
  return choices()[host];
}

/** Remembers the choice on this device; where that is not possible it holds for this page. */
export function choose(host: string, isShown: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...choices(), [host]: isShown }));
  } catch {
    // A full or closed store only forgets.
  }
}

function choices(): Record<string, boolean> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return saved && typeof saved === "object" ? (saved as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}
