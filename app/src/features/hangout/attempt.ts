/** Runs actions of a hangout, and says what came of them. */
import { reasonOf, sentence } from "~/api/failure";
import { toast } from "~/ui/toast";
import { words } from "~/ui/words";

/** Waits for an action; a refusal is told in a toast. Answers true where it was not refused. */
export async function attempt(action: Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await action;
    if (done) toast({ message: done });
    return true;
  } catch (failure) {
    toast({ message: refusal(failure), kind: "failure" });
    return false;
  }
}

function refusal(failure: unknown): string {
  const reasons: Readonly<Record<string, string>> = words().hangout.failed;
  return reasons[reasonOf(failure) ?? ""] ?? sentence(failure);
}
