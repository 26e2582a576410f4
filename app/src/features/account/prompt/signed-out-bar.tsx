import { Button } from "@mantine/core";
import { useStore } from "zustand";
import { useLists } from "~/sync/lists/use-lists";
import { outbox } from "~/sync/outbox/store";
import { requestSignIn } from "~/sync/session/session";
import { useSession } from "~/sync/session/use-session";
import { useWords } from "~/ui/words";
import { ForgetDevice } from "./forget-device";
import classes from "./prompt.module.css";

/** Says that the session is over and what is safe on this device, and offers to sign in. */
export function SignedOutBar() {
  const w = useWords();
  const waiting = useStore(outbox, ({ entries }) => entries.filter(({ status }) => status !== "refused").length);
  const hasLists = useLists(({ saved = [] }) => saved.length > 0);
  const isOfEarlierVisit = useSession(({ status }) => status === "ended-before");
  const text = hasLists || waiting > 0 ? w.session.bar(waiting) : w.session.barWithoutLists;
  return (
    <section className={classes.bar} aria-label={w.session.barLabel} data-earlier-visit={isOfEarlierVisit || undefined}>
      <p role="status">{text}</p>
      <div className={classes.barWays}>
        <Button onClick={requestSignIn}>{w.nav.signIn}</Button>
        {isOfEarlierVisit ? <ForgetDevice waiting={waiting} /> : null}
      </div>
    </section>
  );
}
