/** Source of a layer's clusters: an index on this thread, or one that a worker holds. */
import type { ClusterArrays, ClusterIndex, ClusterOptions, FamilyArrays } from "../core/clustering/index.js";
import type { BoundingBox, ClusterWorker } from "../worker/protocol.ts";

/** Questions of the layer to its source. Every answer may come at once or as a promise. */
export interface ClusterSource {
  /** Clusters and single points in a view at a zoom. */
  clusters(bbox: BoundingBox, zoom: number): ClusterArrays | Promise<ClusterArrays>;
  /** The same, each with the entry it belongs to at a lower zoom. */
  clustersWithParents(bbox: BoundingBox, zoom: number, parentZoom: number): FamilyArrays | Promise<FamilyArrays>;
  /** The zoom at which a cluster falls apart. */
  expansionZoom(id: number): number | Promise<number>;
  /** Indexes of the points of a cluster, at most `limit` of them. */
  leaves(id: number, limit: number): Uint32Array | Promise<Uint32Array>;
}

/** A clustering that a worker holds under a name. */
export interface WorkerClusterings {
  worker: Pick<ClusterWorker, "clusters" | "clustersWithParents" | "expansionZoom" | "leaves">;
  name: string;
}

/** Everything that can be given as the `index` of a layer. */
export type ClusterInput = ClusterIndex | WorkerClusterings | ClusterSource;

/** The one face the layer talks to, whatever it was given. */
export function clusterSource(input: ClusterInput): ClusterSource {
  if ("worker" in input) return heldByWorker(input);
  return "getClusterExpansionZoom" in input ? onThisThread(input) : input;
}

/**
 * Clusters points: in the worker if there is one, otherwise on this thread.
 *
 * @param lngLat - longitude and latitude in degrees, interleaved; the array stays yours
 */
export async function clusteredPoints(
  lngLat: Float64Array,
  options: ClusterOptions,
  { worker, name }: { worker: ClusterWorker | undefined; name: string },
): Promise<ClusterSource> {
  if (worker) {
    await worker.clusterCoordinates(name, lngLat.slice(), options);
    return heldByWorker({ worker, name });
  }
  const { ClusterIndex, init } = await import("../clustering.ts");
  await init();
  const index = new ClusterIndex(options);
  index.loadCoordinates(lngLat);
  return onThisThread(index);
}

function heldByWorker({ worker, name }: WorkerClusterings): ClusterSource {
  return {
    clusters: (bbox, zoom) => worker.clusters(name, bbox, zoom),
    clustersWithParents: (bbox, zoom, parentZoom) => worker.clustersWithParents(name, bbox, zoom, parentZoom),
    expansionZoom: (id) => worker.expansionZoom(name, id),
    leaves: (id, limit) => worker.leaves(name, id, limit, 0),
  };
}

function onThisThread(index: ClusterIndex): ClusterSource {
  return {
    clusters: (bbox, zoom) => index.clusters([...bbox], zoom),
    clustersWithParents: (bbox, zoom, parentZoom) => index.clustersWithParents([...bbox], zoom, parentZoom),
    expansionZoom: (id) => index.getClusterExpansionZoom(id),
    leaves: (id, limit) => index.leaves(id, limit),
  };
}
