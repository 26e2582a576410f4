/**
 * Signing in and out, and everything that follows from it: the token is kept, the person's document is followed
 * live, and with each change of it the bucket list is fetched. Nothing here draws.
 */
import { call } from "~/api/call";
import { Failure } from "~/api/failure";
import { follow, type LiveStream } from "~/api/live";
import type { SignedIn } from "~/api/schema";
import { dropToken, holdToken, idToken, readClaims, tokenInCookie } from "~/api/token";
import type { SignUp, User } from "~/core";
import { circleTopics, forgetCircle, isCircleTopic } from "~/state/circle";
import { forgetLists, lists, setListFailure, setSavedLists } from "~/state/lists";
import { forgetSelection } from "~/state/selection";
import { forgetSession, session, signedInAs } from "~/state/session";
import { circleChanged, circleSnapshot } from "./circle-flow";
import { fetchLists, lastSeenLists } from "./fetch-lists";

/** A token is renewed this long before it ends, so that no request meets its end. */
const RENEW_BEFORE_END_S = 120;
/** Waiting times before a lost stream is opened again. */
const REOPEN_MS = [1_000, 2_000, 5_000, 15_000, 30_000];

let stream: LiveStream | null = null;
let renewal: ReturnType<typeof setTimeout> | undefined;
let reopening: ReturnType<typeof setTimeout> | undefined;
let lost = 0;
let latestFetch = 0;
/** Counts the sessions that ended here: an answer that comes after the end of its session is of no use. */
let ended = 0;

/** How somebody shows who they are: by password or by a code that came by letter, and by the second step if it is on. */
export interface Proof {
  email: string;
  password?: string;
  code?: string;
  totp?: string;
}

export async function signIn(proof: Proof): Promise<void> {
  begin(await call<SignedIn>("signIn", proof));
}

/** Goes on with the session that another service's sign-in began: its refresh cookie is there, its token is not. */
export async function signInFromProvider(): Promise<void> {
  const begun = await exclusively(() => call<SignedIn>("refreshSession", null));
  begin(begun);
}

export async function signUp(form: SignUp): Promise<void> {
  begin(await call<SignedIn>("signUp", form));
}

/** Ends the session here and on the server. Without the server it ends here all the same. */
export async function signOut(): Promise<void> {
  const told = call("signOut", null);
  endHere();
  await told.catch(() => undefined);
}

/** Ends every session of the person, on all devices; here too, once the server has done it. */
export async function signOutEverywhere(): Promise<void> {
  await call("signOutEverywhere", null);
  endHere();
}

/** The account is gone, and with it every session. */
export function accountDeleted(): void {
  endHere();
}

/** Goes on with the session of an earlier visit, if the cookie tells of one. */
export async function resumeSession(): Promise<void> {
  const token = tokenInCookie();
  const claims = token ? readClaims(token) : null;
  if (!token || !claims) return forgetSession();
  if (secondsLeft(claims.exp) > RENEW_BEFORE_END_S) begin({ idToken: token, uid: claims.sub });
  else await renew();
}

function begin({ idToken, uid }: Pick<SignedIn, "idToken" | "uid">): void {
  holdToken(idToken);
  signedInAs(uid);
  planRenewal(idToken);
  openStream(uid);
}

function endHere(): void {
  ended += 1;
  clearTimeout(renewal);
  clearTimeout(reopening);
  stream?.close();
  stream = null;
  latestFetch += 1;
  dropToken();
  forgetSession();
  forgetLists();
  forgetSelection();
  forgetCircle();
  void forgetAnswers();
}

/** What the server said to the person; where nothing has been asked yet it is only then loaded, and empty. */
async function forgetAnswers(): Promise<void> {
  const { queryClient } = await import("~/api/queries").catch(() => ({ queryClient: undefined }));
  queryClient?.clear();
}

function secondsLeft(expiresS: number): number {
  return expiresS - Date.now() / 1000;
}

function planRenewal(token: string): void {
  clearTimeout(renewal);
  const left = secondsLeft(readClaims(token)?.exp ?? 0) - RENEW_BEFORE_END_S;
  renewal = setTimeout(renew, Math.max(left, 5) * 1000);
}

/** One tab renews at a time: the refresh secret is good for one use, and a second use ends the session everywhere. */
async function renew(): Promise<void> {
  const before = ended;
  try {
    await exclusively(async () => {
      const renewed = await renewedSession();
      if (ended === before) begin(renewed);
    });
  } catch (failure) {
    if (ended !== before) return;
    if (failure instanceof Failure && failure.code === "unauthenticated") return endHere();
    if (session.getState().status === "resuming") resumeWithoutServer(failure);
    renewal = setTimeout(renew, 30_000);
  }
}

/** Nobody is signed out by a lost connection: this device shows what it last saw, until the server can be asked. */
function resumeWithoutServer(failure: unknown): void {
  const owner = readClaims(tokenInCookie() ?? "")?.sub;
  const isAway = failure instanceof Failure && ["unavailable", "deadline-exceeded"].includes(failure.code);
  if (owner && isAway) signedInAs(owner);
  else forgetSession();
}

/** The token that another tab fetched meanwhile, or a new one. */
async function renewedSession(): Promise<Pick<SignedIn, "idToken" | "uid">> {
  const token = tokenInCookie();
  const claims = token ? readClaims(token) : null;
  if (token && claims && secondsLeft(claims.exp) > RENEW_BEFORE_END_S) return { idToken: token, uid: claims.sub };
  return call<SignedIn>("refreshSession", null);
}

async function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  return "locks" in navigator ? navigator.locks.request("yonder-session", work) : work();
}

function openStream(uid: string): void {
  clearTimeout(reopening);
  stream?.close();
  stream = follow([`users/${uid}`, ...circleTopics(uid)], {
    onDocument: (change) => {
      lost = 0;
      if (isCircleTopic(change.topic)) circleChanged(uid, change);
      else void userChanged(change.data as User | null);
    },
    onDocuments: (snapshot) => circleSnapshot(uid, snapshot),
    onEnd: (reason) => streamEnded(uid, reason),
  });
}

function streamEnded(uid: string, reason: string): void {
  stream = null;
  if (reason === "signed-out") endHere();
  else if (reason === "expired") void renew();
  else {
    reopening = setTimeout(() => reopenStream(uid), REOPEN_MS[Math.min(lost, REOPEN_MS.length - 1)]);
    lost += 1;
  }
}

/** A stream is refused where the token ran out meanwhile, for example while the machine slept. */
function reopenStream(uid: string): void {
  const claims = readClaims(idToken() ?? "");
  if (claims && secondsLeft(claims.exp) > 0) openStream(uid);
  else void renew();
}

/** The rule of the product: a changed person means that the lists are looked for again; no person means no list. */
async function userChanged(user: User | null): Promise<void> {
  session.setState({ user });
  await refetchLists();
}

/** Looks for the lists again. Of several looks at once the last one counts. */
export async function refetchLists(): Promise<void> {
  latestFetch += 1;
  const mine = latestFetch;
  const { user, uid } = session.getState();
  try {
    const found = user && uid ? await fetchLists(user, uid) : [];
    if (mine === latestFetch) setSavedLists(found);
  } catch (failure) {
    if (mine === latestFetch) await fallBack(uid, failure);
  }
}

/** Without the server the lists are shown as this device last saw them, if it did. */
async function fallBack(uid: string | null, failure: unknown): Promise<void> {
  const before = ended;
  const seen = uid && lists.getState().saved === undefined ? await lastSeenLists(uid) : undefined;
  if (ended !== before) return;
  if (seen) setSavedLists(seen);
  setListFailure(failure);
}
