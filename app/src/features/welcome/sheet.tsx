import { useState } from "react";
import type { Activity } from "~/core";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { SavedList } from "~/state/lists";
import { inOrder, isDone, isSameWish } from "~/sync/lists/activities";
import { actionsOf } from "~/sync/lists/item-actions";
import { Portrait } from "~/ui/portrait";
import { useFirstWords } from "~/ui/words/first";
import { samples, wishOf } from "./samples";
import classes from "./sheet.module.css";
import { SheetRow } from "./sheet-row";

/** Rows of the sheet, of one's own and of samples together. */
const ROWS = 6;

interface Props {
  year: number;
  /** The reader's own list of the year, once there is one with something on it. */
  list: SavedList | undefined;
  onAdd: (title: string, more?: Partial<Activity>) => Promise<boolean>;
}

/** A list to try: that of two people who do not exist, until the reader has a wish of their own. */
export function Sheet({ year, list, onAdd }: Props) {
  return (
    <section className={classes.sheet} aria-labelledby="sheet">
      {list ? <OwnRows year={year} list={list} onAdd={onAdd} /> : <SampleRows year={year} />}
    </section>
  );
}

function SampleRows({ year }: { year: number }) {
  const w = useFirstWords();
  const [ticked, setTicked] = useState<Readonly<Record<string, { day: number; month: number } | undefined>>>({
    swim: { day: 12, month: 6 },
  });
  const [fresh, setFresh] = useState("");
  const tick = (name: string, done: boolean) => {
    setTicked({ ...ticked, [name]: done ? dateOf(new Date()) : undefined });
    setFresh(name);
  };
  return (
    <>
      <header className={classes.head}>
        <div>
          <h2 id="sheet">{w.home.sheet.sample(year)}</h2>
          <p>{w.home.sheet.sampleBy}</p>
        </div>
        <span className={classes.by} aria-hidden="true">
          <Portrait name="Robin" src={undefined} size="small" />
          <Portrait name="Noa" src={undefined} size="small" />
        </span>
      </header>
      <ul className={classes.rows}>
        {samples.map((sample) => (
          <SheetRow
            key={sample.name}
            year={year}
            activity={wishOf(sample, w)}
            picture={sample.picture}
            by={sample.by}
            doneOn={ticked[sample.name]}
            isFresh={fresh === sample.name}
            onTick={(done) => tick(sample.name, done)}
          />
        ))}
      </ul>
    </>
  );
}

function OwnRows({ year, list, onAdd }: { year: number; list: SavedList; onAdd: Props["onAdd"] }) {
  const w = useFirstWords();
  const [fresh, setFresh] = useState("");
  const own = inOrder(list.data.activities);
  // What was added last is seen first.
  const shown = own.slice(-ROWS).reverse();
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
        <Link href={paths.listOf(year)}>{w.home.sheet.all(own.length)}</Link>
      </header>
      <ul className={classes.rows} aria-live="polite">
        {shown.map((activity) => (
          <SheetRow
            key={activity.id}
            year={year}
            activity={activity}
            doneOn={isDone(activity) ? dateOf(new Date(activity.doneAt ?? Date.now())) : undefined}
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

function dateOf(date: Date): { day: number; month: number } {
  return { day: date.getDate(), month: date.getMonth() + 1 };
}
