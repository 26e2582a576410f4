import { useState } from "react";
import { useStore } from "zustand";
import { outbox } from "~/sync/outbox/store";

/** Whether something has waited or was refused since the page was opened: most visits never load what shows it. */
export function useOutboxNeeded(): boolean {
  const waits = useStore(outbox, ({ entries }) => entries.some(({ isLate }) => isLate));
  const [wasNeeded, setNeeded] = useState(waits);
  if (waits && !wasNeeded) setNeeded(true);
  return wasNeeded;
}
