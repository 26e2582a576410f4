import { lazy, useMemo } from "react";
import { Link } from "~/routing/link";
import type { SavedList } from "~/state/lists";
import { coverOfList } from "~/sync/lists/list-cover";
import { Late } from "~/ui/late";
import { later } from "~/ui/later";
import { useWords } from "~/ui/words";
import classes from "./list-view.module.css";

/** Without a network there is none: a list is read without its cover too. */
const Cover = lazy(() =>
  later(() => import("~/map/covers/cover"))().then(
    (part) => ({ default: part.Cover }),
    () => ({ default: () => <></> }),
  ),
);

interface Props {
  list: SavedList;
  /** Address of the year's story; left out where the list is somebody else's. */
  href?: string;
}

/** The cover of a list, small beside its name, leading to the story of its year. Not there while nothing is on the list. */
export function ListCover({ list: { id, data }, href }: Props) {
  const w = useWords();
  const subject = useMemo(() => coverOfList({ ...data, id }), [id, data]);
  if (data.activities.length === 0) return null;
  const cover = (
    <Late>
      <Cover subject={subject} shape="thumbnail" />
    </Late>
  );
  if (!href) return <span className={classes.cover}>{cover}</span>;
  const said = w.list.asStory(data.year);
  return (
    <Link href={href} className={classes.cover} aria-label={said} title={said}>
      {cover}
    </Link>
  );
}
