import { reasonOf } from "~/api/failure";
import type { Words } from "~/ui/words";

/** What it means that the server refuses the password that something is confirmed with; other failures have no such sentence. */
export function passwordRefusal(failure: unknown, { password }: Words): string | undefined {
  const reason = reasonOf(failure);
  if (reason === "password") return password.wrong;
  return reason === "signInAgain" ? password.signInAgain : undefined;
}
