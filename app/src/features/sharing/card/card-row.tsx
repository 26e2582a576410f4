import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { isUploaded, smallOf } from "~/api/photo";
import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { isDone } from "~/sync/lists/activities";
import { ActivityFacts } from "~/ui/activity-facts";
import { WishThumbnail } from "~/ui/wish-thumbnail";
import { useWords } from "~/ui/words";
import classes from "./shared-card.module.css";

interface Props {
  activity: Activity;
  /** `true` if the reader has it on their own list. */
  had: boolean;
  onTake: () => void;
}

/** One item of somebody else's list. */
export function CardRow({ activity: { proofRef, ...activity }, had, onTake }: Props) {
  const w = useWords();
  return (
    <li className={classes.item} data-done={isDone(activity) || undefined}>
      <WishThumbnail wish={activity} src={isUploaded(proofRef) ? smallOf(proofRef) : undefined} />
      <div>
        <p className={classes.title}>
          {activity.title}
          {isDone(activity) ? <IconCheck size={17} stroke={2.6} aria-label={w.board.status.done} /> : null}
        </p>
        <ActivityFacts activity={activity} />
        {activity.questId ? (
          <p className={classes.quest}>
            <Link href={paths.quest(activity.questId)}>{w.browse.openQuest}</Link>
          </p>
        ) : null}
        {isUploaded(proofRef) ? (
          <a href={proofRef} target="_blank" rel="noreferrer" className={classes.photo}>
            <img src={smallOf(proofRef)} alt={w.photos.of(activity.title)} loading="lazy" decoding="async" />
          </a>
        ) : null}
      </div>
      <Button
        variant="default"
        size="compact-md"
        onClick={onTake}
        disabled={had}
        {...(had ? { className: classes.had ?? "", leftSection: <IconCheck size={16} stroke={2.4} /> } : {})}
        aria-label={`${had ? w.card.had : w.card.meToo}: ${activity.title}`}
      >
        {had ? <span className={classes.hadWords}>{w.card.had}</span> : w.card.meToo}
      </Button>
    </li>
  );
}
