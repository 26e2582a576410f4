import type { SavedList } from "~/state/lists";
import { IdeaCard } from "./idea-card";
import type { Idea } from "./ideas";
import classes from "./ideas.module.css";
import { usePicking } from "./use-picking";

interface Props {
  ideas: readonly Idea[];
  label: string;
  /** The year they are for, and the reader's list of it, if there is one. */
  year: number;
  list: SavedList | undefined;
}

/** Ideas to take onto the list of a year, each with its picture. */
export function IdeaCards({ ideas, label, year, list }: Props) {
  const { isPicked, toggle } = usePicking(year, list);
  return (
    <ul className={classes.ideas} aria-label={label}>
      {ideas.map((idea) => (
        <li key={idea.title}>
          <IdeaCard idea={idea} picked={isPicked(idea.title)} onToggle={() => void toggle(idea)} />
        </li>
      ))}
    </ul>
  );
}
