import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { GazetteerPlace } from "~/core";
import { gazetteerSize, isReplaced, worldPlaces } from "~/workers/world";

interface Asked {
  /** Most results, 1 to 100. */
  limit: number;
  /** Longitude and latitude that are preferred. */
  near?: readonly [number, number];
}

interface Found {
  places: readonly GazetteerPlace[];
  /** From the question to the answer, the way to the worker and back included. */
  ms: number | undefined;
}

const nothing: Found = { places: [], ms: undefined };

/** What is found for a text, and how long that took. */
export function useTimedSearch(text: string, { limit, near }: Asked) {
  const index = useQuery({ queryKey: ["gazetteer"], queryFn: gazetteerSize, staleTime: Number.POSITIVE_INFINITY }).data;
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (text.trim() === "") return setFound(nothing);
    let current = true;
    const ask = async () => {
      const core = await worldPlaces();
      const start = performance.now();
      const places = await core.searchPlaces(text, { limit, ...(near ? { near } : {}) });
      if (current) setFound({ places, ms: performance.now() - start });
    };
    ask().catch((failure: unknown) => {
      if (current && !isReplaced(failure)) setFound(nothing);
    });
    return () => {
      current = false;
    };
  }, [text, limit, near]);
  return { ...found, index };
}
