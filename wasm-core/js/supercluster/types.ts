/** Options and results of `Supercluster`, under the names of npm `supercluster`. */
import type { PointFeature } from "./features.ts";

/** Options of the peer; what is left out has its default. */
export interface Options<P, C> {
  /** Lowest zoom that has clusters. Default 0. */
  minZoom?: number | undefined;
  /** Highest zoom that has clusters, at most 30. Default 16. */
  maxZoom?: number | undefined;
  /** Fewest points of a cluster. Default 2. */
  minPoints?: number | undefined;
  /** Radius of a cluster in pixels. Default 40. */
  radius?: number | undefined;
  /** Width of a tile in pixels. Default 512. */
  extent?: number | undefined;
  /** Points of a leaf of the peer's trees, 2 to 65 535: decides on the order of results, and with `minPoints` over 2 on them. Default 64. */
  nodeSize?: number | undefined;
  /** `true` to print the time of `load`. Default `false`. */
  log?: boolean | undefined;
  /** `true` if single points in tiles have their index as id. Default `false`. */
  generateId?: boolean | undefined;
  /** Selects the part of a point's properties that `reduce` is given. Default: all. */
  map?: ((props: P) => C) | undefined;
  /** Adds a point's, or a cluster's, properties to those of the cluster it is in. Default: none. */
  reduce?: ((accumulated: C, props: Readonly<C>) => void) | null | undefined;
}

/** Properties of a cluster, beside those that `reduce` has gathered. */
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
