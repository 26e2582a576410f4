import { useInvitationWords } from "~/ui/words/invitation";
import { Notice } from "./notice";
import classes from "./page.module.css";
import { firstName } from "./sentences";

/** For a guest whom the host took off: who did, and the way back in. */
export function TakenOff({ host }: { host: string }) {
  const w = useInvitationWords();
  const title = w.states.takenOff(firstName(host));
  return (
    <div className={`${classes.frame} ${classes.page}`}>
      <div className={classes.right}>
        <h1 className={classes.unseen}>{title}</h1>
        <Notice icon="no" title={title}>
          <p>{w.states.takenOffText(firstName(host))}</p>
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
