/**
 * The numbers of a bounding box for the core, whatever keeps them. A fifth is enough for it to refuse those that are too
 * many: of an array that says it has billions the engine would copy every one.
 */
export function edgesOf(bbox: ArrayLike<number>): Float64Array {
  return Float64Array.from(Array.prototype.slice.call(bbox, 0, 5) as number[]);
}
