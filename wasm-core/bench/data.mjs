/** Seeded sets of points: longitude and latitude, interleaved, in random order. */
import { randomSource } from "../tests/js/support/random.js";

const bell = ({ next }) => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

/** Anywhere but near the poles. */
function uniform({ next }) {
  return () => [next() * 360 - 180, next() * 160 - 80];
}

/** Two thousand towns; the n-th largest has an n-th of the points of the largest. */
function towns(source) {
  const { next } = source;
  let total = 0;
  const all = Array.from({ length: 2_000 }, (_, n) => ({ lng: next() * 350 - 175, lat: next() * 130 - 65, spread: 0.02 + next() * 1.5, until: (total += 1 / (n + 1)) }));
  return () => {
    const chosen = next() * total;
    let [low, high] = [0, all.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (all[middle].until > chosen) high = middle;
      else low = middle + 1;
    }
    const { lng, lat, spread } = all[low];
    return [lng + bell(source) * spread, lat + bell(source) * spread];
  };
}

/** All within a few kilometres. */
const city = (source) => () => [13.4 + bell(source) * 0.05, 52.5 + bell(source) * 0.03];

/** A thousand places that share all points. */
function duplicates(source) {
  const places = Array.from({ length: 1_000 }, uniform(source));
  return () => source.pick(places);
}

/** Along a straight road through a country. */
const line = ({ next }) => () => {
  const along = next();
  return [5 + along * 10, 47 + along * 6];
};

export const SETS = { uniform, towns, city, duplicates, line };

/** So many points of a set; the same for the same arguments. */
export function pointsOf(set, count) {
  const point = SETS[set](randomSource(count));
  const lngLat = new Float64Array(2 * count);
  for (let at = 0; at < count; at++) [lngLat[2 * at], lngLat[2 * at + 1]] = point();
  return lngLat;
}

export const toFeatures = (lngLat) => Array.from({ length: lngLat.length / 2 }, (_, at) => (
  { type: "Feature", properties: {}, geometry: { type: "Point", coordinates: [lngLat[2 * at], lngLat[2 * at + 1]] } }));

/** Windows of 1920 × 1080 pixels (of tiles 512 wide) around some point, at any zoom. */
export function randomViews(lngLat, count = 1_000) {
  const { below } = randomSource(count);
  return Array.from({ length: count }, () => {
    const [zoom, at] = [below(17), 2 * below(lngLat.length / 2)];
    const [lng, lat] = [lngLat[at], lngLat[at + 1]];
    const degrees = 360 / 512 / 2 ** zoom;
    const [east, north] = [960 * degrees, 540 * degrees];
    return { zoom, bbox: [Math.max(-180, lng - east), Math.max(-85, lat - north), Math.min(180, lng + east), Math.min(85, lat + north)] };
  });
}
