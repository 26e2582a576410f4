/** Contenders of each algorithm. This list loads nothing; `prepare.ts` loads each when it is first measured. */

/** Algorithms by their result: clusters of all zooms, clusters of one view, or none, only points in a box. */
export type Algorithm = "hierarchical" | "grid" | "index";

export const ALGORITHMS: readonly Algorithm[] = ["hierarchical", "grid", "index"];

export type ContenderName =
  | "yonder"
  | "yonder-refilled"
  | "yonder-features"
  | "supercluster"
  | "supercluster8"
  | "markerclusterer"
  | "yonder-grid"
  | "markerclustererplus"
  | "markerclusterer-grid"
  | "yonder-points"
  | "kdbush"
  | "flatbush";

/** In which form a view is answered. */
export type Form = "arrays" | "features" | "markers" | "indexes";

export interface Contender {
  name: ContenderName;
  /** The npm package, as people know it. */
  library: string;
  form: Form;
}

/** For each algorithm ours, which the others are measured by, and then whoever can be chosen beside it. */
export const CONTENDERS: Record<Algorithm, readonly [Contender, ...Contender[]]> = {
  hierarchical: [
    { name: "yonder", library: "@yonder/wasm-core", form: "arrays" },
    { name: "yonder-refilled", library: "@yonder/wasm-core", form: "arrays" },
    { name: "yonder-features", library: "@yonder/wasm-core/supercluster", form: "features" },
    { name: "supercluster", library: "supercluster", form: "features" },
    { name: "supercluster8", library: "supercluster", form: "features" },
    { name: "markerclusterer", library: "@googlemaps/markerclusterer", form: "markers" },
  ],
  grid: [
    { name: "yonder-grid", library: "@yonder/wasm-core", form: "arrays" },
    { name: "markerclustererplus", library: "@googlemaps/markerclustererplus", form: "markers" },
    { name: "markerclusterer-grid", library: "@googlemaps/markerclusterer", form: "markers" },
  ],
  index: [
    { name: "yonder-points", library: "@yonder/wasm-core", form: "arrays" },
    { name: "kdbush", library: "kdbush", form: "indexes" },
    { name: "flatbush", library: "flatbush", form: "indexes" },
  ],
};

/** All that can be chosen beside ours. */
export const PEERS: readonly ContenderName[] = Object.values(CONTENDERS).flatMap(([, ...others]) =>
  others.map(({ name }) => name),
);

/** Ours of an algorithm, and those of the peers that do the same. */
export function contendersOf(algorithm: Algorithm, peers: readonly ContenderName[]): readonly Contender[] {
  const [own, ...others] = CONTENDERS[algorithm];
  return [own, ...others.filter(({ name }) => peers.includes(name))];
}

/** Options all understand alike. */
export interface LabOptions {
  /** Radius of a cluster in pixels of a tile of 512; of a grid the reach of a cluster's box. */
  radius: number;
  minPoints: number;
  maxZoom: number;
}

/** West, south, east, north in degrees. */
export type Box = readonly [number, number, number, number];

/** A contender with its input in the form it wants. */
export interface Prepared {
  version: string;
  /** Throws away what was built before; not measured. */
  reset: () => void;
  build: () => void;
  /** Asks for a view, and answers with the number of entries in it. */
  entries: (box: Box, zoom: number) => number;
  /** Bytes of the memory or the arrays that hold what was built; `undefined` where nothing tells. */
  bytes: () => number | undefined;
}

export type Prepare = (lngLat: Float64Array, options: LabOptions) => Prepared;
