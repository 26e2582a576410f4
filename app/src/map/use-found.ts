import { useEffect, useState } from "react";
import { worldPlaces } from "~/workers/world";
import type { WorldIndex } from "./use-world";

/** Name of the clusters of what was found. */
const FOUND = "found";
const CLUSTERING = { radius: 60, extent: 512, maxZoom: 16 };

/**
 * The clusters of what was found, made anew when something else is; `undefined` until then, where there is nothing, and
 * where it failed: the list beside the map has all of it.
 *
 * @param positions longitude and latitude in degrees, interleaved
 */
export function useFound(positions: Float64Array): WorldIndex | undefined {
  const [index, setIndex] = useState<WorldIndex>();
  useEffect(() => {
    if (positions.length === 0) return setIndex(undefined);
    let current = true;
    const cluster = async () => {
      const worker = await worldPlaces();
      // What is given to the worker is gone from here.
      await worker.clusterCoordinates(FOUND, positions.slice(), CLUSTERING);
      if (current) setIndex({ worker, name: FOUND, maxZoom: CLUSTERING.maxZoom });
    };
    cluster().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [positions]);
  return index;
}
