import type { ClusterArrays } from "~/core";
import { type Bbox, contains } from "./view";

/** The entries in a box, as columns of their own, with their aggregates; west > east crosses the antimeridian. */
export function within({ length, positions, counts, ids, aggregates }: ClusterArrays, bbox: Bbox): ClusterArrays {
  const kept = Array.from(ids.keys()).filter((at) =>
    contains(bbox, positions[2 * at] ?? 0, positions[2 * at + 1] ?? 0),
  );
  const rows = Uint32Array.from(kept);
  const column = (values: ArrayLike<number>, each: number) =>
    Float64Array.from(
      { length: each * rows.length },
      (_, n) => values[each * (rows[Math.floor(n / each)] ?? 0) + (n % each)] ?? 0,
    );
  const inBox = {
    length: rows.length,
    positions: column(positions, 2),
    counts: rows.map((at) => counts[at] ?? 0),
    ids: column(ids, 1),
  };
  if (!aggregates || length === 0) return inBox;
  const columns = Object.entries(aggregates).map(([name, values]) => [name, column(values, values.length / length)]);
  return { ...inBox, aggregates: Object.fromEntries(columns) };
}
