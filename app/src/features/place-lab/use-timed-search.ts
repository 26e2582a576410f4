import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { PlaceProvider, SuggestedPlace } from "~/map/search/providers/provider";
import { gazetteerSize, isReplaced } from "~/workers/world";

interface Asked {
  /** Service to ask; no other, so that its answer is seen as it is. */
  by: PlaceProvider;
  /** Most results, 1 to 100. */
  limit: number;
  /** Longitude and latitude that are preferred. */
  near?: readonly [number, number];
}

interface Found {
  places: readonly SuggestedPlace[];
  /** From the question to the answer, the way to the worker or the service and back included. */
  ms: number | undefined;
  failure?: unknown;
}

const nothing: Found = { places: [], ms: undefined };

/** Searches for a text, and measures how long that took. */
export function useTimedSearch(text: string, { by, limit, near }: Asked) {
  const index = useQuery({ queryKey: ["gazetteer"], queryFn: gazetteerSize, staleTime: Number.POSITIVE_INFINITY }).data;
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (text.trim() === "") return setFound(nothing);
    const given = new AbortController();
    const ask = async () => {
      const start = performance.now();
      const places = await by.search(text, { limit, ...(near ? { near } : {}) }, given.signal);
      if (!given.signal.aborted) setFound({ places, ms: performance.now() - start });
    };
    const timer = setTimeout(() => {
      ask().catch((failure: unknown) => {
        if (!given.signal.aborted && !isReplaced(failure)) setFound({ ...nothing, failure });
      });
    }, by.pauseMs);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [text, by, limit, near]);
  return { ...found, index };
}
