/** Ours: for all zooms, for one view, and as the drop-in that takes and gives GeoJSON features. */
import {
  answerMemory,
  type ClusterArrays,
  ClusterIndex,
  GridClusterer,
  init,
  Supercluster,
} from "@yonder/wasm-core/clustering";
import { version } from "@yonder/wasm-core/package.json";
import type { Box, LabOptions, Prepared } from ".";
import { featuresOf } from "./features";

await init();

/** All that the WebAssembly has, its scratch included; it never shrinks, and its worker is nobody else's. */
const bytes = () => answerMemory().buffer.byteLength;

/** Frees what was built before each build; `ask` answers a view with its number of entries. */
function contender<T extends { free: () => void }>(
  build: () => T,
  ask: (built: T, box: Box, zoom: number) => number,
): Prepared {
  let built: T | undefined;
  return {
    version,
    reset: () => {
      built?.free();
      built = undefined;
    },
    build: () => {
      built = build();
    },
    entries: (box, zoom) => (built ? ask(built, box, zoom) : 0),
    bytes,
  };
}

/** Typed arrays in and out. */
const arrays = (
  lngLat: Float64Array,
  options: LabOptions,
  ask: (index: ClusterIndex, box: Box, zoom: number) => ClusterArrays,
) =>
  contender(
    () => new ClusterIndex({ ...options, extent: 512 }).loadCoordinates(lngLat),
    (index, box, zoom) => ask(index, box, zoom).length,
  );

export const clusters = (lngLat: Float64Array, options: LabOptions) =>
  arrays(lngLat, options, (index, box, zoom) => index.clusters(box, zoom));

/** Each answer in the arrays of the one before, as whoever asks for every frame does it. */
export function refilled(lngLat: Float64Array, options: LabOptions): Prepared {
  let kept: ClusterArrays | undefined;
  return arrays(lngLat, options, (index, box, zoom) => {
    kept = index.clusters(box, zoom, kept);
    return kept;
  });
}

/** Above the highest zoom with clusters all points stand alone. */
export const points = (lngLat: Float64Array, options: LabOptions) =>
  arrays(lngLat, options, (index, box) => index.clusters(box, options.maxZoom + 1));

export function dropIn(lngLat: Float64Array, options: LabOptions): Prepared {
  const features = featuresOf(lngLat);
  return contender(
    () => new Supercluster<Record<string, unknown>>({ ...options, extent: 512 }).load(features),
    (index, box, zoom) => index.getClusters([...box], zoom).length,
  );
}

export function grid(lngLat: Float64Array, { radius, minPoints, maxZoom }: LabOptions): Prepared {
  // Its zooms count tiles of 256 pixels.
  const options = { gridSize: radius, minimumClusterSize: minPoints, maxZoom: maxZoom + 1 };
  return contender(
    () => new GridClusterer(options).add(lngLat),
    (clusterer, [...bounds], zoom) =>
      clusterer
        .setView({ zoom: zoom + 1, bounds })
        .repaint()
        .run().counts.length,
  );
}
