import { reasonOf } from "~/api/failure";
import type { Words } from "~/ui/words";

/** The sentence for a refused password that something is confirmed with, at its field; other failures have none. */
export function passwordRefusal(failure: unknown, { password }: Words): { password: string } | undefined {
  const reason = reasonOf(failure);
  if (reason === "password") return { password: password.wrong };
  return reason === "signInAgain" ? { password: password.signInAgain } : undefined;
}
