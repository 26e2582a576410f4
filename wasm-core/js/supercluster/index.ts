/**
 * `Supercluster`: npm `supercluster` 9.1 with its methods and results, over the core's index.
 *
 * Only the import changes. What differs: results come in another order, that of a curve through the map; `reduce` takes the parts
 * of a cluster in the order of their levels, its origin first, not in that of a kd-tree, which one that adds, counts or compares does not notice; `nodeSize` means nothing here,
 * there is no tree of nodes; latitudes are within 1e-13 degrees; coordinates that are no numbers are refused with the index of the point; with `log`, only the total
 * time is printed. Call `free` to give memory back at once; otherwise it goes with the object.
 */
import { ClusterIndex, type ClusterArrays, type TileArrays } from "#core/clustering";
import { edgesOf } from "../bbox.ts";
import { answerAt, type Answer } from "../packed.ts";
import { slotsOf, type InputFeature, type PointFeature, type Properties } from "./features.ts";

export type { InputFeature, PointFeature } from "./features.ts";

/** Options of the peer; what is left out has its default. */
export interface Options<P, C> {
  /** Lowest zoom that has clusters. Default 0. */
  minZoom?: number;
  /** Highest zoom that has clusters, at most 30. Default 16. */
  maxZoom?: number;
  /** Fewest points of a cluster. Default 2. */
  minPoints?: number;
  /** Radius of a cluster in pixels. Default 40. */
  radius?: number;
  /** Width of a tile in pixels. Default 512. */
  extent?: number;
  /** Without meaning here. Default 64. */
  nodeSize?: number;
  /** Whether the time of `load` is printed. Default `false`. */
  log?: boolean;
  /** Whether single points in tiles have their index as id. Default `false`. */
  generateId?: boolean;
  /** What of a point's properties `reduce` is given. Default: all. */
  map?: (props: P) => C;
  /** Adds a point's, or a cluster's, properties to those of the cluster it is in. Default: none. */
  reduce?: ((accumulated: C, props: Readonly<C>) => void) | null;
}

/** What a cluster says of itself, beside what `reduce` has gathered. */
export interface ClusterProperties {
  cluster: true;
  cluster_id: number;
  point_count: number;
  point_count_abbreviated: string | number;
}

/** A cluster. */
export type ClusterFeature<C> = PointFeature<ClusterProperties & C>;

/** The properties of an entry of a tile. */
export type TileTags<C, P> = (ClusterProperties & C) | P | null | undefined;

/** An entry of a tile, in pixels of the tile. */
export interface TileFeature<C, P> {
  id?: number | string;
  type: 1;
  geometry: [number, number][];
  tags: TileTags<C, P>;
}

/** A vector tile. */
export interface Tile<C, P> {
  features: TileFeature<C, P>[];
}

/** An entry of a tile with its place inline. */
export interface RawFeature<C, P> {
  id?: number | string;
  type: 4;
  x: number;
  y: number;
  tags: TileTags<C, P>;
}

/** A vector tile with places inline. */
export interface RawTile<C, P> {
  readonly features: readonly RawFeature<C, P>[];
}

const DEFAULTS = { minZoom: 0, maxZoom: 16, minPoints: 2, radius: 40, extent: 512, nodeSize: 64, log: false, generateId: false, reduce: null, map: (props: any) => props };

/** Points clustered for every zoom, with the interface of npm `supercluster`. */
export class Supercluster<P extends Properties = { [name: string]: any }, C extends Properties = { [name: string]: any }> {
  /** The options, with defaults filled in. */
  readonly options: Readonly<Required<Options<P, C>>>;
  readonly #index: ClusterIndex;
  /** The properties of each point; its feature itself is not kept. */
  #properties: P[] = [];
  /** Ids of the points' features, where any has one. */
  #ids: (number | string | undefined)[] | null = null;
  /** What `reduce` has gathered of each cluster, by id. */
  readonly #reduced = new Map<number, C>();

  constructor(options: Options<P, C> = {}) {
    const given = Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== undefined));
    const chosen = { ...DEFAULTS, ...given } as Required<Options<P, C>>;
    chosen.maxZoom = Math.min(chosen.maxZoom, 30);
    chosen.minZoom = Math.min(chosen.minZoom, chosen.maxZoom);
    const { minZoom, maxZoom, minPoints, radius, extent } = chosen;
    this.options = chosen;
    this.#index = new ClusterIndex({ minZoom, maxZoom, minPoints, radius, extent });
  }

  /** Clusters these features instead of those it has. */
  load(points: readonly InputFeature<P>[]): this {
    if (this.options.log) console.time("total time");
    const { lngLat, isMissing, features } = slotsOf(points);
    this.#index.loadSlots(lngLat, isMissing);
    this.#properties = features.map(({ properties }) => properties);
    this.#ids = features.some(({ id }) => id !== undefined) ? features.map(({ id }) => id) : null;
    this.#reduced.clear();
    if (this.options.reduce) this.#reduce(this.options.reduce);
    if (this.options.log) console.timeEnd("total time");
    return this;
  }

  /** Clusters and points in a box `[west, south, east, north]` at a zoom. */
  getClusters(bbox: ArrayLike<number>, zoom: number): (ClusterFeature<C> | PointFeature<P>)[] {
    const address = this.#index.answer(bbox[0]!, bbox[1]!, bbox[2]!, bbox[3]!, zoom);
    return this.#toFeatures(address === 0 ? this.#index.clusters(edgesOf(bbox), zoom) : answerAt(address));
  }

  /** A vector tile; `null` for an empty one. */
  getTile(zoom: number, x: number, y: number): Tile<C, P> | null {
    const tile = this.#index.tile(zoom, x, y);
    const features = this.#tileEntries(tile, (tx, ty, tags): TileFeature<C, P> => ({ type: 1, geometry: [[tx, ty]], tags }));
    return features.length > 0 ? { features } : null;
  }

  /** The same with the place of each entry inline. */
  getTileRaw(zoom: number, x: number, y: number): RawTile<C, P> | null {
    const tile = this.#index.tile(zoom, x, y);
    const features = this.#tileEntries(tile, (tx, ty, tags): RawFeature<C, P> => ({ type: 4, x: tx, y: ty, tags }));
    return features.length > 0 ? { features } : null;
  }

  /** What a cluster falls apart into at its next zoom. */
  getChildren(clusterId: number): (ClusterFeature<C> | PointFeature<P>)[] {
    return this.#toFeatures(this.#index.getChildren(clusterId));
  }

  /** The points of a cluster, `limit` (10) of them after the first `offset` (0). */
  getLeaves(clusterId: number, limit?: number, offset?: number): PointFeature<P>[] {
    const most = limit && limit > 0 ? limit : limit ? Infinity : 10;
    const leaves = this.#index.leaves(clusterId, most, offset || 0);
    const positions = this.#index.positions(leaves);
    return Array.from(leaves, (leaf, at) => this.#toPoint(leaf, [positions[2 * at]!, positions[2 * at + 1]!]));
  }

  /** The zoom at which a cluster falls apart. */
  getClusterExpansionZoom(clusterId: number): number {
    return this.#index.getClusterExpansionZoom(clusterId);
  }

  /** Gives the memory back; afterwards the index cannot be used. */
  free(): void {
    this.#index.free();
  }

  #toFeatures({ length, positions, counts, ids }: ClusterArrays | Answer): (ClusterFeature<C> | PointFeature<P>)[] {
    const features = new Array<ClusterFeature<C> | PointFeature<P>>(length);
    for (let at = 0; at < length; at++) {
      const count = counts[at]!;
      const id = ids[at]!;
      const coordinates = [positions[2 * at]!, positions[2 * at + 1]!];
      features[at] = count > 1 ? this.#toCluster(id, count, coordinates) : this.#toPoint(id, coordinates);
    }
    return features;
  }

  #toCluster(id: number, count: number, coordinates: number[]): ClusterFeature<C> {
    return { type: "Feature", properties: this.#propertiesOf(id, count), geometry: { type: "Point", coordinates }, id };
  }

  #toPoint(index: number, coordinates: number[]): PointFeature<P> {
    const feature: PointFeature<P> = { type: "Feature", properties: this.#properties[index]!, geometry: { type: "Point", coordinates } };
    const id = this.#ids?.[index];
    if (id !== undefined) feature.id = id;
    return feature;
  }

  #propertiesOf(id: number, count: number): ClusterProperties & C {
    const own: ClusterProperties = { cluster: true, cluster_id: id, point_count: count, point_count_abbreviated: abbreviated(count) };
    return (this.#reduced.size > 0 ? { ...this.#reduced.get(id), ...own } : own) as ClusterProperties & C;
  }

  #tileEntries<T extends { id?: number | string }>({ positions, counts, ids }: TileArrays, entry: (x: number, y: number, tags: TileTags<C, P>) => T): T[] {
    return Array.from(ids, (id, at) => {
      const count = counts[at]!;
      const isCluster = count > 1;
      const tags = isCluster ? this.#propertiesOf(id, count) : this.#properties[id]!;
      const made = entry(positions[2 * at]!, positions[2 * at + 1]!, tags);
      const shown = isCluster || this.options.generateId ? id : this.#ids?.[id];
      if (shown !== undefined) made.id = shown;
      return made;
    });
  }

  /** Children come before their clusters, so that one walk over all gathers everything. */
  #reduce(reduce: (accumulated: C, props: Readonly<C>) => void): void {
    const { ids, childEnds, children } = this.#index.tree();
    const points = this.#properties.length;
    const gathered: C[] = new Array(ids.length);
    const propsOf = (child: number): C => (child < points ? this.options.map(this.#properties[child]!) : gathered[child - points]!);
    const ownCopy = (child: number): C => {
      const props = propsOf(child);
      // What `map` has made is nobody else's; what it passes on, and what a cluster has gathered, is.
      return child >= points || (props as unknown) === this.#properties[child] ? ({ ...props } as C) : props;
    };
    let start = 0;
    for (let cluster = 0; cluster < ids.length; cluster++) {
      const accumulated = ownCopy(children[start]!);
      for (let at = start + 1; at < childEnds[cluster]!; at++) reduce(accumulated, propsOf(children[at]!));
      gathered[cluster] = accumulated;
      this.#reduced.set(ids[cluster]!, accumulated);
      start = childEnds[cluster]!;
    }
  }
}

export default Supercluster;

function abbreviated(count: number): string | number {
  if (count >= 10_000) return `${Math.round(count / 1_000)}k`;
  return count >= 1_000 ? `${Math.round(count / 100) / 10}k` : count;
}
