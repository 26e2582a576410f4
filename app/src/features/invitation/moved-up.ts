/** Moving up from the waiting list. The server keeps no trace of it, so this device remembers who waited. */
import { useEffect, useSyncExternalStore } from "react";
import type { InvitationView } from "./model";

const listeners = new Set<() => void>();

const nameOf = (memberId: string) => `yonder-waited-${memberId}`;

/** Tells whether the reader has moved up from the waiting list since this device last saw them wait. */
export function useMovedUp({ me }: Pick<InvitationView, "me">): boolean {
  const memberId = me?.memberId;
  const rsvp = me?.rsvp;
  useEffect(() => {
    if (memberId === undefined) return;
    if (rsvp === "waitlisted") attempt(() => localStorage.setItem(nameOf(memberId), "1"));
    else if (rsvp !== "going") forgetWait(memberId);
  }, [memberId, rsvp]);
  const hasWaited = useSyncExternalStore(subscribe, () => memberId !== undefined && isNoted(memberId));
  return hasWaited && rsvp === "going";
}

/** Forgets that somebody waited, once they have answered to their spot. */
export function forgetWait(memberId: string): void {
  attempt(() => localStorage.removeItem(nameOf(memberId)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function isNoted(memberId: string): boolean {
  return attempt(() => localStorage.getItem(nameOf(memberId))) === "1";
}

/** A private window may have no storage. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
