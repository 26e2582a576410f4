import { useStore } from "zustand";
import { isInterrupted, session } from "~/state/session";
import { isUnauthenticated } from "~/sync/outbox/entry";
import { outbox } from "~/sync/outbox/store";

/** Whether what waits is not sent before its person has signed in again. */
export function useSignInNeeded(): boolean {
  const interrupted = useStore(session, isInterrupted);
  const refused = useStore(outbox, ({ entries }) => entries.some(isUnauthenticated));
  return interrupted || refused;
}
