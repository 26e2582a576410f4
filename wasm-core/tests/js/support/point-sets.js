/** Points as they come, and as they had better not come: generated longitudes and latitudes, interleaved. */

const uniform = ({ next }) => () => [next() * 360 - 180, next() * 160 - 80];

/** Sums of uniform numbers: near enough to a bell, and the same in every engine. */
const bell = ({ next }) => (next() + next() + next() + next() - 2) / 2;

function blobs(source) {
  const centers = Array.from({ length: 1 + source.below(20) }, uniform(source));
  return () => {
    const [lng, lat] = source.pick(centers);
    return [lng + bell(source) * 5, lat + bell(source) * 5];
  };
}

function city(source) {
  const [lng, lat] = uniform(source)();
  return () => [lng + bell(source) * 0.05, lat + bell(source) * 0.05];
}

/** A few places with a thousand points each. */
function duplicates(source) {
  const places = Array.from({ length: 1 + source.below(8) }, source.chance(0.5) ? city(source) : uniform(source));
  return () => source.pick(places);
}

/** Places with thousands of equal points, in neighbouring cells and yet too far apart to merge at the highest zoom. */
function piles({ below, pick }) {
  const [dx, dy] = pick([[0.0009, 0], [0, 0.0009], [0.0007, 0.0006]]);
  return () => [10 + below(3) * dx, 10 + below(3) * dy];
}

/** Every distance occurs often, and many are exactly the radius. */
function lattice({ below, pick }) {
  const step = pick([1 / 65_536, 0.001, 0.0703125, 0.1, 1, 5.625, 28.125]);
  const side = 2 + below(80);
  return () => [below(side) * step, below(side) * step];
}

function line({ next, pick }) {
  const length = pick([0.0001, 0.01, 1, 90]);
  const [dx, dy] = pick([[1, 0], [0, 1], [1, 1], [1, -0.3]]);
  return () => {
    const along = next() * length;
    return [along * dx, along * dy * 0.9];
  };
}

const EDGE_LNG = [-180, 180, -179.999999, 179.999999, 0, -0, 190, -540, 1e7];
const EDGE_LAT = [90, -90, 85.05112878, -85.05112878, 85.06, -89.9999, 0, 95, -400];
const edges = ({ pick, chance, next }) => () => [chance(0.8) ? pick(EDGE_LNG) : next() * 360 - 180, chance(0.8) ? pick(EDGE_LAT) : next() * 180 - 90];

const antimeridian = ({ next, chance }) => () => [(chance(0.5) ? 179.9 : -179.9) + (next() - 0.5) * 0.2, next() * 10];

const poles = ({ next, chance }) => () => [next() * 360 - 180, (chance(0.5) ? 90 : -90) * (1 - next() * 0.1)];

function mixture(source) {
  const parts = [uniform, blobs, city, duplicates, piles, lattice, line, edges, antimeridian, poles].map((kind) => kind(source));
  return () => source.pick(parts)();
}

export const KINDS = { uniform, blobs, city, duplicates, piles, lattice, line, edges, antimeridian, poles, mixture };

/** A set of one kind; chains of neighbours in input order come from sorting it. */
export function pointSet(source, kind, count) {
  const points = Array.from({ length: count }, KINDS[kind](source));
  if (source.chance(0.15)) points.sort(([a], [b]) => a - b);
  return Float64Array.from(points.flat());
}
