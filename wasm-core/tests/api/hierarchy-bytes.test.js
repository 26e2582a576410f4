/** ClusterIndex as bytes, and back. */
import assert from "node:assert/strict";
import test from "node:test";
import { ClusterIndex } from "../../pkg/index.js";
import { KINDS, pointSet } from "../js/support/point-sets.js";
import { randomSource } from "../js/support/random.js";

const WORLD = Float64Array.of(-180, -90, 180, 90);
const OPTIONS = { radius: 60, maxZoom: 14, aggregates: { total: { op: "mean", column: "price" }, kinds: { op: "countBy", column: "price", categories: 4 } } };

/** An index that has been updated and filtered, and its source of randomness. */
function someIndex(seed, kind = "blobs", count = 500, options = OPTIONS) {
  const source = randomSource(seed);
  const index = new ClusterIndex(options);
  index.loadCoordinates(pointSet(source, kind, count), { price: Array.from({ length: count }, () => source.below(10)) });
  if (source.chance(0.5)) index.remove([source.below(count)]);
  if (source.chance(0.5)) index.add(pointSet(source, kind, 3), { price: [1, 2, 3] });
  if (source.chance(0.5)) index.setFilter([{ column: "price", range: [0, 7] }]);
  return { source, index };
}

const views = (index) => Array.from({ length: 16 }, (_, zoom) => index.clustersWithParents(WORLD, zoom));

test("an index that is restored answers as the one that was stored, and can be updated", () => {
  for (const [seed, kind] of Object.keys(KINDS).entries()) {
    const { index } = someIndex(seed, kind);
    const restored = ClusterIndex.fromBytes(index.toBytes());
    assert.deepEqual(views(restored), views(index), kind);
    assert.equal(restored.length, index.length);
    for (const one of [index, restored]) {
      one.move([7], Float64Array.of(10, 10));
      one.add(Float64Array.of(10, 10), { price: [3] });
      one.setFilter(null);
    }
    assert.deepEqual(views(restored), views(index), `${kind}, updated`);
  }
});

test("the ids of the peer survive storing", () => {
  const index = new ClusterIndex({ minPoints: 3 });
  index.loadCoordinates(pointSet(randomSource(5), "blobs", 300));
  assert.deepEqual(views(ClusterIndex.fromBytes(index.toBytes())), views(index));
});

test("an empty index can be stored", () => {
  const restored = ClusterIndex.fromBytes(new ClusterIndex().toBytes());
  assert.equal(restored.length, 0);
  assert.equal(restored.clusters(WORLD, 0).length, 0);
});

test("damaged bytes are refused: flipped bits, cut ends, other versions, anything else", () => {
  const { index, source } = someIndex(1);
  const bytes = index.toBytes();
  const refused = (damaged, message) => assert.throws(() => ClusterIndex.fromBytes(damaged), { code: "data-loss", message });
  for (let flip = 0; flip < 500; flip++) {
    const damaged = bytes.slice();
    damaged[source.below(bytes.length)] ^= 1 << source.below(8);
    refused(damaged, /^bytes: they /);
  }
  for (let cut = 0; cut < 200; cut++) refused(bytes.slice(0, source.below(bytes.length)), /^bytes: they /);
  const newer = bytes.slice();
  newer[4] = 9;
  refused(newer, "bytes: they are of another version of the format");
  refused(new TextEncoder().encode("<!doctype html>"), "bytes: they hold no index");
  refused(new Uint8Array(), "bytes: they hold no index");
  assert.throws(() => ClusterIndex.fromBytes("bytes"), { code: "invalid-argument", message: "bytes must be a Uint8Array" });
});
