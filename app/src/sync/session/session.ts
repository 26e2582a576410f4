/** Signing in and out, for everybody above. The rules are in `machine.ts`; this is the session of this page. */
import { call, callAnonymously } from "~/api/call";
import type { SignedIn } from "~/api/schema";
import { STREET_CACHE } from "~/api/street-cache";
import { idToken, onTokenRefused, readClaims } from "~/api/token";
import type { SignUp } from "~/core";
import { isAsking, isInterrupted, type Session, session, settledState } from "~/state/session";
import { toast } from "~/ui/toast";
import { firstWords } from "~/ui/words/first";
import { outbox } from "../outbox/store";
import { browserTab, exclusively, listenToTabs } from "./browser-tab";
import { forgetDeviceCopy } from "./device-copy";
import type { Grant, RefusalReason, SessionEvent } from "./events";
import { rememberSession } from "./last-session";
import { createRunner, type Runner } from "./runner";
import { finishSignOut, forgetSignOut, noteSignOut } from "./unfinished-sign-out";

/** Proof of identity: a password or a code sent by email, and the code of the second step if it is on. */
export interface Credentials {
  email: string;
  password?: string;
  code?: string;
  totp?: string;
}

let running: Runner | undefined;

/** Starts the session of this page, once: that of an earlier visit goes on, if this device tells of one. */
export function startSession(): void {
  running ??= start();
}

function send(event: SessionEvent): void {
  startSession();
  running?.send(event);
}

function start(): Runner {
  const runner = createRunner(
    browserTab({
      refresh,
      onStreamRefused: (reason) => runner.send({ type: "tokenRefused", reason }),
    }),
  );
  onTokenRefused(replaceRefusedToken);
  listenToTabs((news) =>
    runner.send(news.type === "signedIn" ? { type: "otherTabSignedIn", uid: news.uid } : { type: "otherTabSignedOut" }),
  );
  window.addEventListener("online", () => runner.send({ type: "retryDue" }));
  runner.start();
  return runner;
}

export async function signIn(credentials: Credentials): Promise<void> {
  await begin(() => call("signIn", credentials), credentials.email);
}

export async function signUp(form: SignUp): Promise<void> {
  await begin(() => call("signUp", form), form.email);
}

/** Goes on with the session that another service's sign-in began: its refresh cookie is there, its token is not. */
export async function signInFromProvider(): Promise<void> {
  await begin(() => exclusively(() => call("refreshSession", null)));
}

/** Finishes a sign-in that another service began, with the code of the authenticator. */
export async function finishSignIn(totp: string): Promise<void> {
  await begin(() => call("finishSignIn", { totp }));
}

async function begin(ask: () => Promise<SignedIn>, email?: string): Promise<void> {
  send({ type: "signInStarted" });
  try {
    await finishSignOut();
    const { uid, idToken: token } = await ask();
    if (email) rememberSession(uid, email.trim());
    send({ type: "granted", grant: { uid, token }, isNews: true });
  } catch (failure) {
    send({ type: "signInFailed" });
    throw failure;
  }
}

/** Ends the session here and on the server. Without a network it ends here at once, and there later. */
export async function signOut(): Promise<void> {
  const waiting = outbox.getState().entries.length;
  noteSignOut();
  const ended = call("signOut", null);
  endSessionHere();
  const { leftWaiting, signedOut } = firstWords().done;
  toast({ message: waiting > 0 ? leftWaiting(waiting) : signedOut, place: "session" });
  await ended.then(forgetSignOut, finishSignOut);
}

/** Ends every session of the person, on all devices; here too, once the server has done it. */
export async function signOutEverywhere(): Promise<void> {
  await call("signOutEverywhere", null);
  endSessionHere();
}

/**
 * Ends the session in this browser alone, and takes off it who its person is and what it last saw of their lists: when
 * they sign out, deleted their account, or are somebody else.
 */
export function endSessionHere(): void {
  const { uid } = session.getState();
  if (uid) {
    forgetDeviceCopy(uid);
  }
  // Without a secure origin there is no such store.
  void globalThis.caches?.delete(STREET_CACHE);
  send({ type: "signedOutHere" });
}

/**
 * Resolves once somebody is signed in: at once, or after the page has asked them to. Resolves to `false` when they
 * choose not to. Actions that need an account wait for it, and then do what was asked for.
 */
export async function requireSession(): Promise<boolean> {
  const { status } = await until(({ status }) => status !== "resuming");
  if (status === "signed-in") return true;
  requestSignIn();
  const next = await until((state) => state.status === "signed-in" || !isAsking(state));
  return next.status === "signed-in";
}

/** Has the page ask for signing in. */
export function requestSignIn(): void {
  send({ type: "signInRequested" });
}

/** "Not now": the page stays readable, and what was changed waits on this device. */
export function dismissSignIn(): void {
  send({ type: "signInDismissed" });
}

async function refresh(): Promise<Grant> {
  const { uid, idToken: token } = await callAnonymously("refreshSession", null);
  return { uid, token };
}

/**
 * Reports a refused token, and answers whether its request is to be sent again: as the same person once they have
 * another token, or as nobody where an earlier visit's session turns out to be over.
 */
async function replaceRefusedToken(refused: string, reason: string): Promise<boolean> {
  const isReplaced = () => idToken() !== null && idToken() !== refused;
  const owner = readClaims(refused)?.sub;
  const wasResuming = session.getState().status === "resuming";
  if (!isReplaced()) send({ type: "tokenRefused", reason: reason as RefusalReason });
  const isGivenUp = (state: Session) =>
    state.status === "signed-out" || (isInterrupted(state) && !isAsking(state)) || isRetrying(state);
  const { status, uid } = await until((state) => isReplaced() || isGivenUp(state));
  const isOver = status === "signed-out" || status === "ended-before";
  return isOver ? wasResuming : isReplaced() && uid === owner;
}

/** The server cannot be reached for a new token; who waits for one hears that, instead of nothing. */
function isRetrying({ state }: Session): boolean {
  const settled = settledState(state);
  return settled.name === "renewing" && settled.attempt > 1;
}

function until(holds: (state: Session) => boolean): Promise<Session> {
  return new Promise((resolve) => {
    const check = (state: Session) => {
      if (!holds(state)) return;
      stop();
      resolve(state);
    };
    const stop = session.subscribe(check);
    check(session.getState());
  });
}
