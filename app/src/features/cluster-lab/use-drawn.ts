import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import type { WorldIndex } from "~/map/cluster-map";
import { clustering, type DataRequest, gridClustering, makePoints } from "~/workers/lab";
import type { Settings } from "./settings";

/** Name of the clustering in its worker. */
const NAME = "lab";
const SETTLED_MS = 400;

/** What the map shows, once it is clustered, and why not if it failed. */
export function useDrawn(data: DataRequest | undefined, { algorithm, radius, minPoints, maxZoom }: Settings) {
  const [drawn, setDrawn] = useState<{ index?: WorldIndex; points?: number; failure?: string }>({});
  const [settled] = useDebouncedValue(data, SETTLED_MS);
  const [options] = useDebouncedValue(`${radius} ${minPoints} ${maxZoom} ${algorithm}`, SETTLED_MS);
  useEffect(() => {
    if (!settled) return;
    const [radius = 60, minPoints = 2, maxZoom = 16] = options.split(" ").map(Number);
    const stop = new AbortController();
    let index: WorldIndex | undefined;
    const draw = async () => {
      const made = await makePoints(settled, stop.signal);
      const points = made.length / 2;
      const asked = { radius, minPoints, maxZoom };
      const worker = options.endsWith("grid") ? gridClustering(made, asked) : await clustering(NAME, made, asked);
      index = { worker, name: NAME, maxZoom };
      if (stop.signal.aborted) index.worker.terminate();
      else setDrawn({ index, points });
    };
    draw().catch((error: Error) => stop.signal.aborted || setDrawn({ failure: error.message }));
    return () => {
      stop.abort();
      index?.worker.terminate();
    };
  }, [settled, options]);
  return drawn;
}
