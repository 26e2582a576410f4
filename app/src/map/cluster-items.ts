import type { ClusterArrays } from "~/core";
import { worldPlaces } from "~/workers/world";
import type { MapItem } from "./pins";
import type { WorldIndex } from "./use-world";

const CLUSTERING = { radius: 60, extent: 512, maxZoom: 16 };
/** Name of the clustering in the worker; a new one takes the place of the one before. */
const NAME = "items";
/** Points of a cluster that are looked at for its ring: a list has at most some hundreds of items. */
const LEAVES_MAX = 1_000;

/** Clusters items in the worker. Each entry has the numbers of its open and its done items as aggregate `state`. */
export async function clusterItems(items: readonly MapItem[]): Promise<WorldIndex> {
  const worker = await worldPlaces();
  const coordinates = Float64Array.from(items.flatMap(({ lng, lat }) => [lng, lat]));
  await worker.clusterCoordinates(NAME, coordinates, CLUSTERING);

  const withState = async <Arrays extends ClusterArrays>(arrays: Arrays): Promise<Arrays> => {
    const state = new Float64Array(2 * arrays.length);
    for (let at = 0; at < arrays.length; at += 1) {
      const id = arrays.ids[at] ?? 0;
      const points = arrays.counts[at] === 1 ? [id] : await worker.leaves(NAME, id, LEAVES_MAX, 0);
      const done = Array.from(points).filter((point) => items[point]?.done).length;
      state.set([points.length - done, done], 2 * at);
    }
    return { ...arrays, aggregates: { state } };
  };
  return {
    name: NAME,
    maxZoom: CLUSTERING.maxZoom,
    worker: {
      clusters: async (...asked) => withState(await worker.clusters(...asked)),
      clustersWithParents: async (...asked) => withState(await worker.clustersWithParents(...asked)),
      expansionZoom: (...asked) => worker.expansionZoom(...asked),
      leaves: (...asked) => worker.leaves(...asked),
      terminate: () => worker.terminate(),
    },
  };
}
