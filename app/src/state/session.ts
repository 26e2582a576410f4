import { createStore } from "zustand/vanilla";
import type { User } from "~/core";

/** A session that is over while its person may still be at work: the page stays, and asks them to sign in. */
type Interruption =
  | { name: "expired"; uid: string; isAsking: boolean }
  /** Ended by another tab of this browser. */
  | { name: "endedElsewhere"; uid: string; isAsking: boolean }
  /** Over since an earlier visit; this device has the person's lists as it last saw them. */
  | { name: "endedBefore"; uid: string; isAsking: boolean };

/** The session was ended from another device, or by a changed password: this device forgot its person. */
export interface RevokedSession {
  /** True while changes or half-typed texts wait on this device until they sign in again. */
  hasWaiting: boolean;
}

/** Every state but that of signing in, which goes back to the one it began in. */
export type SettledState =
  /**
   * Until an earlier visit's session is known to go on or to be over; `uid` is its person. `hasNoToken`: the cookie of the
   * token has ended since; that of the refresh secret may not have.
   */
  | { name: "resuming"; uid: string | null; hasNoToken?: true }
  /** `isAsking`: an action needs an account, and the page asks for one. */
  | { name: "signedOut"; isAsking: boolean; revoked?: RevokedSession }
  | { name: "signedIn"; uid: string }
  /** A new token is asked for. `isRevoked`: the server refused the old one for good. */
  | { name: "renewing"; uid: string; attempt: number; isRevoked: boolean }
  | Interruption;

/** A state of the session. `sync/session/machine.ts` has the transitions between them. */
export type SessionState = SettledState | { name: "signingIn"; before: SettledState };

/** The state as pages see it. Requests are authorised while it is `signed-in`. */
export type SessionStatus = "resuming" | "signed-out" | "signed-in" | "expired" | "ended-elsewhere" | "ended-before";

export interface Session {
  state: SessionState;
  status: SessionStatus;
  /** Id of the person, also after their session was interrupted. */
  uid: string | null;
  /** The person's document, followed live; `null` while there is none. */
  user: User | null;
  /** Somebody on the waitlist, known by the token in their link. */
  waitlistUser: object | null;
  /** The friend whose list is looked at beside one's own. */
  friend: User | null;
}

const statuses: Record<SettledState["name"], SessionStatus> = {
  resuming: "resuming",
  signedOut: "signed-out",
  signedIn: "signed-in",
  renewing: "signed-in",
  expired: "expired",
  endedElsewhere: "ended-elsewhere",
  endedBefore: "ended-before",
};

const signedOut: SettledState = { name: "signedOut", isAsking: false };
const nobody = { uid: null, user: null, waitlistUser: null, friend: null };

export const session = createStore<Session>(() => ({
  state: { name: "resuming", uid: null },
  status: "resuming",
  ...nobody,
}));

/** The state without the signing in that may be under way. */
export function settledState(state: SessionState): SettledState {
  return state.name === "signingIn" ? state.before : state;
}

/** The person of a state; a session that is still looked for has none yet. */
export function personOf(state: SessionState): string | null {
  const settled = settledState(state);
  return "uid" in settled && settled.name !== "resuming" ? settled.uid : null;
}

/** Shows a state to the pages. Another person's documents go at once. */
export function setSessionState(state: SessionState): void {
  const uid = personOf(state);
  const status = statuses[settledState(state).name];
  session.setState((before) => ({ ...(before.uid === uid ? {} : nobody), state, status, uid }));
}

export function signedInAs(uid: string): void {
  setSessionState({ name: "signedIn", uid });
}

export function forgetSession(): void {
  setSessionState(signedOut);
}

/** True if somebody's data is on the page, also while they have to sign in again to change it. */
export function isKnown({ uid }: Session): boolean {
  return uid !== null;
}

/** True if the page asks for signing in. */
export function isAsking({ state }: Session): boolean {
  const settled = settledState(state);
  return "isAsking" in settled && settled.isAsking;
}

/** True if the session was interrupted: what is changed waits on this device. */
export function isInterrupted({ status }: Session): boolean {
  return status === "expired" || status === "ended-elsewhere" || status === "ended-before";
}

/** The session that another device ended, while the page tells of it. */
export function revokedSession({ state }: Session): RevokedSession | undefined {
  const settled = settledState(state);
  return settled.name === "signedOut" ? settled.revoked : undefined;
}
