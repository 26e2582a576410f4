import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { IconGripVertical } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { useWords } from "~/ui/words";
import { Row } from "./row";
import classes from "./section.module.css";

/** A row that is dragged by its handle, with the pointer or with keys. */
export function SortableRow(props: ComponentProps<typeof Row>) {
  const { activity } = props;
  const w = useWords();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: activity.id,
  });
  const handle = (
    <button
      type="button"
      className={classes.handle}
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={w.item.drag(activity.title)}
    >
      <IconGripVertical size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-item={activity.id}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Row {...props} handle={props.onChoose ? undefined : handle} />
    </li>
  );
}
