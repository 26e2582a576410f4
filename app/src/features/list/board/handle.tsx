import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { IconGripVertical } from "@tabler/icons-react";
import { type ComponentProps, type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useWords } from "~/ui/words";
import classes from "./section.module.css";
import { useNear } from "./use-near";

/** Id of the instructions for dragging, for those who do not see it. */
export const DRAGGING_HELP = "dragging-help";

/** Props that begin a drag, as the library wants them. */
type Grip = Pick<ComponentProps<"button">, "onMouseDown" | "onTouchStart" | "onKeyDown">;

interface Props {
  id: string;
  title: string;
  /** The row that is dragged by it. */
  row: RefObject<HTMLElement | null>;
}

/**
 * Handle of a row for dragging, with the pointer or with keys. The button is there at once; what sorting needs to know
 * of the row, which costs more than all the rest of it, comes when the row comes near.
 */
export function Handle({ id, title, row }: Props) {
  const w = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const grip = useRef<Grip>(null);
  const [near, comeNear] = useNear(row);
  /** What a drag begins with. A key that is pressed before the row has come near is not lost. */
  const gripped = () => {
    if (!near) {
      flushSync(comeNear);
      // Only drawing the row has made sure that the others wait to be told, too.
      flushSync(comeNear);
    }
    return grip.current;
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className={classes.handle}
        aria-label={w.item.drag(title)}
        aria-describedby={DRAGGING_HELP}
        aria-roledescription={w.dragging.role}
        onMouseDown={(event) => gripped()?.onMouseDown?.(event)}
        onTouchStart={(event) => gripped()?.onTouchStart?.(event)}
        onKeyDown={(event) => gripped()?.onKeyDown?.(event)}
      >
        <IconGripVertical size={18} stroke={1.6} aria-hidden="true" />
      </button>
      {near ? <Sorting id={id} row={row} button={button} ref={grip} /> : null}
    </>
  );
}

interface SortingProps {
  id: string;
  row: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  ref: Ref<Grip>;
}

/** Makes a row one of those that are sorted. It moves the row itself, so that nothing in it is drawn again for that. */
function Sorting({ id, row, button, ref }: SortingProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  useImperativeHandle(ref, () => listeners ?? {}, [listeners]);
  useLayoutEffect(() => {
    setNodeRef(row.current);
    setActivatorNodeRef(button.current);
  }, [row, button, setNodeRef, setActivatorNodeRef]);
  const moved = CSS.Translate.toString(transform) ?? "";
  useLayoutEffect(() => {
    const { current: element } = row;
    if (!element) return;
    element.style.transform = moved;
    element.style.transition = transition ?? "";
    element.toggleAttribute("data-dragging", isDragging);
  }, [row, moved, transition, isDragging]);
  return null;
}
