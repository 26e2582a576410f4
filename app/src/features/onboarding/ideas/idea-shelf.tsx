import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { folded } from "~/sync/lists/activities";
import { useOwnYear } from "~/sync/lists/own-year";
import { useListOf } from "~/sync/lists/use-lists";
import type { Category } from "~/ui/categories";
import { useWords } from "~/ui/words";
import { IdeaCards } from "./idea-cards";
import classes from "./ideas.module.css";
import { forNow } from "./season-now";
import { useIdeas } from "./use-ideas";

const AT_ONCE = 6;

interface Props {
  /** Words that each idea must have. */
  text: string;
  category: Category | null;
}

/** Collected ideas beside what people publish, so that looking around leads somewhere on the first day too. */
export default function IdeaShelf({ text, category }: Props) {
  const w = useWords();
  const ideas = useIdeas();
  const year = useOwnYear();
  const list = useListOf(year);
  const [shown, setShown] = useState(AT_ONCE);
  const found = useMemo(() => {
    const words = folded(text).split(" ");
    return forNow(ideas ?? []).filter(
      (idea) => (!category || idea.category === category) && words.every((word) => folded(idea.title).includes(word)),
    );
  }, [ideas, text, category]);
  if (found.length === 0) return null;
  return (
    <section className={classes.shelf} aria-labelledby="ideas">
      <h2 id="ideas">{w.wizard.shelf(year)}</h2>
      <IdeaCards ideas={found.slice(0, shown)} label={w.wizard.stepNames.ideas} year={year} list={list} />
      {found.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + 2 * AT_ONCE)}>
          {w.wizard.moreIdeas(found.length - shown)}
        </Button>
      ) : null}
    </section>
  );
}
