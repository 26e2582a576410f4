import { useId } from "react";
import type { Vote } from "~/sync/hangouts/hangout";
import { useWords } from "~/ui/words";
import classes from "./own-vote.module.css";
import { VoteMark } from "./vote-mark";

interface Props {
  /** The day. */
  name: string;
  /** Its times, in small print. */
  note: string;
  vote: Vote | undefined;
  onVote: (vote: Vote | null) => void;
}

const VOTES: readonly Vote[] = ["yes", "maybe", "no"];
const KEYS: Readonly<Record<string, Vote>> = { y: "yes", j: "yes", m: "maybe", n: "no" };

/** The reader's own answer to one date: three words to press; pressed again it is cleared. */
export function OwnVote({ name, note, vote, onVote }: Props) {
  const { votes } = useWords().hangout;
  const group = useId();
  return (
    <fieldset
      className={classes.own}
      onKeyDown={({ key, metaKey, ctrlKey, altKey }) => {
        const chosen = KEYS[key.toLowerCase()];
        if (chosen && !metaKey && !ctrlKey && !altKey) onVote(chosen);
      }}
    >
      <legend>
        <b>{name}</b> <span>{note}</span>
      </legend>
      {VOTES.map((each) => (
        <label key={each} data-vote={each}>
          <input
            type="radio"
            name={group}
            checked={vote === each}
            onChange={() => onVote(each)}
            onClick={() => vote === each && onVote(null)}
          />
          <VoteMark vote={each} />
          <span>{votes[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
