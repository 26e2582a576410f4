/** Grid clustering beside npm `@googlemaps/markerclustererplus` 1.2.10, run over a stand-in for `google.maps`. */
import assert from "node:assert/strict";
import test from "node:test";
import { GridClusterer, gridClusters } from "../../pkg/index.js";
import { Map, Marker } from "../js/support/google-maps.js";
import { clustersOfPeer, loadMarkerClusterer } from "../js/support/peers/marker-clusterer-plus.js";
import { KINDS, pointSet } from "../js/support/point-sets.js";
import { randomSource } from "../js/support/random.js";

const CASES = Number(process.env.GRID_CASES ?? 2_500);
const MarkerClusterer = loadMarkerClusterer();

const markersOf = (lngLat, start = 0) => Array.from({ length: lngLat.length / 2 }, (_, at) => new Marker(start + at, lngLat[2 * at], lngLat[2 * at + 1]));

/** What ours shows, in the form of the peer. */
function ofOurs({ assignments, centers, counts, drawn, styleIndexes, iconSizes }) {
  const clusters = Array.from(counts, (count, at) => ({
    members: [],
    center: [centers[2 * at], centers[2 * at + 1]],
    isIcon: drawn[at] === 1,
    isShown: Array.from({ length: count }, () => drawn[at] === 0),
    style: styleIndexes[at],
    size: iconSizes[at],
  }));
  assignments.forEach((cluster, marker) => {
    if (cluster >= 0) clusters[cluster].members.push(marker);
  });
  return clusters;
}

/** Members in the order of their numbers: the peer lists them as they came, which panning may change. */
const sorted = (clusters) => clusters.map((cluster) => ({ ...cluster, members: [...cluster.members].sort((a, b) => a - b) }));

const WORLD = [-180, -85.05, 180, 85.05];

function view(source, lngLat, zoom) {
  const { chance, next, below } = source;
  if (chance(0.4) || lngLat.length === 0) return { zoom, bounds: WORLD };
  const at = 2 * below(lngLat.length / 2);
  const [lng, lat] = chance(0.2) ? [chance(0.5) ? 180 : -180, 0] : [lngLat[at], lngLat[at + 1]];
  const half = Math.min(179, (chance(0.5) ? 500 : 90) / 2 ** zoom);
  const around = (middle) => ((middle + 540) % 360) - 180;
  return { zoom, bounds: [around(lng - half), Math.max(-90, lat - half * next()), around(lng + half), Math.min(90, lat + half * next())] };
}

function options({ chance, pick, below }) {
  return {
    ...(chance(0.4) && { gridSize: pick([0, 1, 20, 40, 80, 130, 200, 300]) }),
    ...(chance(0.4) && { minimumClusterSize: 1 + below(10) }),
    ...(chance(0.4) && { averageCenter: true }),
    ...(chance(0.2) && { ignoreHidden: true }),
    ...(chance(0.2) && { maxZoom: below(19) }),
  };
}

/** Mostly few: the peer looks at every pair of marker and cluster. */
const sizeOf = ({ chance, pick, below }) => (chance(0.004) ? 2_000 + below(18_000) : pick([0, 1, 2, 10, 40, 150, 400]));

function hide({ chance }, markers) {
  const hidden = Uint8Array.from(markers, () => (chance(0.3) ? 1 : 0));
  markers.forEach((marker, at) => { marker.isVisible = hidden[at] === 0; });
  return hidden;
}

test(`${CASES} generated views are clustered as by markerclustererplus`, () => {
  const kinds = Object.keys(KINDS);
  const seen = { icons: 0, singles: 0, outside: 0 };
  for (let seed = 1; seed <= CASES; seed++) {
    const source = randomSource(seed);
    const kind = kinds[seed % kinds.length];
    const lngLat = pointSet(source, kind, sizeOf(source));
    const chosen = options(source);
    const shown = view(source, lngLat, source.below(19));
    const markers = markersOf(lngLat);
    const hidden = chosen.ignoreHidden ? hide(source, markers) : undefined;
    const peer = new MarkerClusterer(new Map(shown), markers, chosen);
    const ours = gridClusters(lngLat, { ...chosen, ...shown, hidden });
    const clusters = ofOurs(ours);
    assert.deepEqual(clusters, clustersOfPeer(peer, markers), `seed ${seed}: ${kind}, ${markers.length} markers, ${JSON.stringify({ ...chosen, ...shown })}`);
    seen.icons += clusters.filter(({ isIcon }) => isIcon).length;
    seen.singles += clusters.filter(({ isIcon }) => !isIcon).length;
    seen.outside += ours.assignments.filter((cluster) => cluster < 0).length;
  }
  assert.ok(Object.values(seen).every((count) => count > 100), `cases of every form: ${JSON.stringify(seen)}`);
});

test("20 000 markers are clustered as by markerclustererplus", () => {
  for (const [kind, zoom] of [["blobs", 4], ["uniform", 2], ["mixture", 3]]) {
    const lngLat = pointSet(randomSource(11), kind, 20_000);
    const markers = markersOf(lngLat);
    const peer = new MarkerClusterer(new Map({ zoom, bounds: WORLD }), markers, { averageCenter: kind === "uniform" });
    const ours = gridClusters(lngLat, { zoom, bounds: WORLD, averageCenter: kind === "uniform" });
    assert.deepEqual(ofOurs(ours), clustersOfPeer(peer, markers), kind);
  }
});

test("near the poles, and where south lies north of north, markers are clustered as by markerclustererplus", () => {
  const seen = { clustered: 0, outside: 0 };
  for (let seed = 1; seed <= 300; seed++) {
    const { next, below, chance, pick } = randomSource(seed);
    const count = pick([3, 40, 150]);
    const polar = () => (chance(0.5) ? 1 : -1) * (chance(0.1) ? 90 : 84 + 6 * next());
    const isUpsideDown = seed % 3 === 0;
    const latitude = isUpsideDown ? () => 160 * next() - 80 : polar;
    const lngLat = Float64Array.from({ length: 2 * count }, (_, at) => (at % 2 ? latitude() : 360 * next() - 180));
    const [south, north] = isUpsideDown ? [10 + 60 * next(), 10 - 60 * next()] : pick([[-90, 90], [80, 86], [80, 88], [80, 89.9], [87.5, 90], [-90, -87]]);
    const shown = { zoom: below(19), bounds: [pick([-180, -170]), south, pick([170, 180]), north] };
    const chosen = { averageCenter: chance(0.5), gridSize: pick([20, 60, 300]) };
    const markers = markersOf(lngLat);
    const peer = new MarkerClusterer(new Map(shown), markers, chosen);
    const ours = gridClusters(lngLat, { ...chosen, ...shown });
    assert.deepEqual(ofOurs(ours), clustersOfPeer(peer, markers), `seed ${seed}: ${JSON.stringify({ ...chosen, ...shown })}`);
    for (const cluster of ours.assignments) seen[cluster < 0 ? "outside" : "clustered"]++;
  }
  assert.ok(Object.values(seen).every((count) => count > 100), JSON.stringify(seen));
});

/** One thing that a person or a page does, on both sides. */
function act(source, kind, ours, peer, map, markers) {
  const { pick, below, chance } = source;
  const what = pick(["pan", "pan", "zoom", "add", "remove", "hide"]);
  const known = Float64Array.from(markers.flatMap(({ position }) => [position.lng(), position.lat()]));
  if (what === "pan" || what === "zoom") {
    const next = view(source, known, what === "pan" ? map.view.zoom : below(19));
    map.show(next);
    ours.setView(next).run();
  } else if (what === "add") {
    const lngLat = pointSet(source, kind, 1 + below(20));
    const more = markersOf(lngLat);
    markers.push(...more);
    peer.addMarkers(more);
    ours.add(lngLat).run();
  } else if (what === "remove" && markers.length > 0) {
    const indexes = [...new Set(Array.from({ length: 1 + below(3) }, () => below(markers.length)))];
    const gone = indexes.map((index) => markers[index]);
    peer.removeMarkers(gone);
    for (const marker of gone) markers.splice(markers.indexOf(marker), 1);
    ours.remove(indexes).run();
  } else if (what === "hide") {
    ours.setHidden(hide(source, markers)).run();
    map.show(map.view);
    if (chance(0.5)) {
      peer.repaint();
      ours.repaint().run();
    }
  }
  return what;
}

test("panning, zooming, adding, removing and hiding give what markerclustererplus gives", () => {
  const kinds = Object.keys(KINDS);
  for (let seed = 1; seed <= CASES / 5; seed++) {
    const source = randomSource(seed);
    const kind = kinds[seed % kinds.length];
    const chosen = options(source);
    const start = pointSet(source, kind, source.pick([0, 5, 60, 200]));
    const markers = markersOf(start);
    const map = new Map(view(source, start, source.below(19)));
    const peer = new MarkerClusterer(map, [...markers], chosen);
    const ours = new GridClusterer({ ...chosen, batchSize: 1 + source.below(50) });
    ours.add(start).setView(map.view).run();
    for (let at = 0; at < 8; at++) {
      const what = act(source, kind, ours, peer, map, markers);
      assert.deepEqual(sorted(ofOurs(ours.clusters())), sorted(clustersOfPeer(peer, markers)), `seed ${seed} (${kind}), step ${at}: ${what}, ${JSON.stringify(chosen)}`);
    }
    ours.free();
  }
});

test("clustering goes step by step, says how far it is, and can be stopped", async () => {
  const lngLat = pointSet(randomSource(3), "blobs", 95);
  const clusterer = new GridClusterer({ batchSize: 40 });
  const told = [];
  for (const type of ["begin", "progress", "end"]) clusterer.addEventListener(type, (event) => told.push(event.detail ?? type));
  clusterer.add(lngLat).setView({ zoom: 3, bounds: WORLD });
  const arrays = await clusterer.start();
  assert.deepEqual(told, ["begin", { done: 40, total: 95 }, { done: 80, total: 95 }, { done: 95, total: 95 }, "end"]);
  assert.deepEqual(arrays, gridClusters(lngLat, { zoom: 3, bounds: WORLD }));
  assert.equal(clusterer.step(), null, "there is nothing left to do");

  clusterer.repaint();
  const going = clusterer.start();
  clusterer.stop();
  assert.equal(await going, null);
  assert.equal(clusterer.clusters().assignments.filter((cluster) => cluster >= 0).length, 40, "as far as it had come");
});

test("bad input is an error that names it, and the clusterer stays as it was", () => {
  const good = Float64Array.of(13.4, 52.5, 13.5, 52.6);
  const shown = { zoom: 3, bounds: WORLD };
  const clusterer = new GridClusterer();
  assert.throws(() => clusterer.step(), { code: "failed-precondition", message: "there is no view yet: call setView first" });
  clusterer.add(good).setView(shown);
  const before = clusterer.run();
  const invalid = (run, message) => assert.throws(run, { code: "invalid-argument", message });
  invalid(() => clusterer.add(Float64Array.of(1, 2, 3)), "lngLat must hold pairs of longitude and latitude, but has 3 numbers");
  invalid(() => clusterer.add(Float64Array.of(1, 2, Number.NaN, 3)), "lngLat: point 1 is not two finite degrees");
  invalid(() => clusterer.add([1, 2]), "lngLat must be a Float64Array or a Float32Array");
  invalid(() => clusterer.setView({ zoom: 31, bounds: WORLD }), "zoom must be a number from 0 to 30");
  invalid(() => clusterer.setView({ zoom: 3, bounds: [0, 0, Infinity, 0] }), "bounds must be four finite degrees: west, south, east, north");
  invalid(() => clusterer.setView({ zoom: 3 }), "view.bounds must be there");
  invalid(() => clusterer.setHidden(Uint8Array.of(1)), "hidden has 1 bytes for 2 points");
  invalid(() => clusterer.remove([1, 1]), "indexes: point 1 is named twice");
  assert.throws(() => clusterer.remove([2]), { code: "not-found", message: "indexes: there is no point 2" });
  // The peer takes it for none.
  invalid(() => new GridClusterer({ maxZoom: Number.NaN }), "options.maxZoom must be a number");
  invalid(() => new GridClusterer({ gridSize: -1 }), "options.gridSize must be a finite number of pixels over 0");
  invalid(() => gridClusters(good, { ...shown, minimumClusterSize: 1.5 }), "options.minimumClusterSize must be a whole number from 0 to 4294967295");
  assert.deepEqual(clusterer.run(), before);
});
