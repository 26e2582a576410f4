// ClusterIndex beside npm supercluster: the time to load points, and the time to answer random views.
//   node bench/hierarchy.mjs [points …]
import Supercluster from "supercluster";
import { ClusterIndex } from "../pkg/index.js";
import { randomSource } from "../tests/js/support/random.js";

const LOADS = 3;
const VIEWS = 1_000;

const bell = ({ next }) => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

/** Anywhere but near the poles. */
function uniform({ next }, count) {
  return Float64Array.from({ length: 2 * count }, (_, at) => (at % 2 === 0 ? next() * 360 - 180 : next() * 160 - 80));
}

/** Two thousand towns; the n-th largest has an n-th of the points of the largest. */
function towns(source, count) {
  const { next } = source;
  let total = 0;
  const all = Array.from({ length: 2_000 }, (_, n) => ({ lng: next() * 350 - 175, lat: next() * 130 - 65, spread: 0.02 + next() * 1.5, until: (total += 1 / (n + 1)) }));
  return Float64Array.from(Array.from({ length: count }, () => {
    const chosen = next() * total;
    const { lng, lat, spread } = all.find(({ until }) => chosen < until);
    return [lng + bell(source) * spread, lat + bell(source) * spread];
  }).flat());
}

const toFeatures = (lngLat) => Array.from({ length: lngLat.length / 2 }, (_, at) => (
  { type: "Feature", properties: {}, geometry: { type: "Point", coordinates: [lngLat[2 * at], lngLat[2 * at + 1]] } }));

/** Screens of 1024 × 512 pixels around some point, at any zoom. */
function randomViews({ below }, lngLat) {
  return Array.from({ length: VIEWS }, () => {
    const [zoom, at] = [below(17), 2 * below(lngLat.length / 2)];
    const [lng, lat, half] = [lngLat[at], lngLat[at + 1], 360 / 2 ** zoom];
    return { zoom, bbox: [Math.max(-180, lng - half), Math.max(-85, lat - half / 2), Math.min(180, lng + half), Math.min(85, lat + half / 2)] };
  });
}

function timed(act) {
  const start = performance.now();
  act();
  return performance.now() - start;
}

const least = (act) => Math.min(...Array.from({ length: LOADS }, () => timed(act)));

function quantiles(views, ask) {
  for (const view of views) ask(view);
  const times = views.map((view) => timed(() => ask(view)) * 1_000).sort((a, b) => a - b);
  return [times[VIEWS / 2], times[VIEWS * 0.99]];
}

function row(what, ours, peers, unit) {
  const number = (value) => (value < 10 ? value.toFixed(1) : value.toFixed(0)).padStart(9);
  console.log(`  ${what.padEnd(16)}${number(ours)} ${unit} ${number(peers)} ${unit}   ${(peers / ours).toFixed(1)}×`);
}

function measure(name, lngLat, source) {
  console.log(`\n${name}, ${lngLat.length / 2} points: ours, supercluster, ratio`);
  const index = new ClusterIndex();
  const features = toFeatures(lngLat);
  row("load", least(() => index.loadCoordinates(lngLat)), least(() => new Supercluster().load(features)), "ms");
  const peer = new Supercluster().load(features);
  const views = randomViews(source, lngLat);
  const ours = quantiles(views, ({ bbox, zoom }) => index.clusters(bbox, zoom));
  const peers = quantiles(views, ({ bbox, zoom }) => peer.getClusters(bbox, zoom));
  row("view, median", ours[0], peers[0], "µs");
  row("view, 99th", ours[1], peers[1], "µs");
  index.free();
}

for (const count of process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100_000, 1_000_000]) {
  const source = randomSource(count);
  measure("uniform", uniform(source, count), source);
  measure("towns", towns(source, count), source);
}
