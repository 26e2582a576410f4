import { Button } from "@mantine/core";
import type { Versioned } from "~/api/schema";
import type { Booking, QuestQueueEntry } from "~/core";
import { checkoutOf } from "~/routing/quest-paths";
import { useNavigation } from "~/routing/use-location";
import { acceptOffer, leaveLine } from "~/sync/quests/booking-actions";
import { useQuestRecord } from "~/sync/quests/use-quest-record";
import { Countdown } from "~/ui/countdown/countdown";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import { useAttempt } from "./attempt";
import classes from "./my-quests.module.css";
import { QuestCover } from "./quest-cover";
import { dateText } from "./texts";

interface Props {
  entry: Versioned<QuestQueueEntry>;
  /** The booking that keeps the seats. */
  booking: Booking | undefined;
  onChanged: () => void;
}

/** The length of an offer's ring where nobody said when it began: the longest that the server gives. */
const LENGTH_MS = 12 * 3_600_000;

/** Seats that came free for somebody in line, to be taken before the time is over. */
export function OfferCard({ entry: { id, data }, booking, onChanged }: Props) {
  const w = useMyQuestsWords();
  const quest = useQuestRecord(data.questId);
  const navigation = useNavigation();
  const { attempt, isRunning, refusal } = useAttempt();
  const take = async () => {
    let bookingId = "";
    const isTaken = await attempt(
      async () => {
        bookingId = await acceptOffer(id, quest);
      },
      () => null,
    );
    if (isTaken) navigation.push(checkoutOf(data.questId, { booking: bookingId }));
  };
  const decline = () =>
    attempt(
      () => leaveLine(id),
      () => w.waiting.left,
    ).then((done) => done && onChanged());
  return (
    <section className={classes.offer} aria-label={w.offer.title(data.seats)}>
      <div className={classes.rowLink}>
        <QuestCover id={data.questId} quest={quest} />
        <div className={classes.words}>
          <h2>{w.offer.title(data.seats)}</h2>
          <span>{[quest?.title, booking ? dateText(booking) : null].filter(Boolean).join("\u00a0· ")}</span>
        </div>
      </div>
      <Countdown
        until={data.until ?? ""}
        lengthMs={LENGTH_MS}
        note={w.offer.note}
        overNote={w.offer.over}
        onOver={onChanged}
      />
      <div className={classes.ways}>
        <Button size="md" loading={isRunning} onClick={take}>
          {w.offer.take(data.seats)}
        </Button>
        <Button size="md" variant="default" disabled={isRunning} onClick={decline}>
          {w.offer.decline}
        </Button>
      </div>
      {refusal ? <p role="alert">{refusal}</p> : null}
    </section>
  );
}
