// Writes world.tsv beside this file, from sources that are too large to commit:
//
//   node data/places/derive.mjs FOLDER
//
// FOLDER has, as GeoJSON of the same name: Natural Earth's ne_10m_{geography_regions_polys, geography_regions_points,
// geography_regions_elevation_points, lakes, geography_marine_polys, rivers_lake_centerlines,
// parks_and_protected_lands_area}; `heritage.json`, the world heritage list as [{ name, country, natural, lat, lng }]; and
// `visited.json`, Wikidata's museums and sights with visitors as [{ name, visitors, lat, lng }].
// What sights.tsv has already is left out.
import { readFileSync, writeFileSync } from "node:fs";
import { distanceKm, foldedWords, nearestTo, readSights } from "../../packaging/gazetteer/geography.mjs";
import { readTowns } from "../../packaging/gazetteer/towns.mjs";

const folder = process.argv[2];
const json = (name) => JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8"));
const features = (name) => json(`ne_10m_${name}`).features;
const nearest = nearestTo(readTowns().filter(({ population }) => population > 500));

const ABBREVIATIONS = [
  [/\bPlat\./g, "Plateau"], [/\bPk\./g, "Peak"], [/\bPen\. de\b/g, "Península de"], [/\bPén\. de\b/g, "Péninsule de"], [/\bPen\./g, "Peninsula"],
  [/\bMts?\. /g, "Mount "], [/\bMts\b\.?/g, "Mountains"], [/\bRa\./g, "Range"], [/\bArch\./g, "Archipelago"], [/\bIs\./g, "Islands"], [/\bI\./g, "Island"],
  // Misspelt there.
  [/\bIsands\b/g, "Islands"], [/\bHonshü\b/g, "Honshu"], [/\bKyüshü\b/g, "Kyushu"], [/\bRyükyü\b/g, "Ryukyu"], [/\bIzu-Shotö\b/g, "Izu Islands"], [/ Mountains \.$/, ""],
  [/\bL\. /g, "Lake "], [/\bNP\b/, "National Park"], [/\bNM\b/, "National Monument"],
];

/** A name as people write it: no capitals throughout, no abbreviations, no tags. */
function readable(raw) {
  let name = raw.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ").trim();
  if (name.length > 3 && name === name.toUpperCase()) {
    name = name.toLowerCase().replaceAll(/(^|[\s\-(’'])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
    name = name.replaceAll(/ (Of|De|Del|La|Do|The)(?= )/g, (word) => word.toLowerCase());
  }
  return ABBREVIATIONS.reduce((text, [short, long]) => text.replaceAll(new RegExp(short, "g"), long), name);
}

/** The middle of the largest ring, or of the longest line. */
function middle({ type, coordinates }) {
  if (type === "Point") return coordinates;
  const lines = { Polygon: [coordinates[0]], MultiPolygon: coordinates.map?.((polygon) => polygon[0]), LineString: [coordinates], MultiLineString: coordinates }[type];
  const longest = lines.reduce((best, line) => (line.length > best.length ? line : best));
  if (type.endsWith("LineString")) return longest[longest.length >> 1];
  let [area, x, y] = [0, 0, 0];
  for (let at = 0; at + 1 < longest.length; at += 1) {
    const cross = longest[at][0] * longest[at + 1][1] - longest[at + 1][0] * longest[at][1];
    area += cross;
    x += (longest[at][0] + longest[at + 1][0]) * cross;
    y += (longest[at][1] + longest[at + 1][1]) * cross;
  }
  return area === 0 ? longest[0] : [x / (3 * area), y / (3 * area)];
}

function countryAt([lng, lat], withinKm) {
  const town = nearest(lng, lat);
  return town && distanceKm(town, { lng, lat }) < withinKm ? town.country : "ZZ";
}

const REGION_KINDS = {
  Island: "island", "Island group": "island", "Range/mtn": "mountain", Desert: "desert", Lake: "lake", Plateau: "region", "Pen/cape": "region",
  Geoarea: "region", Coast: "region", Plain: "region", Delta: "region", Peninsula: "region", Valley: "region", Lowland: "region", Wetlands: "region", Gorge: "region",
};
const POINT_KINDS = { island: "island", cape: "region", waterfall: "waterfall", "island group": "island", mountain: "mountain" };
const places = [];

/** `known` is how well known the best of the layer are; each step of Natural Earth's scale rank is worth `step` less. */
function add(layer, kindOf, { known, step, most = 12 }) {
  for (const { properties, geometry } of features(layer)) {
    const kind = kindOf(properties);
    const name = properties.name ?? "";
    if (!kind || name.length < 2 || properties.scalerank > most || !geometry) continue;
    const at = middle(geometry);
    const isLarge = geometry.type !== "Point" && properties.scalerank <= 3 && ["desert", "mountain", "region", "river"].includes(kind);
    const country = kind === "sea" || isLarge ? "ZZ" : countryAt(at, 250);
    places.push({ kind, importance: Math.round(known - step * properties.scalerank), country, at, name: readable(name) });
  }
}

add("geography_regions_polys", ({ featurecla }) => REGION_KINDS[featurecla], { known: 130, step: 4 });
add("geography_regions_points", ({ featurecla }) => POINT_KINDS[featurecla], { known: 115, step: 4 });
add("geography_regions_elevation_points", ({ featurecla }) => POINT_KINDS[featurecla], { known: 115, step: 4 });
add("lakes", ({ featurecla }) => (featurecla === "Reservoir" ? undefined : "lake"), { known: 115, step: 4 });
add("geography_marine_polys", () => "sea", { known: 115, step: 4 });
add("rivers_lake_centerlines", ({ featurecla }) => (featurecla === "River" ? "river" : undefined), { known: 110, step: 4, most: 6 });
for (const { properties, geometry } of features("parks_and_protected_lands_area")) {
  if (properties.unit_type !== "National Park") continue;
  places.push({ kind: "park", importance: 115, country: "US", at: middle(geometry), name: `${properties.name} National Park` });
}
for (const { name, country, natural, lat, lng } of json("heritage")) {
  const kind = natural && /park/i.test(name) ? "park" : "heritage";
  places.push({ kind, importance: 110, country: country ?? countryAt([lng, lat], 250), at: [lng, lat], name: readable(name) });
}
for (const { name, visitors, lat, lng } of json("visited")) {
  const importance = Math.round(10 * Math.min(12.5, Math.max(9, 11 + Math.log(visitors / 1e6))));
  places.push({ kind: "sight", importance, country: countryAt([lng, lat], 50), at: [lng, lat], name: readable(name) });
}

/** How far apart two mentions of one thing may be, in kilometres. */
const SAME_WITHIN_KM = { sight: 15, heritage: 40, beach: 20, waterfall: 80, lake: 150, park: 100, desert: 2500, river: 3000, sea: 3000 };
const wordsOf = (name) => new Set(foldedWords(name).filter((word) => !/^(the|of|de|and|national|park|mount|lake|island|islands|desert|river|sea|la|le)$/.test(word)));
const contains = (all, some) => [...some].every((word) => all.has(word));

const taken = readSights("sights.tsv").map((sight) => ({
  ...sight,
  all: [sight.name, sight.german, sight.local, ...sight.others].filter(Boolean).map(wordsOf).filter(({ size }) => size > 0),
}));
const kept = [];
places.sort((a, b) => b.importance - a.importance);
for (const { at, ...place } of places) {
  const [lng, lat] = at;
  const words = wordsOf(place.name);
  if (words.size === 0 || place.name.length > 120) continue;
  const isKnown = taken.some((other) => {
    const within = Math.max(SAME_WITHIN_KM[place.kind] ?? 500, SAME_WITHIN_KM[other.kind] ?? 500);
    return distanceKm({ lng, lat }, other) < within && other.all.some((known) => contains(words, known) || contains(known, words));
  });
  if (isKnown) continue;
  const row = { ...place, lng, lat, all: [words] };
  kept.push(row);
  taken.push(row);
}
const degrees = (value) => String(Number(value.toFixed(4)));
const lines = kept.map(({ kind, importance, country, lat, lng, name }) => [kind, importance, country, degrees(lat), degrees(lng), name, "", "", ""].join("\t"));
writeFileSync(new URL("world.tsv", import.meta.url), `kind\timportance\tcountry\tlatitude\tlongitude\tname\tgerman\tlocal\tothers\n${lines.sort().join("\n")}\n`);
