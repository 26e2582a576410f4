import { createStore } from "zustand/vanilla";
import type { User } from "~/core";

/** What is known about who is here. `resuming` until an earlier session is known to go on or to have ended. */
export type SessionStatus = "resuming" | "signed-out" | "signed-in";

export interface Session {
  status: SessionStatus;
  /** Id of the signed-in person. */
  uid: string | null;
  /** The person's document, followed live; `null` while there is none. */
  user: User | null;
  /** Somebody on the waitlist, known by the token in their link. */
  waitlistUser: object | null;
  /** The friend whose list is looked at beside one's own. */
  friend: User | null;
}

const signedOut: Session = { status: "signed-out", uid: null, user: null, waitlistUser: null, friend: null };

export const session = createStore<Session>(() => ({ ...signedOut, status: "resuming" }));

export function signedInAs(uid: string): void {
  session.setState((before) =>
    before.uid === uid ? { status: "signed-in" } : { ...signedOut, status: "signed-in", uid },
  );
}

export function forgetSession(): void {
  session.setState(signedOut, true);
}
