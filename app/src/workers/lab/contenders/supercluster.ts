/** npm `supercluster`, the present and the former version. */
import type Supercluster from "supercluster";
import type { LabOptions, Prepared } from ".";
import { featuresOf } from "./features";

/** A level of its hierarchy: a tree, and beside it what the tree's points are. */
interface Level {
  data: ArrayBufferView | ArrayLike<unknown>;
  ids: ArrayBufferView;
  coords: ArrayBufferView;
}

export function prepareWith(Peer: typeof Supercluster, version: string) {
  return (lngLat: Float64Array, options: LabOptions): Prepared => {
    const features = featuresOf(lngLat);
    let index: Supercluster<Record<string, unknown>> | undefined;
    return {
      version,
      reset: () => {
        index = undefined;
      },
      build: () => {
        index = new Peer<Record<string, unknown>>({ ...options, extent: 512 }).load(features);
      },
      entries: ([west, south, east, north], zoom) => index?.getClusters([west, south, east, north], zoom).length ?? 0,
      bytes: () => index && bytesOf((index as unknown as { trees: Level[] }).trees),
    };
  };
}

/** Bytes of the arrays of all levels. Before its ninth version the peer kept plain arrays of numbers, 8 bytes each. */
function bytesOf(levels: readonly Level[]): number {
  const size = (part: ArrayBufferView | ArrayLike<unknown>) =>
    ArrayBuffer.isView(part) ? part.byteLength : 8 * part.length;
  return levels.reduce((sum, { data, ids, coords }) => sum + size(data) + size(ids) + size(coords), 0);
}
