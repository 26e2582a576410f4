import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { withMoved } from "~/sync/quest-drafts/content";
import { useWords } from "~/ui/words";
import { useComposerWords } from "~/ui/words/quest-composer";
import classes from "../composer.module.css";
import { useComposerContext } from "../composer-context";
import { StopRow } from "./stop-row";

/** The stops in order, dragged by pointer, touch and keys. */
export function StopList() {
  const { dragging } = useWords();
  const w = useComposerWords();
  const { stops, composer } = useComposerContext();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: UniqueIdentifier) => {
    const at = stops.findIndex((stop) => stop.id === id);
    return stops[at]?.title || w.stops.at(at + 1);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const to = over ? stops.findIndex(({ id }) => id === over.id) : -1;
    if (to >= 0 && over?.id !== active.id) composer.edit((content) => withMoved(content, String(active.id), to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: dragging.how },
        announcements: {
          onDragStart: ({ active }) => dragging.lifted(nameOf(active.id)),
          onDragOver: ({ active, over }) =>
            over && over.id !== active.id ? dragging.over(nameOf(active.id), nameOf(over.id)) : undefined,
          onDragEnd: ({ active }) => dragging.dropped(nameOf(active.id)),
          onDragCancel: ({ active }) => dragging.cancelled(nameOf(active.id)),
        },
      }}
    >
      <SortableContext items={stops.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={classes.stops}>
          {stops.map((stop, at) => (
            <StopRow key={stop.id} stop={stop} at={at} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
