import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { Booking } from "~/core";
import type { MyQuest } from "~/sync/quests/arrange";
import { changeSeats } from "~/sync/quests/booking-actions";
import { type SeatChange, seatChangeOf } from "~/sync/quests/cancellation";
import { type MyQuestsWords, useMyQuestsWords } from "~/ui/words/my-quests";
import { useAttempt } from "./attempt";
import classes from "./my-quests.module.css";
import { priceText } from "./texts";

/** Seats of a booking, as the server takes them. */
const SEATS_MAX = 10;

interface Props {
  mine: MyQuest;
  nowMs: number;
  onBack: () => void;
  onDone: () => void;
}

/** Asks for another number of seats, and says what that means in money before it is pressed. */
export function SeatsPanel({ mine: { id, booking }, nowMs, onBack, onDone }: Props) {
  const words = useMyQuestsWords();
  const w = words.change;
  const [seats, setSeats] = useState(booking.seats);
  const { attempt, isRunning, refusal } = useAttempt();
  const change = seatChangeOf(booking, seats, nowMs);
  const most = change.isPaid ? booking.seats : SEATS_MAX;
  const fewer = booking.seats - seats;
  const save = async () => {
    const isDone = await attempt(
      () => changeSeats(id, seats, change.lost > 0),
      () => w.done(seats),
    );
    if (isDone) onDone();
  };
  const giveUp = change.back > 0 ? w.giveBack(fewer, priceText(change.back, booking)) : w.give(fewer);
  return (
    <div className={classes.panel}>
      <NativeSelect
        label={w.label}
        size="md"
        value={String(seats)}
        data={Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: words.seats(at + 1) }))}
        onChange={(event) => setSeats(Number(event.currentTarget.value))}
      />
      <div role="status">
        {sentences(booking, seats, change, w).map((each, at) => (
          <p key={each} className={at === 0 ? classes.big : classes.soft}>
            {each}
          </p>
        ))}
      </div>
      {refusal ? <p role="alert">{refusal}</p> : null}
      <div className={classes.ways}>
        <Button size="md" variant="default" onClick={onBack}>
          {words.manage.back}
        </Button>
        <Button size="md" disabled={fewer === 0} loading={isRunning} onClick={save}>
          {fewer === 0 ? w.same : fewer > 0 ? giveUp : w.take(-fewer)}
        </Button>
      </div>
    </div>
  );
}

/** Sentences of what another number of seats means: the money first. */
function sentences(booking: Booking, seats: number, change: SeatChange, w: MyQuestsWords["change"]): readonly string[] {
  const fewer = booking.seats - seats;
  if (fewer === 0) return change.isPaid ? [w.paid] : [];
  const price = (amount: number) => priceText(amount, booking);
  const isOwed = booking.payment === "atMeeting" && booking.total > 0;
  return [
    change.back > 0 ? w.back(price(change.back)) : "",
    change.lost > 0 ? w.lost(price(change.lost)) : "",
    isOwed ? w.meeting(price(change.total), price(booking.total)) : "",
    fewer > 0 ? w.freed(fewer) : w.more,
  ].filter(Boolean);
}
