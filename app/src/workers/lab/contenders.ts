/** What is compared. Each is loaded when it is first measured, in a worker of its own. */
import type { Views } from "./views";

/** Options both understand alike. */
export interface LabOptions {
  /** Radius of a cluster in pixels of a tile of 512. */
  radius: number;
  minPoints: number;
  maxZoom: number;
}

/** A clusterer with its input in the form it wants; making that is not measured. */
export interface Prepared {
  version: string;
  /** Throws away what was built before; not measured. */
  reset: () => void;
  build: () => void;
  /** Number of entries in a view. */
  entries: (views: Views, at: number) => number;
}

/** How points are clustered. */
export type Algorithm = "hierarchical" | "grid";

export type ContenderName = "yonder" | "supercluster" | "grid";

/** Who is measured for an algorithm, ours first; the peers of the grid run only with Google's script. */
export const CONTENDERS: Record<Algorithm, readonly ContenderName[]> = {
  hierarchical: ["yonder", "supercluster"],
  grid: ["grid"],
};

export const prepare: Record<ContenderName, (lngLat: Float64Array, options: LabOptions) => Promise<Prepared>> = {
  yonder: async (lngLat, options) => {
    const [{ ClusterIndex }, { version }] = await Promise.all([
      import("@yonder/wasm-core/clustering"),
      import("@yonder/wasm-core/package.json"),
    ]);
    let index: InstanceType<typeof ClusterIndex> | undefined;
    return {
      version,
      reset: () => {
        index?.free();
        index = undefined;
      },
      build: () => {
        index = new ClusterIndex({ ...options, extent: 512 });
        index.loadCoordinates(lngLat);
      },
      entries: ({ boxes, zooms }, at) => index?.clusters(boxes[at] ?? [], zooms[at] ?? 0).length ?? 0,
    };
  },
  grid: async (lngLat, { radius, minPoints, maxZoom }) => {
    const [{ GridClusterer }, { version }] = await Promise.all([
      import("@yonder/wasm-core/clustering"),
      import("@yonder/wasm-core/package.json"),
    ]);
    let clusterer: InstanceType<typeof GridClusterer> | undefined;
    return {
      version,
      reset: () => {
        clusterer?.free();
        clusterer = undefined;
      },
      build: () => {
        // Its zooms count tiles of 256 pixels.
        const options = { gridSize: radius, minimumClusterSize: minPoints, maxZoom: maxZoom + 1 };
        clusterer = new GridClusterer(options).add(lngLat);
      },
      entries: ({ boxes, zooms }, at) => {
        const view = { zoom: (zooms[at] ?? 0) + 1, bounds: boxes[at] ?? [0, 0, 0, 0] };
        return clusterer?.setView(view).repaint().run().counts.length ?? 0;
      },
    };
  },
  supercluster: async (lngLat, options) => {
    const { default: Supercluster } = await import("supercluster");
    const features = Array.from({ length: lngLat.length / 2 }, (_, at) => ({
      type: "Feature" as const,
      properties: {},
      geometry: { type: "Point" as const, coordinates: [lngLat[2 * at] ?? 0, lngLat[2 * at + 1] ?? 0] },
    }));
    let index: InstanceType<typeof Supercluster> | undefined;
    return {
      version: __SUPERCLUSTER_VERSION__,
      reset: () => {
        index = undefined;
      },
      build: () => {
        index = new Supercluster({ ...options, extent: 512 });
        index.load(features);
      },
      entries: ({ boxes, zooms }, at) => index?.getClusters(boxes[at] ?? [0, 0, 0, 0], zooms[at] ?? 0).length ?? 0,
    };
  },
};
