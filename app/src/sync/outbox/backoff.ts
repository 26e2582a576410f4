/** Back-off: the time before a retry, and the failures worth one. Pure. */
import { Failure, reasonOf, waitOf } from "~/api/failure";

/** The first pause; each further one is twice as long. */
const BASE_MS = 1_000;
const BACKOFF_MAX_MS = 60_000;
/** A pause beyond this is a clock that was set back, and not waited out. Also the longest the server may ask for. */
const PAUSE_MAX_MS = 3_600_000;
/** Retries of a failure that is no answer of the server, such as a part of the app that did not load. */
const UNKNOWN_ATTEMPTS_MAX = 5;

/**
 * The pause after so many attempts in vain: exponential with equal jitter, and never shorter than the server asks for.
 *
 * @param random - of [0, 1)
 */
export function pauseMs(attempts: number, failure: unknown, random: number): number {
  const ceiling = Math.min(BACKOFF_MAX_MS, BASE_MS * 2 ** (attempts - 1));
  const asked = Math.min(PAUSE_MAX_MS, 1_000 * waitOf(failure));
  return Math.max(asked, ceiling / 2 + (ceiling / 2) * random);
}

/** Milliseconds until a change may be tried; 0 where it may be now. */
export function remainingMs(notBefore: number, now: number): number {
  const left = notBefore - now;
  return left <= 0 || left > PAUSE_MAX_MS ? 0 : left;
}

/** True if the same change may work later without anybody's doing. A session that ended goes on when it is begun again. */
export function isTransient(failure: unknown, attempts: number): boolean {
  if (!(failure instanceof Failure)) return attempts < UNKNOWN_ATTEMPTS_MAX;
  if (["unavailable", "deadline-exceeded", "unauthenticated"].includes(failure.code)) return true;
  // With a reason it is a limit of the product, as of photos for each person; without one it is too much at once.
  return failure.code === "resource-exhausted" && (reasonOf(failure) === undefined || waitOf(failure) > 0);
}
