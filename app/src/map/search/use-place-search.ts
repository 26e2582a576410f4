import { useEffect, useState } from "react";
import type { GazetteerPlace } from "~/core";
import { isReplaced, worldPlaces } from "~/workers/world";
import { pastedPosition } from "./pasted-position";

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
      .then((core) => found(core, text))
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

/** A pasted position stands for the place next to it; anything else is a name. */
async function found(core: Awaited<ReturnType<typeof worldPlaces>>, text: string): Promise<GazetteerPlace[]> {
  const position = pastedPosition(text);
  if (!position) return core.searchPlaces(text, { limit: 6 });
  const nearest = await core.nearestPlace(position.lng, position.lat);
  return nearest ? [nearest.place] : [];
}
