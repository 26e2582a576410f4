/** The record of one change in the outbox, and how a failure is written into it. Pure. */
import { Failure } from "~/api/failure";

/** Where a change is: on this device, on its way, or refused by the server for good. */
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
  /** When the person made it, by the clock of this device. ISO-8601. */
  readonly createdAt: string;
  /** Its place in the order of everything made here. */
  readonly sequence: number;
  readonly status: EntryStatus;
  /** Whether the server may have moved on since it was made: it was tried in vain, or an earlier visit made it. */
  readonly isLate: boolean;
  /** How often it was tried in vain. */
  readonly attempts: number;
  /** When it was last tried in vain, in milliseconds since the epoch; 0 if never. */
  readonly triedAt: number;
  /** When it may be tried again, in milliseconds since the epoch. */
  readonly notBefore: number;
  /** Why it was put off or refused, the last time it was tried. */
  readonly failure?: StoredFailure;
}

/** A failure as JSON says it. */
export interface StoredFailure {
  code: string;
  message: string;
  details?: unknown;
}

/** Whether the server wants somebody to sign in before it makes a change. */
export function isUnauthenticated({ failure }: Pick<Entry, "failure">): boolean {
  return failure?.code === "unauthenticated";
}

/** The failure that an entry tells of, as the rest of the app knows failures. */
export function failureOfEntry({ failure }: Pick<Entry, "failure">): Failure | undefined {
  return failure && new Failure(failure.code, failure.message, failure.details);
}
