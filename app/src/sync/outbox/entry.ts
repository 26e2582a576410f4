/** The record of one change in the outbox, and how a failure is written into it. Pure. */
import { Failure } from "~/api/failure";

/** State of a change: on this device, being sent, or refused by the server for good. */
export type EntryStatus = "waiting" | "sending" | "refused";

/** One change on its way to the server. It is stored until the server has answered for good. */
export interface Entry<Data = unknown> {
  /** Idempotency key: the server makes the change once, however often it is sent. */
  readonly key: string;
  /** The declaration that knows how to send it; see `defineChange`. */
  readonly kind: string;
  /** The account that made it, and the only one it is sent as. */
  readonly uid: string;
  /** Changes of one subject are sent one after the other, in the order they were made. */
  readonly subject: string;
  readonly data: Data;
  /** Time the person made it, by the clock of this device. ISO-8601. */
  readonly createdAt: string;
  /** Its place in the order of everything made here. */
  readonly sequence: number;
  readonly status: EntryStatus;
  /** True if the server may have moved on since it was made: it was tried in vain, or an earlier visit made it. */
  readonly isLate: boolean;
  /** Number of failed tries. */
  readonly attempts: number;
  /** Time of the last failed try, in milliseconds since the epoch; 0 if none. */
  readonly triedAt: number;
  /** Earliest time of the next try, in milliseconds since the epoch. */
  readonly notBefore: number;
  /** Failure of the last try. */
  readonly failure?: StoredFailure;
}

/** A failure as JSON says it. */
export interface StoredFailure {
  code: string;
  message: string;
  details?: unknown;
}

/** True if the server wants somebody to sign in before it makes a change. */
export function isUnauthenticated({ failure }: Pick<Entry, "failure">): boolean {
  return failure?.code === "unauthenticated";
}

/** True if an entry waits for the end of its time to be undone. It was never tried, so no pause after a failure is meant. */
export function isHeld({ status, attempts, notBefore }: Entry, nowMs: number): boolean {
  return status === "waiting" && attempts === 0 && notBefore > nowMs;
}

/** The failure that an entry tells of, as the rest of the app knows failures. */
export function failureOfEntry({ failure }: Pick<Entry, "failure">): Failure | undefined {
  return failure && new Failure(failure.code, failure.message, failure.details);
}
