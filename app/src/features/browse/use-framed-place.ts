import { useEffect, useMemo } from "react";
import type { FoundPlace } from "~/map/search/providers/provider";
import type { PlaceSearch } from "~/map/search/use-place-search";
import { bestPlace } from "./best-place";

/** Has the map look at the one place that the words mean, as long as that is wanted; and returns it, to be marked there. */
export function useFramedPlace(
  text: string,
  { places, settled }: PlaceSearch,
  isWanted: boolean,
  frame: (place: FoundPlace) => void,
): FoundPlace | null {
  const found = isWanted ? JSON.stringify(bestPlace(text, { places, settled })) : "null";
  const best = useMemo((): FoundPlace | null => JSON.parse(found), [found]);
  useEffect(() => {
    if (best) frame(best);
  }, [best, frame]);
  return best;
}
