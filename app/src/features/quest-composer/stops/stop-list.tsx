import { closestCenter, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { withMoved } from "~/sync/quest-drafts/content";
import { DragArea } from "~/ui/dragging/drag-area";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { StopRow } from "./stop-row";

/** The stops in order, dragged by pointer, touch and keys. */
export function StopList() {
  const w = useComposerWords();
  const { stops, composer } = useComposerContext();
  const nameOf = (id: string) => {
    const at = stops.findIndex((stop) => stop.id === id);
    return stops[at]?.title || w.stops.at(at + 1);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const to = over ? stops.findIndex(({ id }) => id === over.id) : -1;
    if (to >= 0 && over?.id !== active.id) composer.edit((content) => withMoved(content, String(active.id), to));
  };
  return (
    <DragArea collisionDetection={closestCenter} onDragEnd={drop} nameOf={nameOf}>
      <SortableContext items={stops.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={classes.stops}>
          {stops.map((stop, at) => (
            <StopRow key={stop.id} stop={stop} at={at} />
          ))}
        </ol>
      </SortableContext>
    </DragArea>
  );
}
