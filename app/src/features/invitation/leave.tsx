import { useState } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import type { Sent } from "./model";
import classes from "./page.module.css";
import { Problem } from "./problem";
import { useSend } from "./use-send";

/** The way out, which asks once. */
export function Leave({ onLeave }: { onLeave: () => Promise<Sent> }) {
  const w = useInvitationWords();
  const sending = useSend();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <p>
        <button type="button" className={classes.quiet} onClick={() => setAsking(true)}>
          {w.leave}
        </button>
      </p>
    );
  }
  return (
    <section className={classes.card}>
      <p role="status">{w.leaveAsk}</p>
      <button type="button" className={classes.line} disabled={sending.isSending} onClick={() => sending.run(onLeave)}>
        {w.leave}
      </button>{" "}
      <button type="button" className={classes.quiet} onClick={() => setAsking(false)}>
        {w.stay}
      </button>
      <Problem refusal={sending.refusal} />
    </section>
  );
}
