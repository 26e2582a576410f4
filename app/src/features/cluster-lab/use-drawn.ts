import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import type { WorldIndex } from "~/map/cluster-map";
import { clustering, coordinatesOf, gridClustering, type PointSet } from "~/workers/lab";
import type { Settings } from "./settings";

/** Name of the clustering in its worker. */
const NAME = "lab";
const SETTLED_MS = 400;

/** Content of the map. */
export interface Drawn {
  index?: WorldIndex;
  /** The points that it shows, or that it failed to. */
  points?: PointSet;
  failure?: string;
}

/** Clusters the points for the map, in a worker that ends when there are others. */
export function useDrawn(points: PointSet | undefined, { algorithm, radius, minPoints, maxZoom }: Settings): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({});
  const [options] = useDebouncedValue(`${radius} ${minPoints} ${maxZoom} ${algorithm}`, SETTLED_MS);
  useEffect(() => {
    setDrawn({});
    if (!points) return;
    const [radius = 60, minPoints = 2, maxZoom = 16] = options.split(" ").map(Number);
    const stop = new AbortController();
    let index: WorldIndex | undefined;
    const draw = async () => {
      const lngLat = await coordinatesOf(points, stop.signal);
      const asked = { radius, minPoints, maxZoom };
      const worker = options.endsWith("grid")
        ? gridClustering(lngLat, asked)
        : await clustering(NAME, lngLat, asked, stop.signal);
      index = { worker, name: NAME, maxZoom };
      if (stop.signal.aborted) index.worker.terminate();
      else setDrawn({ index, points });
    };
    draw().catch((error: Error) => stop.signal.aborted || setDrawn({ points, failure: error.message }));
    return () => {
      stop.abort();
      index?.worker.terminate();
    };
  }, [points, options]);
  return drawn;
}
