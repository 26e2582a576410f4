/** The start of the session. Who has none loads what holds one when they sign in, and not with the first view. */
import { tokenInCookie } from "~/api/token";
import { forgetSession } from "~/state/session";

/** Goes on with the session of an earlier visit, if its token is in the cookie. */
export function resumeSession(): void {
  if (tokenInCookie()) void loadSession().then(({ startSession }) => startSession());
  else forgetSession();
}

/** Has the page ask for signing in. */
export async function requestSignIn(): Promise<void> {
  const session = await loadSession();
  session.requestSignIn();
}

function loadSession(): Promise<typeof import("./session")> {
  return import("./session");
}
