/** Ours: for all zooms, for one view, and as the drop-in that takes and gives GeoJSON features. */
import {
  answerMemory,
  type ClusterArrays,
  ClusterIndex,
  GridClusterer,
  Supercluster,
} from "@yonder/wasm-core/clustering";
import { version } from "@yonder/wasm-core/package.json";
import type { Box, LabOptions, Prepared } from ".";
import { featuresOf } from "./features";

/** All that the WebAssembly has, its scratch included; it never shrinks, and its worker is nobody else's. */
const bytes = () => answerMemory().buffer.byteLength;

/** Typed arrays in and out; `ask` says how a view is asked for. */
function arrays(
  lngLat: Float64Array,
  options: LabOptions,
  ask: (index: ClusterIndex, box: Box, zoom: number) => ClusterArrays,
): Prepared {
  let index: ClusterIndex | undefined;
  return {
    version,
    reset: () => {
      index?.free();
      index = undefined;
    },
    build: () => {
      index = new ClusterIndex({ ...options, extent: 512 }).loadCoordinates(lngLat);
    },
    entries: (box, zoom) => (index ? ask(index, box, zoom).length : 0),
    bytes,
  };
}

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
  let index: Supercluster<Record<string, unknown>> | undefined;
  return {
    version,
    reset: () => {
      index?.free();
      index = undefined;
    },
    build: () => {
      index = new Supercluster<Record<string, unknown>>({ ...options, extent: 512 }).load(features);
    },
    entries: (box, zoom) => index?.getClusters([...box], zoom).length ?? 0,
    bytes,
  };
}

export function grid(lngLat: Float64Array, { radius, minPoints, maxZoom }: LabOptions): Prepared {
  let clusterer: GridClusterer | undefined;
  return {
    version,
    reset: () => {
      clusterer?.free();
      clusterer = undefined;
    },
    build: () => {
      // Its zooms count tiles of 256 pixels.
      const options = { gridSize: radius, minimumClusterSize: minPoints, maxZoom: maxZoom + 1 };
      clusterer = new GridClusterer(options).add(lngLat);
    },
    entries: ([...bounds]: Box, zoom) =>
      clusterer
        ?.setView({ zoom: zoom + 1, bounds })
        .repaint()
        .run().counts.length ?? 0,
    bytes,
  };
}
