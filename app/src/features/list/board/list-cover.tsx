import { lazy, Suspense, useMemo } from "react";
import type { SavedList } from "~/state/lists";
import { coverOfList } from "~/sync/lists/list-cover";
import { later } from "~/ui/later";
import classes from "./list-view.module.css";

/** Without a network there is none: a list is read without its cover too. */
const Cover = lazy(() =>
  later(() => import("~/map/covers/cover"))().then(
    (part) => ({ default: part.Cover }),
    () => ({ default: () => <></> }),
  ),
);

/** The cover of a list, small beside its name. Not there while nothing is on the list. */
export function ListCover({ list: { id, data } }: { list: SavedList }) {
  const subject = useMemo(() => coverOfList({ ...data, id }), [id, data]);
  if (data.activities.length === 0) return null;
  return (
    <span className={classes.cover}>
      <Suspense fallback={null}>
        <Cover subject={subject} shape="thumbnail" />
      </Suspense>
    </span>
  );
}
