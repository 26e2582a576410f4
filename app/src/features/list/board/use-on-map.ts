import { type RefObject, useEffect } from "react";
import { useStore } from "zustand";
import { mapFocus } from "~/state/map-focus";

/** Windows in which the map stands beside the list: a press on a row leads there, and the next one to the details. */
export const MAP_BESIDE = "(min-width: 62rem)";

/** Returns `true` if the card of an item is open on the map; a pin that was pressed beside the list brings its row into view. */
export function useOnMap(itemId: string, row: RefObject<HTMLElement | null>): boolean {
  const isOnMap = useStore(mapFocus, ({ shown }) => shown === itemId);
  useEffect(() => {
    if (!isOnMap || !row.current || !window.matchMedia(MAP_BESIDE).matches) return;
    const { top, bottom } = row.current.getBoundingClientRect();
    // A row that was pressed itself stays under the pointer.
    if (top < 0 || bottom > window.innerHeight) row.current.scrollIntoView({ block: "center" });
  }, [isOnMap, row]);
  return isOnMap;
}
