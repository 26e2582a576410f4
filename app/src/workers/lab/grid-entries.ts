import type { ClusterArrays, GridArrays } from "@yonder/wasm-core/clustering";

/** Entries that a map draws of grid clusters: the icons, and one by one the points of clusters that have none. */
export function gridEntries({ assignments, centers, counts, drawn }: GridArrays, lngLat: Float64Array): ClusterArrays {
  const [positions, sizes, ids]: [number[], number[], number[]] = [[], [], []];
  for (let cluster = 0; cluster < counts.length; cluster += 1) {
    if (drawn[cluster] === 0) continue;
    positions.push(centers[2 * cluster] ?? 0, centers[2 * cluster + 1] ?? 0);
    sizes.push(counts[cluster] ?? 0);
    // Ids of points come first, as in the hierarchy.
    ids.push(assignments.length + cluster);
  }
  for (let point = 0; point < assignments.length; point += 1) {
    const cluster = assignments[point] ?? -1;
    if (cluster < 0 || drawn[cluster] === 1) continue;
    positions.push(lngLat[2 * point] ?? 0, lngLat[2 * point + 1] ?? 0);
    sizes.push(1);
    ids.push(point);
  }
  return {
    length: sizes.length,
    positions: Float64Array.from(positions),
    counts: Uint32Array.from(sizes),
    ids: Float64Array.from(ids),
  };
}
