import { Button } from "@mantine/core";
import type { RankedDate } from "~/sync/hangouts/ranking";
import { useWords } from "~/ui/words";
import type { PollFacts } from "../poll/poll-facts";
import classes from "./pick.module.css";

interface Props {
  facts: PollFacts;
  onInstead: (ranked: RankedDate) => void;
  onNewDates: () => void;
}

/** In place of picking a date that has passed: the best of those to come, and more dates to vote on. */
export function PassedDate({ facts, onInstead, onNewDates }: Props) {
  const { passed, warn } = useWords().hangout;
  const next = facts.best ?? facts.ranked.find(({ option }) => !facts.isPast(option));
  return (
    <div className={classes.sheet}>
      <p className={classes.soft}>{next ? passed.text : passed.allText}</p>
      <div className={classes.actions}>
        {next ? (
          <Button size="lg" onClick={() => onInstead(next)}>
            {warn.instead(facts.dateOf(next.option).name)}
          </Button>
        ) : null}
        <Button size={next ? "md" : "lg"} variant={next ? "default" : "filled"} onClick={onNewDates}>
          {passed.newDates}
        </Button>
      </div>
    </div>
  );
}
