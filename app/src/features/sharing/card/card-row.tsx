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
  /** First name of the list's owner. */
  owner: string;
  /** `true` if the reader has it on their own list. */
  had: boolean;
  /** `true` if the owner was told that the reader wants it too. */
  told: boolean;
  onMeToo: () => void;
  onTakeBack: () => void;
}

/** One item of somebody else's list. */
export function CardRow({ activity: { proofRef, ...activity }, owner, had, told, onMeToo, onTakeBack }: Props) {
  const w = useWords();
  const { title } = activity;
  return (
    <li className={classes.item} data-done={isDone(activity) || undefined}>
      <WishThumbnail wish={activity} src={isUploaded(proofRef) ? smallOf(proofRef) : undefined} />
      <div>
        <p className={classes.title}>
          {title}
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
            <img src={smallOf(proofRef)} alt={w.photos.of(title)} loading="lazy" decoding="async" />
          </a>
        ) : null}
        {had || told ? (
          <p className={classes.had}>
            <IconCheck size={16} stroke={2.4} aria-hidden="true" />
            {[had ? w.card.had : "", told ? w.card.knows(owner) : ""].filter(Boolean).join(" · ")}
          </p>
        ) : null}
      </div>
      {told ? (
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          onClick={onTakeBack}
          aria-label={w.card.takeBackOf(title)}
        >
          {w.card.takeBack}
        </Button>
      ) : (
        <Button variant="default" size="compact-md" onClick={onMeToo} aria-label={`${w.card.meToo}: ${title}`}>
          {w.card.meToo}
        </Button>
      )}
    </li>
  );
}
