/** The clusterings that a worker holds, by name. */
import type { ClusterArrays, ClusterColumns, ClusterIndex, ClusterOptions } from "../core/clustering/index.js";
import { edgesOf } from "../bbox.ts";
import type { Answers } from "./answering.ts";
import { codedError, type Answer, type ClusterWorker } from "./protocol.ts";

/** The part for clustering, loaded. */
export type ClusteringPart = Pick<typeof import("../core/clustering/index.js"), "ClusterIndex">;

/** Loads the part: its entry, or the one with its WebAssembly inside. */
export type LoadClustering = () => Promise<ClusteringPart & { init(): Promise<void> }>;

/** Loaded when first needed: a module worker that awaits at its top loses the messages that arrive meanwhile. */
const besideThis: LoadClustering = () => import("../clustering.ts");

type Coordinates = Float64Array | Float32Array;

/** Builds and asks `ClusterIndex`es; the WebAssembly is loaded when the first is built. */
export class Clusterings {
  readonly #load: LoadClustering;
  readonly #indexes = new Map<string, Promise<ClusterIndex>>();

  constructor(load: LoadClustering = besideThis) {
    this.#load = load;
  }

  /** The answers to questions about clusterings. */
  answers(): Answers {
    return {
      clusterCoordinates: (...given: Parameters<Clusterings["build"]>) => this.build(...given),
      clusters: (...given: Parameters<Clusterings["clusters"]>) => this.clusters(...given),
      clustersWithParents: (...given: Parameters<Clusterings["clustersWithParents"]>) => this.clustersWithParents(...given),
      children: (...given: Parameters<Clusterings["children"]>) => this.children(...given),
      expansionZoom: (...given: Parameters<Clusterings["expansionZoom"]>) => this.expansionZoom(...given),
      leaves: (...given: Parameters<Clusterings["leaves"]>) => this.leaves(...given),
    } satisfies { [name in Exclude<keyof ClusterWorker, "terminate">]: unknown };
  }

  /** Questions asked meanwhile wait for the new index; after a failure the one there was answers them. */
  async build(name: string, lngLat: Coordinates | Promise<Coordinates>, options?: ClusterOptions, columns?: ClusterColumns): Promise<Answer> {
    const before = this.#indexes.get(name);
    const building = Promise.all([this.#part(), lngLat]).then(([core, coordinates]) => built(core, coordinates, { options, columns }));
    const standing = building.catch((error: unknown) => before ?? Promise.reject(error));
    this.#indexes.set(name, standing);
    standing.catch(() => {
      if (this.#indexes.get(name) === standing) this.#indexes.delete(name);
    });
    const { length } = await building;
    (await before)?.free();
    return { value: { length } };
  }

  async clusters(name: string, bbox: ArrayLike<number>, zoom: number): Promise<Answer> {
    return given((await this.#of(name)).clusters(edgesOf(bbox), zoom));
  }

  async clustersWithParents(name: string, bbox: ArrayLike<number>, zoom: number, parentZoom?: number): Promise<Answer> {
    const value = (await this.#of(name)).clustersWithParents(edgesOf(bbox), zoom, parentZoom);
    return given(value, [value.parentPositions, value.parentIds]);
  }

  async children(name: string, id: number): Promise<Answer> {
    return given((await this.#of(name)).getChildren(id));
  }

  async expansionZoom(name: string, id: number): Promise<Answer> {
    return { value: (await this.#of(name)).getClusterExpansionZoom(id) };
  }

  async leaves(name: string, id: number, limit?: number, offset?: number): Promise<Answer> {
    const value = (await this.#of(name)).leaves(id, limit, offset);
    return { value, transfer: [value.buffer as ArrayBuffer] };
  }

  async #part(): Promise<ClusteringPart> {
    const part = await this.#load();
    await part.init();
    return part;
  }

  /** The promise itself: another one around it would settle only after an index that was replaced is freed. */
  #of(name: string): Promise<ClusterIndex> {
    const missing = { code: "failed-precondition", message: `nothing was clustered under the name '${name}'` };
    return this.#indexes.get(name) ?? Promise.reject(codedError(missing));
  }
}

function built({ ClusterIndex }: ClusteringPart, lngLat: Coordinates, { options, columns }: { options: ClusterOptions | undefined; columns: ClusterColumns | undefined }): ClusterIndex {
  const index = new ClusterIndex(options);
  try {
    index.loadCoordinates(lngLat, columns);
  } catch (error) {
    index.free();
    throw error;
  }
  return index;
}

/** The columns are moved to the page, not copied; several may share one buffer. */
function given(value: ClusterArrays, more: Float64Array[] = []): Answer {
  const columns = [value.positions, value.counts, value.ids, ...more];
  return { value, transfer: [...new Set(columns.map((column) => column.buffer as ArrayBuffer))] };
}
