/** Reasons that an invitation lets nobody in. Pure. */
import { reasonOf } from "~/api/failure";
import { isHidden } from "~/api/hidden";
import type { Words } from "~/ui/words";

export type Refusal = keyof Words["hangoutJoin"]["refusals"];

const KNOWN: ReadonlySet<string> = new Set<Refusal>([
  "revoked",
  "expired",
  "used",
  "full",
  "closed",
  "takenOff",
  "guestsClosed",
]);

/** The refusal that a failure means; `null` where it is a failure of another kind, which a retry may help. */
export function refusalOf(failure: unknown): Refusal | null {
  const reason = reasonOf(failure);
  if (reason && KNOWN.has(reason)) return reason as Refusal;
  if (isHidden(failure)) return "missing";
  return null;
}
