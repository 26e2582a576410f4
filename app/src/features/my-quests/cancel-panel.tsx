import { Button } from "@mantine/core";
import type { MyQuest } from "~/sync/quests/arrange";
import { cancelBooking } from "~/sync/quests/booking-actions";
import { type Cancellation, cancellationOf } from "~/sync/quests/cancellation";
import { moment } from "~/ui/format";
import { type MyQuestsWords, useMyQuestsWords } from "~/ui/words/my-quests";
import { useAttempt } from "./attempt";
import classes from "./my-quests.module.css";
import { factsText, priceText } from "./texts";

interface Props {
  mine: MyQuest;
  nowMs: number;
  onBack: () => void;
  onDone: () => void;
}

/** Asks before a booking is cancelled, and says what comes back of its price. */
export function CancelPanel({ mine: { id, booking }, nowMs, onBack, onDone }: Props) {
  const words = useMyQuestsWords();
  const w = words.cancel;
  const { attempt, isRunning, refusal } = useAttempt();
  const cancellation = cancellationOf(booking, nowMs);
  const price = (amount: number) => priceText(amount, booking);
  const isBack = cancellation.isPaid && cancellation.back > 0;
  const cancel = async () => {
    const isDone = await attempt(
      () => cancelBooking(id, cancellation.lost > 0),
      (back) => (isBack ? w.doneBack(booking.questTitle, price(back)) : w.done(booking.questTitle)),
    );
    if (isDone) onDone();
  };
  return (
    <div className={classes.panel}>
      <div>
        <h2>{booking.questTitle}</h2>
        <p className={classes.soft}>{factsText(booking, words)}</p>
      </div>
      <p className={classes.big}>{moneySentence(cancellation, price, w)}</p>
      <p className={classes.soft}>{ruleSentence(cancellation, booking.movedAt !== undefined, booking.total, w)}</p>
      {refusal ? <p role="alert">{refusal}</p> : null}
      <div className={classes.ways}>
        <Button size="md" variant="default" data-autofocus onClick={onBack}>
          {w.keep}
        </Button>
        <Button size="md" color="red" loading={isRunning} onClick={cancel}>
          {isBack
            ? w.yesBack(price(cancellation.back))
            : cancellation.isPaid && cancellation.lost > 0
              ? w.yesLost
              : w.yes}
        </Button>
      </div>
    </div>
  );
}

/** The sentence of what cancelling means in money. */
function moneySentence(
  { back, lost, isPaid }: Cancellation,
  price: (amount: number) => string,
  w: MyQuestsWords["cancel"],
): string {
  if (back + lost === 0) return w.nothing;
  if (isPaid) return back > 0 ? w.all(price(back)) : w.none(price(lost));
  return lost > 0 ? w.owed(price(lost)) : w.meeting(price(back));
}

/** The rule it follows from; empty where nothing is at stake. */
function ruleSentence(
  { back, lost, untilMs }: Cancellation,
  isMoved: boolean,
  total: number,
  w: MyQuestsWords["cancel"],
) {
  if (total === 0) return "";
  if (isMoved) return w.moved;
  if (untilMs === null) return lost > 0 ? w.never : "";
  const until = moment(new Date(untilMs).toISOString());
  return back > 0 ? w.free(until) : w.until(until);
}
