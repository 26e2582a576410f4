import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Review } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { MyQuest } from "~/sync/quests/arrange";
import { isChangeable } from "~/sync/quests/cancellation";
import { Sheet } from "~/ui/sheet/sheet";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import { CancelPanel } from "./cancel-panel";
import { Finished, OwnReview } from "./finished";
import classes from "./my-quests.module.css";
import { NamesPanel } from "./names-panel";
import { ReviewPanel } from "./review-panel";
import { SeatsPanel } from "./seats-panel";
import { factsText } from "./texts";
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
  const isDone = standing === "completed" || mine.progress?.finishedAt !== undefined;
  const top = useTopOf(panel);
  return (
    <Sheet opened onClose={panel ? back : onClose} title={panel ? title[panel] : w.manage.title} isInAddress>
      <div className={classes.panel} ref={top}>
        {panel === null ? (
          <>
            {booking.ticketCode && !isDone ? (
              ticket
            ) : (
              <div>
                <h2>{booking.questTitle}</h2>
                <p className={classes.soft}>{factsText(booking, w)}</p>
              </div>
            )}
            {mine.progress?.finishedAt ? <Finished mine={mine} /> : null}
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

/** Begins each panel at its top: all of them are in one scroller. */
function useTopOf(panel: Panel | null) {
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel is another content
  useEffect(() => {
    // Newer browsers answer a promise, which is no clean-up.
    void top.current?.scrollIntoView({ block: "start" });
  }, [panel]);
  return top;
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
