import { useStore } from "zustand";
import type { Activity } from "~/core";
import { isDone } from "~/sync/lists/activities";
import { usePhoto } from "~/sync/photos/use-photo";
import { CategoryMark } from "~/ui/category-mark";
import { useCategory } from "~/ui/pictures/use-category";
import { WishScene } from "~/ui/pictures/wish-scene";
import { Stamp } from "~/ui/stamp";
import { justTicked } from "./just-ticked";
import classes from "./row.module.css";

/** The picture of a row: the photo of what was done, else the scene of the wish, with the mark of its category. */
export function RowPicture({ activity }: { activity: Activity }) {
  const category = useCategory(activity);
  const isFresh = useStore(justTicked, (held) => held.has(activity.id)) && isDone(activity);
  return (
    <span className={classes.picture}>
      {activity.proofRef ? <RowPhoto photo={activity.proofRef} /> : <WishScene wish={activity} size="thumbnail" />}
      {category ? <CategoryMark category={category} size={22} /> : null}
      {isFresh ? <RowStamp activity={activity} /> : null}
    </span>
  );
}

/** The stamp of the day, pressed on before the row moves to what is done. */
function RowStamp({ activity: { doneAt, place } }: { activity: Activity }) {
  const at = doneAt ? new Date(doneAt) : new Date();
  const above = place?.name ?? "";
  return (
    <span className={classes.stamp}>
      <Stamp above={above} year={at.getFullYear()} day={at.getDate()} month={at.getMonth() + 1} fresh />
    </span>
  );
}

/** The photo, small enough for a row. That there is one is said beside it in words. */
function RowPhoto({ photo }: { photo: string }) {
  const src = usePhoto(photo, "small");
  return <span className={classes.photo}>{src ? <img src={src} alt="" loading="lazy" decoding="async" /> : null}</span>;
}
