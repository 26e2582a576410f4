import { Button, Group, Progress } from "@mantine/core";
import type { MouseEvent } from "react";
import { number } from "../format";
import { useWords } from "../words";
import classes from "./waiting.module.css";

export interface WaitingChange {
  key: string;
  /** The change in a few words. */
  label: string;
  state: "waiting" | "sending" | "refused";
  /** Reason that it waits or was refused. */
  reason?: string;
  /** Share that was sent, 0 to 1. */
  sent?: number;
  /** True where trying again is in vain. */
  isFinal?: boolean;
  /** Words of the person, to be copied where trying again is in vain. */
  words?: string;
}

interface Props {
  title: string;
  explained: string;
  changes: readonly WaitingChange[];
  onTakeBack: (change: WaitingChange) => void;
  onTryAgain: (change: WaitingChange) => void;
  /** Copies the words of a change; no way to it where it is left out. */
  onCopy?: (change: WaitingChange) => void;
}

/** Changes that are not on the server yet, with what holds each of them up and what can be done about it. */
export function WaitingList({ title, explained, changes, ...on }: Props) {
  if (changes.length === 0) return null;
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      <p>{explained}</p>
      <ul>
        {changes.map((change) => (
          <Row key={change.key} change={change} {...on} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends Pick<Props, "onTakeBack" | "onTryAgain" | "onCopy"> {
  change: WaitingChange;
}

/** Moves the focus from a row that goes to the next one, or to the heading where there is none. */
function focusBeside(row: HTMLElement | null): void {
  const buttonOf = (beside: Element | null | undefined) => beside?.querySelector<HTMLElement>("button:last-of-type");
  const heading = row?.closest('[role="dialog"]')?.querySelector<HTMLElement>("h2");
  (buttonOf(row?.nextElementSibling) ?? buttonOf(row?.previousElementSibling) ?? heading)?.focus();
}

function Row({ change, onTakeBack, onTryAgain, onCopy }: RowProps) {
  const { outbox: w, common } = useWords();
  const { label, state, reason, sent = 0, isFinal = false, words = "" } = change;
  const percent = Math.round(100 * sent);
  const sending = sent > 0 ? w.status.sendingPart(number(percent)) : w.status.sending;
  const discard = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusBeside(currentTarget.closest("li"));
    onTakeBack(change);
  };
  return (
    <li className={classes.row} data-state={state}>
      <strong>{label}</strong>
      <span className={classes.reason}>{state === "sending" ? sending : reason}</span>
      {state === "sending" && sent > 0 ? <Progress value={percent} size="sm" aria-label={label} /> : null}
      {state === "sending" ? null : (
        <Group gap="xs">
          {isFinal && words && onCopy ? (
            <Button variant="default" aria-label={w.copyThis(label)} onClick={() => onCopy(change)}>
              {w.copy}
            </Button>
          ) : null}
          {state === "refused" && !isFinal ? (
            <Button variant="default" aria-label={w.tryThisAgain(label)} onClick={() => onTryAgain(change)}>
              {common.tryAgain}
            </Button>
          ) : null}
          <Button variant="default" aria-label={w.takeBackThis(label)} onClick={discard}>
            {w.takeBack}
          </Button>
        </Group>
      )}
    </li>
  );
}
