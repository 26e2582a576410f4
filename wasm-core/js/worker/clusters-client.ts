/** Clusters from a page: every method asks a worker, so that neither building nor asking ever blocks a frame. */
import type { ClusterArrays, ClusterOptions } from "#core";
import { Caller, Latest } from "./caller.ts";
import type { Channel } from "./channel.ts";
import type { ClustersMethod } from "./clusters-worker.ts";

export { RemoteError } from "./channel.ts";

/** Asks a worker that runs `serveClusters`. One client is one index. */
export class ClustersClient {
  readonly #caller: Caller;
  readonly #views = new Latest<ClusterArrays>();

  /** @param worker - a worker whose script calls `serveClusters(self)` */
  constructor(worker: Channel) {
    this.#caller = new Caller(worker);
  }

  /**
   * Clusters points; they replace those there were. Resolves with their number.
   *
   * @param lngLat - longitude and latitude in degrees, interleaved; moved to the worker, so that it is empty afterwards
   */
  load(lngLat: Float64Array | Float32Array, options: ClusterOptions = {}): Promise<number> {
    return this.#ask("load", [lngLat, options], [lngLat.buffer as ArrayBuffer]) as Promise<number>;
  }

  /**
   * The clusters and single points of a view. A newer view overtakes this one, which is then rejected with an
   * `AbortError`.
   *
   * @param bbox - west, south, east, north in degrees; west > east crosses the antimeridian
   */
  clusters(bbox: readonly [number, number, number, number], zoom: number): Promise<ClusterArrays> {
    return this.#views.ask(() => this.#ask("clusters", [bbox, zoom]) as Promise<ClusterArrays>);
  }

  /** What a cluster falls apart into at the next higher zoom. */
  children(id: number): Promise<ClusterArrays> {
    return this.#ask("children", [id]) as Promise<ClusterArrays>;
  }

  /** Indexes of the points of a cluster. */
  leaves(id: number, limit = 10, offset = 0): Promise<Uint32Array> {
    return this.#ask("leaves", [id, limit, offset]) as Promise<Uint32Array>;
  }

  /** The zoom at which a cluster falls apart. */
  expansionZoom(id: number): Promise<number> {
    return this.#ask("expansionZoom", [id]) as Promise<number>;
  }

  /** Rejects whatever still waits, for when the worker was ended. */
  close(reason: Error = new Error("the clusters worker was ended")): void {
    this.#caller.close(reason);
  }

  #ask(method: ClustersMethod, args: readonly unknown[], moved: ArrayBuffer[] = []): Promise<unknown> {
    return this.#caller.ask(method, args, moved);
  }
}
