import { useInvitationWords } from "~/ui/words/invitation";
import { Notice } from "./notice";
import classes from "./page.module.css";

/** For somebody who came by the private link they had as a guest: their answers are in their account, by signing in. */
export function FormerGuest({ signIn }: { signIn: string | undefined }) {
  const { states } = useInvitationWords();
  return (
    <Notice icon="people" title={states.former}>
      <p>{states.formerText}</p>
      {signIn ? (
        <a className={classes.line} href={signIn}>
          {states.formerSignIn}
        </a>
      ) : null}
    </Notice>
  );
}
