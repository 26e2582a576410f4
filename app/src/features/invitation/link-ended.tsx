import { useInvitationWords } from "~/ui/words/invitation";
import { Notice } from "./notice";
import classes from "./page.module.css";

/** A link that was ended, has run out, or has let in everybody it was for. */
export function LinkEnded() {
  const w = useInvitationWords();
  return (
    <div className={`${classes.frame} ${classes.page}`}>
      <div className={classes.right}>
        <h1 className={classes.unseen}>{w.states.link}</h1>
        <Notice icon="link" title={w.states.link}>
          <p>{w.states.linkText}</p>
        </Notice>
        <p>
          <a className={classes.line} href="/">
            {w.home}
          </a>
        </p>
      </div>
    </div>
  );
}
