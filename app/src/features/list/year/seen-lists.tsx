import { useMemo } from "react";
import type { ProfileYear } from "~/api/schema";
import { Cover } from "~/map/covers/cover";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import type { SavedList } from "~/state/lists";
import { coverOfList } from "~/sync/lists/list-cover";
import { useWords } from "~/ui/words";
import classes from "./years.module.css";

interface Props {
  years: readonly ProfileYear[];
  /** Lists that this device has, for their covers. */
  lists?: readonly SavedList[];
}

/** Somebody's lists of their years, with what others see of their progress. */
export function SeenLists({ years, lists = [] }: Props) {
  const w = useWords();
  return (
    <ul className={classes.open}>
      {years.map(({ year, listId, done, total }) => (
        <li key={listId}>
          <ListCover list={lists.find(({ id }) => id === listId)} />
          <span>
            <Link href={paths.sharedList(year, listId)}>{year}</Link> {w.list.progress(done, total)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function ListCover({ list }: { list: SavedList | undefined }) {
  const subject = useMemo(() => list && coverOfList({ ...list.data, id: list.id }), [list]);
  return subject ? <Cover subject={subject} shape="thumbnail" /> : null;
}
