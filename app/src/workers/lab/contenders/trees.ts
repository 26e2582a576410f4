/** `kdbush` and `flatbush`: trees that find the points in a box, and cluster nothing. */
import type Flatbush from "flatbush";
import type KDBush from "kdbush";
import type { Prepared } from ".";

export function kdbush(Tree: typeof KDBush) {
  return (lngLat: Float64Array): Prepared => {
    let tree: KDBush | undefined;
    return {
      version: __PEER_VERSIONS__.kdbush,
      reset: () => {
        tree = undefined;
      },
      build: () => {
        tree = filled(new Tree(lngLat.length / 2), lngLat);
      },
      entries: (box) => tree?.range(...box).length ?? 0,
      bytes: () => tree?.data.byteLength,
    };
  };
}

export function flatbush(Tree: typeof Flatbush) {
  return (lngLat: Float64Array): Prepared => {
    let tree: Flatbush | undefined;
    return {
      version: __PEER_VERSIONS__.flatbush,
      reset: () => {
        tree = undefined;
      },
      build: () => {
        tree = filled(new Tree(lngLat.length / 2), lngLat);
      },
      entries: (box) => tree?.search(...box).length ?? 0,
      bytes: () => tree?.data.byteLength,
    };
  };
}

function filled<T extends { add: (x: number, y: number) => number; finish: () => unknown }>(
  tree: T,
  lngLat: Float64Array,
): T {
  for (let at = 0; at < lngLat.length; at += 2) tree.add(lngLat[at] ?? 0, lngLat[at + 1] ?? 0);
  tree.finish();
  return tree;
}
