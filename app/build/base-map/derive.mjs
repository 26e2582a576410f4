// Writes the vector tiles of the base map: Natural Earth at 1:10 m, generalised for three zooms.
//
//   node build/base-map/derive.mjs FOLDER
//
// FOLDER holds Natural Earth's themes as GeoJSON, under their own names (`ne_10m_land.json`, …), as
// https://github.com/martynafford/natural-earth-geojson has them. The tiles are Mapbox Vector Tiles in
// `src/map/base/tiles/ZOOM-X-Y.mvt`; a tile that has nothing but sea is left out.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";

const folder = process.argv[2];
if (!folder) throw new Error("usage: node build/base-map/derive.mjs FOLDER");
const target = new URL("../../src/map/base/tiles/", import.meta.url).pathname;

/**
 * Zooms that have tiles, and what is in them. `tolerance` is how far a simplified line may stray, in `extent`ths of a tile;
 * `areaMin` leaves out lakes and glaciers, in square degrees.
 */
const LEVELS = [
  { zoom: 0, extent: 4096, tolerance: 2.4, lakeRank: 1, riverRank: 1, areaMin: 2 },
  { zoom: 2, extent: 4096, tolerance: 1.6, lakeRank: 3, riverRank: 5, areaMin: 0.15 },
  { zoom: 4, extent: 8192, tolerance: 3, lakeRank: 12, riverRank: 8, areaMin: 0.01 },
];
/** Neighbouring tiles overlap by this much, so that no seam shows between them. */
const BUFFER = 4;

function read(theme) {
  const { features } = JSON.parse(readFileSync(join(folder, `${theme}.json`), "utf8"));
  return features.filter(({ geometry }) => geometry);
}

const rank = ({ properties }) => properties.scalerank ?? 0;
const themes = {
  land: [...read("ne_10m_land"), ...read("ne_10m_minor_islands")],
  ice: read("ne_10m_glaciated_areas"),
  lakes: [...read("ne_10m_lakes"), ...read("ne_10m_lakes_europe"), ...read("ne_10m_lakes_north_america")],
  rivers: [...read("ne_10m_rivers_lake_centerlines"), ...read("ne_10m_rivers_europe")].filter(
    ({ properties }) => properties.featurecla === "River",
  ),
  borders: read("ne_10m_admin_0_boundary_lines_land"),
};

/** The parts of a polygon feature, each a feature of its own, so that small ones can be left out. */
function parts({ geometry }) {
  const polygons = geometry.type === "MultiPolygon" ? geometry.coordinates : [geometry.coordinates];
  return polygons.map((coordinates) => ({
    type: "Feature",
    properties: {},
    geometry: { type: "Polygon", coordinates },
  }));
}

/** Area of a polygon's outer ring in square degrees, by the shoelace formula; narrower towards the poles as on the globe. */
function area({ geometry }) {
  const [ring] = geometry.coordinates;
  let twice = 0;
  for (let at = 1; at < ring.length; at += 1) twice += ring[at - 1][0] * ring[at][1] - ring[at][0] * ring[at - 1][1];
  const latitude = ring.reduce((sum, [, lat]) => sum + lat, 0) / ring.length;
  return (Math.abs(twice) / 2) * Math.cos((latitude * Math.PI) / 180);
}

const bare = ({ geometry }) => ({ type: "Feature", properties: {}, geometry });

function layersOf({ lakeRank, riverRank, areaMin }) {
  const large = (feature) => area(feature) >= areaMin;
  return {
    land: themes.land.flatMap(parts),
    ice: themes.ice.flatMap(parts).filter(large),
    lakes: themes.lakes
      .filter((lake) => rank(lake) <= lakeRank)
      .flatMap(parts)
      .filter(large),
    rivers: themes.rivers.filter((river) => rank(river) <= riverRank).map(bare),
    borders: themes.borders.map(bare),
  };
}

/** A tile whose features are one, because nothing tells them apart: that saves a tenth. */
function asOneFeature(tile) {
  const { type } = tile.features[0];
  return { ...tile, features: [{ type, tags: {}, geometry: tile.features.flatMap(({ geometry }) => geometry) }] };
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
let total = 0;
for (const { zoom, extent, tolerance, ...limits } of LEVELS) {
  // Simplification ends at the highest zoom of an index, so that it has one more than is written.
  const options = { maxZoom: zoom + 1, indexMaxZoom: zoom, indexMaxPoints: 0, extent, tolerance, buffer: BUFFER };
  const indexes = Object.entries(layersOf(limits)).map(([name, features]) => [
    name,
    new GeoJSONVT({ type: "FeatureCollection", features }, options),
  ]);
  const sizes = [];
  for (let x = 0; x < 2 ** zoom; x += 1) {
    for (let y = 0; y < 2 ** zoom; y += 1) {
      const tiles = indexes.map(([name, index]) => [name, index.getTile(zoom, x, y)]);
      const filled = Object.fromEntries(
        tiles.filter(([, tile]) => tile && tile.features.length > 0).map(([name, tile]) => [name, asOneFeature(tile)]),
      );
      if (Object.keys(filled).length === 0) continue;
      const bytes = fromGeojsonVt(filled, { version: 2, extent });
      writeFileSync(join(target, `${zoom}-${x}-${y}.mvt`), bytes);
      sizes.push(bytes.length);
    }
  }
  total += sizes.reduce((sum, size) => sum + size, 0);
  console.log(`zoom ${zoom}: ${sizes.length} tiles, largest ${Math.max(...sizes)} bytes`);
}
console.log(`${total} bytes in all`);
