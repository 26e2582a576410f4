import { Button } from "@mantine/core";
import { lazy, type ReactNode } from "react";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { SavedList } from "~/state/lists";
import { addToYear } from "~/sync/lists/add-to-year";
import { Late } from "~/ui/late";
import { later } from "~/ui/later";
import { useNear } from "~/ui/use-near";
import { useFirstWords } from "~/ui/words/first";
import { Sheet } from "./sheet";
import classes from "./welcome.module.css";
import { WishField } from "./wish-field";

const SheetMap = lazy(() => import("./sheet-map").then((part) => ({ default: part.SheetMap })));
const Story = lazy(later(() => import("./story/story").then((part) => ({ default: part.Story }))));

interface Props {
  year: number;
  /** The reader's list of that year, if it was begun on this device. */
  list: SavedList | undefined;
  /** The list of another year that was begun here, if there is one. */
  other: SavedList | undefined;
  /** Way on for somebody with a link or a code, at the end. */
  children: ReactNode;
}

/** The first screen of somebody new: a list to tick and a field to type the first wish into. */
export function Welcome({ year, list, other, children }: Props) {
  const w = useFirstWords();
  const own = list && list.data.activities.length > 0 ? list : undefined;
  const begun = own ?? other;
  const [mapRef, isMapNear] = useNear<HTMLDivElement>();
  const [storyRef, isStoryNear] = useNear<HTMLDivElement>();
  const add = (title: string, more = {}) => addToYear(year, title, more);
  return (
    <>
      <div className={classes.first}>
        <div className={classes.words}>
          <h1>{own ? w.home.begun(own.data.activities.length, year) : w.home.promise(year)}</h1>
          <p className={classes.lede}>{own ? w.home.begunLede : w.home.lede}</p>
          <WishField year={year} onAdd={add} />
          <p className={classes.free}>
            {begun ? (
              <Button component={Link} href={paths.listOf(begun.data.year)} variant="default">
                {w.home.continueDraft(begun.data.activities.length)}
              </Button>
            ) : (
              w.home.free
            )}
          </p>
        </div>
        <Sheet year={year} list={own} onAdd={add} />
        <div className={classes.map} ref={mapRef}>
          <Late>{isMapNear ? <SheetMap list={own} /> : null}</Late>
        </div>
      </div>
      <div ref={storyRef} className={classes.story}>
        <Late>{isStoryNear ? <Story year={year}>{children}</Story> : null}</Late>
      </div>
    </>
  );
}
