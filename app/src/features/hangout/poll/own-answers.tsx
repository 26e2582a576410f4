import { Button } from "@mantine/core";
import { useState } from "react";
import { optionsByDate, type Vote } from "~/sync/hangouts/hangout";
import { useWords } from "~/ui/words";
import classes from "./own-answers.module.css";
import { OwnVote } from "./own-vote";
import type { PollFacts } from "./poll-facts";

interface Props {
  facts: PollFacts;
  onVote: (votes: Readonly<Record<string, Vote | null>>) => void;
}

/** The host's own answers, above everybody's on a phone: each date with three buttons, and a summary once all are given. */
export function OwnAnswers({ facts, onVote }: Props) {
  const { votes: w } = useWords().hangout;
  const { snapshot, ownId, dateOf } = facts;
  const own = snapshot.members.find(({ id }) => id === ownId)?.data.votes ?? {};
  const options = optionsByDate(snapshot.hangout);
  const left = options.filter(({ id }) => !own[id]).length;
  // It stays open while somebody answers, also after the last date.
  const [isOpen, setOpen] = useState(left > 0);
  const count = (vote: Vote) => options.filter(({ id }) => own[id] === vote).length;
  return (
    <section className={classes.own} aria-label={w.yours}>
      <div className={classes.head}>
        <h2>{w.yours}</h2>
        <span>{left === options.length ? w.addYours : w.summary(count("yes"), count("maybe"), count("no"), left)}</span>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? (left === options.length ? w.later : w.closeYours) : w.changeYours}
        </Button>
      </div>
      {isOpen ? (
        <ul className={classes.dates}>
          {options.map((option) => {
            const date = dateOf(option);
            return (
              <li key={option.id}>
                <OwnVote
                  name={date.full}
                  note={date.times}
                  vote={own[option.id]}
                  onVote={(vote) => onVote({ [option.id]: vote })}
                />
              </li>
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}
