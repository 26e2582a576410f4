const KEY = "yonder-accepted-invitation";

/**
 * Remembers in this tab that somebody goes to sign in or up in order to accept an invitation. A link alone accepts
 * nothing: it may come from anybody.
 */
export function rememberAccepted(code: string): void {
  try {
    sessionStorage.setItem(KEY, code);
  } catch {
    // A browser that forbids storage asks again after signing in.
  }
}

/** Tells whether the invitation was accepted before signing in, and forgets it. */
export function takeAccepted(code: string): boolean {
  try {
    const accepted = sessionStorage.getItem(KEY) === code;
    if (accepted) sessionStorage.removeItem(KEY);
    return accepted;
  } catch {
    return false;
  }
}
