/** Errors of misuse: each has a `code`, as the errors of bad input have. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { ClusterIndex, Covers, GridClusterer, gridClusters, PlaceIndex, RouteTable, Supercluster, Themes } from "../../pkg/index.js";

const WORLD = [-180, -85, 180, 85];
const invalid = (message) => ({ name: "Error", code: "invalid-argument", message });
const place = { type: "Feature", properties: {}, geometry: { type: "Point", coordinates: [1, 2] } };

/** An object of each class, and a question to it. */
const OBJECTS = {
  ClusterIndex: [() => new ClusterIndex().load([place]), (index) => index.clusters(WORLD, 3)],
  Covers: [() => new Covers('<svg viewBox="0 0 4096 4096"><path d="M2000 1400l90 0 0 90z"/></svg>'), (covers) => covers.draw({ kind: "list", id: "l" }, 64, 64)],
  GridClusterer: [() => new GridClusterer(), (clusterer) => clusterer.clusters()],
  PlaceIndex: [() => new PlaceIndex(readFileSync(new URL("../../pkg/gazetteer.bin", import.meta.url))), (places) => places.search("kyoto")],
  RouteTable: [() => new RouteTable([{ pattern: "/shop/{id}" }]), (table) => table.match("/shop/7")],
  Supercluster: [() => new Supercluster().load([place]), (index) => index.getClusters(WORLD, 3)],
  Themes: [() => new Themes("2 swimming water swim"), (themes) => themes.scene({ title: "Swim" })],
};

for (const [name, [make, ask]] of Object.entries(OBJECTS)) {
  test(`${name}: a question after free, and a second free, have a code`, () => {
    const object = make();
    ask(object);
    object.free();
    const freed = { name: "Error", code: "failed-precondition", message: `the ${name} has been freed` };
    assert.throws(() => ask(object), freed);
    assert.throws(() => object.free(), freed);
    object[Symbol.dispose]();
    const other = make();
    ask(other);
    other[Symbol.dispose]();
    assert.throws(() => ask(other), freed);
  });
}

test("what a freed Supercluster kept in the core cannot be read any more", () => {
  const index = new Supercluster().load([place]);
  const { trees } = index;
  assert.equal(trees[0].numItems, 1);
  index.free();
  assert.equal(trees[0].numItems, 1, "a copy");
  assert.throws(() => trees[1], { code: "failed-precondition" });
});

test("an option that there is not is named, with those that there are", () => {
  const of = (names) => `must not be there: the names are ${names}`;
  const hierarchy = "minZoom, maxZoom, minPoints, radius, extent, stableIds, aggregates";
  const grid = "gridSize, minimumClusterSize, averageCenter, ignoreHidden, maxZoom, batchSize";
  assert.throws(() => new ClusterIndex({ raduis: 60 }), invalid(`options.raduis ${of(hierarchy)}`));
  assert.throws(() => new ClusterIndex({ aggregates: { sum: { op: "sum", colunm: "price" } } }), invalid(`options.aggregates.sum.colunm ${of("op, column, categories")}`));
  assert.throws(() => new GridClusterer({ radius: 60 }), invalid(`options.radius ${of(grid)}`));
  assert.throws(() => gridClusters(Float64Array.of(0, 0), { zoom: 3, bounds: WORLD, size: 60 }), invalid(`question.size ${of(`zoom, bounds, hidden, ${grid}`)}`));
  for (const array of [[60], new Float64Array(1)]) assert.throws(() => new ClusterIndex(array), invalid("options must be an object"));
  new ClusterIndex({ radius: 60, raduis: undefined }).free();
  new Supercluster({ radius: 60, cluster: true }).free();
});

test("`maxZoom` ends where ids have no more room; the peer's name for it takes more, as the peer does", () => {
  new ClusterIndex({ maxZoom: 30 }).free();
  assert.throws(() => new ClusterIndex({ maxZoom: 31 }), invalid("options.maxZoom must be a whole number from 0 to 30"));
  assert.throws(() => new ClusterIndex({ minZoom: 31 }), invalid("options.minZoom must be a whole number from 0 to 30"));
  assert.equal(new Supercluster({ maxZoom: 31 }).options.maxZoom, 30);
  for (const below of [-1, Number.NaN]) assert.throws(() => new Supercluster({ maxZoom: below }), { code: "invalid-argument", message: /^options\.maxZoom must be a/ });
});

test("what is no feature, no position and no box is named", () => {
  const many = (coordinates) => [{ ...place, geometry: { type: "MultiPoint", coordinates } }];
  for (const Class of [ClusterIndex, Supercluster]) {
    const index = new Class();
    assert.throws(() => index.load([null]), invalid("features[0] must be a GeoJSON feature"));
    assert.throws(() => index.load(["x"]), invalid("features[0] must be a GeoJSON feature"));
    for (const coordinates of [undefined, null]) assert.throws(() => index.load([{ ...place, geometry: { type: "Point", coordinates } }]), invalid("features[0].geometry.coordinates must be two finite degrees"));
    for (const none of [undefined, null, {}, { length: -1 }]) assert.throws(() => index.load(many(none)), invalid("features[0].geometry.coordinates must be an array of positions"));
    index.free();
  }
  for (const coordinates of [[1n, 2], [1, 2n]]) {
    for (const index of [new ClusterIndex(), new Supercluster()]) assert.throws(() => index.load([{ ...place, geometry: { type: "Point", coordinates } }]), invalid("features[0].geometry.coordinates must be two finite degrees"));
  }
  for (const reduce of [5, {}, "sum"]) assert.throws(() => new Supercluster({ reduce }), invalid("reduce must be a function"));
  for (const map of [5, null]) assert.throws(() => new Supercluster({ map }), invalid("map must be a function"));
  for (const none of [null, undefined]) assert.throws(() => new Supercluster().getClusters(none, 3), invalid("bbox must be four degrees: west, south, east, north"));
});

test("what has no geometry and does not say so, or has another one, is no point", () => {
  const index = new ClusterIndex();
  const rule = "features[0].geometry must be a Point, a MultiPoint or null";
  for (const feature of [{ lng: 1, lat: 2 }, { type: "Point", coordinates: [1, 2] }, [1, 2]]) assert.throws(() => index.load([feature]), invalid(rule));
  for (const type of ["LineString", "GeometryCollection"]) assert.throws(() => index.load([{ ...place, geometry: { type, coordinates: [1, 2] } }]), invalid(`${rule}, but is a ${type}`));
  assert.equal(index.load([{ ...place, geometry: null }]).clusters(WORLD, 3).length, 0);
});
