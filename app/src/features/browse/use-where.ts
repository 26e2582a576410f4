import { useMemo } from "react";
import { bboxOf } from "~/map/view";
import { viewFrom } from "./address";
import type { Where } from "./filter";
import type { NamedTown } from "./town-search";

/** Area of a search: the part of the map that the address shows, and the town that its words name. */
export function useWhere(
  at: string | null,
  window: { width: number; height: number } | null,
  town: NamedTown | null,
  here: Where["here"],
): Where {
  const { width = 0, height = 0 } = window ?? {};
  return useMemo(() => {
    const middle = viewFrom(at) ?? undefined;
    // Until somebody moves the map the whole world is meant; what it happens to show is no wish.
    return { town, middle, here, ...(middle && width > 0 ? { bbox: bboxOf(middle, { width, height }) } : {}) };
  }, [at, width, height, town, here]);
}
