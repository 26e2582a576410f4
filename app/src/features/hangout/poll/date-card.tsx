import { IconChevronDown, IconStar } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { RankedDate } from "~/sync/hangouts/ranking";
import { FaceStack } from "~/ui/people/face-stack";
import { useWords } from "~/ui/words";
import { listNames, personOf } from "../people";
import classes from "./date-card.module.css";
import { type PollFacts, reasonOf, verdictOf } from "./poll-facts";
import { VoteMark } from "./vote-mark";

interface Props {
  facts: PollFacts;
  ranked: RankedDate;
  onPick: (() => void) | undefined;
}

/**
 * A date of the poll on a phone: how many can, who cannot; a press opens who said what. The best one says that it is, and
 * why.
 */
export function DateCard({ facts, ranked, onPick }: Props) {
  const w = useWords();
  const { votes, pick } = w.hangout;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const date = facts.dateOf(ranked.option);
  const isBest = ranked.option.id === facts.best?.option.id;
  const { yes, maybe, no, neededNo, answered } = ranked;
  return (
    <li className={classes.card} data-best={isBest || undefined} data-past={facts.isPast(ranked.option) || undefined}>
      {isBest ? (
        <p className={classes.reason}>
          <IconStar size={17} stroke={2} aria-hidden="true" />
          <span>
            <b>{w.hangout.best.title}.</b> {reasonOf(facts, ranked, w)}
          </span>
        </p>
      ) : null}
      <button
        type="button"
        className={classes.face}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.day}>
          {date.day}
          <small>{date.month}</small>
        </span>
        <span className={classes.when}>
          <b>{date.weekday}</b>
          <span>{date.times}</span>
        </span>
        {answered > 0 ? (
          <span className={classes.count}>
            <b>{yes.length}</b>
            <span>{votes.of(answered)}</span>
            {maybe.length > 0 ? <span>{votes.more(maybe.length)}</span> : null}
          </span>
        ) : null}
        <span className={classes.bars} aria-hidden="true">
          {(["yes", "maybe", "no"] as const).flatMap((vote) =>
            ranked[vote].map((member) => <span key={member.id} data-vote={vote} />),
          )}
        </span>
        <span className={classes.verdict} data-needed={neededNo.length > 0 || undefined}>
          {no.length > 0 ? <FaceStack people={no.map(personOf)} max={3} size="tiny" names="hidden" /> : null}
          <span>{verdictOf(ranked, facts, w)}</span>
          <IconChevronDown size={18} stroke={1.8} aria-hidden="true" data-open={isOpen || undefined} />
        </span>
      </button>
      <div id={id} hidden={!isOpen} className={classes.details}>
        <ul aria-label={votes.details(date.full)}>
          {(
            [
              ["yes", yes],
              ["maybe", maybe],
              ["no", no],
            ] as const
          ).map(([vote, people]) =>
            people.length > 0 ? (
              <li key={vote} data-vote={vote}>
                <VoteMark vote={vote} />
                <b>{votes[vote]}</b>
                <span>{listNames(people, facts.names)}</span>
              </li>
            ) : null,
          )}
        </ul>
        {onPick ? (
          <button type="button" className={classes.pick} onClick={onPick}>
            {pick.button(date.name)}
          </button>
        ) : null}
      </div>
    </li>
  );
}
