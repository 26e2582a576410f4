/**
 * The session as a finite state machine: pure, without clock, network or browser. The runner carries out the effects.
 *
 * ```text
 * resuming ──► signedIn ◄──► renewing ──► expired ───────────┐
 *    │  │         │             └──────► endedElsewhere ─────┤ granted
 *    │  └─────────│────────────────────► endedBefore ────────┤
 *    ▼            ▼ signedOut                                ▼
 * signedOut ◄─────┴──────────── (any) ── signInStarted ► signingIn ──► signedIn
 *    ▲ revoked: from resuming and renewing
 * ```
 */
import { personOf, type RevokedSession, type SessionState, type SettledState } from "~/state/session";
import type { Effect, Grant, SessionEvent } from "./events";

export interface Step<State = SessionState> {
  state: State;
  effects: Effect[];
}

/** The state after an event, and what is to be done. An event that a state has no use for changes nothing. */
export function transition(state: SessionState, event: SessionEvent): Step {
  if (state.name === "signingIn") return whileSigningIn(state.before, event);
  if (event.type === "signInStarted") return to({ name: "signingIn", before: state });
  return settledTransition(state, event);
}

/** Everything else goes on meanwhile: another tab may sign out, or renew the token. */
function whileSigningIn(before: SettledState, event: SessionEvent): Step {
  if (event.type === "signInFailed") return to(before);
  if (event.type === "signInStarted") return to({ name: "signingIn", before });
  const next = settledTransition(before, event);
  if (event.type === "granted" || event.type === "signedOutHere") return next;
  return { ...next, state: { name: "signingIn", before: next.state } };
}

function settledTransition(state: SettledState, event: SessionEvent): Step<SettledState> {
  if (event.type === "granted") return granted(state, event.grant, event.isNews);
  if (event.type === "signedOutHere") return signedOutHere(state);
  switch (state.name) {
    case "resuming":
      return fromResuming(state, event);
    case "signedOut":
      return fromSignedOut(state, event);
    case "signedIn":
      return fromSignedIn(state, event);
    case "renewing":
      return fromRenewing(state, event);
    default:
      return fromInterruption(state, event);
  }
}

type In<Name extends SettledState["name"]> = Extract<SettledState, { name: Name }>;

function fromResuming(state: In<"resuming">, event: SessionEvent): Step<SettledState> {
  switch (event.type) {
    case "started": {
      const { found, remembered } = event;
      if (!found) return remembered === null ? to({ name: "signedOut", isAsking: false }) : renewRemembered(remembered);
      if (found.isFresh) return granted(state, found, false);
      // Requests carry the old token meanwhile: they wait for the new one, and are not mistaken for somebody else's.
      const { uid, token } = found;
      return to({ name: "resuming", uid }, { type: "useToken", token }, { type: "renew", uid, isRevoked: false });
    }
    case "renewed":
      return event.of === state.uid ? granted(state, event.grant, false) : to(state);
    case "renewalRefused":
      if (event.of !== state.uid) return to(state);
      return event.revoked ? revoked(event.of, event.revoked) : to(endedBefore(event.of), { type: "clearToken" });
    case "renewalFailed":
      // Without a token nothing can be sent in the person's name: it waits until they are back or sign in.
      if (state.hasNoToken && event.of === state.uid) return to(endedBefore(event.of));
      // Without the server the person sees what this device last saw.
      return event.of === state.uid ? retryLater({ uid: event.of, attempt: 0, isRevoked: false }) : to(state);
    default:
      return to(state);
  }
}

/** The token's cookie ends after a week without a visit; the refresh secret's may go on. */
function renewRemembered(uid: string): Step<SettledState> {
  return to({ name: "resuming", uid, hasNoToken: true }, { type: "renew", uid, isRevoked: false });
}

function fromSignedOut(state: In<"signedOut">, event: SessionEvent): Step<SettledState> {
  switch (event.type) {
    case "signInRequested":
      return to({ ...state, isAsking: true });
    case "signInDismissed":
      return to({ name: "signedOut", isAsking: false });
    case "otherTabSignedIn":
      // A page that asks nothing of anybody stays as it is.
      return state.isAsking ? to(state, { type: "takeToken", uid: event.uid }) : to(state);
    default:
      return to(state);
  }
}

function fromSignedIn(state: In<"signedIn">, event: SessionEvent): Step<SettledState> {
  switch (event.type) {
    case "renewalDue":
      return renew(state.uid, false);
    case "tokenRefused":
      if (event.reason === "persistent") return expired(state.uid);
      return renew(state.uid, event.reason === "revoked");
    case "otherTabSignedOut":
      return endedByTab(state.uid);
    case "otherTabSignedIn":
      return event.uid === state.uid ? to(state) : endedByTab(state.uid);
    default:
      return to(state);
  }
}

function fromRenewing(state: In<"renewing">, event: SessionEvent): Step<SettledState> {
  switch (event.type) {
    case "renewed":
      if (event.of !== state.uid) return to(state);
      // The cookies are another person's: they signed in in another tab.
      return event.grant.uid === state.uid ? granted(state, event.grant, false) : endedByTab(state.uid);
    case "renewalRefused":
      return event.of === state.uid ? refused(state, event.revoked) : to(state);
    case "renewalFailed":
      return event.of === state.uid ? retryLater(state) : to(state);
    case "retryDue":
      return to(state, { type: "renew", uid: state.uid, isRevoked: state.isRevoked });
    case "tokenRefused":
      return to({ ...state, isRevoked: state.isRevoked || event.reason === "revoked" });
    case "otherTabSignedOut":
      return endedByTab(state.uid);
    case "otherTabSignedIn":
      return event.uid === state.uid ? to(state) : endedByTab(state.uid);
    default:
      return to(state);
  }
}

function fromInterruption(
  state: In<"expired" | "endedElsewhere" | "endedBefore">,
  event: SessionEvent,
): Step<SettledState> {
  switch (event.type) {
    case "signInRequested":
      return to({ ...state, isAsking: true });
    case "signInDismissed":
      // What anybody may see is fetched again without an account.
      return to({ ...state, isAsking: false }, { type: "forgetToken" }, { type: "refetchAnswers" });
    case "otherTabSignedIn":
      // Somebody else's session must not take over the page of this person.
      return event.uid === state.uid ? to(state, { type: "takeToken", uid: event.uid }) : to(state);
    case "otherTabSignedOut":
      // The person signed out on purpose, or had this device forget them: nothing of them stays.
      return state.name === "endedBefore" ? signedOutHere(state) : to(state);
    default:
      return to(state);
  }
}

/** Signs in. The same person goes on where they were; another one begins without the documents of the one before. */
function granted(before: SettledState, { uid, token }: Grant, isNews: boolean): Step<SettledState> {
  const known = personOf(before);
  const wasInterrupted = "isAsking" in before && before.name !== "signedOut" && known === uid;
  // What was asked for meanwhile was answered as for anybody.
  const wasNobody = before.name === "resuming" && before.hasNoToken === true;
  return to(
    { name: "signedIn", uid },
    ...(known !== null && known !== uid ? [{ type: "forgetPerson" } as const] : []),
    { type: "useToken", token },
    { type: "scheduleRenewal", token },
    { type: "follow", uid },
    ...(wasInterrupted || wasNobody ? [{ type: "refetchAnswers" } as const] : []),
    ...(isNews ? [{ type: "tellTabs", news: { type: "signedIn", uid } } as const] : []),
  );
}

function signedOutHere(before: SettledState): Step<SettledState> {
  const hadSession = before.name === "signedIn" || before.name === "renewing";
  return to(
    { name: "signedOut", isAsking: false },
    ...(hadSession ? [{ type: "tellTabs", news: { type: "signedOut" } } as const] : []),
    { type: "cancelTimer" },
    { type: "unfollow" },
    // A cookie that came since is somebody else's.
    { type: before.name === "endedBefore" ? "forgetToken" : "clearToken" },
    { type: "forgetPerson" },
  );
}

function renew(uid: string, isRevoked: boolean): Step<SettledState> {
  return to({ name: "renewing", uid, attempt: 0, isRevoked }, { type: "renew", uid, isRevoked });
}

function retryLater({ uid, attempt, isRevoked }: Omit<In<"renewing">, "name">): Step<SettledState> {
  const next = attempt + 1;
  return to({ name: "renewing", uid, attempt: next, isRevoked }, { type: "scheduleRetry", attempt: next });
}

function refused({ uid, isRevoked }: In<"renewing">, session?: RevokedSession): Step<SettledState> {
  // Where nobody looked whether something waits, it may.
  if (session || isRevoked) return revoked(uid, session ?? { hasWaiting: true });
  return expired(uid);
}

/** The session is over for good, and its person may be at work. */
function expired(uid: string): Step<SettledState> {
  const state: SettledState = { name: "expired", uid, isAsking: true };
  return to(state, { type: "cancelTimer" }, { type: "unfollow" }, { type: "clearCookie" });
}

/** The person ended the session from another device, as when this one is lost: nothing of theirs is readable here. */
function revoked(uid: string, session: RevokedSession): Step<SettledState> {
  return to(
    { name: "signedOut", isAsking: true, revoked: session },
    { type: "cancelTimer" },
    { type: "unfollow" },
    { type: "clearCookie" },
    { type: "forgetToken" },
    { type: "forgetCopy", uid },
    { type: "forgetPerson" },
  );
}

/** The session of an earlier visit is over. The page shows what this device last saw, and asks when it is told to. */
function endedBefore(uid: string): SettledState {
  return { name: "endedBefore", uid, isAsking: false };
}

/** The cookie stays: it is the other tab's by now. */
function endedByTab(uid: string): Step<SettledState> {
  const state: SettledState = { name: "endedElsewhere", uid, isAsking: true };
  return to(state, { type: "cancelTimer" }, { type: "unfollow" });
}

function to<State extends SessionState>(state: State, ...effects: Effect[]): Step<State> {
  return { state, effects };
}
