import { useStore } from "zustand";
import type { BucketList } from "~/core";
import { type Lists, lists, type SavedList } from "~/state/lists";

/** The person's lists, or the part of their state that is picked. */
export function useLists<Part>(pick: (state: Lists) => Part): Part {
  return useStore(lists, pick);
}

/** The person's list of a year; without a year that of the present one, or else the one the product calls theirs. */
export function useListOf(year: number | null): SavedList | undefined {
  const wanted = year ?? new Date().getFullYear();
  return useLists(
    ({ shown }) => shown.find(({ data }) => data.year === wanted) ?? (year === null ? shown[0] : undefined),
  );
}

/** The years the person has lists of, newest first. */
export function useYears(): number[] {
  const shown = useLists((state) => state.shown);
  return [...new Set(shown.map(({ data }: { data: BucketList }) => data.year))].sort((a, b) => b - a);
}
