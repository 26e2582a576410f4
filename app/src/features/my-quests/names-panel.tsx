import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { MyQuest } from "~/sync/quests/arrange";
import { renameSeats } from "~/sync/quests/booking-actions";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import { useAttempt } from "./attempt";
import classes from "./my-quests.module.css";

/** Characters of a name, as the server takes them. */
const NAME_MAX = 60;

interface Props {
  mine: MyQuest;
  onBack: () => void;
  onDone: () => void;
}

/** Changes who sits on the seats of a booking beside the guest, who has the first one. */
export function NamesPanel({ mine: { id, booking }, onBack, onDone }: Props) {
  const words = useMyQuestsWords();
  const w = words.seatNames;
  const { seats, seatNames = [] } = booking;
  const [names, setNames] = useState(() => Array.from({ length: seats - 1 }, (_, at) => seatNames[at] ?? ""));
  const { attempt, isRunning, refusal } = useAttempt();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const given = names.map((name) => name.trim()).filter(Boolean);
    if (
      await attempt(
        () => renameSeats(id, given),
        () => w.done,
      )
    )
      onDone();
  };
  return (
    <form className={classes.panel} onSubmit={save}>
      <p>{w.text}</p>
      {names.map((name, at) => (
        <TextInput
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={at}
          label={w.seat(at + 2)}
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={(event) => setNames(names.with(at, event.currentTarget.value))}
        />
      ))}
      {refusal ? <p role="alert">{refusal}</p> : null}
      <div className={classes.ways}>
        <Button size="md" variant="default" onClick={onBack}>
          {words.manage.back}
        </Button>
        <Button size="md" type="submit" loading={isRunning}>
          {w.save}
        </Button>
      </div>
    </form>
  );
}
