import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { Booking } from "~/core";
import type { MyQuest } from "~/sync/quests/arrange";
import { changeSeats } from "~/sync/quests/booking-actions";
import { type SeatChange, seatChangeOf } from "~/sync/quests/cancellation";
import { othersOn } from "~/sync/quests/seats";
import { useQuestRecord } from "~/sync/quests/use-quest-record";
import { type MyQuestsWords, useMyQuestsWords } from "~/ui/words/my-quests";
import { useAttempt } from "./attempt";
import classes from "./my-quests.module.css";
import { leastNames, mostSeats } from "./seat-choice";
import { priceText } from "./texts";
import { useDate } from "./use-date";

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
  const quest = useQuestRecord(booking.questId);
  const most = mostSeats(booking, change.isPaid, quest, useDate(booking.questId, booking.sessionId));
  const fewer = booking.seats - seats;
  const names = othersOn(booking);
  const mustChoose = names.length > seats - 1;
  const [kept, setKept] = useState<readonly string[]>(names);
  const staying = mustChoose ? kept.slice(0, seats - 1) : names;
  const save = async () => {
    const isDone = await attempt(
      () => changeSeats(id, seats, change.lost > 0, staying),
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
        onChange={(event) => {
          const next = Number(event.currentTarget.value);
          setSeats(next);
          setKept(leastNames(names, next));
        }}
      />
      {mustChoose && seats > 1 ? (
        <Checkbox.Group label={w.staying(seats - 1)} value={[...kept]} onChange={setKept}>
          {names.map((name) => (
            <Checkbox
              key={name}
              value={name}
              label={name}
              mt="xs"
              disabled={kept.length >= seats - 1 && !kept.includes(name)}
            />
          ))}
        </Checkbox.Group>
      ) : null}
      {mustChoose && seats === 1 ? <p>{w.onlyYou}</p> : null}
      <div role="status">
        {sentences(booking, { seats, most }, change, w).map((each, at) => (
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
function sentences(
  booking: Booking,
  { seats, most }: { seats: number; most: number },
  change: SeatChange,
  w: MyQuestsWords["change"],
): readonly string[] {
  const fewer = booking.seats - seats;
  if (fewer === 0) return change.isPaid ? [w.paid] : most === booking.seats ? [w.noMore] : [];
  const price = (amount: number) => priceText(amount, booking);
  const isOwed = booking.payment === "atMeeting" && booking.total > 0;
  return [
    change.back > 0 ? w.back(price(change.back)) : "",
    change.lost > 0 ? w.lost(price(change.lost)) : "",
    isOwed ? w.meeting(price(change.total), price(booking.total)) : "",
    fewer > 0 ? w.freed(fewer) : w.more,
  ].filter(Boolean);
}
