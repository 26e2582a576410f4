import {
  closestCorners,
  DndContext,
  type DndContextProps,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useWords } from "../words";

interface Props
  extends Pick<DndContextProps, "id" | "children" | "collisionDetection" | "onDragStart" | "onDragCancel"> {
  onDragEnd: NonNullable<DndContextProps["onDragEnd"]>;
  /** Returns the name of a row, or of a part that rows can be dropped into, by its id, for announcements. */
  nameOf: (id: string) => string;
}

/** Area whose rows are moved by pointer, touch and keys, with each step announced for those who do not see it. */
export function DragArea({ nameOf, collisionDetection = closestCorners, ...props }: Props) {
  const { dragging } = useWords();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const named = ({ id }: { id: string | number }) => nameOf(String(id));
  return (
    <DndContext
      {...props}
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={{
        screenReaderInstructions: { draggable: dragging.how },
        announcements: {
          onDragStart: ({ active }) => dragging.lifted(named(active)),
          // At its own place nothing has happened yet.
          onDragOver: ({ active, over }) =>
            over && over.id !== active.id ? dragging.over(named(active), named(over)) : undefined,
          onDragEnd: ({ active }) => dragging.dropped(named(active)),
          onDragCancel: ({ active }) => dragging.cancelled(named(active)),
        },
      }}
    />
  );
}
