// Writes the names on the base map: where countries and seas are labelled, from which zoom on, and which towns are capitals.
//
//   node build/base-map/labels.mjs FOLDER
//
// FOLDER holds `ne_10m_geography_marine_polys.json` and `ne_10m_populated_places_simple.json` (Natural Earth), and
// `countries.json` of the npm package `world-countries`, of which only the two codes of a country are read.
// German names of seas are in `seas-german.json`; names of countries come from the browser.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";
import { area, inDegrees, largest, visualCentre } from "./geometry.mjs";

const folder = process.argv[2];
if (!folder) throw new Error("usage: node build/base-map/labels.mjs FOLDER");
const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const theme = (name) => read(join(folder, `${name}.json`)).features;

/** A country is named from the zoom on at which its square root of area is this wide, in pixels. */
const COUNTRY_PX = 58;
/** Natural Earth counts zooms with tiles of 256 pixels, the map with tiles of 512. */
const ZOOM_OFFSET = 1;

const alpha2 = new Map(read(join(folder, "countries.json")).map(({ ccn3, cca2 }) => [ccn3, cca2]));
const world = read(fileURLToPath(import.meta.resolve("world-atlas/countries-50m.json")));
const countries = feature(world, world.objects.countries).features.flatMap(({ id, geometry }) => {
  const code = alpha2.get(id);
  // Antarctica goes all around the pole: no name stands in its middle.
  if (!code || !geometry || code === "AQ") return [];
  const rings = largest(geometry);
  const zoom = Math.log2(COUNTRY_PX / (Math.sqrt(area(rings[0])) * 512));
  return [[code, ...inDegrees(visualCentre(rings)), Number(Math.min(Math.max(zoom, 1), 7).toFixed(1))]];
});
countries.sort((a, b) => a[3] - b[3]);

/** Where a name stands better than in the middle of what is left of its sea on the map. */
const BY_HAND = { "Arctic Ocean": [0, 81.5] };

const german = read(new URL("./seas-german.json", import.meta.url));
const byName = new Map();
for (const { properties, geometry } of theme("ne_10m_geography_marine_polys")) {
  const raw = properties.name?.split(/\s+/).join(" ") ?? "";
  const name =
    raw === raw.toUpperCase() ? raw.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()) : raw;
  if (!german[name]) continue;
  const rings = largest(geometry);
  const size = area(rings[0]);
  if (size <= (byName.get(name)?.size ?? 0)) continue;
  byName.set(name, {
    size,
    at: BY_HAND[name] ?? inDegrees(visualCentre(rings)),
    zoom: Math.max(1, properties.min_label - ZOOM_OFFSET),
  });
}
const seas = [...byName].map(([name, { at, zoom }]) => {
  const [english, inGerman] = german[name];
  return [english, inGerman, ...at, zoom];
});
seas.sort((a, b) => a[4] - b[4]);

const capitals = theme("ne_10m_populated_places_simple")
  .filter(({ properties }) => properties.featurecla === "Admin-0 capital" && properties.geonameid > 0)
  .map(({ properties }) => properties.geonameid)
  .sort((a, b) => a - b);

const rows = (list) => `[\n${list.map((row) => `    ${JSON.stringify(row)}`).join(",\n")}\n  ]`;
writeFileSync(
  new URL("../../src/map/base/labels.json", import.meta.url),
  `{\n  "countries": ${rows(countries)},\n  "seas": ${rows(seas)},\n  "capitals": ${JSON.stringify(capitals)}\n}\n`,
);
console.log(`${countries.length} countries, ${seas.length} seas, ${capitals.length} capitals`);
console.log(
  Object.keys(german)
    .filter((name) => !byName.has(name))
    .join(", "),
);
