import { useMemo } from "react";
import { type Filter, type Found, type Known, search, type Where } from "./filter";
import type { Find } from "./finds";

/** Searches the finds in view, and those anywhere: the map shows its surroundings too. */
export function useSearch(all: readonly Find[], filter: Filter, where: Where, known: Known) {
  const found = useMemo(() => searched(all, filter, where, known), [all, filter, where, known]);
  // Moving the map changes only what is near.
  const middle = filter.within === null ? undefined : where.middle;
  const { town, here } = where;
  const isAll = where.bbox === undefined && middle === where.middle;
  const everywhere = useMemo(
    () => (isAll ? null : searched(all, filter, { middle, here, town: town ?? null }, known)),
    [isAll, all, filter, middle, here, town, known],
  );
  return { found, onMap: everywhere ?? found };
}

function searched(all: readonly Find[], filter: Filter, where: Where, known: Known): Found[] {
  return filter.show === "places" ? [] : search(all, filter, where, known);
}
