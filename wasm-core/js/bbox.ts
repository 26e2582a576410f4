/**
 * The numbers of a bounding box for the core, whatever keeps them. A fifth is enough for it to refuse those that are too
 * many: of an array that says it has billions the engine would copy every one.
 *
 * @throws an error with the code `invalid-argument` for none
 */
export function edgesOf(bbox: ArrayLike<number>): Float64Array {
  refuseNone(bbox);
  return Float64Array.from(Array.prototype.slice.call(bbox, 0, 5) as number[]);
}

/** @throws an error with the code `invalid-argument` where no bounding box is given */
export function refuseNone(bbox: unknown): void {
  if (bbox === null || bbox === undefined) throw Object.assign(new Error("bbox must be four degrees: west, south, east, north"), { code: "invalid-argument" });
}
