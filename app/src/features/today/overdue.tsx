import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { SavedList } from "~/state/lists";
import { actionsOf } from "~/sync/lists/item-actions";
import { moveToYear } from "~/sync/lists/move-to-year";
import { monthName } from "~/ui/format";
import { MoveOn } from "~/ui/move-on";
import { useWords } from "~/ui/words";
import { ActivityPicture } from "./activity-picture";
import classes from "./today.module.css";

/** Rows that are shown; the list has the others. */
const SHOWN_MAX = 3;

interface Props {
  list: SavedList;
  /** Open wishes whose month is over. */
  activities: readonly Activity[];
  now: Date;
}

/** Wishes whose month has passed, each with two ways on: this month, or the next year. */
export function Overdue({ list, activities, now }: Props) {
  const w = useWords();
  const { year } = list.data;
  const month = now.getMonth() + 1;
  const actions = actionsOf(list.id);
  return (
    <section className={classes.overdue} aria-labelledby="overdue">
      <h2 id="overdue">{w.today.overdue(activities.length)}</h2>
      <ul>
        {activities.slice(0, SHOWN_MAX).map((activity) => (
          <li key={activity.id}>
            <Link className={classes.newsRow} href={`${paths.listOf(year)}&item=${activity.id}`}>
              <ActivityPicture activity={activity} />
              <span>
                {activity.title}
                <small>{w.today.wasPlannedFor(monthName(activity.targetMonth ?? 1))}</small>
              </span>
            </Link>
            <MoveOn
              title={activity.title}
              month={month}
              nextYear={year + 1}
              onMonth={() => void actions.change(activity, { targetMonth: month })}
              onNextYear={() => void moveToYear(list.id, activity, year + 1)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
