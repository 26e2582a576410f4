import { Button } from "@mantine/core";
import type { Hangout } from "~/core";
import { endMsOf, type Stored } from "~/sync/hangouts/hangout";
import { useNow } from "~/ui/use-now";
import { useWords } from "~/ui/words";
import { endText } from "../dates";
import classes from "./after.module.css";

interface Props {
  hangout: Stored<Hangout>;
  onOpen: () => void;
}

/** Once a hangout has begun: asks the host who came, and says when there are points for it. */
export function AskWhoCame({ hangout, onOpen }: Props) {
  const { after } = useWords().hangout;
  const endMs = endMsOf(hangout) ?? 0;
  const nowMs = useNow();
  const isEarly = nowMs < endMs;
  return (
    <section className={classes.ask} aria-label={isEarly ? after.earlyTitle : after.askTitle}>
      <span className={classes.question}>
        <b className={classes.asked}>{isEarly ? after.earlyTitle : after.askTitle}</b>
        <span>{isEarly ? after.earlyAsk(endText(endMs, hangout.data, nowMs)) : after.askText}</span>
      </span>
      <Button size="md" variant={isEarly ? "default" : "filled"} onClick={onOpen}>
        {after.did}
      </Button>
    </section>
  );
}
