/** The drop-in beside npm `supercluster` 9, at what programs do with either: the same calls, the same features. */
import { pointsOf, randomViews, toFeatures } from "./data.mjs";
import { each, quantile, repeated, summary } from "./timing.mjs";

const WORLD = [-180, -85, 180, 85];
const CLUSTER_AT = 2;

const ADDED = { map: ({ price }) => ({ price }), reduce: (all, one) => { all.price += one.price; } };

/** What is asked of both: the options, and what is timed on an index that is loaded; without it the load and a view of each zoom. */
const CASES = {
  "load and a view of each zoom": {},
  "the same, `minPoints` 5": { options: { minPoints: 5 } },
  "the same, `reduce`": { options: ADDED },
  "`getTile`": { ask: (index, { zoom, column, row }) => index.getTile(zoom, column, row) },
  "`getChildren`": { ask: (index, { id }) => index.getChildren(id) },
  "`getLeaves`": { ask: (index, { id }) => index.getLeaves(id, 10) },
  "`getClusters`, a view of one cluster": { ask: (index, { box }) => index.getClusters(box, CLUSTER_AT) },
};

/** Rows of the record: a case, and how many points of which set. */
export const DROP_IN_ROWS = [
  ...["uniform", "city"].flatMap((set) => ["load and a view of each zoom", "the same, `minPoints` 5", "the same, `reduce`"].map((what) => ({ what, set, count: 100_000 }))),
  { what: "load and a view of each zoom", set: "uniform", count: 100 },
  { what: "load and a view of each zoom", set: "uniform", count: 1_000 },
  { what: "load and a view of each zoom", set: "duplicates", count: 100_000 },
  ...["`getTile`", "`getChildren`", "`getLeaves`", "`getClusters`, a view of one cluster"].map((what) => ({ what, set: "towns", count: 100_000 })),
];

const implementations = {
  ours: async () => (await import("../pkg/clustering.js")).Supercluster,
  peer: async () => (await import("supercluster")).default,
};

/** Milliseconds of a row, or microseconds of its questions, for one of the two. */
export async function dropIn({ what, set, count, library }) {
  const Supercluster = await implementations[library]();
  const { options = {}, ask } = CASES[what];
  const lngLat = pointsOf(set, count);
  const features = toFeatures(lngLat);
  features.forEach((feature, at) => (feature.properties.price = at % 100));
  if (!ask) {
    const act = () => {
      const index = new Supercluster(options).load(features);
      for (let zoom = 0; zoom <= 16; zoom++) index.getClusters(WORLD, zoom);
      index.free?.();
    };
    return { ms: summary(repeated(act, count > 1_000 ? 3 : 25)) };
  }
  const index = new Supercluster(options).load(features);
  const clusters = index.getClusters(WORLD, CLUSTER_AT).filter(({ id, properties }) => id !== undefined && properties.cluster);
  const questions = randomViews(lngLat).map(({ bbox: [west, , , north], zoom }, at) => {
    const { id, geometry } = clusters[at % clusters.length];
    const [lng, lat] = geometry.coordinates;
    const size = 2 ** zoom;
    const sin = Math.sin((north * Math.PI) / 180);
    return { id, zoom, box: [lng - 0.01, lat - 0.01, lng + 0.01, lat + 0.01], column: Math.floor((west / 360 + 0.5) * size), row: Math.max(0, Math.floor((0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI) * size)) };
  });
  const times = each(questions, (question) => ask(index, question));
  return { us: { p50: quantile(times, 0.5) * 1e3, p99: quantile(times, 0.99) * 1e3 } };
}
