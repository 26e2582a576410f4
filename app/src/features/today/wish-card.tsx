import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { CategoryMark } from "~/ui/category-mark";
import type { Person } from "~/ui/people/person";
import { useCategory } from "~/ui/pictures/use-category";
import { useWords } from "~/ui/words";
import { ActivityPicture } from "./activity-picture";
import { reasonFor } from "./reason";
import classes from "./today.module.css";

interface Props {
  activity: Activity;
  year: number;
  now: Date;
  /** People who want it too. */
  also: readonly Person[] | undefined;
}

/** A wish that fits, and why; it opens where it is changed. */
export function WishCard({ activity, year, now, also }: Props) {
  const w = useWords();
  const category = useCategory(activity);
  return (
    <li>
      <Link className={classes.card} href={`${paths.listOf(year)}&item=${activity.id}`}>
        <ActivityPicture activity={activity} shape="card" />
        <span className={classes.cardTitle}>{activity.title}</span>
        <span className={classes.reason}>
          {category ? <CategoryMark category={category} size={18} /> : null}
          {reasonFor(w, activity, now.getMonth() + 1, also)}
        </span>
      </Link>
    </li>
  );
}
