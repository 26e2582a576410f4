import { useInvitationWords } from "~/ui/words/invitation";
import { dayParts } from "./dates";
import type { InvitationActions, InvitationSelf, InvitationView, RsvpAnswer } from "./model";
import { Notice } from "./notice";
import classes from "./page.module.css";
import { Problem } from "./problem";
import { timesOf } from "./sentences";
import { useSend } from "./use-send";

interface Props {
  view: InvitationView;
  me: InvitationSelf;
  actions: Pick<InvitationActions, "rsvp">;
}

/** The new day and time of a hangout that was moved, and the one question about it. */
export function MovedNotice({ view, me, actions }: Props) {
  const w = useInvitationWords();
  const sending = useSend();
  const { startsAt, endsAt } = view.when;
  if (!startsAt) return null;
  const answer = (rsvp: RsvpAnswer["rsvp"], words: string, look: string | undefined) => (
    <button
      type="button"
      className={look}
      disabled={sending.isSending}
      onClick={() => sending.run(() => actions.rsvp({ rsvp, partySize: me.partySize }))}
    >
      {words}
    </button>
  );
  return (
    <Notice icon="calendar" title={w.states.moved(dayParts(startsAt, view.when).long)} isUrgent>
      <p>
        <b>{timesOf(startsAt, endsAt, view, w)}.</b> {w.states.movedText}
      </p>
      {answer("going", w.states.movedYes, classes.line)} {answer("maybe", w.rsvp.maybe, classes.quiet)}{" "}
      {answer("no", w.states.movedNo, classes.quiet)}
      <Problem refusal={sending.refusal} />
    </Notice>
  );
}
