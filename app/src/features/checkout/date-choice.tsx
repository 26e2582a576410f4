import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { useCheckoutWords } from "~/ui/words/checkout";
import classes from "./date-choice.module.css";
import { hoursOf, leafOf, ownTimeOf } from "./dates";
import type { Session } from "./flow";

/** Dates shown at first. */
const SHOWN_MAX = 4;
/** From here on the number of seats left is coloured: they may be gone soon. */
const FEW_SEATS = 4;

interface Props {
  dates: readonly Session[];
  chosenId: string | undefined;
  /** Seats the reader can have on a date. */
  freeOn: (session: Session) => number;
  isBooked: (sessionId: string) => boolean;
  onChoose: (sessionId: string) => void;
  label?: string;
}

/** Dates to choose from, each with its hours, the reader's own time where it differs, and the seats that are left. */
export function DateChoice({ dates, chosenId, freeOn, isBooked, onChoose, label }: Props) {
  const w = useCheckoutWords();
  const [showsAll, showAll] = useState(false);
  const name = useId();
  const chosenAt = dates.findIndex(({ id }) => id === chosenId);
  const isFolded = !showsAll && dates.length > SHOWN_MAX + 1 && chosenAt < SHOWN_MAX;
  const shown = isFolded ? dates.slice(0, SHOWN_MAX) : dates;
  return (
    <fieldset className={classes.dates}>
      <legend>{label ?? w.dates.label}</legend>
      {shown.map((session) => (
        <label key={session.id} className={classes.date}>
          <input
            type="radio"
            name={name}
            checked={session.id === chosenId}
            onChange={() => onChoose(session.id)}
            className={classes.radio}
          />
          <DateRow session={session} free={freeOn(session)} isBooked={isBooked(session.id)} />
        </label>
      ))}
      {isFolded ? (
        <Button variant="subtle" className={classes.all ?? ""} onClick={() => showAll(true)}>
          {w.dates.all(dates.length)}
        </Button>
      ) : null}
    </fieldset>
  );
}

function DateRow({ session, free, isBooked }: { session: Session; free: number; isBooked: boolean }) {
  const w = useCheckoutWords();
  const { data } = session;
  const { startsAt } = data;
  const own = ownTimeOf(data, w);
  return (
    <>
      {startsAt ? <Leaf {...data} startsAt={startsAt} /> : null}
      <span className={classes.hours}>
        <b>{startsAt ? hoursOf(data, w) : w.dates.anytime}</b>
        <small>{startsAt ? own : w.dates.anytimeText}</small>
      </span>
      {isBooked ? (
        <span className={classes.left} data-tone="booked">
          {w.dates.booked}
        </span>
      ) : free > 0 ? (
        startsAt || free <= FEW_SEATS ? (
          <span className={classes.left} data-tone={free <= FEW_SEATS ? "few" : undefined}>
            {w.dates.left(free)}
          </span>
        ) : null
      ) : (
        <span className={classes.left} data-tone="full">
          {w.dates.waiting(data.seats?.waiting ?? 0)}
        </span>
      )}
    </>
  );
}

function Leaf(date: Parameters<typeof leafOf>[0]) {
  const { weekday, day, month } = leafOf(date);
  return (
    <span className={classes.leaf}>
      <small>{weekday}</small> <b>{day}</b> <small>{month}</small>
    </span>
  );
}
