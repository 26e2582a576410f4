/** Updates of ClusterIndex: after any of them it is what a fresh build of the points that are left would be. */
import assert from "node:assert/strict";
import test from "node:test";
import { ClusterIndex } from "../../pkg/index.js";
import { difference, loadPeer, ofOurs, ofPeer } from "../js/support/peers/supercluster.js";
import { KINDS, pointSet } from "../js/support/point-sets.js";
import { randomSource } from "../js/support/random.js";

const SEQUENCES = Number(process.env.LIVE_CASES ?? 400);
const WORLD = Float64Array.of(-180, -90, 180, 90);
const FIRST_STABLE_ID = 2 ** 31;

const AGGREGATES = {
  total: { op: "sum", column: "price" },
  cheapest: { op: "min", column: "price" },
  dearest: { op: "max", column: "price" },
  usual: { op: "mean", column: "price" },
  kinds: { op: "countBy", column: "kind", categories: 3 },
};

/** What a person would keep of the points: position, numbers, whether each is there and to be seen. */
class Model {
  points = [];
  filter = null;

  add(lngLat, { price, kind }) {
    for (let at = 0; at < price.length; at++) {
      this.points.push({ lng: lngLat[2 * at], lat: lngLat[2 * at + 1], price: price[at], kind: kind[at], isThere: true });
    }
  }

  shows({ price, kind }, index) {
    if (this.filter instanceof Uint8Array) return this.filter[index] !== 0;
    if (this.filter?.range) return price >= this.filter.range[0] && price <= this.filter.range[1];
    if (this.filter) return (this.filter.bitmask >> kind & 1) === 1;
    return true;
  }

  /** Indexes of the points that are there. */
  get there() {
    return this.points.flatMap(({ isThere }, index) => (isThere ? [index] : []));
  }

  get shown() {
    return this.there.filter((index) => this.shows(this.points[index], index));
  }
}

function columns({ next, below, chance }, count) {
  const price = Float64Array.from({ length: count }, () => (chance(0.1) ? Number.NaN : Math.round(next() * 100)));
  return { price, kind: Array.from({ length: count }, () => below(4)) };
}

/** Somewhere; or, which merges more, where another point is or nearly is. */
function somewhere({ chance, pick, next }, model, fresh) {
  if (model.points.length === 0 || chance(0.4)) return fresh();
  const { lng, lat } = pick(model.points);
  return chance(0.3) ? [lng, lat] : [lng + (next() - 0.5) * 0.01, lat + (next() - 0.5) * 0.01];
}

function sampleOf({ below }, list, most) {
  const left = [...list];
  const count = Math.min(left.length, 1 + below(most));
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]);
}

/** One random update of both sides, in words. */
function step(source, index, model, fresh) {
  const { chance, pick } = source;
  const some = chance(0.1) ? 200 : 3;
  const what = pick(["add", "add", "remove", "move", "move", "filter"]);
  if (what === "add") {
    const count = 1 + source.below(some);
    const lngLat = Float64Array.from(Array.from({ length: count }, () => somewhere(source, model, fresh)).flat());
    const numbers = columns(source, count);
    assert.equal(index.add(lngLat, numbers), model.points.length);
    model.add(lngLat, numbers);
  } else if (what === "remove") {
    const indexes = sampleOf(source, model.there, some);
    index.remove(Uint32Array.from(indexes));
    for (const one of indexes) model.points[one].isThere = false;
  } else if (what === "move") {
    const indexes = sampleOf(source, model.there, some);
    const to = indexes.map(() => somewhere(source, model, fresh));
    index.move(indexes, Float64Array.from(to.flat()));
    indexes.forEach((one, at) => Object.assign(model.points[one], { lng: to[at][0], lat: to[at][1] }));
  } else {
    const range = { column: "price", range: [source.below(20), 100 - source.below(20)] };
    const mask = Uint8Array.from(model.points, () => (chance(0.98) ? 1 : 0));
    model.filter = pick([null, mask, range, { column: "kind", bitmask: source.below(16) }]);
    index.setFilter(model.filter);
  }
  return what;
}

/** The name that an entry of the fresh build has in the index, whose points have kept their numbers. */
function renumbered(id, count, kept) {
  if (count === 1) return kept[id];
  const [label, zoom] = [Math.floor((id - FIRST_STABLE_ID) / 32), id % 32];
  return FIRST_STABLE_ID + kept[label] * 32 + zoom;
}

const inOrder = (entries) => entries.sort((a, b) => a.id - b.id);

/** Everything that a view says, entry by entry. */
function told(view, rename = (id) => id) {
  return inOrder(Array.from({ length: view.length }, (_, at) => ({
    id: rename(view.ids[at], view.counts[at]),
    count: view.counts[at],
    lng: view.positions[2 * at],
    lat: view.positions[2 * at + 1],
    ...(view.parentIds && { parentLng: view.parentPositions[2 * at], parentLat: view.parentPositions[2 * at + 1] }),
    aggregates: Object.entries(view.aggregates).map(([name, values]) => [name, [...values.slice(at * values.length / view.length, (at + 1) * values.length / view.length)]]),
  })));
}

function compare(index, model, options, where) {
  const kept = model.shown;
  const points = kept.map((one) => model.points[one]);
  const lngLat = Float64Array.from(points.flatMap(({ lng, lat }) => [lng, lat]));
  const fresh = new ClusterIndex({ ...options, stableIds: true });
  fresh.loadCoordinates(lngLat, { price: points.map(({ price }) => price), kind: points.map(({ kind }) => kind) });
  const rename = (id, count) => renumbered(id, count, kept);
  for (let zoom = (options.maxZoom ?? 16) + 1; zoom >= 0; zoom--) {
    const ours = index.clustersWithParents(WORLD, zoom, zoom - 2);
    const theirs = fresh.clustersWithParents(WORLD, zoom, zoom - 2);
    assert.deepEqual(told(ours), told(theirs, rename), `${where}, zoom ${zoom}`);
    const cluster = ours.counts.findIndex((count) => count > 1);
    if (cluster === -1) continue;
    const id = ours.ids[cluster];
    const theirId = theirs.ids.find((their, at) => rename(their, theirs.counts[at]) === id);
    assert.deepEqual(told(index.getChildren(id)), told(fresh.getChildren(theirId), rename), `${where}, children`);
    assert.deepEqual([...index.leaves(id, Infinity)], [...fresh.leaves(theirId, Infinity)].map((leaf) => kept[leaf]), `${where}, leaves`);
    assert.equal(index.getClusterExpansionZoom(id), fresh.getClusterExpansionZoom(theirId));
  }
  fresh.free();
  return lngLat;
}

/** Against the peer only positions and counts: its ids are of its own numbering. */
function compareWithPeer(index, lngLat, options) {
  const peer = loadPeer(lngLat, options);
  const unnamed = (entries) => entries.map(({ count, lng, lat }) => ({ id: lng, count, lng, lat })).sort((a, b) => a.count - b.count || a.lng - b.lng || a.lat - b.lat);
  for (const zoom of [0, 3, 9, 16]) {
    const [ours, theirs] = [ofOurs(index.clusters(WORLD, zoom)), ofPeer(peer.getClusters([...WORLD], zoom))];
    assert.equal(difference(unnamed(ours), unnamed(theirs)), undefined, `zoom ${zoom} of the peer`);
  }
}

function options({ chance, pick, below, next }) {
  return {
    aggregates: AGGREGATES,
    ...(chance(0.3) && { radius: pick([0, 1, 20, 60, 200, 500]) }),
    ...(chance(0.3) && { maxZoom: pick([5, 10, 14, 18]) }),
    ...(chance(0.2) && { minZoom: below(4) }),
    ...(chance(0.1) && { minPoints: pick([1, 3, 5]) }),
    ...(chance(0.3) && { stableIds: next() < 0.5 }),
  };
}

test(`after each of the updates of ${SEQUENCES} sequences the index is a fresh build of what is left`, () => {
  const kinds = Object.keys(KINDS);
  const counts = {};
  for (let seed = 1; seed <= SEQUENCES; seed++) {
    const source = randomSource(seed);
    const kind = kinds[seed % kinds.length];
    const chosen = options(source);
    const index = new ClusterIndex(chosen);
    const model = new Model();
    const size = source.pick([0, 1, 5, 50, 300, source.chance(0.1) ? 2_000 : 600]);
    const start = pointSet(source, kind, size);
    const fresh = KINDS[kind](source);
    const numbers = columns(source, size);
    index.loadCoordinates(start, numbers);
    model.add(start, numbers);
    let lngLat = start;
    for (let at = 0; at < 6; at++) {
      const what = step(source, index, model, fresh);
      counts[what] = (counts[what] ?? 0) + 1;
      lngLat = compare(index, model, chosen, `seed ${seed} (${kind}, ${size} points), step ${at}: ${what}`);
    }
    assert.equal(index.length, model.there.length);
    compareWithPeer(index, lngLat, chosen);
    index.free();
  }
  assert.deepEqual(Object.keys(counts).sort(), ["add", "filter", "move", "remove"], "every kind of update occurred");
});

const BERLIN = [13.4, 52.5];
const points = (list) => Float64Array.from(list.flat());

test("an update that cannot be is an error that names the argument, and changes nothing", () => {
  const index = new ClusterIndex({ aggregates: { total: { op: "sum", column: "price" } } });
  index.loadCoordinates(points([BERLIN, [13.5, 52.6], [-70, -33]]), { price: [1, 2, 3] });
  const before = told(index.clusters(WORLD, 5));
  const wrong = [
    [() => index.remove([3]), "not-found", "indexes: there is no point 3"],
    [() => index.remove([1, 1]), "invalid-argument", "indexes: point 1 is named twice"],
    [() => index.remove([0.5]), "invalid-argument", "indexes must be whole numbers, 0 or more"],
    [() => index.remove(7), "invalid-argument", "indexes must be an array of indexes of points"],
    [() => index.move([0, 1], points([BERLIN])), "invalid-argument", "lngLat has 1 points for 2 indexes"],
    [() => index.move([0], points([[Number.NaN, 0]])), "invalid-argument", "lngLat: point 0 is not two finite degrees"],
    [() => index.add(points([BERLIN])), "invalid-argument", "columns: there is no column 'price'"],
    [() => index.add(points([BERLIN]), { price: [1, 2] }), "invalid-argument", "columns.price has 2 numbers for 1 points"],
    [() => index.add(points([BERLIN]), { price: 5 }), "invalid-argument", "columns.price must be an array of numbers"],
    [() => index.add(points([BERLIN]), { price: [1], weight: [1] }), "invalid-argument", "columns: there is no column 'weight'"],
    [() => index.setFilter({ column: "colour", bitmask: 1 }), "invalid-argument", "columns: there is no column 'colour'"],
    [() => index.setFilter({ column: "price" }), "invalid-argument", "filter must be a Uint8Array, or have a column and a range or a bitmask"],
    [() => index.loadCoordinates(points([BERLIN])), "invalid-argument", "columns: there is no column 'price'"],
    [() => new ClusterIndex({ aggregates: { a: { op: "median", column: "b" } } }), "invalid-argument", "options.aggregates.a.op must be sum, min, max, mean or countBy"],
    [() => new ClusterIndex({ aggregates: { a: { op: "countBy", column: "b", categories: 0 } } }), "invalid-argument", "options.aggregates must be declared with 1 to 256 categories"],
  ];
  for (const [act, code, message] of wrong) assert.throws(act, { code, message });
  assert.deepEqual(told(index.clusters(WORLD, 5)), before);
});

test("a removed point is gone, and its index is not used again", () => {
  const index = new ClusterIndex();
  index.loadCoordinates(points([BERLIN, [13.5, 52.6]]));
  index.remove([0]);
  assert.throws(() => index.move([0], points([BERLIN])), { code: "not-found" });
  assert.equal(index.add(points([BERLIN])), 2);
  assert.deepEqual([...index.leaves(index.clusters(WORLD, 0).ids[0])], [1, 2]);
});

test("a cluster keeps its id while points far away change", () => {
  const index = new ClusterIndex({ stableIds: true });
  index.loadCoordinates(points([[0, 0], BERLIN, [13.4001, 52.5]]));
  const berlin = index.clusters(Float64Array.of(10, 50, 15, 55), 8).ids[0];
  index.remove([0]);
  index.add(points([[100, 10]]));
  assert.equal(index.clusters(Float64Array.of(10, 50, 15, 55), 8).ids[0], berlin);
  assert.deepEqual([...index.leaves(berlin)], [1, 2]);
});

test("the hull of a cluster is the ring around its points", () => {
  const index = new ClusterIndex({ stableIds: true, maxZoom: 4 });
  index.loadCoordinates(points([[0, 0], [1, 0], [1, 1], [0, 1], [0.5, 0.5]]));
  const [id] = index.clusters(WORLD, 0).ids;
  const near = [...index.hull(id)].map((degrees) => Math.abs(Math.round(degrees * 1e9) / 1e9));
  assert.deepEqual(near, [0, 0, 1, 0, 1, 1, 0, 1]);
});
