import type { FieldError } from "~/core";

/** A refused submission, as a form shows it. The api's `Failure` has this shape; `ui` does not import `api`. */
export interface Rejection {
  /** Errors of single fields, by their paths in what was sent. */
  readonly fields: readonly FieldError[];
  /** Seconds until the next try is allowed; 0 for at once. */
  readonly waitS: number;
  /** One sentence about the whole, in the reader's language. */
  readonly sentence: string;
}

/** Reads what a submission threw; `undefined` for a bug of ours, which says nothing a reader could use. */
export function rejectionOf(error: unknown): Rejection | undefined {
  const isRejection = error instanceof Error && "fields" in error && "waitS" in error && "sentence" in error;
  return isRejection ? (error as Error & Rejection) : undefined;
}
