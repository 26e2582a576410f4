import { Button } from "@mantine/core";
import type { FocusEvent } from "react";
import { priceOfSeat } from "~/sync/quests/seats";
import { useIsKnown } from "~/sync/session/use-session";
import { formatPrice } from "~/ui/money/format-money";
import { useCheckoutWords } from "~/ui/words/checkout";
import { DateChoice } from "./date-choice";
import { holdMinutes, seatsForMe } from "./flow";
import { LineCard } from "./line-card";
import { ProblemNotice, UnsureButton, UnsureInBar } from "./problem-notice";
import { Questions } from "./questions";
import { SeatNames } from "./seat-names";
import { SeatNumber } from "./seat-number";
import classes from "./stage.module.css";
import type { BookingActions } from "./use-booking";
import type { Checkout } from "./use-checkout";
import { WishNotice } from "./wish-notice";

interface Props {
  checkout: Checkout;
  actions: BookingActions;
  host: string | undefined;
}

/** Date, seats and names; where nothing is to be paid the questions as well, so that one press books. */
export function WhenStep({ checkout, actions, host }: Props) {
  const { quest, dates, session, seats, draft, change, free, place, isOneStep, problem, wish } = checkout;
  const asked = quest.data.questions ?? [];
  const canHold = wish !== undefined || (free >= seats && place?.data.status !== "offered");
  return (
    <>
      <DateChoice
        dates={dates}
        chosenId={session?.id}
        freeOn={(date) => seatsForMe(quest.data, date, checkout.hold)}
        isBooked={checkout.isBookedDate}
        onChoose={checkout.choose}
      />
      <fieldset className={classes.fields} disabled={wish !== undefined} onFocus={showClear}>
        <SeatNumber value={seats} free={free} onChange={checkout.chooseSeats} />
        <SeatNames seats={seats} names={draft.names} onChange={(names) => change({ names })} />
        {isOneStep && asked.length > 0 ? (
          <Questions
            questions={asked}
            answers={draft.answers}
            host={host}
            wrong={problem?.kind === "fields" ? problem.fields : []}
            onChange={(answers) => change({ answers })}
          />
        ) : null}
      </fieldset>
      <ProblemNotice checkout={checkout} actions={actions} isInBar={canHold} />
      {canHold ? <GoOn checkout={checkout} actions={actions} /> : <LineCard checkout={checkout} actions={actions} />}
    </>
  );
}

/** Moves a field that is written in clear of the bar below, also where some of it was in sight already. */
function showClear({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    target.scrollIntoView({ block: "nearest" });
}

function GoOn({ checkout, actions }: Omit<Props, "host">) {
  const w = useCheckoutWords();
  const { quest, session, seats, isOneStep, problem, wish } = checkout;
  const isUnsure = problem?.kind === "unsure";
  const isKnown = useIsKnown();
  const price = priceOfSeat(quest.data, session?.data);
  const note = isOneStep ? w.free.note : w.hold.promise(holdMinutes(quest.data));
  return (
    <div className={classes.foot} data-foot="">
      <UnsureInBar checkout={checkout} actions={actions} />
      {wish ? (
        <WishNotice wish={wish} />
      ) : isUnsure ? (
        <UnsureButton actions={actions} />
      ) : (
        <Button size="md" loading={actions.busy !== null} onClick={() => void actions.holdAndGoOn()}>
          {price ? w.hold.button(seats, formatPrice(price.amount * seats, price.currency)) : w.free.button(seats)}
        </Button>
      )}
      <p>{isKnown ? note : w.signIn}</p>
    </div>
  );
}
