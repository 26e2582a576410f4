import { useEffect, useState } from "react";
import type { GazetteerPlace } from "~/core";
import { inReadersLanguage } from "~/map/search/place-name";
import { isReplaced, worldPlaces } from "~/workers/world";

const FOUND_MAX = 4;

/** The world's places by what is typed. */
export function usePlaces(query: string): readonly GazetteerPlace[] {
  const [found, setFound] = useState<readonly GazetteerPlace[]>([]);
  useEffect(() => {
    if (query.trim() === "") return setFound([]);
    let current = true;
    worldPlaces()
      .then((core) => core.searchPlaces(query, { limit: FOUND_MAX }))
      .then(
        (places) => current && setFound(places.map(inReadersLanguage)),
        // Without places the palette still goes everywhere.
        (failure: unknown) => current && !isReplaced(failure) && setFound([]),
      );
    return () => {
      current = false;
    };
  }, [query]);
  return found;
}
