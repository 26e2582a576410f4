import { useEffect, useRef } from "react";
import type { View } from "./view";

/** How long a view must stay as it is to be told. */
const REST_MS = 400;

/** Tells where the map looks once it has come to rest there; not where it looked at first. */
export function useRest(view: View, onRest: ((view: View) => void) | undefined): void {
  const tell = useRef(onRest);
  tell.current = onRest;
  const told = useRef(view);
  useEffect(() => {
    if (told.current === view || isSame(told.current, view)) return;
    const timer = setTimeout(() => {
      told.current = view;
      tell.current?.(view);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [view]);
}

/** The renderer tells the same view again when its canvas gets another size. */
function isSame(one: View, other: View): boolean {
  return one.longitude === other.longitude && one.latitude === other.latitude && one.zoom === other.zoom;
}
