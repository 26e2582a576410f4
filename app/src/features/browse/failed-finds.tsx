import { Failure, sentence } from "~/api/failure";
import { FailureNotice } from "~/ui/states";
import { LastSeen } from "./last-seen";

interface Props {
  failure: Error;
  /** `true` if ideas stand below in place of the results that could not be loaded. */
  hasIdeas: boolean;
  onRetry: () => void;
}

/** Says why there are no quests and lists. Without a connection, ideas are something to go on with. */
export function FailedFinds({ failure, hasIdeas, onRetry }: Props) {
  if (hasIdeas && isUnreachable(failure)) return <LastSeen seen={false} onRetry={onRetry} />;
  return <FailureNotice main={false} sentence={sentence(failure)} onRetry={onRetry} />;
}

/** True where the server could not be asked, rather than that it refused. */
function isUnreachable(failure: Error): boolean {
  return failure instanceof Failure && ["unavailable", "deadline-exceeded"].includes(failure.code);
}
