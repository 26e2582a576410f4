/** The events of the session, and the effects that its state machine asks for. */
import type { RevokedSession } from "~/state/session";

/**
 * Reason that the server refused a token: `details.reason` of its answer. `persistent`: it refuses requests although
 * their token was renewed.
 */
export type RefusalReason = "expired" | "revoked" | "invalid" | "persistent";

/** A token and whose it is. */
export interface Grant {
  uid: string;
  token: string;
}

export type SessionEvent =
  /** The page has started; `found` is the token of an earlier visit, `remembered` the person it was of. */
  | { type: "started"; found: (Grant & { isFresh: boolean }) | null; remembered: string | null }
  | { type: "signInStarted" }
  | { type: "signInFailed" }
  /** The server, or another tab that signed in, gave a token. */
  | { type: "granted"; grant: Grant; isNews: boolean }
  /** The person signed out in this tab, or deleted their account. */
  | { type: "signedOutHere" }
  | { type: "renewalDue" }
  | { type: "retryDue" }
  /** The server refused the token of a request or ended the live stream because of it. */
  | { type: "tokenRefused"; reason: RefusalReason }
  /** Outcomes of the effect `renew`; `of` is the person it was asked for. */
  | { type: "renewed"; of: string; grant: Grant }
  | { type: "renewalRefused"; of: string; revoked?: RevokedSession }
  | { type: "renewalFailed"; of: string }
  | { type: "otherTabSignedOut" }
  | { type: "otherTabSignedIn"; uid: string }
  /** An action needs an account, or the person pressed "Sign in". */
  | { type: "signInRequested" }
  | { type: "signInDismissed" };

export type Effect =
  /** Keeps a token in memory and in the cookie. */
  | { type: "useToken"; token: string }
  | { type: "clearToken" }
  /** Requests go out as signed out; the cookie stays. */
  | { type: "forgetToken" }
  /** Takes the token out of the cookie, so that a reload begins signed out; requests still carry it and are refused. */
  | { type: "clearCookie" }
  /** Opens the live stream of the person, in place of the one before. */
  | { type: "follow"; uid: string }
  | { type: "unfollow" }
  | { type: "scheduleRenewal"; token: string }
  /** Takes the token another tab has fetched meanwhile; without one asks the server, unless it has revoked the session. */
  | { type: "renew"; uid: string; isRevoked: boolean }
  | { type: "scheduleRetry"; attempt: number }
  | { type: "cancelTimer" }
  /** Takes the token of the tab that signed in. */
  | { type: "takeToken"; uid: string }
  /** Clears the person's documents from the stores. What waits to be sent stays on the device. */
  | { type: "forgetPerson" }
  /** Removes what this device stores of the person to show it without the server. What waits to be sent stays. */
  | { type: "forgetCopy"; uid: string }
  /** Fetches again what was refused while the session was interrupted. */
  | { type: "refetchAnswers" }
  | { type: "tellTabs"; news: { type: "signedIn"; uid: string } | { type: "signedOut" } };
