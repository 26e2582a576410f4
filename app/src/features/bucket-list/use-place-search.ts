import { useEffect, useState } from "react";
import type { GazetteerPlace } from "~/core";
import { isReplaced, worldPlaces } from "~/workers/world";

export interface PlaceSearch {
  places: readonly GazetteerPlace[];
  /** Whether the answer belongs to the text that is asked for now. */
  settled: boolean;
  failed: boolean;
}

const none: PlaceSearch = { places: [], settled: true, failed: false };

/** The places most likely meant by what was typed so far. */
export function usePlaceSearch(text: string): PlaceSearch {
  const [search, setSearch] = useState(none);
  useEffect(() => {
    if (text.trim() === "") return setSearch(none);
    let current = true;
    setSearch((before) => ({ ...before, settled: false }));
    worldPlaces()
      .then((core) => core.searchPlaces(text, { limit: 6 }))
      .then(
        (places) => current && setSearch({ places, settled: true, failed: false }),
        (failure: unknown) => {
          if (current && !isReplaced(failure)) setSearch({ places: [], settled: true, failed: true });
        },
      );
    return () => {
      current = false;
    };
  }, [text]);
  return search;
}
