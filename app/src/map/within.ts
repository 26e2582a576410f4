import type { ClusterArrays } from "~/core";
import { type Bbox, contains } from "./view";

/** The entries in a box, as columns of their own; west > east crosses the antimeridian. */
export function within({ positions, counts, ids }: ClusterArrays, bbox: Bbox): ClusterArrays {
  const kept = Array.from(ids.keys()).filter((at) =>
    contains(bbox, positions[2 * at] ?? 0, positions[2 * at + 1] ?? 0),
  );
  const rows = Uint32Array.from(kept);
  return {
    length: rows.length,
    positions: Float64Array.from(
      { length: 2 * rows.length },
      (_, n) => positions[2 * (rows[n >> 1] ?? 0) + (n & 1)] ?? 0,
    ),
    counts: rows.map((at) => counts[at] ?? 0),
    ids: Float64Array.from(rows, (at) => ids[at] ?? 0),
  };
}
