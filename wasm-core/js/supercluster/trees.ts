/** The levels of an index as npm `supercluster` keeps them in `trees`, read when a program looks at one. */
import type { OrderedIndex } from "../core/clustering/index.js";

/** Numbers of an entry of the core: x, y, last zoom, id, parent, number of points. */
const STRIDE = 6;

const COUNT = 5;
const ID = 3;

/** A level of the index: what the peer's kd-tree over it holds. For reading; it has no methods. */
export interface PeerTree {
  /** Number of clusters and single points. */
  readonly numItems: number;
  /** Points of a leaf. */
  readonly nodeSize: number;
  /** Places of the entries in `data`, in the order of the tree. */
  readonly ids: Uint16Array | Uint32Array;
  /** x and y of each entry in the order of the tree, interleaved. */
  readonly coords: Int32Array;
  /** x, y, last zoom, id, parent, number of points and, with `reduce`, place in `clusterProps` of each entry. */
  readonly data: Int32Array;
}

/** Reads the level of a zoom; `propsAt` says where in `clusterProps` a cluster is, where there is a `reduce`. */
export function treeAt(index: OrderedIndex, zoom: number, nodeSize: number, propsAt: ((id: number) => number) | undefined): PeerTree | undefined {
  const level = index.level(zoom);
  if (!level) return undefined;
  const { entries, order } = level;
  const numItems = order.length;
  const coords = new Int32Array(2 * numItems);
  order.forEach((place, at) => {
    coords[2 * at] = entries[STRIDE * place]!;
    coords[2 * at + 1] = entries[STRIDE * place + 1]!;
  });
  return { numItems, nodeSize, ids: numItems < 65_536 ? Uint16Array.from(order) : order, coords, data: propsAt ? withProps(entries, propsAt) : entries };
}

/** The entries with one more number each. */
function withProps(entries: Int32Array, propsAt: (id: number) => number): Int32Array {
  const items = entries.length / STRIDE;
  const data = new Int32Array(items * (STRIDE + 1));
  for (let at = 0; at < items; at++) {
    const entry = entries.subarray(STRIDE * at, STRIDE * (at + 1));
    data.set(entry, (STRIDE + 1) * at);
    if (entry[COUNT]! > 1) data[(STRIDE + 1) * at + STRIDE] = propsAt(entry[ID]!);
  }
  return data;
}
