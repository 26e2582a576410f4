import { Button } from "@mantine/core";
import { usePlanWords } from "~/ui/words/plan";
import classes from "./plan.module.css";
import type { Suggesting } from "./plan-view";

/** Stays in sight while somebody makes suggestions: how many, and the way to send or drop them. */
export function SuggestBar({ drafts, send, discard, isSending, onStop }: Suggesting & { onStop: () => void }) {
  const w = usePlanWords();
  const count = drafts.length;
  const drop = () => {
    discard();
    onStop();
  };
  return (
    <section className={classes.suggestBar} aria-label={w.suggest.mode}>
      <p aria-live="polite">{count === 0 ? w.suggest.how : w.suggest.count(count)}</p>
      <Button variant="subtle" onClick={drop}>
        {count === 0 ? w.suggest.stop : w.suggest.discard}
      </Button>
      {count > 0 ? (
        <Button loading={isSending} onClick={send}>
          {w.suggest.send(count)}
        </Button>
      ) : null}
    </section>
  );
}
