import type { ClusterArrays } from "~/core";
import { worldPlaces } from "~/workers/world";
import { FACES_MAX, ITEM_CLUSTERING, type MapItem, peopleOf } from "./pins";
import type { WorldIndex } from "./use-world";

/** Name of the clustering in the worker; a new one takes the place of the one before. */
const NAME = "items";
/** Points of a cluster that are looked at for its ring: a list has at most some hundreds of items. */
const LEAVES_MAX = 1_000;

/**
 * Clusters items in the worker. Each entry has the numbers of its open and its done items as aggregate `state`, and as
 * aggregate `people` the first of those whose wishes it has, as indexes of {@link peopleOf}; -1 for nobody.
 */
export async function clusterItems(items: readonly MapItem[]): Promise<WorldIndex> {
  const worker = await worldPlaces();
  const coordinates = Float64Array.from(items.flatMap(({ lng, lat }) => [lng, lat]));
  await worker.clusterCoordinates(NAME, coordinates, ITEM_CLUSTERING, { transfer: true });
  const ids = peopleOf(items).map(({ id }) => id);
  const personAt = items.map(({ person }) => (person ? ids.indexOf(person.id) : -1));

  const withState = async <Arrays extends ClusterArrays>(arrays: Arrays): Promise<Arrays> => {
    const state = new Float64Array(2 * arrays.length);
    const people = new Float64Array(FACES_MAX * arrays.length).fill(-1);
    for (let at = 0; at < arrays.length; at += 1) {
      const id = arrays.ids[at] ?? 0;
      const points = arrays.counts[at] === 1 ? [id] : await worker.leaves(NAME, id, LEAVES_MAX, 0);
      const done = Array.from(points).filter((point) => items[point]?.done).length;
      state.set([points.length - done, done], 2 * at);
      const faces = new Set(Array.from(points, (point) => personAt[point] ?? -1).filter((index) => index >= 0));
      people.set([...faces].sort((a, b) => a - b).slice(0, FACES_MAX), FACES_MAX * at);
    }
    return { ...arrays, aggregates: { state, people } };
  };
  return {
    name: NAME,
    maxZoom: ITEM_CLUSTERING.maxZoom,
    worker: {
      clusters: async (...asked) => withState(await worker.clusters(...asked)),
      clustersWithParents: async (...asked) => withState(await worker.clustersWithParents(...asked)),
      expansionZoom: (...asked) => worker.expansionZoom(...asked),
      leaves: (...asked) => worker.leaves(...asked),
      terminate: () => worker.terminate(),
    },
  };
}
