import { useEffect, useState } from "react";
import type { ClusterArrays, GazetteerPlace } from "~/core";
import { isReplaced, PLACES, worldClusters, worldPlaces } from "~/workers/world";
import { bboxOf, bboxWithMargin, clusterZoom, type Size, type View } from "./view";

/** Best known places asked for a view: enough for the labels that fit, and for the list beside the map. */
const PLACES_MOST = 60;

export interface World {
  /** Clusters and single places of the view; `undefined` until the first answer. */
  clusters: ClusterArrays | undefined;
  /** The best known places of the view. */
  places: readonly GazetteerPlace[];
  /** Why there is nothing, if something failed. */
  failure: unknown;
}

const nothing: World = { clusters: undefined, places: [], failure: undefined };

/** What of the world a view shows. While it moves the newest view wins; what was there stays until its answer comes. */
export function useWorld(view: View, size: Size, attempt: number): World {
  const [world, setWorld] = useState(nothing);
  const { longitude, latitude, zoom } = view;
  const { width, height } = size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again for the same view
  useEffect(() => {
    if (width === 0) return;
    let current = true;
    const show = (part: Partial<World>) => current && setWorld((before) => ({ ...before, ...part }));
    const fail = (failure: unknown) => isReplaced(failure) || show({ failure });
    const [where, window] = [
      { longitude, latitude, zoom },
      { width, height },
    ];
    worldClusters()
      .then((core) => core.clusters(PLACES, bboxWithMargin(where, window), clusterZoom(zoom)))
      .then((clusters) => show({ clusters, failure: undefined }), fail);
    worldPlaces()
      .then((core) => core.placesInView(bboxOf(where, window), PLACES_MOST))
      .then((places) => show({ places }), fail);
    return () => {
      current = false;
    };
  }, [longitude, latitude, zoom, width, height, attempt]);
  return world;
}
