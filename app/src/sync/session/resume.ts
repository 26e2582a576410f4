/** The start of the session. Who has none loads what holds one when they sign in, and not with the first view. */
import { tokenInCookie } from "~/api/token";
import { forgetSession } from "~/state/session";
import { lastSession } from "./last-session";

/** Goes on with the session of an earlier visit, or shows its person what this device has, if it tells of one. */
export function resumeSession(): void {
  if (tokenInCookie() || lastSession()) void import("./session").then(({ startSession }) => startSession());
  else {
    forgetSession();
    // A sign-out of an earlier visit may be unfinished; that is for later.
    void import("./unfinished-sign-out").then(({ finishSignOut }) => finishSignOut());
  }
}
