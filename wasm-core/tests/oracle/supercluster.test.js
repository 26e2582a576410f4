/** `Supercluster` beside npm `supercluster` 9.1.0: the same methods, asked the same, answer the same. */
import assert from "node:assert/strict";
import test from "node:test";
import { ClusterIndex, Supercluster } from "../../pkg/index.js";
import Default from "../../pkg/supercluster/index.js";
import { Supercluster as Peer } from "../js/support/peers/supercluster.js";
import { KINDS, pointSet } from "../js/support/point-sets.js";
import { randomSource } from "../js/support/random.js";

const CASES = Number(process.env.SUPERCLUSTER_CASES ?? 700);
const WORLD = [-180, -90, 180, 90];

/** Features of one point, of several, and of none; some have ids. */
function featuresOf({ chance, below }, lngLat) {
  const features = [];
  for (let at = 0; at < lngLat.length / 2;) {
    const many = chance(0.1) ? 1 + below(4) : 1;
    const coordinates = [];
    for (let n = 0; n < many && at < lngLat.length / 2; n++, at++) coordinates.push([lngLat[2 * at], lngLat[2 * at + 1]]);
    const geometry = many > 1 ? { type: "MultiPoint", coordinates } : { type: "Point", coordinates: coordinates[0] };
    const feature = { type: "Feature", properties: { at: features.length, price: below(100) }, geometry };
    if (chance(0.2)) feature.id = `f${features.length}`;
    features.push(feature);
    if (chance(0.05)) features.push({ type: "Feature", properties: { at: features.length }, geometry: null });
  }
  return features;
}

const gather = {
  map: ({ price }) => ({ sum: price, least: price, count: 1 }),
  reduce(all, one) {
    all.sum += one.sum;
    all.count += one.count;
    all.least = Math.min(all.least, one.least);
  },
};

function options({ chance, pick, below }) {
  return {
    ...(chance(0.3) && { radius: pick([0, 1, 20, 60, 200]) }),
    ...(chance(0.3) && { maxZoom: pick([0, 5, 12, 18, 30]) }),
    ...(chance(0.2) && { minZoom: below(6) }),
    ...(chance(0.3) && { minPoints: 1 + below(20) }),
    ...(chance(0.2) && { extent: pick([256, 4096]) }),
    ...(chance(0.2) && { nodeSize: pick([1, 3, 16, 200]) }),
    ...(chance(0.3) && { generateId: true }),
    ...(chance(0.4) && gather),
  };
}

/** The same features in the same order, to the last bit. */
const same = (ours, theirs, where) => assert.deepEqual(ours, theirs, where);

function compareCluster(ours, peer, id, where) {
  same(ours.getChildren(id), peer.getChildren(id), `${where}: children of ${id}`);
  same(ours.getLeaves(id, Infinity), peer.getLeaves(id, Infinity), `${where}: leaves of ${id}`);
  same(ours.getLeaves(id), peer.getLeaves(id), `${where}: the first leaves of ${id}`);
  same(ours.getLeaves(id, 3, 2), peer.getLeaves(id, 3, 2), `${where}: a page of leaves of ${id}`);
  assert.equal(ours.getClusterExpansionZoom(id), peer.getClusterExpansionZoom(id), `${where}: expansion zoom of ${id}`);
}

function compareTiles({ below, pick }, ours, peer, where) {
  for (const zoom of [0, 1, 2, 5]) {
    const [x, y] = [pick([0, 2 ** zoom - 1, below(2 ** zoom)]), below(2 ** zoom)];
    for (const method of ["getTile", "getTileRaw"]) {
      const [our, their] = [ours[method](zoom, x, y), peer[method](zoom, x, y)];
      assert.equal(our === null, their === null);
      if (our) same(our.features, their.features, `${where}: ${method} ${zoom}/${x}/${y}`);
    }
  }
}

test(`${CASES} generated sets of features are clustered and answered as by supercluster`, () => {
  const kinds = Object.keys(KINDS);
  for (let seed = 1; seed <= CASES; seed++) {
    const source = randomSource(seed);
    const kind = kinds[seed % kinds.length];
    const features = featuresOf(source, pointSet(source, kind, source.chance(0.03) ? 2_000 : source.pick([0, 1, 2, 20, 100, 300])));
    const chosen = options(source);
    const where = `seed ${seed} (${kind}, ${features.length} features, ${JSON.stringify(chosen)})`;
    const ours = new Supercluster(chosen).load(features);
    const peer = new Peer(chosen).load(features);
    for (const zoom of [0, 1, 3, 7, 12, 31]) {
      const found = peer.getClusters(WORLD, zoom);
      same(ours.getClusters(WORLD, zoom), found, `${where}, zoom ${zoom}`);
      const clusters = found.filter(({ properties }) => properties?.cluster);
      if (clusters.length > 0) compareCluster(ours, peer, source.pick(clusters).id, where);
    }
    const bbox = [source.next() * 500 - 250, -60, source.next() * 500 - 250, 70];
    same(ours.getClusters(bbox, 4), peer.getClusters(bbox, 4), `${where}, ${bbox}`);
    compareTiles(source, ours, peer, where);
    ours.free();
  }
});

test("views, tiles and leaves of many points have the peer's order, in whatever order they are asked for", () => {
  for (const [kind, options] of [["uniform", {}], ["blobs", { radius: 60, nodeSize: 16 }], ["blobs", { minPoints: 5 }]]) {
    const source = randomSource(7);
    const features = featuresOf(source, pointSet(source, kind, 20_000));
    const [ours, peer] = [new Supercluster(options).load(features), new Peer(options).load(features)];
    for (let question = 0; question < 60; question++) {
      const [zoom, west, south] = [3 + source.below(15), source.next() * 340 - 180, source.next() * 150 - 80];
      const bbox = [west, south, west + 3_000 / 2 ** zoom, south + 2_000 / 2 ** zoom];
      const where = `${kind}, zoom ${zoom}, ${bbox}`;
      const found = peer.getClusters(bbox, zoom);
      same(ours.getClusters(bbox, zoom), found, where);
      const cluster = found.find(({ properties }) => properties?.cluster);
      if (cluster) compareCluster(ours, peer, cluster.id, where);
      const tiles = 2 ** Math.min(zoom, 12);
      const [x, y] = [source.below(tiles), source.below(tiles)];
      same(ours.getTile(Math.min(zoom, 12), x, y), peer.getTile(Math.min(zoom, 12), x, y), where);
    }
    ours.free();
  }
});

/** What everybody writes first, with either class. */
function example(Class) {
  const index = new Class({ radius: 40, maxZoom: 16, map: ({ people }) => ({ people }), reduce: (all, one) => { all.people += one.people; } });
  const places = [["Oslo", 10.75, 59.91, 700], ["Drammen", 10.2, 59.74, 100], ["Lagos", 3.4, 6.45, 15_000]];
  index.load(places.map(([name, lng, lat, people]) => ({ type: "Feature", properties: { name, people }, geometry: { type: "Point", coordinates: [lng, lat] } })));
  const clusters = index.getClusters(WORLD, 2);
  const { id } = clusters.find(({ properties }) => properties.cluster);
  return { clusters, leaves: index.getLeaves(id), rest: { zoom: index.getClusterExpansionZoom(id), tile: index.getTile(0, 0, 0).features.length, extent: index.options.extent } };
}

test("a program changes its import, and nothing else", () => {
  assert.equal(Default, Supercluster);
  const [ours, theirs] = [example(Supercluster), example(Peer)];
  assert.deepEqual(ours.rest, theirs.rest);
  same(ours.clusters, theirs.clusters, "clusters");
  same(ours.leaves, theirs.leaves, "leaves");
});

test("what is not there is an error with the peer's words", () => {
  const features = [{ type: "Feature", properties: null, geometry: { type: "Point", coordinates: [1, 2] } }];
  for (const Class of [Supercluster, Peer]) {
    const index = new Class().load(features);
    for (const ask of ["getChildren", "getLeaves", "getClusterExpansionZoom"]) {
      assert.throws(() => index[ask](3_300), { message: "No cluster with the specified id." }, `${Class.name}.${ask}`);
    }
  }
});

test("a coordinate that is no number is refused, with the place of its feature", () => {
  const at = (coordinates) => ({ type: "Feature", properties: {}, geometry: { type: "Point", coordinates } });
  const many = (...coordinates) => ({ type: "Feature", properties: {}, geometry: { type: "MultiPoint", coordinates } });
  const refused = (name) => ({ code: "invalid-argument", message: `features[${name} must be two finite degrees` });
  for (const Class of [Supercluster, ClusterIndex]) {
    const index = new Class().load([at([1, 2])]);
    for (const bad of [[Number.NaN, 1], [1], ["x", 2], [Infinity, 0]]) {
      assert.throws(() => index.load([many([0, 0], [1, 1]), at([0, 0]), at(bad)]), refused("2].geometry.coordinates"));
      assert.throws(() => index.load([at([0, 0]), many([0, 0], bad)]), refused("1].geometry.coordinates[1]"));
    }
    const left = Class === Supercluster ? index.getClusters(WORLD, 0) : index.clusters(WORLD, 0);
    assert.equal(left.length, 1, "the index is as it was");
  }
});

test("coordinates that only become numbers are taken as the peer takes them, and by ClusterIndex not at all", () => {
  for (const coordinates of [[null, 52], [true, "52"], ["", ""]]) {
    const features = [{ type: "Feature", properties: { n: 1 }, geometry: { type: "Point", coordinates } }];
    assert.deepEqual(new Supercluster().load(features).getClusters(WORLD, 3), new Peer().load(features).getClusters(WORLD, 3));
    assert.throws(() => new ClusterIndex().load(features), { code: "invalid-argument", message: "features[0].geometry.coordinates must be two finite degrees" });
  }
});

test("what is no array of features, or longer than any index, is refused before it is looked through", () => {
  const at = (coordinates) => ({ type: "Feature", properties: {}, geometry: { type: "Point", coordinates } });
  const many = { type: "Feature", properties: {}, geometry: { type: "MultiPoint", coordinates: { length: 4_000_000_000 } } };
  const tooMany = (points) => ({ code: "resource-exhausted", message: `features have ${points} points, more than the 65000000 that can be numbered` });
  const noArray = { code: "invalid-argument", message: "features must be an array or another iterable" };
  for (const Class of [Supercluster, ClusterIndex]) {
    const index = new Class().load([at([1, 2])]);
    for (const [given, error] of [
      [new Array(4_000_000_000), tooMany(4_000_000_000)],
      [[at([0, 0]), many], tooMany(4_000_000_001)],
      [{ length: 4_000_000_000 }, noArray],
      [undefined, noArray],
      ["ab", noArray],
      [[at([0, 0]), null], { code: "invalid-argument", message: "features[1] must be a GeoJSON feature" }],
    ]) assert.throws(() => index.load(given), error);
    const left = Class === Supercluster ? index.getClusters([-180, -90, 180, 90], 3) : index.clusters([-180, -90, 180, 90], 3);
    assert.equal(left.length, 1, "the index is as it was");
  }
});

test("ClusterIndex takes features, too, and can be chained", () => {
  const features = featuresOf(randomSource(4), pointSet(randomSource(4), "blobs", 200));
  const index = new ClusterIndex().load(features);
  const peer = new Peer().load(features);
  assert.equal(index.clusters(Float64Array.from(WORLD), 3).length, peer.getClusters(WORLD, 3).length);
  const restored = ClusterIndex.fromBytes(index.toBytes());
  assert.ok(restored instanceof ClusterIndex);
  assert.equal(restored.loadCoordinates(Float64Array.of(1, 2)).length, 1);
});
