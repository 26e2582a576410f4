import { useMemo } from "react";
import type { PlaceSearch } from "~/map/search/use-place-search";
import { type NamedTown, townNamed } from "./town-search";

/** The town that the words name, as soon as the places of the world say so; the same object while it is the same. */
export function useNamedTown(text: string, { places, settled }: PlaceSearch): NamedTown | null {
  const named = JSON.stringify(townNamed(text, places, settled));
  return useMemo((): NamedTown | null => JSON.parse(named), [named]);
}
