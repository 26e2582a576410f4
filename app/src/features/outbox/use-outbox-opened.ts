import { useStore } from "zustand";
import { outbox } from "~/sync/outbox/store";

/**
 * Returns `true` if somebody's outbox is open. What shows it is loaded from then on, not only when something waits:
 * without a network it would be too late.
 */
export function useOutboxOpened(): boolean {
  return useStore(outbox, ({ uid }) => uid !== null);
}
