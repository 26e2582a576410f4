/**
 * A sign-out that the server has not heard of, because there was no network. The page can forget its token, but only the
 * server can take the refresh cookie back; so it is told as soon as it can be, by this visit or a later one.
 */
import { callAnonymously } from "~/api/call";
import { Failure } from "~/api/failure";

const KEY = "yonder/sign-out";

export function isSignOutUnfinished(): boolean {
  return read() !== null;
}

export function noteSignOut(): void {
  attempt(() => localStorage.setItem(KEY, new Date().toISOString()));
}

/** The server has ended the session, or another one has taken its place. */
export function forgetSignOut(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** Ends the session on the server; without a network, once there is one. */
export async function finishSignOut(): Promise<void> {
  if (!isSignOutUnfinished()) return;
  try {
    await callAnonymously("signOut", null);
    forgetSignOut();
  } catch (failure) {
    if (failure instanceof Failure && failure.code === "unavailable") {
      window.addEventListener("online", () => void finishSignOut(), { once: true });
    } else forgetSignOut();
  }
}

function read(): string | null {
  return attempt(() => localStorage.getItem(KEY)) ?? null;
}

/** Browsers that forbid storage throw. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
