import type { KeyboardEvent, ReactNode } from "react";
import { useInvitationWords } from "~/ui/words/invitation";
import { Icon } from "./icon";
import type { Vote } from "./model";
import classes from "./vote-choice.module.css";

const VOTES: readonly Vote[] = ["yes", "maybe", "no"];
const KEYS: Readonly<Record<string, Vote>> = { y: "yes", j: "yes", m: "maybe", n: "no" };

interface Props {
  /** Read before the three answers: the date and what others said. */
  legend: ReactNode;
  name: string;
  value: Vote | undefined;
  onChange: (vote: Vote | null) => void;
  words?: Readonly<Record<Vote, string>>;
  disabled?: boolean;
}

/** Yes, if need be, no: one of three, each a shape and a word. A second press takes the answer back. Y, M and N answer too. */
export function VoteChoice({ legend, name, value, onChange, words, disabled = false }: Props) {
  const { poll } = useInvitationWords();
  const press = (event: KeyboardEvent) => {
    const vote = KEYS[event.key.toLowerCase()];
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (vote) onChange(vote);
    else if (event.key === "Backspace" || event.key === "Delete") onChange(null);
  };
  return (
    <fieldset className={classes.choice} onKeyDown={press} disabled={disabled}>
      <legend className={classes.legend}>{legend}</legend>
      {VOTES.map((vote) => (
        <label key={vote} className={classes.vote} data-vote={vote}>
          <input
            type="radio"
            name={name}
            value={vote}
            checked={value === vote}
            onChange={() => onChange(vote)}
            onClick={() => {
              if (value === vote) onChange(null);
            }}
          />
          <Icon name={vote} />
          {words?.[vote] ?? poll[vote]}
        </label>
      ))}
    </fieldset>
  );
}
