import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
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
import { type AddFriendSlot, CardHead } from "./card-head";
import { CardMap } from "./card-map";
import { CardRow } from "./card-row";
import { NameSheet } from "./name-sheet";
import classes from "./shared-card.module.css";
import { useCompare } from "./use-compare";
import { useOwnMeToos } from "./use-own-me-toos";

const nothing: readonly Activity[] = [];

interface Props {
  list: SharedList;
  /** The secret of the link by which it is seen. */
  secret: string | null;
  AddFriend: AddFriendSlot;
}

/** Somebody's list, to read, to join in, to compare with one's own, and to borrow from with credit. */
export function SharedCard({ list, secret, AddFriend }: Props) {
  const w = useWords();
  const { year, createdByUsername } = list.data;
  const name = useOwnerName(list.data);
  const owner = firstName({ name });
  const activities = useMemo(() => inOrder(list.data.activities).filter(({ status }) => status !== "dropped"), [list]);
  const mine = useListOf(year);
  const overlap = useOverlap(mine?.data.activities ?? nothing, activities);
  const had = new Set(overlap?.certain.map(({ theirs }) => theirs.id));
  const missing = overlap ? activities.filter(({ id }) => !had.has(id)) : [];
  const { done, total } = progressOf(activities);
  const cover = useMemo(() => coverOfList({ ...list.data, id: list.id }), [list]);
  const compare = useCompare(list.data, activities);
  const meToos = useOwnMeToos(list.id, secret);
  /** Wish that waits for the guest's name; `"name"` while that alone is changed. */
  const [asked, ask] = useState<Activity | "name" | null>(null);
  const take = async (taken: readonly Activity[], said?: string) => {
    try {
      const target = await listFor(year);
      const credited = taken.map((each) => ({
        ...each,
        source: { listId: list.id, activityId: each.id, userName: createdByUsername },
      }));
      await actionsOf(target.id).addAll(copies(credited, target.data.activities), said);
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
  };
  const join = (activity: Activity) => {
    void meToos.say(activity);
    const said = w.card.told(owner);
    if (had.has(activity.id)) toast({ message: said });
    else void take([activity], said);
  };
  const takeBack = async (activity: Activity) => {
    await meToos.takeBack(activity);
    toast({ message: w.card.takenBack });
  };
  const named = (guestName: string) => {
    void meToos.rename(guestName);
    if (asked && asked !== "name") join(asked);
    ask(null);
  };
  const isPlaced = activities.some(({ place }) => place);
  const hasSaid = activities.some(meToos.has);
  return (
    <article className={classes.card} data-placed={isPlaced || undefined}>
      <CardHead
        list={list}
        AddFriend={AddFriend}
        cover={cover}
        common={mine ? had.size : null}
        guestName={hasSaid ? meToos.guestName : undefined}
        onRename={() => ask("name")}
      />
      <div className={classes.side}>
        {isPlaced ? (
          <CardMap label={w.card.map(owner)} activities={activities} />
        ) : (
          <div className={classes.poster}>
            <Poster
              subject={cover}
              title={w.card.title(owner, year)}
              facts={w.list.progress(done, total)}
              corner={`${year}`}
            />
          </div>
        )}
      </div>
      <ul className={classes.items} aria-label={w.board.activities}>
        {activities.map((activity) => (
          <CardRow
            key={activity.id}
            activity={activity}
            owner={owner}
            had={had.has(activity.id)}
            told={meToos.has(activity)}
            onMeToo={() => (meToos.isGuest && !meToos.guestName ? ask(activity) : join(activity))}
            onTakeBack={() => void takeBack(activity)}
          />
        ))}
      </ul>
      {activities.length === 0 ? <p>{w.card.empty}</p> : null}
      <div className={classes.ways}>
        {missing.length > 0 ? (
          <Button onClick={() => void take(missing)}>{w.card.takeAll(missing.length, activities.length)}</Button>
        ) : null}
        <Button variant="default" onClick={compare}>
          {w.card.toBasket}
        </Button>
      </div>
      <footer className={classes.footer}>
        <Link href={paths.report("bucketList", list.id, secret)}>{w.card.report}</Link>
      </footer>
      {asked ? (
        <NameSheet
          owner={owner}
          name={meToos.guestName ?? ""}
          onName={named}
          onJustAdd={
            asked === "name"
              ? undefined
              : () => {
                  void take([asked]);
                  ask(null);
                }
          }
          onClose={() => ask(null)}
        />
      ) : null}
    </article>
  );
}
