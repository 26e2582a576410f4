import type { Activity } from "~/core";
import { usePhoto } from "~/sync/photos/use-photo";
import { CategoryMark } from "~/ui/category-mark";
import { useCategory, WishScene } from "~/ui/pictures/wish-scene";
import classes from "./row.module.css";

/** The picture of a row: the photo of what was done, else the scene of the wish, with the mark of its category. */
export function RowPicture({ activity }: { activity: Activity }) {
  const category = useCategory(activity);
  return (
    <span className={classes.picture}>
      {activity.proofRef ? <RowPhoto photo={activity.proofRef} /> : <WishScene wish={activity} size="thumbnail" />}
      {category ? <CategoryMark category={category} size={22} /> : null}
    </span>
  );
}

/** The photo, small enough for a row. That there is one is said beside it in words. */
function RowPhoto({ photo }: { photo: string }) {
  const src = usePhoto(photo, "small");
  return <span className={classes.photo}>{src ? <img src={src} alt="" loading="lazy" decoding="async" /> : null}</span>;
}
