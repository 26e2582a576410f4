/** Says what came of an action on the page of a quest. */
import { sentence } from "~/api/failure";
import { toast } from "~/ui/toast";

export function failed(failure: unknown): void {
  toast({ message: sentence(failure), kind: "failure" });
}
