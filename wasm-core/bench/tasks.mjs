/** What is measured. Each task runs in a process of its own and gives figures by name. */
import { pointsOf, randomViews, toFeatures } from "./data.mjs";
import { dropIn } from "./drop-in.mjs";
import { each, quantile, repeated, residentMegabytes, summary, timed } from "./timing.mjs";

const ours = () => import("../pkg/index.js");
const peerOf = async (version) => (await import(version === 8 ? "supercluster8" : "supercluster")).default;
const runsFor = (count) => (count >= 1e6 ? 3 : 7);

async function load({ set, count }) {
  const lngLat = pointsOf(set, count);
  const { ClusterIndex } = await ours();
  const index = new ClusterIndex();
  return { ms: summary(repeated(() => index.loadCoordinates(lngLat), Math.max(5, runsFor(count)))) };
}

async function loadPeer({ set, count, version }) {
  const features = toFeatures(pointsOf(set, count));
  const Peer = await peerOf(version);
  return { ms: summary(repeated(() => new Peer().load(features), runsFor(count))) };
}

/** What somebody waits for who clusters once: the module's start and the first `load` of a process, features included. */
async function firstLoad({ set, count }) {
  const features = toFeatures(pointsOf(set, count));
  const start = performance.now();
  const { Supercluster } = await import("../pkg/clustering.js");
  new Supercluster().load(features);
  return { ms: summary([performance.now() - start]) };
}

async function firstLoadPeer({ set, count }) {
  const features = toFeatures(pointsOf(set, count));
  const start = performance.now();
  new (await peerOf(9))().load(features);
  return { ms: summary([performance.now() - start]) };
}

const micros = (times) => ({ p50: quantile(times, 0.5) * 1e3, p99: quantile(times, 0.99) * 1e3 });

async function views({ set, count }) {
  const lngLat = pointsOf(set, count);
  const { ClusterIndex, Supercluster } = await ours();
  const index = new ClusterIndex().loadCoordinates(lngLat);
  const asked = randomViews(lngLat).map(({ bbox, zoom }) => ({ bbox: Float64Array.from(bbox), zoom }));
  const [first] = asked;
  const gathered = timed(() => index.clusters(first.bbox, 16));
  const arrays = micros(each(asked, ({ bbox, zoom }) => index.clusters(bbox, zoom)));
  const kept = index.clusters(first.bbox, first.zoom);
  const again = micros(each(asked, ({ bbox, zoom }) => index.clusters(bbox, zoom, kept)));
  const drop = new Supercluster().load(toFeatures(lngLat));
  return { gathered, arrays, again, features: micros(each(randomViews(lngLat), ({ bbox, zoom }) => drop.getClusters(bbox, zoom))) };
}

async function viewsPeer({ set, count }) {
  const lngLat = pointsOf(set, count);
  const Peer = await peerOf(9);
  const peer = new Peer().load(toFeatures(lngLat));
  return { features: micros(each(randomViews(lngLat), ({ bbox, zoom }) => peer.getClusters(bbox, zoom))) };
}

async function memory({ set, count }) {
  const lngLat = pointsOf(set, count);
  const { ClusterIndex } = await ours();
  const before = residentMegabytes();
  const index = new ClusterIndex().loadCoordinates(lngLat);
  const megabytes = residentMegabytes() - before;
  for (const { bbox, zoom } of randomViews(lngLat)) index.clusters(bbox, zoom);
  return { megabytes, viewed: residentMegabytes() - before };
}

async function memoryPeer({ set, count }) {
  const lngLat = pointsOf(set, count);
  const features = toFeatures(lngLat);
  const Peer = await peerOf(9);
  const before = residentMegabytes();
  const peer = new Peer().load(features);
  const megabytes = residentMegabytes() - before;
  for (const { bbox, zoom } of randomViews(lngLat)) peer.getClusters(bbox, zoom);
  return { megabytes, viewed: residentMegabytes() - before, features: features.length };
}

/** Shares of the points that a filter leaves. */
const SHARES = [0.01, 0.1, 0.25, 0.5, 0.9];

/** One point at a time, then filters, each after all points were shown, then bytes. */
async function live({ set, count }) {
  const lngLat = pointsOf(set, count);
  const { ClusterIndex } = await ours();
  const index = new ClusterIndex({ stableIds: true });
  const build = summary(repeated(() => index.loadCoordinates(lngLat), 5));
  const some = Array.from({ length: 300 }, (_, at) => (at * 7_919 + 13) % count);
  const near = (at, by) => Float64Array.of(lngLat[2 * at] + by, lngLat[2 * at + 1] - by);
  index.remove([5]);
  const mean = (act) => some.map((at) => timed(() => act(at))).reduce((sum, ms) => sum + ms) / some.length;
  const add = mean((at) => index.add(near(at, 0.01)));
  const move = mean((at) => index.move([at], near(at, 0.001)));
  const remove = mean((at) => index.remove([at]));
  const filters = SHARES.map((share) => {
    // Spread over the set, which is in no order.
    const shown = Uint8Array.from({ length: count }, (_, at) => ((at * 0.6180339887498949) % 1 < share ? 1 : 0));
    return { share, hide: timed(() => index.setFilter(shown)), show: timed(() => index.setFilter(null)) };
  });
  const bytes = index.toBytes();
  const store = summary(repeated(() => index.toBytes(), 3));
  const restore = summary(repeated(() => ClusterIndex.fromBytes(bytes).free(), 5));
  return { build, add, move, remove, filters, store, restore, megabytes: bytes.length / 1e6 };
}

const WHOLE = { zoom: 5, bounds: [-180, -85.05, 180, 85.05] };
const NARROW = { zoom: 5, bounds: [-170, -85.05, 170, 85.05] };

async function grid({ set, count, isNarrow }) {
  const lngLat = pointsOf(set, count);
  const { gridClusters } = await ours();
  return { ms: summary(repeated(() => gridClusters(lngLat, isNarrow ? NARROW : WHOLE), 5)) };
}

async function stub(lngLat) {
  const { Map, Marker } = await import("../tests/js/support/google-maps.js");
  const { loadMarkerClusterer } = await import("../tests/js/support/peers/marker-clusterer-plus.js");
  const MarkerClusterer = loadMarkerClusterer();
  const markers = Array.from({ length: lngLat.length / 2 }, (_, at) => new Marker(at, lngLat[2 * at], lngLat[2 * at + 1]));
  return { MarkerClusterer, markers, map: new Map(WHOLE) };
}

/** Once: it takes a minute. The document is a stand-in, which costs nothing. */
async function gridPeer({ set, count }) {
  const { MarkerClusterer, markers, map } = await stub(pointsOf(set, count));
  new MarkerClusterer(map, markers.slice(0, 2_000));
  return { ms: summary([timed(() => new MarkerClusterer(map, markers))]) };
}

/** The peer's successor, within ±170°: it pads its view beyond the antimeridian into one that holds almost nothing. */
async function gridSuccessor({ set, count }) {
  const { markers, map } = await stub(pointsOf(set, count));
  map.view = NARROW;
  const { GridAlgorithm } = (await import("@googlemaps/markerclusterer")).default;
  const overlay = Object.assign(new globalThis.google.maps.OverlayView(), { map });
  return { ms: summary([timed(() => new GridAlgorithm({ gridSize: 60 }).calculate({ markers, map, mapCanvasProjection: overlay.getProjection() }))]) };
}

/** Trees that answer boxes, but do not cluster: what merely indexing the points costs. */
async function tree({ set, count, library }) {
  const lngLat = pointsOf(set, count);
  const { default: Tree } = await import(library);
  const build = () => {
    const index = new Tree(count);
    for (let at = 0; at < count; at++) index.add(lngLat[2 * at], lngLat[2 * at + 1]);
    index.finish();
    return index;
  };
  return { ms: summary(repeated(build, 3)) };
}

/** As much as fits into a browser's memory. */
async function tenMillion({ set }) {
  const lngLat = pointsOf(set, 1e7);
  const { ClusterIndex } = await ours();
  const index = new ClusterIndex();
  const ms = summary(repeated(() => index.loadCoordinates(lngLat), 2));
  return { ms, megabytes: process.memoryUsage().rss / 1e6 };
}

export const TASKS = { dropIn, load, loadPeer, firstLoad, firstLoadPeer, views, viewsPeer, memory, memoryPeer, live, grid, gridPeer, gridSuccessor, tree, tenMillion };
