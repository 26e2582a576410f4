/** Hierarchical and grid clustering: all of the part but its start. */
import { ClusterIndex as Core, type ClusterArrays, type ClusterColumns } from "../core/clustering/index.js";
import { edgesOf } from "../bbox.ts";
import { copyOf, fill } from "../packed.ts";
import { slotsOf, type InputFeature } from "../supercluster/features.ts";

export * from "../core/clustering/index.js";
export { GridClusterer } from "../grid.ts";
export { Supercluster } from "../supercluster/index.ts";

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

  /**
   * Clusters the points of GeoJSON features: a feature of many points has as many indexes, one without geometry keeps its own.
   * Coordinates that are no finite numbers are refused.
   */
  load(features: readonly InputFeature<unknown>[]): this {
    const { lngLat, isMissing } = slotsOf(features, true);
    super.loadSlots(lngLat, isMissing);
    return this;
  }

  /**
   * Clusters and single points in a view. The arrays are copies that are yours to keep; they share one buffer, so that
   * handing it to another thread hands over all of them. Latitudes are within 1e-13 degrees of those of npm `supercluster`.
   *
   * @param bbox - west, south, east, north in degrees; west > east crosses the antimeridian
   * @param zoom - rounded down, and limited to the zooms of the options and the next
   * @param into - an earlier answer of any index, whose arrays are filled instead of fresh ones: what to give when asking
   *   for every frame. They are as long as the longest answer so far or longer; `length` says how many entries count.
   */
  override clusters(bbox: ArrayLike<number>, zoom: number, into?: ClusterArrays): ClusterArrays {
    if (bbox?.length !== 4) return super.clusters(bbox as Float64Array, zoom);
    const address = super.answer(bbox[0]!, bbox[1]!, bbox[2]!, bbox[3]!, zoom);
    if (address !== 0) return into ? fill(into, address) : copyOf(address);
    const answer = super.clusters(edgesOf(bbox), zoom);
    return into ? Object.assign(into, answer) : answer;
  }

  /** The index that was stored by `toBytes`, with its options, columns and filter. */
  static override fromBytes(bytes: Uint8Array): ClusterIndex {
    return Object.setPrototypeOf(super.fromBytes(bytes), ClusterIndex.prototype);
  }
}
