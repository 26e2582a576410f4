import { Button } from "@mantine/core";
import type { SavedList } from "~/state/lists";
import { useWords } from "~/ui/words";
import { ListCover } from "./list-cover";
import classes from "./list-view.module.css";

interface Props {
  list: SavedList;
  onChoose: () => void;
}

/** Whose list it is that one edits along. */
export function OthersHead({ list, onChoose }: Props) {
  const w = useWords();
  const { createdByUsername: owner, year, activities } = list.data;
  return (
    <header className={classes.head}>
      <ListCover list={list} />
      <h1 id="list-title">{w.card.title(owner, year)}</h1>
      <Button variant="default" onClick={onChoose} disabled={activities.length === 0}>
        {w.bulk.begin}
      </Button>
      <p role="note">{w.sharing.ofOther(owner)}</p>
    </header>
  );
}
