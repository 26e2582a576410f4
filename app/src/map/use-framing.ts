import { useEffect, useRef } from "react";
import type { MapItem } from "./pins";
import type { Size, View } from "./view";

/** Frames the items once, as soon as the size of the map is known; `isWanted` is false where somebody looks elsewhere. */
export function useFraming(
  items: readonly MapItem[],
  { width, height }: Size,
  isWanted: boolean,
  setView: (view: View) => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !isWanted || width === 0 || items.length === 0) return;
    isDone.current = true;
    const frame = async () => {
      const { fitPoints } = await import("./fit-points");
      const framed = fitPoints(items, { width, height });
      if (framed) setView(framed);
    };
    // Without it the map begins where its page had it begin.
    frame().catch(() => undefined);
  }, [items, width, height, isWanted, setView]);
}
