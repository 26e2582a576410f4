import { useMemo } from "react";
import type { SavedList } from "~/state/lists";
import { folded, inOrder } from "~/sync/lists/activities";
import { useWords } from "~/ui/words";
import type { Idea } from "../ideas/ideas";
import { PickedList } from "./picked-list";
import classes from "./wizard.module.css";

/** The newest wishes that are shown; a whole list of another day would push the ideas out of sight. */
const SHOWN_MAX = 20;

/** The wishes in one's own words: those that are none of the ideas, whose cards say by themselves that they are picked. */
export function OwnWishes({ list, ideas }: { list: SavedList; ideas: readonly Idea[] }) {
  const w = useWords();
  const titles = useMemo(() => new Set(ideas.map(({ title }) => folded(title))), [ideas]);
  const own = inOrder(list.data.activities).filter(({ title, place }) => !place && !titles.has(folded(title)));
  const hidden = Math.max(0, own.length - SHOWN_MAX);
  return (
    <>
      <PickedList label={w.wizard.ownPicked} listId={list.id} activities={own.slice(hidden)} />
      {hidden > 0 ? <p className={classes.lede}>{w.wizard.ownMore(hidden)}</p> : null}
    </>
  );
}
