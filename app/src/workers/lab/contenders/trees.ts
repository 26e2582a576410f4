/** `kdbush` and `flatbush`: trees that find the points in a box, and cluster nothing. */
import type Flatbush from "flatbush";
import type KDBush from "kdbush";
import type { Box, Prepared } from ".";

type Tree = KDBush | Flatbush;

/** A tree of all points; `find` gives how many are in a box. */
const contender =
  <T extends Tree>(Peer: new (count: number) => T, version: string, find: (tree: T, box: Box) => number) =>
  (lngLat: Float64Array): Prepared => {
    let tree: T | undefined;
    return {
      version,
      reset: () => {
        tree = undefined;
      },
      build: () => {
        tree = new Peer(lngLat.length / 2);
        for (let at = 0; at < lngLat.length; at += 2) tree.add(lngLat[at] ?? 0, lngLat[at + 1] ?? 0);
        tree.finish();
      },
      entries: (box) => (tree ? find(tree, box) : 0),
      bytes: () => tree?.data.byteLength,
    };
  };

export const kdbush = (Peer: typeof KDBush) =>
  contender(Peer, __PEER_VERSIONS__.kdbush, (tree, box) => tree.range(...box).length);

export const flatbush = (Peer: typeof Flatbush) =>
  contender(Peer, __PEER_VERSIONS__.flatbush, (tree, box) => tree.search(...box).length);
