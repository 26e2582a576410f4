import { Button, NativeSelect } from "@mantine/core";
import { type ReactNode, useMemo, useState } from "react";
import { useStore } from "zustand";
import { portraitOf } from "~/api/photo";
import { friendshipsStore, friendsOf } from "~/state/friendships";
import type { MyQuest } from "~/sync/quests/arrange";
import { handOver } from "~/sync/quests/booking-actions";
import { useSession } from "~/sync/session/use-session";
import { type Invitees, nobodyInvited } from "~/ui/people/invitees";
import { PeoplePicker } from "~/ui/people/people-picker";
import { firstName } from "~/ui/people/person";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import { useAttempt } from "./attempt";
import classes from "./my-quests.module.css";

interface Props {
  mine: MyQuest;
  /** Makes a link by which somebody becomes a friend. */
  friendLink: ReactNode;
  onBack: () => void;
  onDone: () => void;
}

/** Hands a booking over to a friend, or some of its seats; they get a ticket of their own. */
export function TransferPanel({ mine: { id, booking }, friendLink, onBack, onDone }: Props) {
  const words = useMyQuestsWords();
  const w = words.transfer;
  const friends = useFriends();
  const [chosen, setChosen] = useState<Invitees>(nobodyInvited);
  const { attempt, isRunning, refusal } = useAttempt();
  // Where several were booked, most often one of them is a friend's.
  const [seats, setSeats] = useState(1);
  const left = booking.seats - seats;
  const friend = friends.find((each) => each.id === chosen.people[0]);
  const give = async () => {
    if (
      friend &&
      (await attempt(
        () => handOver(id, friend.id, seats),
        () => w.done(firstName(friend), seats),
      ))
    )
      onDone();
  };
  return (
    <div className={classes.panel}>
      {booking.seats > 1 ? (
        <NativeSelect
          label={w.count}
          size="md"
          value={String(seats)}
          data={Array.from({ length: booking.seats }, (_, at) => ({
            value: String(at + 1),
            label: at + 1 === booking.seats ? w.all(at + 1) : w.some(at + 1),
          }))}
          onChange={(event) => setSeats(Number(event.currentTarget.value))}
        />
      ) : null}
      <p>
        {left > 0 ? w.part(seats, left) : w.text(booking.seats)} {booking.total > 0 ? w.money : null}
      </p>
      <PeoplePicker
        label={w.label}
        groups={[{ title: w.friends, people: friends }]}
        value={chosen}
        onChange={setChosen}
        max={1}
        empty={<p>{w.nobody}</p>}
      />
      <details className={classes.newcomer} open={friends.length === 0}>
        <summary>{w.somebodyNew}</summary>
        <p className={classes.soft}>{w.newExplained}</p>
        {friendLink}
      </details>
      {refusal ? <p role="alert">{refusal}</p> : null}
      <div className={classes.ways}>
        <Button size="md" variant="default" onClick={onBack}>
          {words.manage.back}
        </Button>
        <Button size="md" disabled={!friend} loading={isRunning} onClick={give}>
          {friend ? w.yes(firstName(friend)) : w.choose}
        </Button>
      </div>
    </div>
  );
}

function useFriends() {
  const state = useStore(friendshipsStore);
  const uid = useSession((known) => known.uid);
  return useMemo(
    () =>
      (uid ? friendsOf(state, uid) : []).map((friend) => ({
        id: friend.uid,
        name: friend.name,
        userName: friend.user_name ?? undefined,
        photo: portraitOf(friend),
      })),
    [state, uid],
  );
}
