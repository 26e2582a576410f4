/** Squared distance of what no shape is anywhere near. */
const FAR = 1e20;

/**
 * Computes the distance of each cell of a grid from the shape drawn on it, in cells, by the exact Euclidean distance
 * transform of Felzenszwalb and Huttenlocher. O(cells). Cells that are covered in part put the edge between two cells,
 * as anti-aliasing does.
 *
 * @param coverage 0 to 255 a cell, row by row
 */
export function distanceField(coverage: Uint8Array, width: number, height: number): Float32Array {
  const grid = Float64Array.from(coverage, (covered) => {
    if (covered === 0) return FAR;
    const out = Math.max(0, 0.5 - covered / 255);
    return out * out;
  });
  const line = new LowerEnvelope(Math.max(width, height));
  for (let x = 0; x < width; x += 1) line.transform(grid, x, width, height);
  for (let y = 0; y < height; y += 1) line.transform(grid, y * width, 1, width);
  return Float32Array.from(grid, Math.sqrt);
}

/** One dimension of the transform: the lower envelope of a parabola at every cell of a row or column. */
class LowerEnvelope {
  readonly #values: Float64Array;
  /** Cells whose parabolas are part of the envelope. */
  readonly #at: Uint32Array;
  /** Start of the interval in which each of them is the lowest. */
  readonly #from: Float64Array;

  constructor(cells: number) {
    this.#values = new Float64Array(cells);
    this.#at = new Uint32Array(cells);
    this.#from = new Float64Array(cells + 1);
  }

  transform(grid: Float64Array, offset: number, stride: number, cells: number): void {
    const [values, at, from] = [this.#values, this.#at, this.#from];
    for (let cell = 0; cell < cells; cell += 1) values[cell] = grid[offset + cell * stride] ?? FAR;
    let last = 0;
    at[0] = 0;
    from[0] = -FAR;
    from[1] = FAR;
    for (let cell = 1; cell < cells; cell += 1) {
      let meets = this.#meets(cell, at[last] ?? 0);
      while (last > 0 && meets <= (from[last] ?? 0)) {
        last -= 1;
        meets = this.#meets(cell, at[last] ?? 0);
      }
      last += 1;
      at[last] = cell;
      from[last] = meets;
      from[last + 1] = FAR;
    }
    for (let cell = 0, part = 0; cell < cells; cell += 1) {
      while ((from[part + 1] ?? FAR) < cell) part += 1;
      const nearest = at[part] ?? 0;
      grid[offset + cell * stride] = (values[nearest] ?? FAR) + (cell - nearest) ** 2;
    }
  }

  /** Returns the position where the parabolas of two cells meet. */
  #meets(cell: number, before: number): number {
    const [one, other] = [this.#values[cell] ?? FAR, this.#values[before] ?? FAR];
    return (one - other + cell * cell - before * before) / (2 * (cell - before));
  }
}
