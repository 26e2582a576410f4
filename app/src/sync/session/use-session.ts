import { useStore } from "zustand";
import { isKnown, type Session, session } from "~/state/session";

/** The session, or the part of it that is picked. */
export function useSession<Part>(pick: (state: Session) => Part): Part {
  return useStore(session, pick);
}

/** True if somebody's data is on the page, also while they have to sign in again to change it. */
export function useIsKnown(): boolean {
  return useSession(isKnown);
}
