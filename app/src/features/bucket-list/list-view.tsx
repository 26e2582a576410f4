import { Progress } from "@mantine/core";
import type { BucketList } from "~/core";
import { inOrder, progressOf } from "./activities";
import { Composer } from "./composer";
import { ItemRow } from "./item-row";
import { listActions } from "./list-actions";
import classes from "./list-view.module.css";

/** The list of a year, to add to, tick off and change. */
export function ListView({ list }: { list: BucketList }) {
  const { done, total } = progressOf(list.activities);
  return (
    <section className={classes.list} aria-labelledby="list-title">
      <header>
        <h1 id="list-title">My {list.year}</h1>
        <p className={classes.progress} role="status">
          {total === 0 ? "Nothing here yet" : `${done} of ${total} done`}
        </p>
      </header>
      <Progress
        value={total === 0 ? 0 : (100 * done) / total}
        color="var(--moss-ink)"
        size="sm"
        aria-label={`${done} of ${total} done`}
      />
      <Composer onWish={listActions.addWish} onPlace={listActions.addPlace} />
      {total === 0 ? (
        <p className={classes.empty}>
          Write the first thing you want to do this year, or type the name of a place you want to see. A place can also
          be picked on the map.
        </p>
      ) : (
        <ul className={classes.items} aria-label="Activities">
          {inOrder(list.activities).map((activity) => (
            <ItemRow
              key={activity.id}
              activity={activity}
              onTick={(ticked) => void listActions.tick(activity, ticked)}
              onRename={(title) => listActions.rename(activity, title)}
              onRemove={() => void listActions.remove(activity)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
