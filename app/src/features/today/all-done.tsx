import { ActionIcon, Button } from "@mantine/core";
import { IconBook2, IconPlus } from "@tabler/icons-react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { Friend } from "~/state/friendships";
import type { SavedList } from "~/state/lists";
import { isDone } from "~/sync/lists/activities";
import { addToYear } from "~/sync/lists/add-to-year";
import { daysLeft } from "~/sync/lists/planned-year";
import { useLists } from "~/sync/lists/use-lists";
import type { ListsOf } from "~/sync/overlap/use-lists-of";
import { firstName } from "~/ui/people/person";
import { Stamp } from "~/ui/stamp";
import { useWords } from "~/ui/words";
import { ActivityPicture } from "./activity-picture";
import { friendsWishes } from "./friends-news";
import classes from "./today.module.css";

/** Pictures of what was done, the latest; friends' wishes that are offered. */
const SHOWN_MAX = 8;
const OFFERED_MAX = 3;

interface Props {
  list: SavedList;
  friends: readonly Friend[];
  known: ListsOf;
  now: Date;
}

/** A year that is done: its stamped pictures, and the beginning of the next one. */
export function AllDone({ list, friends, known, now }: Props) {
  const w = useWords();
  const { year, activities } = list.data;
  const next = year + 1;
  const lists = useLists(({ shown }) => shown);
  const own = lists.flatMap(({ data }) => data.activities);
  const offered = friendsWishes(friends, known, own, OFFERED_MAX);
  const done = activities.filter(isDone).sort((a, b) => (a.doneAt ?? "").localeCompare(b.doneAt ?? ""));
  return (
    <div className={classes.done}>
      <ul className={classes.stamped}>
        {done.slice(-SHOWN_MAX).map((activity) => {
          const at = new Date(activity.doneAt ?? now);
          return (
            <li key={activity.id}>
              <div className={classes.stampedPicture}>
                <ActivityPicture activity={activity} shape="card" />
                <Stamp
                  above={activity.place?.name ?? ""}
                  year={at.getFullYear()}
                  day={at.getDate()}
                  month={at.getMonth() + 1}
                />
              </div>
              <p>{activity.title}</p>
            </li>
          );
        })}
      </ul>
      <div className={classes.ahead}>
        <section className={classes.band} aria-labelledby="ahead">
          <p className={classes.numeral} aria-hidden="true">
            {next}
          </p>
          <h2 id="ahead">{w.today.nextExplained(daysLeft(year, now), next)}</h2>
          {offered.length > 0 ? <p>{w.today.friendsWant}</p> : null}
          <ul>
            {offered.map(({ friend, activity }) => (
              <li key={activity.id}>
                <ActivityPicture activity={activity} />
                <span>
                  <b>{activity.title}</b>
                  <small>{w.today.listOf(firstName(friend))}</small>
                </span>
                <ActionIcon
                  size={44}
                  radius="xl"
                  variant="outline"
                  color="gray.0"
                  aria-label={w.today.add(activity.title, next)}
                  onClick={() => void addToYear(next, activity.title, taken(activity))}
                >
                  <IconPlus size={20} stroke={1.8} aria-hidden="true" />
                </ActionIcon>
              </li>
            ))}
          </ul>
          <Button component={Link} href={paths.create(next)} size="md" fullWidth>
            {w.today.nextTitle(next)}
          </Button>
        </section>
        <Button
          component={Link}
          href={paths.year(year)}
          variant="default"
          size="md"
          fullWidth
          leftSection={<IconBook2 size={18} stroke={1.7} aria-hidden="true" />}
        >
          {w.today.seeYear}
        </Button>
      </div>
    </div>
  );
}

/** Returns the fields of a friend's wish that belong to a wish of one's own. */
function taken({ kind, category, place, placeId }: SavedList["data"]["activities"][number]) {
  return {
    ...(kind ? { kind } : {}),
    ...(category ? { category } : {}),
    ...(place ? { place } : {}),
    ...(placeId ? { placeId } : {}),
  };
}
