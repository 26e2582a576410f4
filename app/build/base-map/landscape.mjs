// Writes the names of lakes, rivers, glaciers and parks on the base map, and from which zoom on each is shown.
//
//   node build/base-map/landscape.mjs FOLDER
//
// FOLDER holds, of Natural Earth as GeoJSON, `ne_10m_lakes.json`, `ne_10m_lakes_europe.json`,
// `ne_10m_lakes_north_america.json`, `ne_10m_rivers_lake_centerlines.json`, `ne_10m_rivers_europe.json` and
// `ne_10m_glaciated_areas.json`. Parks and German names are those of the core's places (`wasm-core/data/places`).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { area, inDegrees, inSquare, largest, visualCentre } from "./geometry.mjs";

const folder = process.argv[2];
if (!folder) throw new Error("usage: node build/base-map/landscape.mjs FOLDER");
const theme = (name) => JSON.parse(readFileSync(join(folder, `ne_10m_${name}.json`), "utf8")).features;
const table = (name) =>
  readFileSync(new URL(`../../../wasm-core/data/places/${name}.tsv`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));

/** Natural Earth counts zooms with tiles of 256 pixels, the map with tiles of 512. */
const ZOOM_OFFSET = 1;
/** Names that would come later than this come with the streets. */
const ZOOM_MAX = 6.3;
/** Zoom from which the tiles draw a lake or river: those of a low rank earlier, of a high one never (see `derive.mjs`). */
const DRAWN = { lake: { early: 3, max: 12 }, river: { early: 5, max: 8 } };
function drawnFrom(kind, rank = 0) {
  const { early, max } = DRAWN[kind];
  return rank > max ? Number.POSITIVE_INFINITY : rank > early ? 4.5 : 0;
}
const round = (zoom) => Number(Math.max(3, zoom).toFixed(1));
const folded = (name) => name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const places = [...table("sights"), ...table("world")];
/** English names by the others that a lake or river has. */
const english = new Map(
  places
    .filter(([kind]) => kind === "lake" || kind === "river")
    .flatMap((row) =>
      [row[6], row[7], ...(row[8] ?? "").split("|")].filter(Boolean).map((name) => [folded(name), row[5]]),
    ),
);
const german = new Map(places.filter((row) => row[6]).map((row) => [folded(row[5]), row[6]]));
for (const [english, name] of table("world-german")) german.set(folded(english), name);

function readable(raw) {
  const name = raw.split(/\s+/).join(" ").replace(/^L\. /, "Lake ").replace("Icefiled", "Icefield");
  return english.get(folded(name)) ?? name;
}

/** Rows by name: of two with the same name near each other only the first is kept. */
function distinct(rows) {
  const kept = [];
  for (const row of rows.sort((a, b) => a.from - b.from)) {
    const isKnown = kept.some(
      ({ name, at }) => name === row.name && Math.hypot(at[0] - row.at[0], at[1] - row.at[1]) < 8,
    );
    if (!isKnown) kept.push(row);
  }
  return kept.filter(({ from }) => from <= ZOOM_MAX);
}

function areas(features, zoomOf) {
  return features
    .filter(({ properties, geometry }) => properties.name && geometry)
    .map(({ properties, geometry }) => {
      const rings = largest(geometry);
      return { name: readable(properties.name), at: inDegrees(visualCentre(rings)), from: zoomOf(properties, rings) };
    });
}

const lakes = distinct(
  areas([...theme("lakes"), ...theme("lakes_europe"), ...theme("lakes_north_america")], ({ min_label, scalerank }) =>
    round(Math.max((min_label ?? 7) - ZOOM_OFFSET, drawnFrom("lake", scalerank))),
  ),
);

/** A glacier is named once it is about this wide, in pixels. */
const GLACIER_PX = 40;
const glaciers = distinct(
  areas(theme("glaciated_areas"), (_, rings) => round(Math.log2(GLACIER_PX / (Math.sqrt(area(rings[0])) * 512)))),
).filter(({ name }) => !/Antarctic|Ross/.test(name));

/** Where a line is half its length, and how it runs there, in degrees counted against the clock; never upside down. */
function middleOf(line) {
  const points = line.map(inSquare);
  const lengths = points.slice(1).map(([x, y], at) => Math.hypot(x - points[at][0], y - points[at][1]));
  const total = lengths.reduce((sum, each) => sum + each, 0);
  const pointAt = (share) => {
    let left = total * share;
    const at = lengths.findIndex((length) => {
      left -= length;
      return left <= 0;
    });
    return points[Math.max(at, 0)];
  };
  const [[x1, y1], [x2, y2]] = [pointAt(0.4), pointAt(0.6)];
  const degrees = (Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI;
  const upright = degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees;
  return { at: inDegrees(pointAt(0.5)), angle: Math.abs(upright) > 60 ? 0 : Math.round(upright), total };
}

const rivers = distinct(
  [...theme("rivers_lake_centerlines"), ...theme("rivers_europe")]
    .filter(({ properties, geometry }) => properties.featurecla === "River" && properties.name && geometry)
    .map(({ properties, geometry }) => {
      const lines = geometry.type === "LineString" ? [geometry.coordinates] : geometry.coordinates;
      const middles = lines.map(middleOf).sort((a, b) => b.total - a.total);
      const from = round(Math.max((properties.min_label ?? 7) - ZOOM_OFFSET, drawnFrom("river", properties.scalerank)));
      return { name: readable(properties.name_en || properties.name), from, ...middles[0] };
    }),
);

/** Parks by how well they are known: ten times the logarithm of the population of a town that is as well known. */
const parks = distinct(
  places
    .filter(([kind, , , , , name]) => kind === "park" && !glaciers.some((glacier) => glacier.name === name))
    .map(([, importance, , lat, lng, name]) => ({
      name,
      at: [Number(Number(lng).toFixed(2)), Number(Number(lat).toFixed(2))],
      from: round(importance >= 150 ? 3.5 : importance >= 140 ? 4.5 : importance >= 120 ? 5.5 : 6),
    })),
);

const rows = (list) =>
  `[\n${list
    .map(({ name, at, from, angle }) =>
      JSON.stringify([name, german.get(folded(name)) ?? "", ...at, from, ...(angle ? [angle] : [])]),
    )
    .map((row) => `    ${row}`)
    .join(",\n")}\n  ]`;
writeFileSync(
  new URL("../../src/map/base/landscape.json", import.meta.url),
  `{\n  "lakes": ${rows(lakes)},\n  "rivers": ${rows(rivers)},\n  "glaciers": ${rows(glaciers)},\n  "parks": ${rows(parks)}\n}\n`,
);
console.log(`${lakes.length} lakes, ${rivers.length} rivers, ${glaciers.length} glaciers, ${parks.length} parks`);
