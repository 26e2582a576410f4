import { useStore } from "zustand";
import { type Lists, lists } from "~/state/lists";

/** The person's list, or the part of its state that is picked. */
export function useLists<Part>(pick: (state: Lists) => Part): Part {
  return useStore(lists, pick);
}
