// Writes countries.tsv beside this file: where a country is shown, in the middle of its largest stretch of land.
//
//   node data/places/derive-countries.mjs FOLDER
//
// FOLDER has Natural Earth's ne_50m_admin_0_countries and ne_50m_admin_0_map_units as GeoJSON of the same name; the units
// are what countries have elsewhere under a code of their own, such as French Guiana. What neither has is shown where most
// of its people live, by GeoNames.
import { readFileSync, writeFileSync } from "node:fs";
import { readTable } from "../../packaging/gazetteer/geography.mjs";
import { readTowns } from "../../packaging/gazetteer/towns.mjs";

const folder = process.argv[2];
const features = (name) => JSON.parse(readFileSync(`${folder}/ne_50m_admin_0_${name}.json`, "utf8")).features;
/** Countries whose code Natural Earth writes otherwise, by its own three letters. */
const CODES = { FRA: "FR", NOR: "NO", KOS: "XK", GUF: "GF", GLP: "GP", MTQ: "MQ", REU: "RE", MYT: "YT", TWN: "TW" };

function areaOf(ring) {
  let sum = 0;
  for (let at = 0; at + 1 < ring.length; at += 1) sum += ring[at][0] * ring[at + 1][1] - ring[at + 1][0] * ring[at][1];
  return Math.abs(sum / 2);
}

/** Whether a position lies in a ring: an odd number of its sides lie to the east. */
function contains(ring, [lng, lat]) {
  let isInside = false;
  for (let at = 0; at + 1 < ring.length; at += 1) {
    const [[x1, y1], [x2, y2]] = [ring[at], ring[at + 1]];
    if (y1 > lat !== y2 > lat && lng < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
  }
  return isInside;
}

/** The centre of gravity, where it is on land. */
function centre(ring) {
  let [area, x, y] = [0, 0, 0];
  for (let at = 0; at + 1 < ring.length; at += 1) {
    const cross = ring[at][0] * ring[at + 1][1] - ring[at + 1][0] * ring[at][1];
    area += cross;
    x += (ring[at][0] + ring[at + 1][0]) * cross;
    y += (ring[at][1] + ring[at + 1][1]) * cross;
  }
  const middle = [x / (3 * area), y / (3 * area)];
  return contains(ring, middle) ? middle : undefined;
}

/** The middle of the widest stretch of land on one of 64 lines of latitude: never outside, unlike a centre of gravity. */
function inside(ring) {
  const latitudes = ring.map(([, lat]) => lat);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const middle = (south + north) / 2;
  let best = { worth: -1, at: ring[0] };
  for (let line = 1; line < 64; line += 1) {
    const lat = south + ((north - south) * line) / 64;
    const crossings = [];
    for (let at = 0; at + 1 < ring.length; at += 1) {
      const [[x1, y1], [x2, y2]] = [ring[at], ring[at + 1]];
      if (y1 > lat !== y2 > lat) crossings.push(x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1));
    }
    crossings.sort((a, b) => a - b);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const width = crossings[at + 1] - crossings[at];
      // Wide, and near the middle between south and north.
      const worth = width * (1 - (2 * Math.abs(lat - middle)) / (north - south));
      if (worth > best.worth) best = { worth, at: [(crossings[at] + crossings[at + 1]) / 2, lat] };
    }
  }
  return best.at;
}

const positions = new Map();
for (const { properties, geometry } of [...features("countries"), ...features("map_units")]) {
  const letters = [properties.GU_A3, properties.ADM0_A3];
  const code = /^[A-Z]{2}$/.test(properties.ISO_A2) ? properties.ISO_A2 : letters.map((three) => CODES[three]).find(Boolean);
  if (!code || positions.has(code)) continue;
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const largest = polygons.map(([ring]) => ring).reduce((best, ring) => (areaOf(ring) > areaOf(best) ? ring : best));
  positions.set(code, centre(largest) ?? inside(largest));
}

const people = new Map();
for (const { country, population, lng, lat } of readTowns()) {
  const sum = people.get(country) ?? { people: 0, lng: 0, lat: 0 };
  const weight = population + 1;
  people.set(country, { people: sum.people + weight, lng: sum.lng + lng * weight, lat: sum.lat + lat * weight });
}
const populated = (code) => {
  const sum = people.get(code);
  return sum && [sum.lng / sum.people, sum.lat / sum.people];
};

/** An uninhabited island too small for the map, and a continent whose middle is no place on it. */
const BY_HAND = { AQ: [0, -83], BV: [3.4, -54.4] };

const missing = [];
const rows = readTable("countries.tsv").flatMap(({ country }) => {
  const at = BY_HAND[country] ?? positions.get(country) ?? populated(country);
  if (!at) missing.push(country);
  return at ? [[country, at[1].toFixed(1), at[0].toFixed(1)].join("\t")] : [];
});
writeFileSync(new URL("countries.tsv", import.meta.url), `country\tlatitude\tlongitude\n${rows.join("\n")}\n`);
if (missing.length > 0) console.error(`without a position: ${missing.join(" ")}`);
