/** A set of points that page and workers hand to each other without copying: the browser keeps its bytes aside. */
export interface PointSet {
  /** Longitude and latitude in turn, as doubles. */
  bytes: Blob;
  count: number;
}

export const setOf = (lngLat: Float64Array<ArrayBuffer>): PointSet => ({
  bytes: new Blob([lngLat]),
  count: lngLat.length / 2,
});

/** Longitude and latitude in degrees, in turn. For workers: the bytes of millions of points keep a thread busy. */
export const coordinatesIn = async ({ bytes }: PointSet): Promise<Float64Array<ArrayBuffer>> =>
  new Float64Array(await bytes.arrayBuffer());
