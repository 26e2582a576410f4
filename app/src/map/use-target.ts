import { useEffect, useRef } from "react";
import type { View } from "./view";

/** Wakes the map and goes to each new target. */
export function useTarget(target: View | undefined, wake: () => void, flyTo: (view: View) => void): void {
  const present = useRef(wake);
  present.current = wake;
  useEffect(() => {
    if (!target) return;
    present.current();
    flyTo(target);
  }, [target, flyTo]);
}
