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
    if (told.current === view) return;
    const timer = setTimeout(() => {
      told.current = view;
      tell.current?.(view);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [view]);
}
