/** `Supercluster` beside npm `supercluster` 9.1.0, apart from its results: calls of `reduce`, arrays it keeps, odd arguments. */
import assert from "node:assert/strict";
import { register } from "node:module";
import test from "node:test";
import { Supercluster } from "../../pkg/index.js";
import { installGoogleMaps, Map as GoogleMap, Marker } from "../js/support/google-maps.js";
import { Supercluster as Peer } from "../js/support/peers/supercluster.js";
import { KINDS, pointSet } from "../js/support/point-sets.js";
import { randomSource } from "../js/support/random.js";

const WORLD = [-180, -90, 180, 90];

const feature = (coordinates, properties = {}) => ({ type: "Feature", properties, geometry: { type: "Point", coordinates } });

/** Points, some of them in one feature, some without a place. */
function featuresOf({ chance }, lngLat) {
  const features = [];
  for (let at = 0; at < lngLat.length; at += 2) {
    const place = [lngLat[at], lngLat[at + 1]];
    features.push(feature(place, { name: `p${at / 2}` }));
    if (chance(0.1)) features.at(-1).id = at;
    if (chance(0.05)) features.push({ ...feature(null), geometry: null });
    if (chance(0.05)) features.push({ ...feature(null, { name: `many${at}` }), geometry: { type: "MultiPoint", coordinates: [place, [0, 0]] } });
  }
  return features;
}

/** A `reduce` that depends on its order, and the calls of it and of `map`. */
function recorded(options) {
  const calls = [];
  return {
    calls,
    options: {
      ...options,
      map(properties) {
        calls.push(properties.name);
        return { names: properties.name };
      },
      reduce(all, one) {
        calls.push(`${all.names} + ${one.names}`);
        all.names = `(${all.names} ${one.names})`;
      },
    },
  };
}

const chosen = ({ chance, pick, below }) => ({
  ...(chance(0.5) && { radius: pick([20, 60, 200]) }),
  ...(chance(0.4) && { maxZoom: pick([0, 3, 12, 30]) }),
  ...(chance(0.3) && { minZoom: below(4) }),
  ...(chance(0.3) && { minPoints: pick([1, 3, 2.5, 8]) }),
  ...(chance(0.4) && { nodeSize: pick([2, 5, 32]) }),
});

function sameTrees(ours, theirs, where) {
  assert.equal(ours.trees.length, theirs.trees.length, where);
  theirs.trees.forEach((tree, zoom) => {
    const { numItems, nodeSize, ids, coords, data } = ours.trees[zoom];
    assert.deepEqual({ numItems, nodeSize, ids, coords }, { numItems: tree.numItems, nodeSize: tree.nodeSize, ids: tree.ids, coords: tree.coords }, `${where}: tree ${zoom}`);
    // The peer keeps spare room behind the entries.
    assert.deepEqual(data, tree.data.slice(0, tree.numItems * theirs.stride), `${where}: data of ${zoom}`);
  });
}

test("`reduce` and `map` are called as by the peer, and what is kept is the same", () => {
  const kinds = Object.keys(KINDS);
  for (let seed = 1; seed <= 150; seed++) {
    const source = randomSource(seed);
    const kind = kinds[seed % kinds.length];
    const features = featuresOf(source, pointSet(source, kind, source.pick([0, 1, 30, 200, 900])));
    const options = chosen(source);
    const where = `seed ${seed} (${kind}, ${features.length} features, ${JSON.stringify(options)})`;
    const [our, their] = [recorded(options), recorded(options)];
    const ours = new Supercluster(our.options).load(features);
    const peer = new Peer(their.options).load(features);
    assert.deepEqual(our.calls, their.calls, where);
    for (const kept of ["clusterProps", "stride", "numPoints", "props", "coords", "ids"]) assert.deepEqual(ours[kept], peer[kept], `${where}: ${kept}`);
    sameTrees(ours, peer, where);
    const plain = [new Supercluster(options).load(features), new Peer(options).load(features)];
    sameTrees(...plain, where);
    assert.equal(plain[0].stride, plain[1].stride);
    ours.free();
    plain[0].free();
  }
});

test("a cluster gathers its many neighbours in the order of a large tree", () => {
  const source = randomSource(3);
  const features = featuresOf(source, pointSet(source, "blobs", 20_000));
  const [our, their] = [recorded({ radius: 80 }), recorded({ radius: 80 })];
  const ours = new Supercluster(our.options).load(features);
  assert.deepEqual(ours.clusterProps, new Peer(their.options).load(features).clusterProps);
  ours.free();
});

test("odd boxes, zooms, pages and options are taken as the peer takes them", () => {
  const source = randomSource(11);
  const features = featuresOf(source, pointSet(source, "blobs", 500));
  const options = { radius: "60", extent: "256", maxZoom: "12", minPoints: "2" };
  const [ours, peer] = [new Supercluster(options).load(features), new Peer(options).load(features)];
  const boxes = [
    [-Infinity, -Infinity, Infinity, Infinity], [Number.NaN, 0, 1, 1], [0, Number.NaN, 1, 1], [0, 0], [], ["-10", "-10", "10", "10"], [10, 50, -10, -50],
    [0, 0, 0, 0], [-180, 0, 180, 0], [180, -90, -180, 90], [170, -90, 190, 90], [-540, -60, -200, 60], [1e9, -60, 1e9 + 50, 60],
  ];
  for (const bbox of boxes) for (const zoom of [0, 4.9, "3", null, -3, Infinity]) {
    assert.deepEqual(ours.getClusters(bbox, zoom), peer.getClusters(bbox, zoom), `${bbox} at ${zoom}`);
  }
  const { id } = peer.getClusters(WORLD, 0).find(({ properties }) => properties.cluster);
  for (const limit of [undefined, null, 0, 1, 2.5, -1, "3", Infinity, Number.NaN]) for (const offset of [undefined, 0, 1.5, -2, "2", 400, 1e9]) {
    assert.deepEqual(ours.getLeaves(id, limit, offset), peer.getLeaves(id, limit, offset), `${limit} after ${offset}`);
  }
  for (const tile of [[0, 0, 0], [3, 0, 2], [3, 7, 2], [3, -1, 2], [3, 8, 2], [40, 0, 0], [2.5, 1, 1]]) {
    assert.deepEqual(ours.getTile(...tile), peer.getTile(...tile), `tile ${tile}`);
    assert.deepEqual(ours.getTileRaw(...tile), peer.getTileRaw(...tile), `raw tile ${tile}`);
  }
});

test("features may come in any iterable, and options inherit their defaults", () => {
  const features = [feature([1, 2]), feature([1.0001, 2]), feature([50, 50])];
  const expected = new Peer().load(features).getClusters(WORLD, 3);
  const lists = [features, new Set(features), new Map(features.entries()).values(), (function* () { yield* features; })()];
  for (const list of lists) assert.deepEqual(new Supercluster().load(list).getClusters(WORLD, 3), expected);
  const [ours, peer] = [new Supercluster({ radius: 70 }).options, new Peer({ radius: 70 }).options];
  assert.deepEqual(Object.keys(ours), Object.keys(peer));
  for (const name in peer) if (name !== "map") assert.equal(ours[name], peer[name], name);
  assert.equal(ours.map(features), features);
  assert.equal(new Supercluster({ radius: undefined }).options.radius, 40, "where the peer would cluster nothing");
});

test("@googlemaps/markerclusterer runs unchanged over it", async () => {
  installGoogleMaps();
  const ours = new URL("../../pkg/supercluster/index.js", import.meta.url);
  register(`data:text/javascript,${encodeURIComponent(`export async function resolve(name, context, next) {
    if (name !== "supercluster" || !context.parentURL?.endsWith("?ours")) return next(name, name === "supercluster" ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} } : context);
    return { url: ${JSON.stringify(ours.href)}, shortCircuit: true };
  }`)}`);
  const source = randomSource(5);
  const lngLat = pointSet(source, "blobs", 400);
  const markers = Array.from({ length: lngLat.length / 2 }, (_, at) => {
    const marker = new Marker();
    marker.getPosition = () => ({ lat: () => lngLat[2 * at + 1], lng: () => lngLat[2 * at] });
    marker.number = at;
    return marker;
  });
  const results = [];
  for (const which of ["ours", "peer"]) {
    const { SuperClusterAlgorithm } = await import(`../../node_modules/@googlemaps/markerclusterer/dist/index.esm.mjs?${which}`);
    const algorithm = new SuperClusterAlgorithm({ radius: 80 });
    results.push([2, 5, 9, 17].map((zoom) => algorithm.calculate({ markers, map: Object.assign(Object.create(GoogleMap.prototype), { getZoom: () => zoom }) })
      .clusters.map((cluster) => cluster.markers.map(({ number }) => number))));
  }
  assert.ok(results[0][0].some((members) => members.length > 1));
  assert.deepEqual(results[0], results[1]);
});
