import { useInvitationWords } from "~/ui/words/invitation";
import { dayParts } from "./dates";
import type { InvitationActions, InvitationSelf, InvitationView } from "./model";
import { forgetWait } from "./moved-up";
import { Notice } from "./notice";
import classes from "./page.module.css";
import { Problem } from "./problem";
import { useSend } from "./use-send";

interface Props {
  view: InvitationView;
  me: InvitationSelf;
  actions: Pick<InvitationActions, "rsvp">;
}

/** Tells somebody who waited that they have a spot now, which they confirm or give back. */
export function SpotNotice({ view: { when }, me, actions }: Props) {
  const { states } = useInvitationWords();
  const sending = useSend();
  const answer = (rsvp: "going" | "no") =>
    sending.run(async () => {
      const sent = await actions.rsvp({ rsvp, partySize: me.partySize });
      forgetWait(me.memberId);
      return sent;
    });
  return (
    <Notice icon="yes" title={states.spot} isUrgent>
      <p role="status">
        {me.reconfirm && when.startsAt ? states.spotMoved(dayParts(when.startsAt, when).long) : states.spotText}
      </p>
      <button type="button" className={classes.line} disabled={sending.isSending} onClick={() => answer("going")}>
        {states.movedYes}
      </button>{" "}
      <button type="button" className={classes.quiet} disabled={sending.isSending} onClick={() => answer("no")}>
        {states.giveBack}
      </button>
      <Problem refusal={sending.refusal} />
    </Notice>
  );
}
