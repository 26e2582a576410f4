/** Decides about leaving a page with something unsaved; `leave` goes on to where the reader wanted. */
export type LeaveGuard = (leave: () => void) => void;

/** The one guard of a location. */
export function leaveGuard() {
  let current: LeaveGuard | null = null;
  return {
    guard: (guard: LeaveGuard) => {
      current = guard;
      return () => {
        if (current === guard) current = null;
      };
    },
    /** The guard to ask before `to` is shown; `null` when nothing is unsaved, or the page stays the same. */
    asked: (from: string, to: string): LeaveGuard | null => {
      const guard = pathnameOf(from) === pathnameOf(to) ? null : current;
      if (!guard) return null;
      return (leave) =>
        guard(() => {
          current = null;
          leave();
        });
    },
  };
}

function pathnameOf(path: string): string {
  return new URL(path, "https://page.invalid").pathname;
}
