/** The start of the session. Who has none loads what holds one when they sign in, and not with the first view. */
import { tokenInCookie } from "~/api/token";
import { forgetSession } from "~/state/session";

/** Goes on with the session of an earlier visit, if its token is in the cookie. */
export function resumeSession(): void {
  if (tokenInCookie()) void import("./session").then(({ startSession }) => startSession());
  else forgetSession();
}
