import { Button } from "@mantine/core";
import { useState } from "react";
import { useCheckoutWords } from "~/ui/words/checkout";
import { DateChoice } from "./date-choice";
import { dayOf } from "./dates";
import { nearestDates, seatsForMe } from "./flow";
import { LineCard } from "./line-card";
import classes from "./stage.module.css";
import type { BookingActions } from "./use-booking";
import type { Checkout } from "./use-checkout";

/** Dates offered in place of one that is gone. */
const OFFERED_MAX = 3;

interface Props {
  checkout: Checkout;
  actions: BookingActions;
}

/** Somebody else was quicker: what happened, what is safe, the nearest dates with enough seats, and the line. */
export function SoldOut({ checkout, actions }: Props) {
  const w = useCheckoutWords().soldOut;
  const { quest, dates, session, seats, free, isOneStep } = checkout;
  const others = nearestDates(quest.data, dates, session, seats)
    .filter(({ id }) => !checkout.isBookedDate(id))
    .slice(0, OFFERED_MAX);
  const [chosenId, choose] = useState(others[0]?.id);
  const chosen = others.find(({ id }) => id === chosenId) ?? others[0];
  const day = session ? dayOf(session.data) : "";
  const take = (sessionId: string, count: number) => {
    checkout.choose(sessionId);
    if (count !== seats) checkout.chooseSeats(count);
    void actions.holdAndGoOn(sessionId, count);
  };
  return (
    <>
      <p role="alert">
        {free > 0 ? w.fewer(day, free) : day ? w.none(day) : w.noneAnytime} {w.safe}
      </p>
      {free > 0 && session ? (
        <div>
          <Button variant="default" loading={actions.busy !== null} onClick={() => take(session.id, free)}>
            {w.take(free)}
          </Button>
        </div>
      ) : null}
      {chosen ? (
        <DateChoice
          label={w.other(seats)}
          dates={others}
          chosenId={chosen.id}
          freeOn={(date) => seatsForMe(quest.data, date, null)}
          isBooked={() => false}
          onChoose={choose}
        />
      ) : null}
      <LineCard checkout={checkout} actions={actions} isAlone={!chosen} />
      {chosen ? (
        <div className={classes.foot}>
          <Button size="md" loading={actions.busy !== null} onClick={() => take(chosen.id, seats)}>
            {isOneStep ? w.book(seats, dayOf(chosen.data)) : w.hold(seats, dayOf(chosen.data))}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => checkout.setProblem(null)}>
            {w.otherDates}
          </Button>
        </div>
      ) : null}
    </>
  );
}
