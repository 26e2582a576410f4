import { Button } from "@mantine/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { checkoutOf, playQuest } from "~/routing/quest-paths";
import type { MyQuest, Standing } from "~/sync/quests/arrange";
import { stopsReached } from "~/sync/quests/quest";
import { useQuestRecord } from "~/sync/quests/use-quest-record";
import { day } from "~/ui/format";
import { timeInZone } from "~/ui/time/format-time";
import { deviceZone, todayIn } from "~/ui/time/zoned-time";
import { type MyQuestsWords, useMyQuestsWords } from "~/ui/words/my-quests";
import classes from "./my-quests.module.css";
import { QuestCover } from "./quest-cover";
import { countdownText, dateText, moneyText, ownTimeText } from "./texts";

interface Props {
  mine: MyQuest;
  nowMs: number;
  /** Stars of the reader's review; `null` where there is none, `undefined` while that is not known. */
  stars: number | null | undefined;
  /** Opens the ticket and what can be changed. */
  href: string;
  onOpen: () => void;
}

/** A booking among others: pressing it opens the ticket; beside it is the one thing to do next. */
export function QuestRow({ mine, nowMs, stars, href, onOpen }: Props) {
  const w = useMyQuestsWords();
  const { booking, standing, progress } = mine;
  const quest = useQuestRecord(booking.questId);
  const stops = quest?.stops?.length ?? 0;
  const facts = [
    dateText(booking) ?? (progress?.finishedAt ? day(progress.finishedAt) : null),
    ownTimeText(booking, w),
    standing === "playing" && progress && stops > 0 ? w.stop(stopsReached(progress), stops) : w.seats(booking.seats),
    moneyText(booking, w),
  ];
  return (
    <li className={classes.row}>
      <Link
        href={href}
        className={classes.rowLink}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <QuestCover id={booking.questId} quest={quest} />
        <span className={classes.words}>
          <b>{booking.questTitle}</b>
          <span>{facts.filter(Boolean).join("\u00a0· ")}</span>
          <span className={classes.standing} data-tone={TONES[standing]}>
            {standingText(mine, nowMs, w)}
          </span>
          {stars ? <span>{w.review.yours(stars)}</span> : null}
        </span>
      </Link>
      <RowWay mine={mine} isReviewed={stars !== null} onOpen={onOpen} />
    </li>
  );
}

const TONES: Partial<Record<Standing, "good" | "soon" | "act">> = {
  playing: "good",
  running: "good",
  completed: "good",
  held: "soon",
  paying: "soon",
  calledOff: "act",
};

function standingText({ booking, standing }: MyQuest, nowMs: number, w: MyQuestsWords): string {
  switch (standing) {
    case "playing":
    case "running":
      return w.countdown.now;
    case "booked":
      return booking.movedAt ? w.standing.moved : countdownText(booking, nowMs, w.countdown);
    case "anyTime":
      return w.countdown.anyTime;
    case "held":
      return w.standing.held(timeInZone(booking.holdUntil ?? "", deviceZone(), todayIn(deviceZone(), nowMs)));
    default:
      return w.standing[standing];
  }
}

/** The one thing to do next about a booking. */
function RowWay({ mine, isReviewed, onOpen }: { mine: MyQuest; isReviewed: boolean; onOpen: () => void }) {
  const w = useMyQuestsWords();
  const { id, booking, standing } = mine;
  const way = (href: string, label: string) => (
    <Button component={Link} href={href} variant="default" aria-label={`${label}: ${booking.questTitle}`}>
      {label}
    </Button>
  );
  switch (standing) {
    case "playing":
      return way(playQuest(booking.questId, id), w.does.play);
    case "running":
    case "anyTime":
      return way(playQuest(booking.questId, id), w.does.start);
    case "held":
      return way(checkoutOf(booking.questId, { booking: id }), w.does.finish);
    case "paying":
      return way(checkoutOf(booking.questId, { booking: id }), w.does.pay);
    case "booked":
      return press(w.does.ticket);
    case "completed":
      return isReviewed ? way(paths.quest(booking.questId), w.does.playAgain) : press(w.does.review);
    case "calledOff":
      return way(paths.quest(booking.questId), w.does.dates);
    default:
      return way(paths.quest(booking.questId), w.does.again);
  }

  function press(label: string) {
    return (
      <Button variant="default" aria-label={`${label}: ${booking.questTitle}`} onClick={onOpen}>
        {label}
      </Button>
    );
  }
}
