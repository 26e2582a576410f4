import { Failure, sentence } from "~/api/failure";
import { firstWords } from "~/ui/words/first";

/** The reason why an edit of a list was refused: one that is not there for its editor any more, or the failure's own. */
export function refusalOf(failure: unknown): string {
  const isLost = failure instanceof Failure && failure.code === "not-found";
  return isLost ? firstWords().done.lostList : sentence(failure);
}
