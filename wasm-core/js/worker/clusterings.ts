/** The clusterings that a worker holds, by name. */
import type { ClusterArrays, ClusterIndex, ClusterOptions } from "#core";
import { codedError, type Answer, type BoundingBox } from "./protocol.ts";

/** Builds and asks `ClusterIndex`es; the WebAssembly is loaded when the first is built. */
export class Clusterings {
  readonly #core: () => Promise<typeof import("#core")>;
  readonly #indexes = new Map<string, ClusterIndex>();

  constructor(core: () => Promise<typeof import("#core")>) {
    this.#core = core;
  }

  /** The index there was under this name stays until the new one is whole. */
  async build(name: string, lngLat: Float64Array | Float32Array, options?: ClusterOptions): Promise<Answer> {
    const { ClusterIndex } = await this.#core();
    const index = new ClusterIndex(options);
    try {
      index.loadCoordinates(lngLat);
    } catch (error) {
      index.free();
      throw error;
    }
    this.#indexes.get(name)?.free();
    this.#indexes.set(name, index);
    return { value: { length: index.length } };
  }

  async clusters(name: string, bbox: BoundingBox, zoom: number): Promise<Answer> {
    return given(this.#of(name).clusters(Float64Array.from(bbox), zoom));
  }

  async children(name: string, id: number): Promise<Answer> {
    return given(this.#of(name).getChildren(id));
  }

  async expansionZoom(name: string, id: number): Promise<Answer> {
    return { value: this.#of(name).getClusterExpansionZoom(id) };
  }

  async leaves(name: string, id: number, limit: number, offset: number): Promise<Answer> {
    const value = this.#of(name).leaves(id, limit, offset);
    return { value, transfer: [value.buffer as ArrayBuffer] };
  }

  #of(name: string): ClusterIndex {
    const index = this.#indexes.get(name);
    if (!index) throw codedError({ code: "failed-precondition", message: `nothing was clustered under the name '${name}'` });
    return index;
  }
}

/** The columns are moved to the page, not copied. */
function given(value: ClusterArrays): Answer {
  const columns = [value.positions, value.counts, value.ids];
  return { value, transfer: columns.map((column) => column.buffer as ArrayBuffer) };
}
