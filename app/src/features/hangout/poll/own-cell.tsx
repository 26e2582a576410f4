import { IconPlus } from "@tabler/icons-react";
import type { HTMLAttributes, KeyboardEvent } from "react";
import type { Vote } from "~/sync/hangouts/hangout";
import { useWords } from "~/ui/words";
import { VoteMark } from "./vote-mark";
import classes from "./vote-table.module.css";

interface Props {
  /** Attributes that make it a cell the arrow keys reach. */
  cell: HTMLAttributes<HTMLElement>;
  isBest: boolean;
  day: string;
  vote: Vote | undefined;
  onVote: (vote: Vote | null) => void;
}

const KEYS: Readonly<Record<string, Vote>> = { y: "yes", m: "maybe", n: "no" };
const NEXT = { yes: "maybe", maybe: "no", no: null } as const;

/** The reader's own answer in the table: a press changes it to the next one; Y, M and N choose. */
export function OwnCell({ cell, isBest, day, vote, onVote }: Props) {
  const { votes } = useWords().hangout;
  const word = vote ? votes[vote] : votes.none;
  const press = ({ key }: KeyboardEvent) => {
    const chosen = KEYS[key.toLowerCase()];
    if (chosen) onVote(chosen === vote ? null : chosen);
  };
  return (
    <td data-best={isBest || undefined}>
      <button
        {...cell}
        type="button"
        className={classes.vote}
        data-vote={vote ?? "none"}
        data-own
        aria-label={votes.cell(votes.you, day, word)}
        onClick={() => onVote(vote ? NEXT[vote] : "yes")}
        onKeyDown={press}
      >
        {vote ? <VoteMark vote={vote} /> : <IconPlus size={16} stroke={2} aria-hidden="true" />}
        <span>{vote ? word : votes.answer}</span>
      </button>
    </td>
  );
}
