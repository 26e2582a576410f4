import { IconCheck } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { Portrait } from "../portrait";
import type { Candidate } from "./people-picker";
import classes from "./person-option.module.css";

interface Props {
  person: Candidate;
  isChosen: boolean;
  /** True if nobody more can be chosen. */
  isFull: boolean;
  /** The element that says why nobody more can be. */
  noticeId: string;
  onToggle: () => void;
}

/** One row to choose: face, name, a fact, and a round tick. The whole row is the checkbox. */
export function PersonOption({ person, isChosen, isFull, noticeId, onToggle }: Props) {
  const { id, name, userName, photo, fact } = person;
  const isBlocked = isFull && !isChosen;
  // Enter does what it does in the field, and does not send the form around it.
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!isBlocked) onToggle();
  };
  return (
    <label className={classes.row} data-blocked={isBlocked || undefined}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isBlocked}
        aria-describedby={isBlocked ? noticeId : undefined}
        onChange={onToggle}
        onKeyDown={press}
        data-row
      />
      <Portrait name={name} uid={id} src={photo} />
      <span className={classes.who}>
        <span className={classes.name}>{name}</span>
        <span className={classes.fact}>{fact ?? (userName ? `@${userName}` : "")}</span>
      </span>
      <span className={classes.tick} aria-hidden="true">
        <IconCheck size={18} stroke={2} />
      </span>
    </label>
  );
}
