import { useMemo } from "react";
import { useStore } from "zustand";
import { lists } from "~/state/lists";
import { folded, isDone } from "~/sync/lists/activities";

const FOUND_MAX = 5;

interface FoundItem {
  id: string;
  title: string;
  year: number;
  isDone: boolean;
}

/** Items of one's own lists that have every word typed in their title, note or place; the latest year first. */
export function useItems(text: string): readonly FoundItem[] {
  const shown = useStore(lists, (state) => state.shown);
  return useMemo(() => {
    const words = folded(text).split(" ").filter(Boolean);
    if (words.length === 0) return [];
    const items = shown
      .toSorted((a, b) => b.data.year - a.data.year)
      .flatMap(({ data: { activities, year } }) =>
        activities
          .filter(({ title, details, place }) => {
            const all = folded([title, details, place?.name].filter(Boolean).join(" "));
            return words.every((word) => all.includes(word));
          })
          .map((activity) => ({ id: activity.id, title: activity.title, year, isDone: isDone(activity) })),
      );
    // Those that begin with what is typed come first.
    const begins = ({ title }: FoundItem) => folded(title).startsWith(words.join(" "));
    return items.toSorted((a, b) => Number(begins(b)) - Number(begins(a))).slice(0, FOUND_MAX);
  }, [text, shown]);
}
