import { useStore } from "zustand";
import { isInterrupted, session } from "~/state/session";
import { isUnauthenticated } from "~/sync/outbox/entry";
import { outbox } from "~/sync/outbox/store";

/** Returns `true` if the waiting changes are not sent before their person has signed in again. */
export function useSignInNeeded(): boolean {
  const interrupted = useStore(session, isInterrupted);
  const refused = useStore(outbox, ({ entries }) => entries.some(isUnauthenticated));
  return interrupted || refused;
}
