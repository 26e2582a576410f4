import { lazy, useState } from "react";
import type { Activity } from "~/core";
import type { SavedList } from "~/state/lists";
import { Late } from "~/ui/late";
import { Portrait } from "~/ui/portrait";
import { useFirstWords } from "~/ui/words/first";
import { faces, samples, wishOf } from "./samples";
import classes from "./sheet.module.css";
import { dayOf, SheetRow } from "./sheet-row";

const OwnRows = lazy(() => import("./own-rows").then((part) => ({ default: part.OwnRows })));

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
      <Late fallback={<SampleRows year={year} />}>
        {list ? <OwnRows year={year} list={list} onAdd={onAdd} /> : <SampleRows year={year} />}
      </Late>
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
    setTicked({ ...ticked, [name]: done ? dayOf(new Date()) : undefined });
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
          <Portrait name="Robin" uid={faces.Robin} src={undefined} size="small" />
          <Portrait name="Noa" uid={faces.Noa} src={undefined} size="small" />
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
