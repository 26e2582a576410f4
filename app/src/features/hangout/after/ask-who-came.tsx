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
  /** Picks another date, where it did not take place. */
  onMove: () => void;
}

/**
 * Once a hangout has begun: asks the host who came, and says when there are points for it. Once it is over it may also
 * not have taken place: then it gets another date.
 */
export function AskWhoCame({ hangout, onOpen, onMove }: Props) {
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
      <span className={classes.answers}>
        <Button size="md" variant={isEarly ? "default" : "filled"} onClick={onOpen}>
          {after.did}
        </Button>
        {isEarly ? null : (
          <Button size="md" variant="default" onClick={onMove}>
            {after.didNot}
          </Button>
        )}
      </span>
    </section>
  );
}
