import type { DndContextProps, UniqueIdentifier } from "@dnd-kit/core";
import type { Words } from "~/ui/words";

/** Returns the announcements of a drag for those who do not see it. */
export function draggingWords(
  { dragging }: Words,
  titleOf: (id: UniqueIdentifier) => string,
): NonNullable<DndContextProps["accessibility"]> {
  return {
    screenReaderInstructions: { draggable: dragging.how },
    announcements: {
      onDragStart: ({ active }) => dragging.lifted(titleOf(active.id)),
      // At its own place nothing has happened yet.
      onDragOver: ({ active, over }) =>
        over && over.id !== active.id ? dragging.over(titleOf(active.id), titleOf(over.id)) : undefined,
      onDragEnd: ({ active }) => dragging.dropped(titleOf(active.id)),
      onDragCancel: ({ active }) => dragging.cancelled(titleOf(active.id)),
    },
  };
}
