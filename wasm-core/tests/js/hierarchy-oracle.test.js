// Hierarchical clustering beside npm `supercluster` 9.1 itself, over generated and nasty points: 0 differences in
// clusters, counts, centres, ids, children, leaves and expansion zooms. CLUSTER_CASES=2000 for a long run.
import assert from "node:assert/strict";
import { test } from "node:test";
import Supercluster from "supercluster";
import { ClusterIndex } from "../../pkg/index.js";
import { randomSource } from "./support/random.js";

const CASES = Number(process.env.CLUSTER_CASES ?? 120);
const WORLD = [-180, -90, 180, 90];

/** Shapes of input, from ordinary to nasty; each makes `count` pairs. */
const SHAPES = {
  uniform: (random, count) => pairs(count, () => [random() * 360 - 180, random() * 160 - 80]),
  blobs: (random, count) => {
    const centres = pairs(1 + Math.floor(random() * 20), () => [random() * 340 - 170, random() * 140 - 70]);
    return pairs(count, () => {
      const [lng, lat] = centres[Math.floor(random() ** 2 * centres.length)];
      const spread = 10 ** (random() * 5 - 4);
      return [lng + (random() + random() - 1) * spread, lat + (random() + random() - 1) * spread];
    });
  },
  duplicates: (random, count) => {
    const spots = pairs(1 + Math.floor(random() * 5), () => [random() * 360 - 180, random() * 160 - 80]);
    return pairs(count, () => spots[Math.floor(random() * spots.length)]);
  },
  line: (random, count) => {
    const [lng, lat, step] = [random() * 100, random() * 40, 10 ** (random() * 4 - 5)];
    return pairs(count, (at) => [lng + ((at * step) % 80), lat]);
  },
  lattice: (random, count) => {
    const [side, step] = [Math.ceil(Math.sqrt(count)), 10 ** (random() * 4 - 5)];
    return pairs(count, (at) => [(at % side) * step, Math.floor(at / side) * step]);
  },
  antimeridian: (random, count) =>
    pairs(count, () => [(random() < 0.5 ? 179.9 : -179.9) + (random() - 0.5) * 0.2, random() * 10]),
  poles: (random, count) => pairs(count, () => [random() * 360 - 180, (random() < 0.5 ? 90 : -90) * (1 - random() * 0.1)]),
  edges: (random, count) => pairs(count, () => [[-180, 180, 0][Math.floor(random() * 3)], [-90, 90, 0, 85.06][Math.floor(random() * 4)]]),
};

function pairs(count, pair) {
  return Array.from({ length: count }, (_, at) => pair(at));
}

function optionsOf(random) {
  const maxZoom = Math.floor(random() * 19);
  const pick = (values) => values[Math.floor(random() * values.length)];
  const options = { maxZoom, minZoom: Math.floor(random() * (maxZoom + 1)), minPoints: pick([1, 2, 2]) };
  return random() < 0.4 ? {} : { ...options, radius: pick([0, 20, 40, 60.5, 150]), extent: pick([256, 512, 4096]) };
}

function sizeOf(random) {
  return Math.floor(10 ** (random() * 3.6)) - 1;
}

/** The peer's features as rows of numbers, in one order. */
function peerRows(features) {
  return sorted(
    features.map(({ properties, geometry }) => {
      const id = properties.cluster ? properties.cluster_id : properties.index;
      return [id, properties.point_count ?? 1, ...geometry.coordinates];
    }),
  );
}

function ourRows({ length, positions, counts, ids }) {
  return sorted(Array.from({ length }, (_, at) => [ids[at], counts[at], positions[2 * at], positions[2 * at + 1]]));
}

function sorted(rows) {
  return rows.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Equal to the last bit; latitudes go through `exp` and `atan`, whose last bit differs between engines. */
function same(ours, peers, what) {
  assert.equal(ours.length, peers.length, `${what}: number`);
  for (let at = 0; at < ours.length; at += 1) {
    assert.deepEqual(ours[at].slice(0, 3), peers[at].slice(0, 3), `${what}: id, count, longitude`);
    assert.ok(Math.abs(ours[at][3] - peers[at][3]) < 1e-12, `${what}: latitude ${ours[at][3]} and ${peers[at][3]}`);
  }
}

function loaded(points, options) {
  const peer = new Supercluster(options).load(
    points.map((coordinates, index) => ({ type: "Feature", properties: { index }, geometry: { type: "Point", coordinates } })),
  );
  const ours = new ClusterIndex(options);
  ours.loadCoordinates(Float64Array.from(points.flat()));
  return { peer, ours };
}

function compareZooms({ peer, ours }, options, random, what) {
  for (let zoom = -1; zoom <= (options.maxZoom ?? 16) + 2; zoom += 1) {
    same(ourRows(ours.clusters(WORLD, zoom)), peerRows(peer.getClusters(WORLD, zoom)), `${what}, zoom ${zoom}`);
    const [west, south] = [random() * 500 - 250, random() * 180 - 90];
    const view = [west, south, west + random() * 120, south + random() * 60];
    same(ourRows(ours.clusters(view, zoom + 0.7)), peerRows(peer.getClusters(view, zoom + 0.7)), `${what}, view ${view} at ${zoom}`);
  }
}

function compareClusters({ peer, ours }, options, random, what) {
  const zoom = Math.floor(random() * ((options.maxZoom ?? 16) + 1));
  const clusters = peer.getClusters(WORLD, zoom).filter(({ properties }) => properties.cluster).slice(0, 20);
  for (const { properties } of clusters) {
    const id = properties.cluster_id;
    same(ourRows(ours.getChildren(id)), peerRows(peer.getChildren(id)), `${what}, children of ${id}`);
    assert.equal(ours.getClusterExpansionZoom(id), peer.getClusterExpansionZoom(id), `${what}, expansion of ${id}`);
    const leaves = peer.getLeaves(id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.index);
    assert.deepEqual([...ours.leaves(id, 1e9)].sort((a, b) => a - b), leaves.sort((a, b) => a - b), `${what}, leaves of ${id}`);
    assert.equal(ours.leaves(id, 3, 1).length, peer.getLeaves(id, 3, 1).length);
  }
}

for (const [shape, make] of Object.entries(SHAPES)) {
  const cases = Math.ceil(CASES / Object.keys(SHAPES).length);
  const family = Object.keys(SHAPES).indexOf(shape);
  test(`${cases} cases of ${shape} points cluster as the peer clusters them`, () => {
    for (let number = 0; number < cases; number += 1) {
      const random = randomSource(family * 1_000_000 + number).next;
      const [options, points] = [optionsOf(random), make(random, sizeOf(random))];
      const what = `${shape} ${number}: ${points.length} points, ${JSON.stringify(options)}`;
      const both = loaded(points, options);
      compareZooms(both, options, random, what);
      compareClusters(both, options, random, what);
      both.ours.free();
    }
  });
}

test("twenty thousand points at one spot, and as many in one small town, are no special case", () => {
  const random = randomSource(7).next;
  for (const spread of [0, 0.002]) {
    const points = pairs(20_000, () => [2.35 + random() * spread, 48.85 + random() * spread]);
    compareZooms(loaded(points, {}), {}, random, `spread ${spread}`);
  }
});

test("points, options and questions that make no sense are refused by name, and the index stays as it was", () => {
  const index = new ClusterIndex();
  index.loadCoordinates(Float64Array.of(1, 2, 3, 4));
  const invalid = (message) => ({ code: "invalid-argument", message });
  assert.throws(() => index.loadCoordinates(Float64Array.of(1, 2, Number.NaN, 4)), invalid(/point 1/));
  assert.throws(() => index.loadCoordinates(Float64Array.of(1, Number.POSITIVE_INFINITY)), invalid(/point 0/));
  assert.throws(() => index.loadCoordinates(Float64Array.of(1, 2, 3)), invalid(/pairs/));
  assert.throws(() => index.loadCoordinates([1, 2]), invalid(/Float64Array/));
  assert.throws(() => index.clusters([0, 0, 1], 0), invalid(/bbox/));
  assert.throws(() => index.clusters([0, 0, 1, Number.NaN], 0), invalid(/bbox/));
  assert.throws(() => index.clusters(WORLD, Number.NaN), invalid(/zoom/));
  assert.throws(() => new ClusterIndex({ maxZoom: 31 }), invalid(/maxZoom/));
  assert.throws(() => new ClusterIndex({ minZoom: 5, maxZoom: 4 }), invalid(/minZoom/));
  assert.throws(() => new ClusterIndex({ minPoints: 3 }), invalid(/minPoints/));
  assert.throws(() => new ClusterIndex({ radius: -1 }), invalid(/radius/));
  assert.throws(() => new ClusterIndex({ extent: 0 }), invalid(/extent/));
  for (const id of [0, 1, 17, 1e12, 2.5, -1]) {
    const unknown = { code: "not-found", message: "No cluster with the specified id." };
    assert.throws(() => index.getChildren(id), unknown);
    assert.throws(() => index.leaves(id), unknown);
    assert.throws(() => index.getClusterExpansionZoom(id), unknown);
  }
  assert.equal(index.clusters(WORLD, 20).length, 2);
});
