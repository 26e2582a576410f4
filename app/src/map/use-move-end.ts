import { useEffect, useRef } from "react";
import { isSame, type View } from "./view";

/** Milliseconds for which a view stays as it is before the move counts as over. */
const QUIET_MS = 400;

/** Reports where the map looks once a move is over; not where it looked at first. */
export function useMoveEnd(view: View, onMoveEnd: ((view: View) => void) | undefined): void {
  const report = useRef(onMoveEnd);
  report.current = onMoveEnd;
  const reported = useRef(view);
  useEffect(() => {
    // The renderer reports the same view again when its canvas gets another size.
    if (isSame(reported.current, view)) return;
    const timer = setTimeout(() => {
      reported.current = view;
      report.current?.(view);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [view]);
}
