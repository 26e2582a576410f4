import { useStore } from "zustand";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { friendshipsStore } from "~/state/friendships";
import { progressOf } from "~/sync/lists/activities";
import { useEditableLists } from "~/sync/overlap/use-editable-lists";
import { Part } from "~/ui/part";
import { useWords } from "~/ui/words";
import classes from "./others-lists.module.css";

/** The lists of friends that one edits along, of a year, this one and the next. Not there where there are none. */
export function SharedWithMe({ year }: { year: number }) {
  const w = useWords();
  const now = new Date().getFullYear();
  const cards = useStore(friendshipsStore, (state) => state.cards);
  const lists = useEditableLists([...new Set([year, now, now + 1])]);
  if (lists.length === 0) return null;
  return (
    <Part title={w.sharedWithMe.title}>
      <ul className={classes.lists}>
        {lists.map(({ uid, listId, year: ofYear, createdByUsername, activities, meta }) => {
          const { done, total } = progressOf(activities);
          const progress = total === 0 ? w.list.nothing : w.list.progress(done, total);
          return (
            <li key={listId}>
              <Link href={paths.sharedList(ofYear, listId)}>
                <strong>{meta.title ?? w.friends.listOf(ofYear)}</strong>
                <span>{w.sharedWithMe.by(cards[uid]?.name ?? `@${createdByUsername}`, progress)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
