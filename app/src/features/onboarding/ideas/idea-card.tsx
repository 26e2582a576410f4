import { IconCheck, IconPlus } from "@tabler/icons-react";
import { WishScene } from "~/ui/pictures/wish-scene";
import { useWords } from "~/ui/words";
import type { Idea } from "./ideas";
import classes from "./ideas.module.css";

interface Props {
  idea: Idea;
  picked: boolean;
  onToggle: () => void;
}

/** One idea: pressed it is on the list, pressed again it is off. */
export function IdeaCard({ idea, picked, onToggle }: Props) {
  const w = useWords();
  return (
    <button
      type="button"
      className={classes.idea}
      aria-pressed={picked}
      onClick={onToggle}
      data-category={idea.category}
    >
      <WishScene wish={idea} size="thumbnail" />
      <span>
        {idea.title}
        <small>{w.categories[idea.category]}</small>
      </span>
      {picked ? (
        <IconCheck size={20} stroke={2.4} aria-hidden="true" />
      ) : (
        <IconPlus size={20} stroke={1.6} aria-hidden="true" />
      )}
    </button>
  );
}
