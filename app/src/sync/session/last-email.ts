/** Remembers the address somebody signed in with, to fill it in when their session has expired. Signing out forgets it. */

const KEY = "yonder/email";

export function rememberEmail(uid: string, email: string): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ uid, email })));
}

/** The address of a person; `undefined` where they came another way, or the browser stores nothing. */
export function lastEmail(uid: string): string | undefined {
  const { uid: owner, email } = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? "{}")) ?? {};
  return owner === uid ? email : undefined;
}

export function forgetEmail(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** Browsers that forbid storage throw. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
