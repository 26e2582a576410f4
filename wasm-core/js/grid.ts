/** `GridClusterer`: markers clustered for the view of a map, in steps, as the classic marker clusterer does. */
import { GridState, type GridArrays, type GridOptions, type GridProgress, type GridView } from "./core/clustering/index.js";

const isOldBrowser = () => globalThis.navigator?.userAgent?.toLowerCase().includes("msie") ?? false;

/**
 * Markers, and their clusters at the zoom the map has. After panning, markers that come into view are added to the
 * clusters there are, so that the result depends on where the map has been; after zooming or removing, clustering
 * starts anew.
 *
 * Events: `begin`; `progress`, a `CustomEvent` whose detail is a {@link GridProgress}, after each batch; `end`.
 *
 * ```js
 * const clusterer = new GridClusterer({ gridSize: 60 });
 * clusterer.add(Float64Array.of(13.4, 52.5, 13.5, 52.6));
 * clusterer.setView({ zoom: 3, bounds: [-180, -85, 180, 85] });
 * const { assignments, centers, counts } = await clusterer.start();
 * ```
 */
export class GridClusterer extends EventTarget {
  readonly #state: GridState;
  /** The run that is going on; another one, or `stop`, takes its place. */
  #run = 0;
  #hasBegun = false;

  constructor(options: GridOptions = {}) {
    super();
    this.#state = new GridState(isOldBrowser() ? { ...options, batchSize: GridState.oldBrowserBatchSize() } : options);
  }

  /** Number of markers. */
  get length(): number {
    return this.#state.length;
  }

  /**
   * Adds markers; the next run brings them into the clusters there are.
   *
   * @param lngLat - longitude and latitude of each in degrees, interleaved
   */
  add(lngLat: Float64Array | Float32Array): this {
    this.#state.add(lngLat);
    return this.#changed();
  }

  /** Removes the markers of these indexes; those behind them move up, and clustering starts anew. */
  remove(indexes: ArrayLike<number>): this {
    this.#state.remove(indexes);
    return this.#changed();
  }

  /** Says of each marker whether it is hidden: not 0. Only with the option `ignoreHidden` are hidden ones left out. */
  setHidden(hidden: Uint8Array): this {
    this.#state.setHidden(hidden);
    return this.#changed();
  }

  /** Shows another part of the map. */
  setView(view: GridView): this {
    this.#state.setView(view);
    return this.#changed();
  }

  /** Forgets all clusters, so that the next run starts anew. */
  repaint(): this {
    this.#state.repaint();
    return this.#changed();
  }

  /** Looks at the next batch of markers; `null` when there is nothing to do. */
  step(): GridProgress | null {
    const progress = this.#state.step();
    if (!progress) return null;
    const [done, total] = progress;
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      this.dispatchEvent(new Event("begin"));
    }
    this.dispatchEvent(new CustomEvent<GridProgress>("progress", { detail: { done, total } }));
    if (done === total) {
      this.#hasBegun = false;
      this.dispatchEvent(new Event("end"));
    }
    return { done, total };
  }

  /** Clusters at once. */
  run(): GridArrays {
    const run = ++this.#run;
    while (run === this.#run && this.step());
    return this.clusters();
  }

  /**
   * Clusters batch by batch, with a turn of the event loop between two, so that the page stays alive. Resolves to the clusters, or to
   * `null` when it was stopped or another run took its place.
   */
  async start(): Promise<GridArrays | null> {
    const run = ++this.#run;
    while (run === this.#run) {
      const progress = this.step();
      if (!progress || progress.done === progress.total) return run === this.#run ? this.clusters() : null;
      await new Promise((resolve) => setTimeout(resolve));
    }
    return null;
  }

  /** Stops; the clusters stay as far as they have come, until something changes. */
  stop(): void {
    this.#run++;
    this.#hasBegun = false;
    this.#state.stop();
  }

  /** The clusters as far as they have come. */
  clusters(): GridArrays {
    return this.#state.clusters();
  }

  /** Gives the memory back; afterwards the clusterer cannot be used. */
  free(): void {
    this.#run++;
    this.#state.free();
  }

  /** Frees it at the end of the scope of a `using`, unless that has been done. */
  [Symbol.dispose](): void {
    this.#run++;
    this.#state[Symbol.dispose]();
  }

  /** Clusters the changed markers from the first one on, and begins anew. */
  #changed(): this {
    this.#hasBegun = false;
    return this;
  }
}
