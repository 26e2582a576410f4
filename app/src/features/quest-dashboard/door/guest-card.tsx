import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { smallOf } from "~/api/photo";
import type { Quest } from "~/core";
import { type DateGuest, inSince } from "~/sync/door/guest-list";
import { listed, moment } from "~/ui/format";
import { formatPrice } from "~/ui/money/format-money";
import { Portrait } from "~/ui/portrait";
import { useDoorWords } from "~/ui/words/quest-door";
import classes from "./door.module.css";
import type { Door } from "./use-door";

interface Props {
  quest: Quest;
  guest: DateGuest;
  /** True if they were let in before. */
  isAgain: boolean;
  door: Door;
  onUndone: () => void;
}

/** A guest who was let in: who they are, what to take from them, what they answered, and a way back. */
export function GuestCard({ quest, guest, isAgain, door, onUndone }: Props) {
  const w = useDoorWords();
  const { data } = guest;
  const others = (data.seatNames ?? []).filter((name) => name && name !== guest.name);
  const since = inSince(guest);
  const owes = data.payment === "atMeeting" && data.total > 0;
  const money = data.currency ? formatPrice(data.total, data.currency) : "";
  const answers = (quest.questions ?? []).flatMap(({ id }) => data.answers?.[id] ?? []);
  return (
    <section className={classes.card} data-again={isAgain || undefined}>
      {isAgain ? null : <IconCheck className={classes.tick} size={72} stroke={1.8} aria-hidden="true" />}
      <div className={classes.cardHead}>
        <h2>{listed([guest.name ?? w.guest, ...others])}</h2>
        <Portrait
          name={guest.name ?? w.guest}
          uid={data.userId || guest.id}
          src={guest.photo && smallOf(guest.photo)}
          size="row"
        />
      </div>
      <p>
        {isAgain
          ? since
            ? w.already(moment(since))
            : w.alreadyIn
          : `${w.seats(data.seats)}. ${owes ? w.pays(money) : data.payment === "paid" ? w.paid(money) : w.free}`}
      </p>
      {answers.map((answer) => (
        <q key={answer}>{answer}</q>
      ))}
      <div className={classes.cardActs}>
        {owes ? (
          <Button
            variant="white"
            color="dark"
            leftSection={<IconCheck size={18} aria-hidden="true" />}
            onClick={() => door.markPaid(guest)}
          >
            {w.markPaid}
          </Button>
        ) : null}
        <Button
          variant="outline"
          color="white"
          onClick={() => {
            door.undo(guest);
            onUndone();
          }}
        >
          {w.undo}
        </Button>
      </div>
      <p className={classes.next}>{w.next}</p>
    </section>
  );
}
