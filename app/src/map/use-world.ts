import { useEffect, useMemo, useState } from "react";
import type { ClusterArrays, GazetteerPlace } from "~/core";
import { CLUSTERS_MAX_ZOOM, isReplaced, PLACES, worldClusters, worldPlaces } from "~/workers/world";
import { bboxOf, bboxWithMargin, clusterZoom, type Size, type View } from "./view";
import { within } from "./within";

/** Best known places asked for a view: enough for the labels that fit, and for the list beside the map. */
const PLACES_MAX = 60;

/** Holder of the clusters, their name there, and the highest zoom that has clusters. */
export interface WorldIndex {
  worker: Pick<
    Awaited<ReturnType<typeof worldClusters>>,
    "clusters" | "clustersWithParents" | "expansionZoom" | "leaves" | "terminate"
  >;
  name: string;
  maxZoom: number;
}

export interface World {
  /** Index that the layer of clusters queries; `undefined` until everything is clustered. */
  index: WorldIndex | undefined;
  /** Clusters and single places of the view; `undefined` until the first answer. */
  clusters: ClusterArrays | undefined;
  /** The best known places of the view. */
  places: readonly GazetteerPlace[];
  /** Reason why there is nothing, if something failed. */
  failure: unknown;
}

/** Clusters where there is nothing to cluster. */
const noClusters: ClusterArrays = {
  length: 0,
  positions: new Float64Array(),
  counts: new Uint32Array(),
  ids: new Float64Array(),
};

/** Clusters to show in the place of the world's towns. */
export interface OwnClusters {
  /** `undefined` until they are made. */
  index: WorldIndex | undefined;
  /** `true` if there is nothing to cluster. */
  isEmpty: boolean;
}

const nothing: World = { index: undefined, clusters: undefined, places: [], failure: undefined };

/**
 * Returns the part of the world that a view shows. While it moves the newest view wins; what was there stays until its
 * answer comes.
 *
 * @param how.awake whether anything is asked for yet
 * @param how.own what is shown instead of the world's towns
 * @param how.drawn whether a canvas draws the clusters: then its layer asks for them, and hands them over with `show`
 */
export function useWorld(
  view: View,
  size: Size,
  attempt: number,
  { awake, drawn, own }: { awake: boolean; drawn: boolean; own?: OwnClusters | undefined },
) {
  const [world, setWorld] = useState(nothing);
  const { longitude, latitude, zoom } = view;
  const { width, height } = size;
  const show = useMemo(() => (part: Partial<World>) => setWorld((before) => ({ ...before, ...part })), []);
  const [isOwn, ownIndex, isEmpty] = [own !== undefined, own?.index, own?.isEmpty ?? false];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (!awake) return;
    if (isOwn) {
      if (isEmpty) show({ index: undefined, clusters: noClusters, failure: undefined });
      else if (ownIndex) show({ index: ownIndex, failure: undefined });
      return;
    }
    let current = true;
    worldClusters().then(
      (worker) => current && show({ index: { worker, name: PLACES, maxZoom: CLUSTERS_MAX_ZOOM }, failure: undefined }),
      (failure: unknown) => current && show({ failure }),
    );
    return () => {
      current = false;
    };
  }, [awake, attempt, show, isOwn, ownIndex, isEmpty]);
  useEffect(() => {
    if (!awake || width === 0) return;
    let current = true;
    const tell = (part: Partial<World>) => current && show(part);
    const fail = (failure: unknown) => isReplaced(failure) || tell({ failure });
    const [where, window] = [
      { longitude, latitude, zoom },
      { width, height },
    ];
    if (!drawn && world.index) {
      const { worker, name } = world.index;
      const asked = worker.clusters(name, bboxWithMargin(where, window), clusterZoom(zoom));
      asked.then((clusters) => tell({ clusters }), fail);
    }
    worldPlaces()
      .then((core) => core.placesInView(bboxOf(where, window), PLACES_MAX))
      .then((places) => tell({ places }), fail);
    return () => {
      current = false;
    };
  }, [longitude, latitude, zoom, width, height, awake, drawn, world.index, show]);
  const inView = useMemo(
    () => world.clusters && within(world.clusters, bboxWithMargin({ longitude, latitude, zoom }, { width, height })),
    [world.clusters, longitude, latitude, zoom, width, height],
  );
  return { world: useMemo(() => ({ ...world, clusters: inView }), [world, inView]), show };
}
