/** Views as they come out of the WebAssembly: in one array, since each copy costs more than a small view. */
import type { ClusterArrays } from "#core/clustering";

/** The arrays of a view: the number of entries, their positions, their ids, and two counts to a number. */
export function unpacked(packed: Float64Array): ClusterArrays {
  const length = packed[0]!;
  const { buffer } = packed;
  const [positionsAt, idsAt, countsAt] = [8, 8 + 16 * length, 8 + 24 * length];
  return {
    length,
    positions: new Float64Array(buffer, positionsAt, 2 * length),
    counts: new Uint32Array(buffer, countsAt, length),
    ids: new Float64Array(buffer, idsAt, length),
  };
}
