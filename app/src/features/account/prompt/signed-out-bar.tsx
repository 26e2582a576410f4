import { Button } from "@mantine/core";
import { requestSignIn } from "~/sync/session/session";
import { useWords } from "~/ui/words";
import classes from "./prompt.module.css";

/** Says after "Not now" that changes wait on this device, and offers to sign in. */
export function SignedOutBar() {
  const w = useWords();
  return (
    <section className={classes.bar} aria-label={w.session.bar}>
      <p>{w.session.bar}</p>
      <Button variant="default" onClick={requestSignIn}>
        {w.nav.signIn}
      </Button>
    </section>
  );
}
