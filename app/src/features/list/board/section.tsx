import { useDroppable } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { Activity } from "~/core";
import type { AlsoWants } from "~/sync/overlap/use-also-wants";
import { useWords } from "~/ui/words";
import { RowOf, type RowWiring } from "./row-of";
import classes from "./section.module.css";

/** Facts of a board about its rows besides the activities. */
export interface RowMarks {
  pinned: readonly string[];
  /** Ids of those chosen to be changed together; `null` while nothing is chosen. */
  chosen: ReadonlySet<string> | null;
  /** Id of the one whose title is a field now. */
  renamed: string | null;
  /** Friends who want it too. */
  also: AlsoWants;
}

interface Props {
  name: "now" | "added" | "wish" | "planned" | "done";
  activities: readonly Activity[];
  /** Number of them that are drawn by now. */
  drawn: number;
  wiring: RowWiring;
  marks: RowMarks;
  onRenamed: () => void;
}

/** One part of the board, with its name and count. */
export function Section({ name, activities, drawn, wiring, marks, onRenamed }: Props) {
  const { pinned, chosen, renamed, also } = marks;
  const w = useWords();
  // What is pinned or was just added stands in its order elsewhere.
  const isOrdered = name !== "now" && name !== "added";
  const { setNodeRef, isOver } = useDroppable({ id: `section ${name}`, disabled: !isOrdered });
  return (
    <section className={classes.section} data-section={name} data-over={isOver || undefined} ref={setNodeRef}>
      <h2>
        {w.board.sections[name]} <span>{activities.length}</span>
      </h2>
      <SortableContext items={activities.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul aria-label={w.board.sections[name]}>
          {activities.slice(0, drawn).map((activity) => (
            <RowOf
              key={activity.id}
              activity={activity}
              wiring={wiring}
              isRenamed={activity.id === renamed}
              onRenamed={onRenamed}
              sortable={isOrdered}
              pinned={pinned.includes(activity.id)}
              also={also.get(activity.id)}
              chosen={chosen?.has(activity.id)}
            />
          ))}
        </ul>
      </SortableContext>
      {activities.length === 0 ? <p className={classes.empty}>{w.board.emptySection[name]}</p> : null}
    </section>
  );
}
