import { useDroppable } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { Activity } from "~/core";
import { useWords } from "~/ui/words";
import { RowOf, type RowWiring } from "./row-of";
import classes from "./section.module.css";

interface Props {
  name: "now" | "wish" | "planned" | "done";
  activities: readonly Activity[];
  wiring: RowWiring;
}

/** One part of the board, with its name and count. */
export function Section({ name, activities, wiring }: Props) {
  const w = useWords();
  const { setNodeRef, isOver } = useDroppable({ id: `section ${name}`, disabled: name === "now" });
  return (
    <section className={classes.section} data-section={name} data-over={isOver || undefined} ref={setNodeRef}>
      <h2>
        {w.board.sections[name]} <span>{activities.length}</span>
      </h2>
      <SortableContext items={activities.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul aria-label={w.board.sections[name]}>
          {activities.map((activity) => (
            <RowOf key={activity.id} activity={activity} wiring={wiring} sortable={name !== "now"} />
          ))}
        </ul>
      </SortableContext>
      {activities.length === 0 ? <p className={classes.empty}>{w.board.emptySection[name]}</p> : null}
    </section>
  );
}
