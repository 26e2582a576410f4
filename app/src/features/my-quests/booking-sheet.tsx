import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Review } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { playQuest } from "~/routing/quest-paths";
import { useQuestPoints } from "~/sync/points/use-quest-points";
import type { MyQuest } from "~/sync/quests/arrange";
import { isChangeable } from "~/sync/quests/cancellation";
import { Sheet } from "~/ui/sheet/sheet";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import { useQuestWords } from "~/ui/words/quest";
import { CancelPanel } from "./cancel-panel";
import classes from "./my-quests.module.css";
import { NamesPanel } from "./names-panel";
import { ReviewPanel } from "./review-panel";
import { SeatsPanel } from "./seats-panel";
import { dateText, moneyText, ownTimeText } from "./texts";
import { TransferPanel } from "./transfer-panel";

interface Props {
  mine: MyQuest;
  nowMs: number;
  /** The reader's review; `null` where there is none, `undefined` while that is not known. */
  review: Review | null | undefined;
  /** The ticket itself, for a booking that has one. */
  ticket: ReactNode;
  /** Makes a link by which somebody becomes a friend. */
  friendLink: ReactNode;
  onClose: () => void;
  /** Something of the booking is another than before. */
  onChanged: () => void;
}

type Panel = "cancel" | "transfer" | "names" | "seats";

/** A booking by itself: its ticket, what can be changed about it, and the review once it is over. */
export function BookingSheet({ mine, nowMs, review, ticket, friendLink, onClose, onChanged }: Props) {
  const w = useMyQuestsWords();
  const [panel, setPanel] = useState<Panel | null>(null);
  const { booking, standing } = mine;
  const title = {
    cancel: w.cancel.title,
    transfer: w.transfer.title,
    names: w.seatNames.title,
    seats: w.change.title,
  };
  const back = () => setPanel(null);
  const changed = () => {
    onChanged();
    back();
  };
  const done = () => {
    onChanged();
    onClose();
  };
  const facts = [dateText(booking), ownTimeText(booking, w), w.seats(booking.seats), moneyText(booking, w)];
  return (
    <Sheet opened onClose={panel ? back : onClose} title={panel ? title[panel] : w.manage.title} isInAddress>
      <div className={classes.panel}>
        {panel === null ? (
          <>
            {booking.ticketCode ? (
              ticket
            ) : (
              <div>
                <h2>{booking.questTitle}</h2>
                <p className={classes.soft}>{facts.filter(Boolean).join("\u00a0· ")}</p>
              </div>
            )}
            {mine.progress?.finishedAt ? <WalkPoints mine={mine} /> : null}
            {standing === "completed" && review === null ? <ReviewPanel mine={mine} onDone={onChanged} /> : null}
            {review ? <OwnReview review={review} /> : null}
            <div className={classes.choices}>
              <Button component={Link} href={paths.quest(booking.questId)} variant="default">
                {w.does.page}
              </Button>
              {isChangeable(booking, nowMs) ? <Changes seats={booking.seats} onPanel={setPanel} /> : null}
            </div>
          </>
        ) : null}
        {panel === "cancel" ? <CancelPanel mine={mine} nowMs={nowMs} onBack={back} onDone={done} /> : null}
        {panel === "transfer" ? (
          <TransferPanel mine={mine} friendLink={friendLink} onBack={back} onDone={done} />
        ) : null}
        {panel === "names" ? <NamesPanel mine={mine} onBack={back} onDone={changed} /> : null}
        {panel === "seats" ? <SeatsPanel mine={mine} nowMs={nowMs} onBack={back} onDone={changed} /> : null}
      </div>
    </Sheet>
  );
}

function Changes({ seats, onPanel }: { seats: number; onPanel: (panel: Panel) => void }) {
  const { manage: w } = useMyQuestsWords();
  return (
    <>
      {seats > 1 ? (
        <Button variant="default" onClick={() => onPanel("names")}>
          {w.names}
        </Button>
      ) : null}
      <Button variant="default" onClick={() => onPanel("seats")}>
        {w.seats}
      </Button>
      <Button variant="default" onClick={() => onPanel("transfer")}>
        {w.transfer}
      </Button>
      <Button variant="subtle" color="red" onClick={() => onPanel("cancel")}>
        {w.cancel}
      </Button>
    </>
  );
}

/** The points of a finished walk, those on hold too; the summary has their reasons. */
function WalkPoints({ mine: { id, booking } }: { mine: MyQuest }) {
  const { card } = useQuestWords();
  const points = useQuestPoints(booking.questId, true);
  if (!points || points.given + points.onHold === 0) return null;
  return (
    <p>
      <Link href={playQuest(booking.questId, id)}>{card.donePoints(points.given, points.onHold)}</Link>
    </p>
  );
}

function OwnReview({ review: { stars, text, reply } }: { review: Review }) {
  const { review: w } = useMyQuestsWords();
  return (
    <section className={classes.panel}>
      <p>
        <b>{w.yours(stars)}</b>
      </p>
      {text ? <p>{text}</p> : null}
      {reply ? <p className={classes.soft}>{w.reply(reply)}</p> : null}
    </section>
  );
}
