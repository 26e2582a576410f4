/** Documents that do not exist or are hidden from the reader: the server does not tell which. */
import { Failure } from "./failure";

/** Returns `true` if a request failed because its document does not exist or is hidden. */
export function isHidden(failure: unknown): boolean {
  return failure instanceof Failure && ["not-found", "permission-denied"].includes(failure.code);
}

/** Waits for a document; `null` if it does not exist or is hidden. */
export async function orNull<Value>(document: Promise<Value>): Promise<Value | null> {
  try {
    return await document;
  } catch (failure) {
    if (isHidden(failure)) return null;
    throw failure;
  }
}
