import { createStore } from "zustand/vanilla";

interface MapFocus {
  /** The item that the map of its list shall show; another object is another wish. */
  asked: { itemId: string } | null;
  /** The item whose card is open on the map. */
  shown: string | null;
}

/** The item that a list and the map beside it look at. */
export const mapFocus = createStore<MapFocus>(() => ({ asked: null, shown: null }));

/** Has the map of a list go to an item and open its card. */
export function showOnMap(itemId: string): void {
  mapFocus.setState({ asked: { itemId } });
}
