// Prints places for `packaging gazetteer`, one a line:
//
//   node packaging/gazetteer.mjs towns          towns of a thousand and more, and seats of government
//   node packaging/gazetteer.mjs more           smaller towns, countries, regions, landscapes and sights
//   node packaging/gazetteer.mjs full           the same with what standard input has: GeoNames' allCountries.txt
//
// A place: "place", kind, id, country, subdivision, population, importance, longitude, latitude, name, other names as
// role=name|role=name. An area: "area", country, subdivision, names.
import { once } from "node:events";
import { foldedWords, gridOf, distanceKm, nearestTo, readSights, readTable } from "./gazetteer/geography.mjs";
import { distinct, readCountries, readRegions } from "./gazetteer/areas.mjs";
import { readFull } from "./gazetteer/full.mjs";
import { importanceOf, isSection, otherNames, readTowns } from "./gazetteer/towns.mjs";

const [which = "towns"] = process.argv.slice(2);
const BASE_POPULATION_MIN = 1000;
/** Ids of what has no GeoNames id begin here: GeoNames is far from it. */
const OWN_IDS = 2 ** 31;

const clean = (text) => text.replaceAll(/[\s|]+/g, " ").trim();
const written = (names) => names.map(([role, name]) => `${role}=${clean(name)}`).join("|");

const ownIds = new Set();

/** A stable id of a place without one: FNV-1a of what it is called and where it lies, again for a namesake. */
function ownId(...parts) {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(parts.join("\t"))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  const id = OWN_IDS + (hash >>> 1);
  if (ownIds.has(id)) return ownId(...parts, "again");
  ownIds.add(id);
  return id;
}

const towns = readTowns();
const isBase = (town) => !isSection(town) && (town.population >= BASE_POPULATION_MIN || /^PPL[AC]/.test(town.feature));
const townPlace = (town) => ({ ...town, kind: "town", importance: importanceOf(town), names: otherNames(town) });

/** Regions with the middle of their people, known as well as a town of a quarter of them. */
function regionPlaces(regions) {
  const sums = new Map();
  const capitals = new Map();
  for (const { country, admin, population, lat, lng, name } of towns) {
    const key = `${country}.${admin}`;
    const sum = sums.get(key) ?? { people: 0, lat: 0, lng: 0 };
    sum.people += population + 1;
    sum.lat += lat * (population + 1);
    sum.lng += lng * (population + 1);
    sums.set(key, sum);
    capitals.set(`${key} ${foldedWords(name).join(" ")}`, population);
  }
  return regions.flatMap(({ country, admin, name, names, isSight }) => {
    const sum = sums.get(`${country}.${admin}`);
    if (!sum || isSight || sum.people < 1000) return [];
    let fame = Math.log(sum.people) - 1.5;
    // Whoever types the name of a region and its town means the town.
    const namesake = capitals.get(`${country}.${admin} ${foldedWords(name).join(" ")}`);
    if (namesake !== undefined) fame = Math.min(fame, Math.log1p(namesake) - 1);
    const others = names.slice(1);
    const place = { kind: "region", country, admin, population: 0, name, names: others };
    return [{ ...place, id: ownId("region", country, admin), importance: Math.max(1, Math.round(10 * fame)), lat: sum.lat / sum.people, lng: sum.lng / sum.people }];
  });
}

function countryPlaces(countries, sights) {
  const people = new Map();
  for (const { country, population } of towns) people.set(country, (people.get(country) ?? 0) + population);
  return countries.map(({ code, names, lat, lng, name }) => {
    const fame = Math.min(17.5, Math.max(14.5, Math.log1p(people.get(code) ?? 0)));
    const same = sights.find((sight) => foldedWords(sight.name).join(" ") === foldedWords(name).join(" "));
    const others = distinct([["en", name], ...names.slice(1), ...(same?.others ?? []).map((other) => ["other", other])]).slice(1);
    return { kind: "country", id: ownId("country", code), country: code, admin: "", population: 0, importance: Math.round(10 * fame), lat, lng, name, names: others };
  });
}

/** German names of landscapes that Natural Earth names in one language. */
const germanNames = new Map(readTable("world-german.tsv").map(({ name, german }) => [name, german]));

/** The same with its German name: from the table, or as German writes names of parks, "Big-Bend-Nationalpark". */
function inGerman(place) {
  const [, park] = place.kind === "park" ? (/^([\p{L}\s.'’-]+) National Park$/u.exec(place.name) ?? []) : [];
  const german = germanNames.get(place.name) ?? (park ? `${park.replaceAll(" ", "-")}-Nationalpark` : "");
  return { ...place, german: place.german || german };
}

/** How far a city may be for people to type its name beside a sight's, in kilometres. */
const CITY_REACH_KM = 18;
const IN_A_CITY = new Set(["sight", "heritage", "beach"]);

/** Words of a kind that people leave out: "Redwood" for Redwood National Park. */
const PARK = / National Park$|-?Nationalpark$/;
const ISLAND = /^Isle of (?=\S{4})|(?<=\S{4}) Islands?$/;
const LEFT_OUT = { park: PARK, heritage: PARK, mountain: /^Mount | Volcano$/, island: ISLAND, sight: / Glacier$|-Gletscher$/, waterfall: / (Water)?[Ff]alls$|-Wasserf[aä]lle?$/, desert: / Desert$|-Wüste$/ };

/**
 * Short forms that people type for a name: without the words of its kind, two words as one, no apostrophe ("Adams Peak"),
 * and the other spelling of Thai islands ("Ko Samui").
 */
function shortNames(kind, name) {
  const bare = LEFT_OUT[kind] ? name.replace(LEFT_OUT[kind], "") : name;
  const joined = /^\S{3,} \S{3,}$/.test(name) ? name.replace(" ", "") : name;
  const plain = name.replaceAll(/['’ʻʼ]/g, "");
  const thai = name.replace(/^Koh /, "Ko ");
  return [bare, joined, plain, thai].filter((short) => short !== name);
}

function sightPlaces(sights, countries) {
  const near = gridOf(towns.filter(({ population }) => population >= 30_000));
  const nearest = nearestTo(towns);
  const countryNames = new Set(countries.map(({ name }) => foldedWords(name).join(" ")));
  // An island may be a country, a mountain only shares its name: Montserrat.
  const isCountry = ({ kind, name }) => (kind === "island" || kind === "region") && countryNames.has(foldedWords(name).join(" "));
  return sights.filter((sight) => !isCountry(sight)).map((sight) => {
    const { kind, importance, country, lat, lng, name } = sight;
    const names = [];
    if (sight.german) names.push(["de", sight.german]);
    if (sight.local) names.push(["local", sight.local]);
    for (const other of sight.others) names.push(["other", other]);
    for (const [, full] of [["en", name], ...names]) for (const short of shortNames(kind, full)) names.push(["other", short]);
    if (IN_A_CITY.has(kind)) {
      const cities = near(lng, lat, 1).filter((town) => distanceKm(town, sight) < CITY_REACH_KM);
      const city = cities.reduce((best, town) => (town.population > (best?.population ?? 0) ? town : best), undefined);
      // Typed together, as in "Colosseum Rome".
      if (city && importance >= 120) {
        const cityNames = [city.name, ...otherNames(city).filter(([role]) => role === "de" || role === "en").map(([, other]) => other)];
        for (const cityName of cityNames) names.push(["other", `${name} ${cityName}`]);
        if (sight.german) for (const cityName of cityNames) names.push(["other", `${sight.german} ${cityName}`]);
      }
    }
    const town = country === "ZZ" ? undefined : nearest(lng, lat);
    const admin = town?.country === country ? town.admin : "";
    return { kind, id: ownId(kind, country, name), country, admin, population: 0, importance, lat, lng, name, names: distinct([["en", name], ...names]).slice(1) };
  });
}

async function print(lines) {
  for await (const line of lines) if (!process.stdout.write(`${line}\n`)) await once(process.stdout, "drain");
}

const countries = readCountries();
const regions = readRegions();
const areas = [
  ...countries.map(({ code, names }) => ["area", code, "", written(names)]),
  ...regions.map(({ country, admin, names }) => ["area", country, admin, written(names)]),
];
const sights = [...readSights("sights.tsv"), ...readSights("world.tsv").map(inGerman)];
const more = () => [...countryPlaces(countries, sights), ...regionPlaces(regions), ...sightPlaces(sights, countries)];
const smallTowns = () => towns.filter((town) => !isBase(town)).map(townPlace);

/** How far apart two tables may have one sight or landscape, in kilometres. */
const SAME_WITHIN_KM = 25;

/** Tells whether a place is one of these: near one that has a name in common with it. */
function sameAs(all) {
  const near = gridOf(all);
  const folded = (name) => foldedWords(name).join(" ");
  const namesOf = ({ name, german, local, others }) => [name, german, local, ...others].filter(Boolean).map(folded);
  return (place) => {
    const own = new Set([place.name, place.ascii, ...place.alternates].map(folded));
    return near(place.lng, place.lat, 1).some((other) => distanceKm(place, other) < SAME_WITHIN_KM && namesOf(other).some((name) => own.has(name)));
  };
}

async function* full() {
  yield* smallTowns();
  yield* more();
  const townIds = new Set(towns.map(({ id }) => id));
  const isSight = sameAs(sights);
  yield* readFull(process.stdin, (place) => townIds.has(place.id) || isSight(place));
}

const sources = { towns: () => towns.filter(isBase).map(townPlace), more: () => [...smallTowns(), ...more()], full };
const line = ({ kind, id, country, admin, population, importance, lng, lat, name, names }) =>
  ["place", kind, id, country, admin, population, importance, lng, lat, clean(name), written(names)].join("\t");
await print(areas.map((area) => area.join("\t")));
for await (const place of sources[which]()) await print([line(place)]);
