// Every answer of ClusterIndex is compared with npm supercluster over generated point sets, options and questions.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ClusterIndex } from "../../pkg/index.js";
import { difference, loadPeer, ofOurs, ofPeer } from "../js/support/peers/supercluster.js";
import { KINDS, pointSet } from "../js/support/point-sets.js";
import { randomSource } from "../js/support/random.js";

const CASES = Number(process.env.HIERARCHY_CASES ?? 250);
const WORLD = [-180, -90, 180, 90];

function someOptions({ chance, pick }) {
  const options = {};
  if (chance(0.4)) options.maxZoom = pick([0, 1, 5, 12, 20, 24, 29, 30]);
  if (chance(0.3)) options.minZoom = pick([0, 1, 3, 10, 25]);
  if (chance(0.4)) options.radius = pick([0, 0.5, 1, 20, 60, 75.3, 100, 512, 5_000]);
  if (chance(0.3)) options.extent = pick([1, 256, 1024, 8192, 100.7]);
  if (chance(0.35)) options.minPoints = pick([0, 1, 2, 3, 3, 4, 5, 8, 20, 100]);
  return options;
}

const someSize = ({ pick, below }) => below(pick([3, 50, 50, 500, 500, 3_000, 20_000]) + 1);

const compare = (ours, theirs, where) => assert.equal(difference(ofOurs(ours), ofPeer(theirs)), undefined, where);

function compareLevels(ours, peer, where) {
  for (let zoom = peer.options.minZoom - 1; zoom <= peer.options.maxZoom + 2; zoom += 1) {
    compare(ours.clusters(WORLD, zoom), peer.getClusters(WORLD, zoom), `${where}, zoom ${zoom}`);
  }
}

function compareViews(ours, peer, source, where) {
  for (let view = 0; view < 12; view += 1) {
    const [west, east, south, north] = [source.next() * 800 - 400, source.next() * 800 - 400, source.next() * 200 - 100, source.next() * 200 - 100];
    const bbox = source.pick([[west, Math.min(south, north), east, Math.max(south, north)], [west, south, west + source.next(), south + source.next()], [0, 0, source.next() * 10, source.next() * 10]]);
    const zoom = source.next() * 20 - 1;
    compare(ours.clusters(bbox, zoom), peer.getClusters(bbox, zoom), `${where}, view ${JSON.stringify(bbox)} at ${zoom}`);
  }
}

function compareCluster(ours, peer, id, source, where) {
  compare(ours.getChildren(id), peer.getChildren(id), `${where}, children of ${id}`);
  assert.equal(ours.getClusterExpansionZoom(id), peer.getClusterExpansionZoom(id), `${where}, expansion of ${id}`);
  const leaves = peer.getLeaves(id, Infinity).map(({ properties }) => properties.index);
  const all = ours.leaves(id, Infinity);
  assert.deepEqual([...all].sort((a, b) => a - b), leaves.sort((a, b) => a - b), `${where}, leaves of ${id}`);
  const [limit, offset] = [source.below(20), source.below(leaves.length + 2)];
  assert.deepEqual(ours.leaves(id, limit, offset), all.slice(offset, offset + (limit || 10)), `${where}, some leaves of ${id}`);
  assert.equal(ours.leaves(id, limit, offset).length, peer.getLeaves(id, limit, offset).length);
}

/** Arrays that are filled again hold, as far as their length goes, what fresh ones hold. */
function compareFilled(ours, kept, source) {
  for (let view = 0; view < 12; view += 1) {
    const [west, south, zoom] = [source.next() * 360 - 180, source.next() * 160 - 80, source.next() * 20 - 1];
    const bbox = source.pick([WORLD, [west, south, west + 40, south + 20]]);
    const fresh = ours.clusters(bbox, zoom);
    assert.equal(ours.clusters(bbox, zoom, kept), kept);
    assert.equal(kept.length, fresh.length);
    assert.deepEqual(kept.positions.subarray(0, 2 * kept.length), fresh.positions);
    assert.deepEqual(kept.counts.subarray(0, kept.length), fresh.counts);
    assert.deepEqual(kept.ids.subarray(0, kept.length), fresh.ids);
  }
}

function compareClusters(ours, peer, source, where) {
  for (let zoom = peer.options.minZoom; zoom <= peer.options.maxZoom; zoom += 1) {
    const { ids, counts } = ours.clusters(WORLD, zoom);
    const clusters = [...ids].filter((_, at) => counts[at] > 1);
    for (let n = 0; n < Math.min(3, clusters.length); n += 1) compareCluster(ours, peer, source.pick(clusters), source, where);
  }
}

/** Ids near the real ones: both sides know the same ids. */
function compareIds(ours, peer, source, where) {
  for (let n = 0; n < 20; n += 1) {
    const id = peer.numPoints + source.below(32 * (peer.numPoints + 2)) - 5;
    const asked = [() => ours.getChildren(id), () => peer.getChildren(id)].map((ask) => {
      try {
        return typeof ask();
      } catch (error) {
        return error.message;
      }
    });
    assert.equal(asked[0], asked[1], `${where}, id ${id}`);
  }
}

/** At the lower zoom, what holds an entry's first point is its parent. */
function compareParents(ours, peer, source, where) {
  const zoom = peer.options.minZoom + source.below(peer.options.maxZoom + 2 - peer.options.minZoom);
  const parentZoom = source.chance(0.5) ? undefined : source.below(zoom + 2);
  const family = ours.clustersWithParents(WORLD, zoom, parentZoom);
  compare(family, peer.getClusters(WORLD, zoom), `${where}, zoom ${zoom} with parents`);
  const holders = new Map();
  for (const { id, properties, geometry } of peer.getClusters(WORLD, Math.min(zoom, parentZoom ?? zoom - 1))) {
    const [lng] = geometry.coordinates;
    if (properties.cluster) for (const leaf of peer.getLeaves(id, Infinity)) holders.set(leaf.properties.index, { id, lng });
    else holders.set(properties.index, { id: properties.index, lng });
  }
  for (let at = 0; at < family.length; at += 1) {
    const point = family.counts[at] === 1 ? family.ids[at] : ours.leaves(family.ids[at], 1)[0];
    const parent = { id: family.parentIds[at], lng: family.parentPositions[2 * at] };
    // A parent beyond the edge of the map is in no view.
    if (Math.abs(parent.lng) <= 180) assert.deepEqual(parent, holders.get(point), `${where}, parent of ${family.ids[at]} at ${parentZoom}`);
  }
}

function check(source, kind, size, options, where) {
  const lngLat = pointSet(source, kind, size);
  const peer = loadPeer(lngLat, options);
  const ours = new ClusterIndex(options);
  ours.loadCoordinates(lngLat);
  compareLevels(ours, peer, where);
  compareViews(ours, peer, source, where);
  compareClusters(ours, peer, source, where);
  compareIds(ours, peer, source, where);
  compareParents(ours, peer, source, where);
  ours.free();
}

test(`${CASES} generated clusterings are those of supercluster, at every zoom`, () => {
  const kinds = Object.keys(KINDS);
  for (let seed = 1; seed <= CASES; seed += 1) {
    const source = randomSource(seed);
    const [kind, size, options] = [kinds[seed % kinds.length], someSize(source), someOptions(source)];
    check(source, kind, size, options, `seed ${seed}: ${size} points, ${kind}, ${JSON.stringify(options)}`);
  }
});

for (const kind of Object.keys(KINDS)) {
  test(`20 000 points of the kind '${kind}' are clustered as by supercluster`, () => check(randomSource(7), kind, 20_000, {}, kind));
}

test("arrays of an earlier answer are filled again, whatever their size and of whichever index they are", () => {
  const kept = new ClusterIndex().clusters(WORLD, 0);
  const counted = new ClusterIndex({ aggregates: { kinds: { op: "countBy", column: "kind", categories: 2 } } });
  counted.loadCoordinates(Float64Array.of(1, 2, 3, 4), { kind: [0, 1] });
  for (const [at, kind] of Object.keys(KINDS).entries()) {
    const source = randomSource(at + 1);
    compareFilled(new ClusterIndex().loadCoordinates(pointSet(source, kind, 1 + source.below(3_000))), kept, source);
    assert.deepEqual(counted.clusters(WORLD, 16, kept).aggregates.kinds, Float64Array.of(1, 0, 0, 1));
  }
  new ClusterIndex().clusters(WORLD, 0, kept);
  assert.equal(kept.length, 0);
  assert.equal("aggregates" in kept, false);
  assert.throws(() => new ClusterIndex().clusters([0, 0, NaN, 1], 3, kept), /bbox/i);
});

test("20 000 points in clusters of five and more are those of supercluster", () => {
  for (const kind of Object.keys(KINDS)) check(randomSource(8), kind, 20_000, { minPoints: 5 }, kind);
});

test("single precision coordinates are taken as they are", () => {
  const lngLat = Float32Array.from(pointSet(randomSource(3), "blobs", 2_000));
  const index = new ClusterIndex();
  index.loadCoordinates(lngLat);
  compareLevels(index, loadPeer(Float64Array.from(lngLat), {}), "single precision");
});

test("an index can be loaded again, and has only the new points then", () => {
  const index = new ClusterIndex();
  index.loadCoordinates(pointSet(randomSource(4), "city", 5_000));
  const lngLat = pointSet(randomSource(5), "uniform", 1_000);
  index.loadCoordinates(lngLat);
  assert.equal(index.length, 1_000);
  compareLevels(index, loadPeer(lngLat, {}), "loaded again");
});

test("an index without points answers nothing", () => {
  const index = new ClusterIndex();
  for (const load of [() => {}, () => index.loadCoordinates(new Float64Array())]) {
    load();
    assert.equal(index.clusters(WORLD, 0).length, 0);
    assert.throws(() => index.getChildren(1), { code: "not-found", message: "No cluster with the specified id." });
  }
});

test("bad input is an error that names the argument, and the index stays as it was", () => {
  const lngLat = pointSet(randomSource(6), "blobs", 500);
  const index = new ClusterIndex();
  index.loadCoordinates(lngLat);
  const invalid = (message) => ({ code: "invalid-argument", message });
  assert.throws(() => index.loadCoordinates(Float64Array.of(0, 0, 1, Number.NaN)), invalid("lngLat: point 1 is not two finite degrees"));
  assert.throws(() => index.loadCoordinates(Float64Array.of(Infinity, 0)), invalid("lngLat: point 0 is not two finite degrees"));
  assert.throws(() => index.loadCoordinates(Float64Array.of(1, 2, 3)), invalid(/pairs of longitude and latitude, but has 3/));
  for (const wrong of [[1, 2], null, undefined, "1,2", new Int32Array(2)]) assert.throws(() => index.loadCoordinates(wrong), invalid(/Float64Array or a Float32Array/));
  assert.throws(() => index.clusters([0, 0, 1], 1), invalid(/bbox must be four finite degrees/));
  assert.throws(() => index.clusters([0, 0, Number.NaN, 1], 1), invalid(/bbox/));
  assert.throws(() => index.clusters(WORLD, Number.NaN), invalid("zoom must be a number"));
  assert.throws(() => index.clustersWithParents(WORLD, 3, Number.NaN), invalid("zoom must be a number"));
  assert.throws(() => index.leaves(1, -1), invalid(/limit/));
  for (const id of [-1, 0.5, Number.NaN, 2 ** 40, 0]) assert.throws(() => index.leaves(id), { code: "not-found" });
  assert.throws(() => new ClusterIndex({ maxZoom: -1 }), invalid(/options\.maxZoom/));
  assert.throws(() => new ClusterIndex({ radius: Number.NaN }), invalid(/options\.radius/));
  assert.throws(() => new ClusterIndex({ extent: 0 }), invalid(/options\.extent/));
  assert.throws(() => new ClusterIndex({ minPoints: 2.5 }), invalid(/options\.minPoints/));
  assert.throws(() => new ClusterIndex("x"), invalid(/options/));
  compareLevels(index, loadPeer(lngLat, {}), "after errors");
});
