/**
 * `Supercluster`: npm `supercluster` 9.1 with its methods and results, over the core's index.
 *
 * Only the import changes: results, their order, ids and the calls of `reduce` are the peer's. What differs:
 *
 * - coordinates that become no finite number are refused with the index of the feature, where the peer puts the point at 0, 0;
 *   `null`, `true` and `"52"` become 0, 1 and 52, as there;
 * - options that are `undefined` have their default; those that are no numbers, or out of range, are refused, but `maxZoom` over
 *   30 means 30, as there;
 * - `getClusterExpansionZoom` refuses every id that no cluster has, where the peer has an answer to some, or `NaN`;
 * - `load` takes any iterable, a second `load` forgets what `reduce` gathered before, and errors have a `code`;
 * - with `log`, only the total time is printed;
 * - `trees` and the other arrays the peer keeps are copies, made when they are read; a tree has no methods.
 *
 * Call `free` to give memory back at once; otherwise it goes with the object.
 */
import { OrderedIndex, type TileArrays } from "../core/clustering/index.js";
import { answerAt, type Answer } from "../packed.ts";
import { boxOnSquare, degreesOf, project, refused, slotsOf, type AnyProps, type InputFeature, type PointFeature, type Properties, type Slots } from "./features.ts";
import { treeAt, type PeerTree } from "./trees.ts";
import type { ClusterFeature, ClusterProperties, Options, RawFeature, RawTile, Tile, TileFeature, TileTags } from "./types.ts";

export type { AnyProps, InputFeature, PointFeature } from "./features.ts";
export type { PeerTree } from "./trees.ts";
export type { ClusterFeature, ClusterProperties, Options, RawFeature, RawTile, Tile, TileFeature, TileTags } from "./types.ts";

/** Options with a value for each. */
type Chosen<P, C> = { [Name in keyof Options<P, C>]-?: Exclude<Options<P, C>[Name], undefined> };

const DEFAULTS = { minZoom: 0, maxZoom: 16, minPoints: 2, radius: 40, extent: 512, nodeSize: 64, log: false, generateId: false, reduce: null, map: (props: any) => props };

/** Points clustered for every zoom, with the interface of npm `supercluster`. */
export class Supercluster<P extends Properties = AnyProps, C extends Properties = AnyProps> {
  /** The options; those that were not given are inherited. */
  readonly options: Readonly<Chosen<P, C>>;
  readonly #index: OrderedIndex;
  #slots: Omit<Slots<P>, "isMissing"> = { lngLat: new Float64Array(), properties: [], ids: null };
  /** Properties that `reduce` has gathered, in the order in which the peer makes clusters. */
  #gathered: C[] = [];
  /** The place of each cluster's id there. */
  readonly #places = new Map<number, number>();
  #trees: (PeerTree | undefined)[] | undefined;

  constructor(options: Options<P, C> = {}) {
    const given = Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== undefined));
    const chosen: Chosen<P, C> = Object.assign(Object.create(DEFAULTS), given);
    chosen.maxZoom = Math.min(chosen.maxZoom, 30);
    // Below 0 it is refused, and no other option blamed for it.
    if (chosen.maxZoom >= 0) chosen.minZoom = Math.min(chosen.minZoom, chosen.maxZoom);
    const { minZoom, maxZoom, minPoints, radius, extent, nodeSize, map, reduce } = chosen;
    if (typeof map !== "function") throw refused("invalid-argument", "map must be a function");
    if (reduce && typeof reduce !== "function") throw refused("invalid-argument", "reduce must be a function");
    this.options = chosen;
    const fewest = Math.min(Math.max(Math.ceil(minPoints), 0), 0xffff_ffff);
    // The peer computes with whatever becomes a number.
    this.#index = new OrderedIndex({ minZoom, maxZoom, minPoints: fewest, radius: Number(radius), extent: Number(extent) }, Math.max(nodeSize, 2));
  }

  /** Clusters these features, an array or another iterable, instead of those it has. */
  load(points: Iterable<InputFeature<P>>): this {
    if (this.options.log) console.time("total time");
    const { lngLat, isMissing, properties, ids } = slotsOf(points);
    project(lngLat);
    // The peer leaves the place of a feature without one at 0, 0.
    for (let at = isMissing.indexOf(1); at >= 0; at = isMissing.indexOf(1, at + 1)) lngLat.fill(0, 2 * at, 2 * at + 2);
    this.#index.load(lngLat, isMissing);
    this.#slots = { lngLat, properties, ids };
    this.#trees = undefined;
    this.#gathered = [];
    this.#places.clear();
    if (this.options.reduce) this.#reduce(this.options.reduce);
    if (this.options.log) console.timeEnd("total time");
    return this;
  }

  /** Clusters and points in a box `[west, south, east, north]` at a zoom. */
  getClusters(bbox: ArrayLike<number>, zoom: number): (ClusterFeature<C> | PointFeature<P>)[] {
    const box = boxOnSquare(bbox);
    return this.#toFeatures(answerAt(this.#index.answer(box[0]!, box[1]!, box[2]!, box[3]!, zoom)));
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

  /** Returns the children of a cluster at its next zoom. */
  getChildren(clusterId: number): (ClusterFeature<C> | PointFeature<P>)[] {
    return this.#toFeatures(answerAt(this.#index.children(clusterId)));
  }

  /** The points of a cluster, `limit` (10) of them after the first `offset` (0). */
  getLeaves(clusterId: number, limit?: number, offset?: number): PointFeature<P>[] {
    // The peer stops when it has exactly so many: at 2.5 or −1 it never stops.
    const most = !limit ? 10 : Number.isInteger(limit) && limit > 0 ? limit : Infinity;
    const leaves = this.#index.leaves(clusterId, most, Math.max(Math.ceil(offset || 0), 0));
    const { lngLat } = this.#slots;
    return Array.from(leaves, (leaf) => this.#toPoint(leaf, degreesOf(lngLat[2 * leaf]!, lngLat[2 * leaf + 1]!)));
  }

  /** The zoom at which a cluster falls apart. */
  getClusterExpansionZoom(clusterId: number): number {
    return this.#index.getClusterExpansionZoom(clusterId);
  }

  /** The levels as the peer keeps them, by zoom, for programs that read them. Each is a copy, made when it is first read. */
  get trees(): readonly (PeerTree | undefined)[] {
    this.#trees ??= this.#readableTrees();
    return this.#trees;
  }

  /** Numbers of an entry in the data of a tree. */
  get stride(): number {
    return this.options.reduce ? 7 : 6;
  }

  /** Properties that `reduce` has gathered of each cluster. */
  get clusterProps(): readonly C[] {
    return this.#gathered;
  }

  /** Number of points, those of features without geometry included. */
  get numPoints(): number {
    return this.#slots.properties.length;
  }

  /** The properties of each point's feature. */
  get props(): readonly P[] {
    return this.#slots.properties;
  }

  /** x and y of each point on the unit square of the map, interleaved. */
  get coords(): Float64Array {
    return this.#slots.lngLat;
  }

  /** The id of each point's feature, where any has one. */
  get ids(): readonly (number | string | undefined)[] | null {
    return this.#slots.ids;
  }

  /** Gives the memory back; afterwards the index cannot be used. */
  free(): void {
    this.#index.free();
  }

  /** Frees it at the end of the scope of a `using`, unless that has been done. */
  [Symbol.dispose](): void {
    this.#index[Symbol.dispose]();
  }

  #toFeatures({ length, positions, counts, ids }: Answer): (ClusterFeature<C> | PointFeature<P>)[] {
    const features = new Array<ClusterFeature<C> | PointFeature<P>>(length);
    for (let at = 0; at < length; at++) {
      const count = counts[at]!;
      const id = ids[at]!;
      const coordinates = degreesOf(positions[2 * at]!, positions[2 * at + 1]!);
      features[at] = count > 1 ? this.#toCluster(id, count, coordinates) : this.#toPoint(id, coordinates);
    }
    return features;
  }

  #toCluster(id: number, count: number, coordinates: number[]): ClusterFeature<C> {
    return { type: "Feature", properties: this.#propertiesOf(id, count), geometry: { type: "Point", coordinates }, id };
  }

  #toPoint(index: number, coordinates: number[]): PointFeature<P> {
    const feature: PointFeature<P> = { type: "Feature", properties: this.#slots.properties[index]!, geometry: { type: "Point", coordinates } };
    const id = this.#slots.ids?.[index];
    if (id !== undefined) feature.id = id;
    return feature;
  }

  #propertiesOf(id: number, count: number): ClusterProperties & C {
    const own: ClusterProperties = { cluster: true, cluster_id: id, point_count: count, point_count_abbreviated: abbreviated(count) };
    return (this.#gathered.length > 0 ? { ...this.#gathered[this.#places.get(id)!], ...own } : own) as ClusterProperties & C;
  }

  #tileEntries<T extends { id?: number | string }>({ positions, counts, ids }: TileArrays, entry: (x: number, y: number, tags: TileTags<C, P>) => T): T[] {
    return Array.from(ids, (id, at) => {
      const count = counts[at]!;
      const isCluster = count > 1;
      const tags = isCluster ? this.#propertiesOf(id, count) : this.#slots.properties[id]!;
      const made = entry(positions[2 * at]!, positions[2 * at + 1]!, tags);
      const shown = isCluster || this.options.generateId ? id : this.#slots.ids?.[id];
      if (shown !== undefined) made.id = shown;
      return made;
    });
  }

  /** Children come before their clusters, so that one walk over all gathers everything. */
  #reduce(reduce: (accumulated: C, props: Readonly<C>) => void): void {
    const { ids, childEnds, children } = this.#index.tree();
    const { properties } = this.#slots;
    const points = properties.length;
    const gathered = new Array<C>(ids.length);
    const propsOf = (child: number): C => (child < points ? this.options.map(properties[child]!) : gathered[child - points]!);
    const ownCopy = (child: number): C => {
      const props = propsOf(child);
      // What `map` has made is nobody else's; what it passes on, and what a cluster has gathered, is.
      return child >= points || (props as unknown) === properties[child] ? ({ ...props } as C) : props;
    };
    let start = 0;
    for (let cluster = 0; cluster < ids.length; cluster++) {
      const accumulated = ownCopy(children[start]!);
      for (let at = start + 1; at < childEnds[cluster]!; at++) reduce(accumulated, propsOf(children[at]!));
      gathered[cluster] = accumulated;
      this.#places.set(ids[cluster]!, cluster);
      start = childEnds[cluster]!;
    }
    this.#gathered = gathered;
  }

  #readableTrees(): (PeerTree | undefined)[] {
    const { maxZoom, nodeSize, reduce } = this.options;
    const trees: (PeerTree | undefined)[] = new Array(maxZoom + 2);
    const propsAt = reduce ? (id: number) => this.#places.get(id)! : undefined;
    for (let zoom = this.options.minZoom; zoom <= maxZoom + 1; zoom++) {
      let tree: PeerTree | undefined;
      Object.defineProperty(trees, zoom, { enumerable: true, get: () => (tree ??= treeAt(this.#index, zoom, nodeSize, propsAt)) });
    }
    return trees;
  }
}

export default Supercluster;

function abbreviated(count: number): string | number {
  if (count >= 10_000) return `${Math.round(count / 1_000)}k`;
  return count >= 1_000 ? `${Math.round(count / 100) / 10}k` : count;
}
