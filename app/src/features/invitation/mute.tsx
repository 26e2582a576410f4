import { useInvitationWords } from "~/ui/words/invitation";
import type { InvitationActions, InvitationView } from "./model";
import classes from "./page.module.css";
import { Problem } from "./problem";
import { useSend } from "./use-send";

/** Turns the notifications about a hangout off and on; says what is still heard. */
export function Mute({ view, actions }: { view: InvitationView; actions: InvitationActions }) {
  const w = useInvitationWords();
  const sending = useSend();
  const { mute } = actions;
  if (!mute) return null;
  const isMuted = view.isMuted === true;
  return (
    <div>
      <button
        type="button"
        className={classes.quiet}
        aria-pressed={isMuted}
        disabled={sending.isSending}
        onClick={() => sending.run(() => mute(!isMuted))}
      >
        {isMuted ? w.mute.off : w.mute.on}
      </button>
      <p className={classes.hint} role="status">
        {isMuted ? w.mute.text : ""}
      </p>
      <Problem refusal={sending.refusal} />
    </div>
  );
}
