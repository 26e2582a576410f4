import { Button } from "@mantine/core";
import type { ComponentType } from "react";
import type { SavedList } from "~/state/lists";
import { useOwnerName } from "~/sync/lists/use-owner-name";
import { firstName } from "~/ui/people/person";
import { useWords } from "~/ui/words";
import { ListCover } from "./list-cover";
import classes from "./list-view.module.css";

interface Props {
  list: SavedList;
  onChoose: () => void;
  /** Lays the list beside the reader's own. */
  Compare?: ComponentType<{ list: SavedList }> | undefined;
}

/** Whose list it is that one edits along. */
export function OthersHead({ list, onChoose, Compare }: Props) {
  const w = useWords();
  const { year, activities } = list.data;
  const name = useOwnerName(list.data);
  return (
    <header className={classes.head}>
      <ListCover list={list} />
      <h1 id="list-title">{w.card.title(firstName({ name }), year)}</h1>
      {Compare ? <Compare list={list} /> : null}
      <Button variant="default" onClick={onChoose} disabled={activities.length === 0}>
        {w.bulk.begin}
      </Button>
      <p role="note">{w.sharing.ofOther(name)}</p>
    </header>
  );
}
