import { comment, removeComment } from "~/sync/hangouts/actions";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { takeBack, tryAgain } from "~/sync/outbox/controls";
import { Comments } from "~/ui/comments/comments";
import { Part } from "~/ui/part";
import { useWords } from "~/ui/words";
import { attempt } from "./attempt";
import { commentsOf } from "./comments-of";

/** Comments of the people in a hangout, live; those written without a network wait. */
export function Talk({ open }: { open: OpenHangout }) {
  const { comments: w } = useWords().hangout;
  const { hangout } = open.snapshot;
  const isWaiting = (id: string) => open.waitingComments.some(({ key }) => key === id);
  return (
    <Part title={w.title}>
      <Comments
        label={w.label(hangout.data.title)}
        comments={commentsOf(open)}
        onSend={(text) => void attempt(comment(open.actor, text))}
        onDelete={(id) => void (isWaiting(id) ? takeBack(id) : attempt(removeComment(open.actor, id)))}
        onRetry={(key) => void attempt(tryAgain(key))}
        {...(hangout.data.status === "cancelled" ? { closed: w.cancelled } : {})}
      />
    </Part>
  );
}
