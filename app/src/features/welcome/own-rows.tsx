import { useState } from "react";
import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { SavedList } from "~/state/lists";
import { inOrder, isDone, isSameWish } from "~/sync/lists/activities";
import { actionsOf } from "~/sync/lists/item-actions";
import { useFirstWords } from "~/ui/words/first";
import { samples, wishOf } from "./samples";
import classes from "./sheet.module.css";
import { dayOf, SheetRow } from "./sheet-row";

/** Rows of the sheet, of one's own and of samples together. */
const ROWS = 6;

interface Props {
  year: number;
  list: SavedList;
  onAdd: (title: string, more?: Partial<Activity>) => Promise<boolean>;
}

/** The reader's own wishes, and samples to take while there are few. */
export function OwnRows({ year, list, onAdd }: Props) {
  const w = useFirstWords();
  const [fresh, setFresh] = useState("");
  const own = inOrder(list.data.activities);
  // The last of them, in the order of the list.
  const shown = own.slice(-ROWS);
  const offered = samples
    .map((sample) => ({ picture: sample.picture, wish: wishOf(sample, w) }))
    .filter(({ wish }) => !own.some((other) => isSameWish(other, wish)))
    .slice(0, Math.max(0, ROWS - 1 - shown.length));
  const actions = actionsOf(list.id);
  const take = ({ id: _, title, ...more }: Activity) => onAdd(title, more);
  return (
    <>
      <header className={classes.head}>
        <div>
          <h2 id="sheet">{w.home.sheet.own(year)}</h2>
          <p>{w.home.sheet.ownKept}</p>
        </div>
        {own.length > ROWS ? <Link href={paths.listOf(year)}>{w.home.sheet.all(own.length)}</Link> : null}
      </header>
      <ul className={classes.rows} aria-live="polite">
        {shown.map((activity) => (
          <SheetRow
            key={activity.id}
            year={activity.doneAt ? new Date(activity.doneAt).getFullYear() : year}
            activity={activity}
            doneOn={isDone(activity) ? dayOf(new Date(activity.doneAt ?? Date.now())) : undefined}
            isFresh={fresh === activity.id}
            onTick={(done) => {
              setFresh(activity.id);
              void actions.tick(activity, done);
            }}
          />
        ))}
      </ul>
      {offered.length > 0 ? (
        <>
          <h3 className={classes.offered}>{w.home.sheet.examples}</h3>
          <ul className={classes.rows}>
            {offered.map(({ wish, picture }) => (
              <SheetRow key={wish.id} year={year} activity={wish} picture={picture} onTake={() => void take(wish)} />
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
