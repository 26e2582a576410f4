import { Button } from "@mantine/core";
import type { Review } from "~/core";
import { Link } from "~/routing/link";
import { playQuest } from "~/routing/quest-paths";
import { useQuestPoints } from "~/sync/points/use-quest-points";
import type { MyQuest } from "~/sync/quests/arrange";
import { useMyQuestsWords } from "~/ui/words/my-quests";
import { useQuestWords } from "~/ui/words/quest";
import classes from "./my-quests.module.css";

/** A finished walk: its points, those on hold too, and the way to its summary, which has their reasons. */
export function Finished({ mine: { id, booking } }: { mine: MyQuest }) {
  const { card } = useQuestWords();
  const { does } = useMyQuestsWords();
  const points = useQuestPoints(booking.questId, true);
  return (
    <>
      {points && points.given + points.onHold > 0 ? (
        <p className={classes.big}>{card.donePoints(points.given, points.onHold)}</p>
      ) : null}
      <div className={classes.ways}>
        <Button component={Link} href={playQuest(booking.questId, id)}>
          {does.summary}
        </Button>
      </div>
    </>
  );
}

/** The reader's review, and what the host replied. */
export function OwnReview({ review: { stars, text, reply } }: { review: Review }) {
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
