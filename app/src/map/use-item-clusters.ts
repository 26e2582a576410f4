import { useEffect, useState } from "react";
import type { MapItem } from "./pins";
import type { WorldIndex } from "./use-world";

/** Clusters of a list's items. */
export interface ItemClusters {
  /** `undefined` until the worker has clustered them. */
  index: WorldIndex | undefined;
  /** The items that the point indexes of the clusters refer to. */
  items: readonly MapItem[];
}

const nothing: ItemClusters = { index: undefined, items: [] };

/** Clusters items, anew whenever they change; the clusters before stay until then. Loads nothing without items. */
export function useItemClusters(items: readonly MapItem[]): ItemClusters {
  const [clusters, setClusters] = useState(nothing);
  useEffect(() => {
    if (items.length === 0) return setClusters(nothing);
    let current = true;
    const cluster = async () => {
      const { clusterItems } = await import("./cluster-items");
      const index = await clusterItems(items);
      if (current) setClusters({ index, items });
    };
    // The list beside the map has all of them.
    cluster().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [items]);
  return clusters;
}
