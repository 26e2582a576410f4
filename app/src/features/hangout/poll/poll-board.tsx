import { Button, VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { hasVoted, type Vote } from "~/sync/hangouts/hangout";
import type { RankedDate } from "~/sync/hangouts/ranking";
import { useWords } from "~/ui/words";
import { listNames } from "../people";
import { BestDate } from "./best-date";
import { DateCard } from "./date-card";
import { NeededLine } from "./needed-line";
import { OwnAnswers } from "./own-answers";
import classes from "./poll-board.module.css";
import type { PollFacts } from "./poll-facts";
import { SilentPeople } from "./silent-people";
import { useNewAnswers } from "./use-new-answers";
import { VoteTable } from "./vote-table";

/** From this width on the table has the room it needs beside the aside. */
const WIDE = "(min-width: 68em)";

interface Props {
  facts: PollFacts;
  /** For hosts. */
  onPick?: ((ranked: RankedDate) => void) | undefined;
  /** `undefined` where votes are not taken any more. */
  onVote: ((votes: Readonly<Record<string, Vote | null>>) => void) | undefined;
  /** For hosts. */
  onRemind?: (() => void) | undefined;
}

/** The answers as the host sees them: cards, best first, on a phone; a table with its reasons on a wide screen. */
export function PollBoard({ facts, onPick, onVote, onRemind }: Props) {
  const w = useWords();
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) ?? false;
  const news = useNewAnswers(facts);
  const { best, ranked, total, answered, missing, names } = facts;
  const isAlone = total <= 1;
  // Stays where it is while the reader answers.
  const [isBestFirst] = useState(() =>
    facts.snapshot.members.some((each) => each.id !== facts.ownId && hasVoted(each)),
  );
  const own = onVote && facts.ownId ? <OwnAnswers facts={facts} onVote={onVote} /> : null;
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {isAlone ? <p className={classes.alone}>{w.hangout.nobodyYet}</p> : null}
      {isWide ? <NeededLine facts={facts} /> : null}
      {isWide ? (
        <div className={classes.wide}>
          <VoteTable
            facts={facts}
            onPick={onPick}
            onVote={onVote && ((optionId, vote) => onVote({ [optionId]: vote }))}
            onRemind={onRemind}
          />
          <div className={classes.aside}>
            <BestDate facts={facts} isHost={onPick !== undefined} />
          </div>
        </div>
      ) : (
        <>
          <p className={classes.lede}>
            {w.hangout.answered(answered, total)}{" "}
            {missing.length > 0 ? w.hangout.waitingFor(listNames(missing, names), missing.length) : ""}
          </p>
          <NeededLine facts={facts} />
          {isBestFirst ? null : own}
          <ol className={classes.cards}>
            {ranked.map((each) => (
              <DateCard key={each.option.id} facts={facts} ranked={each} onPick={onPick && (() => onPick(each))} />
            ))}
          </ol>
          {isBestFirst ? own : null}
          {onRemind ? <SilentPeople facts={facts} onRemind={onRemind} /> : null}
          {best && onPick ? (
            <div className={classes.bar}>
              <Button fullWidth size="lg" onClick={() => onPick(best)}>
                {w.hangout.pick.button(facts.dateOf(best.option).name)}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </>
  );
}
