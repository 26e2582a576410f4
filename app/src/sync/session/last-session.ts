/**
 * Remembers on this device whose session was here last, and the email they signed in with. A page that finds the session
 * gone knows from it whose lists it may show, and fills in the email. Signing out forgets it.
 */

/** Read as well by what paints the page before the app has come: see build/first-paint/paint.js. */
const KEY = "yonder-last-session";

interface LastSession {
  uid: string;
  /** None where they came by another service. */
  email?: string | undefined;
}

/** The last session of this device; `undefined` where nobody was here, they signed out, or the browser stores nothing. */
export function lastSession(): LastSession | undefined {
  return attempt(() => JSON.parse(localStorage.getItem(KEY) ?? "null")) ?? undefined;
}

/** Remembers a session. The email of the same person stays where no other one is given. */
export function rememberSession(uid: string, email = lastEmail(uid)): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ uid, email })));
}

/** The email of a person, if the last session was theirs. */
export function lastEmail(uid: string): string | undefined {
  const last = lastSession();
  return last?.uid === uid ? last.email : undefined;
}

/** Forgets the session of a person. That of somebody who came after them stays. */
export function forgetLastSession(uid: string): void {
  if (lastSession()?.uid === uid) attempt(() => localStorage.removeItem(KEY));
}

/** Browsers that forbid storage throw. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
