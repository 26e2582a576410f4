import { Button } from "@mantine/core";
import type { Activity } from "~/core";
import { addMissing } from "~/sync/lists/carry-over";
import { WishPicture } from "~/ui/wish-picture";
import { useWords } from "~/ui/words";
import classes from "./story.module.css";

/** Pictures of wishes that are still open; more are on the list. */
const SHOWN_MAX = 4;

interface Props {
  activities: readonly Activity[];
  /** The year they can be carried over to; `null` where there is none. */
  toYear: number | null;
}

/** The wishes of a year that are still open, on the way to the next list. */
export function StillOpen({ activities, toYear }: Props) {
  const w = useWords();
  return (
    <section className={classes.band} aria-labelledby="still-open">
      <div>
        {toYear ? (
          <p className={classes.numeral} aria-hidden="true">
            {toYear}
          </p>
        ) : null}
        <h2 id="still-open">{w.year.stillOpen(activities.length)}</h2>
        {toYear ? (
          <Button size="md" onClick={() => void addMissing(activities, toYear)}>
            {w.list.carryAll(activities.length, toYear)}
          </Button>
        ) : null}
      </div>
      <ul>
        {activities.slice(0, SHOWN_MAX).map((activity) => (
          <li key={activity.id}>
            <WishPicture activity={activity} shape="card" />
            <p>{activity.title}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
