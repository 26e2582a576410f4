import { useInvitationWords } from "~/ui/words/invitation";
import { Faces } from "./face";
import type { InvitationView } from "./model";
import classes from "./page.module.css";
import { answeredNames, hasAnswered } from "./sentences";

/** Faces and names of those who have answered, where there is room beside the poll. */
export function Answered({ view }: { view: InvitationView }) {
  const w = useInvitationWords();
  const answered = view.people.filter(hasAnswered);
  if (answered.length === 0) return null;
  return (
    <div className={classes.answered}>
      <Faces people={answered} />
      <p>
        <b>{answeredNames(answered, w)}</b> {w.poll.haveAnswered(answered.length)}
      </p>
    </div>
  );
}
