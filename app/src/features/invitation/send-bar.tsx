import { useInvitationWords } from "~/ui/words/invitation";
import type { InvitationOption, Vote } from "./model";
import page from "./page.module.css";
import classes from "./poll.module.css";
import { Problem } from "./problem";
import type { Sending } from "./use-send";

interface Props {
  options: readonly InvitationOption[];
  votes: Readonly<Record<string, Vote>>;
  sending: Sending;
  /** True for somebody who sent answers before. */
  hasAnswered: boolean;
  /** True while there is something to send. */
  isOpen: boolean;
}

/**
 * Stays at the bottom until the answers are sent, and has its button while there is something to send: a square for each date that fills up, and the one button. Dates may
 * stay open. The navigation of the app makes room for it on a phone.
 */
export function SendBar({ options, votes, sending, hasAnswered, isOpen }: Props) {
  const w = useInvitationWords();
  const left = options.filter(({ id }) => votes[id] === undefined).length;
  return (
    <div className={classes.bar} data-sticks={isOpen || undefined} data-bottom-bar={isOpen || undefined}>
      {sending.refusal && sending.refusal !== "nameTaken" ? <Problem refusal={sending.refusal} /> : null}
      <div className={classes.progress} role="status">
        <b>{left > 0 ? w.poll.left(left) : w.poll.allDone}</b>
        <span className={classes.squares} aria-hidden="true">
          {options.map(({ id }) => (
            <i key={id} data-vote={votes[id]} />
          ))}
        </span>
      </div>
      {isOpen ? (
        <button type="submit" className={page.button} disabled={sending.isSending}>
          {sending.isSending ? w.sending : hasAnswered ? w.sendAgain : w.send}
        </button>
      ) : null}
    </div>
  );
}
