import { useStore } from "zustand";
import { type Session, session } from "~/state/session";

/** The session, or the part of it that is picked. */
export function useSession<Part>(pick: (state: Session) => Part): Part {
  return useStore(session, pick);
}
