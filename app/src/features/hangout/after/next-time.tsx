import { Button } from "@mantine/core";
import type { Activity } from "~/core";
import { newHangoutOf } from "~/routing/hangout-paths";
import { Link } from "~/routing/link";
import type { OpenHangout } from "~/sync/hangouts/use-hangout";
import { isDone } from "~/sync/lists/activities";
import { useListOf } from "~/sync/lists/use-lists";
import { useWishers } from "~/sync/overlap/use-also-wants";
import { listed } from "~/ui/format";
import { firstName } from "~/ui/people/person";
import { WishScene } from "~/ui/pictures/wish-scene";
import { useWords } from "~/ui/words";
import classes from "./next-time.module.css";

/** Wishes that are offered. */
const IDEAS_MAX = 2;
const NONE: readonly Activity[] = [];

/** The next idea: wishes that the reader shares with friends, those of the people who came first; else the same people. */
export function NextTime({ open }: { open: OpenHangout }) {
  const w = useWords();
  const { after } = w.hangout;
  const { members } = open.snapshot;
  const list = useListOf(null);
  const activities = list?.data.activities ?? NONE;
  const { wishers } = useWishers(activities, list?.data.year ?? 0);
  const came = members.flatMap(({ data }) =>
    data.attended && data.userId && data.userId !== open.uid ? data.userId : [],
  );
  const ideas = activities
    .filter((activity) => !isDone(activity) && wishers.has(activity.id))
    .map((activity) => ({ activity, friends: wishers.get(activity.id) ?? [] }))
    .map((idea) => ({ ...idea, share: idea.friends.filter(({ uid }) => came.includes(uid)).length }))
    .sort((a, b) => b.share - a.share)
    .slice(0, IDEAS_MAX);
  return (
    <section className={classes.next} aria-label={after.nextTitle}>
      <header>
        <h2>{after.nextTitle}</h2>
        {ideas.length > 0 ? <span className={classes.soft}>{after.nextShared}</span> : null}
      </header>
      {ideas.length > 0 ? (
        <ul>
          {ideas.map(({ activity, friends }) => (
            <li key={activity.id}>
              <WishScene wish={activity} size="thumbnail" />
              <span>
                <b>{activity.title}</b>
                <span>{after.nextWith(listed(friends.map(firstName)))}</span>
              </span>
              <Button
                component={Link}
                href={newHangoutOf({ item: activity.id, title: activity.title, people: friends.map(({ uid }) => uid) })}
                variant="default"
                aria-label={w.makeItHappen.of(activity.title)}
              >
                {w.makeItHappen.action}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className={classes.soft}>{after.nextNone}</p>
          <Button component={Link} href={newHangoutOf({ people: came })} variant="default">
            {after.nextPlan}
          </Button>
        </>
      )}
    </section>
  );
}
