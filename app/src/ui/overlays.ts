import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Layers above every page, loaded when asked for. */
export type Overlay = "palette" | "help" | "notifications";

const store = createStore<{ open: Overlay | null }>(() => ({ open: null }));

export function useOverlay(): Overlay | null {
  return useStore(store, ({ open }) => open);
}

export function showOverlay(open: Overlay | null): void {
  store.setState({ open });
}
