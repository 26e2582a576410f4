import { Button, Group, Progress } from "@mantine/core";
import { useMemo } from "react";
import { sentence } from "~/api/failure";
import type { Activity } from "~/core";
import { Poster } from "~/map/covers/poster";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { copies, inOrder, progressOf } from "~/sync/lists/activities";
import { listFor } from "~/sync/lists/carry-over";
import { actionsOf } from "~/sync/lists/item-actions";
import { coverOfList } from "~/sync/lists/list-cover";
import { useListOf } from "~/sync/lists/use-lists";
import { useOwnerName } from "~/sync/lists/use-owner-name";
import type { SharedList } from "~/sync/lists/use-shared-list";
import { useOverlap } from "~/sync/overlap/use-overlap";
import { firstName } from "~/ui/people/person";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { UsTwoButton } from "../us-two-button";
import { CardMap } from "./card-map";
import { CardRow } from "./card-row";
import classes from "./shared-card.module.css";
import { useCompare } from "./use-compare";

const nothing: readonly Activity[] = [];

interface Props {
  list: SharedList;
  /** The secret of the link by which it is seen. */
  secret: string | null;
}

/** Somebody's list, to read, to compare with one's own, and to borrow from with credit. */
export function SharedCard({ list, secret }: Props) {
  const w = useWords();
  const { year, createdByUsername: owner } = list.data;
  const name = useOwnerName(list.data);
  const activities = useMemo(() => inOrder(list.data.activities).filter(({ status }) => status !== "dropped"), [list]);
  const mine = useListOf(year);
  const overlap = useOverlap(mine?.data.activities ?? nothing, activities);
  const had = new Set(overlap?.certain.map(({ theirs }) => theirs.id));
  const missing = overlap ? activities.filter(({ id }) => !had.has(id)) : [];
  const { done, total } = progressOf(activities);
  const cover = useMemo(() => coverOfList({ ...list.data, id: list.id }), [list]);
  const compare = useCompare(list.data, activities);
  const take = async (taken: readonly Activity[]) => {
    try {
      const target = await listFor(year);
      const credited = taken.map((each) => ({
        ...each,
        source: { listId: list.id, activityId: each.id, userName: owner },
      }));
      await actionsOf(target.id).addAll(copies(credited, target.data.activities));
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
  };
  return (
    <article className={classes.card}>
      <header>
        <div className={classes.poster}>
          <Poster
            subject={cover}
            title={w.card.title(firstName({ name }), year)}
            facts={w.list.progress(done, total)}
            corner={`${year}`}
          />
        </div>
        <p className={classes.owner}>{w.card.by(owner)}</p>
        <h1>{w.card.title(firstName({ name }), year)}</h1>
        <Progress
          value={total === 0 ? 0 : (100 * done) / total}
          color="var(--moss-ink)"
          size="sm"
          aria-label={w.list.progress(done, total)}
        />
        <p>
          {w.list.progress(done, total)}
          {mine ? ` · ${w.card.common(had.size)}` : ""}
        </p>
        <Group gap="sm">
          <Button onClick={() => void take(missing)} disabled={missing.length === 0}>
            {w.card.takeAll(missing.length, activities.length)}
          </Button>
          <Button variant="default" onClick={compare}>
            {w.card.toBasket}
          </Button>
          <UsTwoButton year={year} />
        </Group>
      </header>
      <ul className={classes.items} aria-label={w.board.activities}>
        {activities.map((activity) => (
          <CardRow
            key={activity.id}
            activity={activity}
            had={had.has(activity.id)}
            onTake={() => void take([activity])}
          />
        ))}
      </ul>
      {activities.length === 0 ? <p>{w.card.empty}</p> : null}
      <CardMap label={w.card.map(name)} activities={activities} />
      <footer className={classes.footer}>
        <Link href={paths.report("bucketList", list.id, secret)}>{w.card.report}</Link>
      </footer>
    </article>
  );
}
