import type { LabOptions } from "./contenders";
import { gridEntries } from "./grid-entries";

/** Page → worker: the points once, then any number of views. */
export type GridRequest =
  | { kind: "points"; lngLat: Float64Array; options: LabOptions }
  | { kind: "view"; id: number; bounds: readonly [number, number, number, number]; zoom: number };

let points: { lngLat: Float64Array; options: LabOptions } | undefined;

self.addEventListener("message", ({ data }: MessageEvent<GridRequest>) => {
  if (data.kind === "points") points = data;
  else answer(data).catch((error: Error) => self.postMessage({ id: data.id, error: error.message }));
});

async function answer({ id, bounds, zoom }: Extract<GridRequest, { kind: "view" }>): Promise<void> {
  if (!points) throw new Error("there are no points yet");
  const { gridClusters, init } = await import("@yonder/wasm-core/clustering");
  await init();
  const { lngLat, options } = points;
  const { radius: gridSize, minPoints: minimumClusterSize, maxZoom } = options;
  // Its zooms count tiles of 256 pixels.
  const question = { zoom: zoom + 1, bounds, gridSize, minimumClusterSize, maxZoom: maxZoom + 1 };
  self.postMessage({ id, value: gridEntries(gridClusters(lngLat, question), lngLat) });
}
