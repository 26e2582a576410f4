import { createStore } from "zustand/vanilla";

/** The item that the map of its list shall show; another object is another wish. */
export const mapFocus = createStore<{ asked: { itemId: string } | null }>(() => ({ asked: null }));

/** Has the map of a list go to an item and open its card. */
export function showOnMap(itemId: string): void {
  mapFocus.setState({ asked: { itemId } });
}
