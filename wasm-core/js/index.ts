/** The face of `@yonder/wasm-core`: everything the WebAssembly exports, ready to call once this module is loaded. */
import { ClusterIndex as Core, constants as readConstants, type ClusterColumns, type Constants } from "#core";
import { slotsOf, type InputFeature } from "./supercluster/features.ts";

export * from "#core";
export { GridClusterer } from "./grid.ts";
export { matchRoute } from "./route.ts";
export { Supercluster } from "./supercluster/index.ts";
export type * from "./records.ts";

/** The business constants of the product, frozen; see {@link Constants} for units. */
export const constants: Constants = readConstants();

/** Points clustered for every zoom; see the methods. */
export class ClusterIndex extends Core {
  /**
   * Clusters these points instead of those it has. The array is read, not kept; after an error the index is as it was.
   *
   * @param lngLat - longitude and latitude of each point in degrees, interleaved
   * @param columns - numbers for aggregates and filters
   */
  override loadCoordinates(lngLat: Float64Array | Float32Array, columns?: ClusterColumns): this {
    super.loadCoordinates(lngLat, columns);
    return this;
  }

  /** Clusters the points of GeoJSON features: a feature of many points has as many indexes, one without geometry keeps its own. */
  load(features: readonly InputFeature<unknown>[]): this {
    const { lngLat, isMissing } = slotsOf(features);
    super.loadSlots(lngLat, isMissing);
    return this;
  }

  /** The index that was stored by `toBytes`, with its options, columns and filter. */
  static override fromBytes(bytes: Uint8Array): ClusterIndex {
    return Object.setPrototypeOf(super.fromBytes(bytes), ClusterIndex.prototype);
  }
}
