// Prints places for `packaging gazetteer`, one a line:
//
//   node packaging/gazetteer.mjs towns          towns of a thousand and more, and seats of government
//   node packaging/gazetteer.mjs more           smaller towns, countries, regions, landscapes and sights
//   node packaging/gazetteer.mjs full           the same with what standard input has: GeoNames' allCountries.txt
//
// A place: "place", kind, id, country, subdivision, population, importance, longitude, latitude, name, other names as
// role=name|role=name. An area: "area", country, subdivision, names.
import { once } from "node:events";
import { foldedName, gridOf, distanceKm, nearestTo, readSights, readTable } from "./gazetteer/geography.mjs";
import { distinct, readCounties, readCountries, readRegions } from "./gazetteer/areas.mjs";
import { readFull } from "./gazetteer/full.mjs";
import { exonymsOf, importanceOf, isSection, otherNames, readTowns } from "./gazetteer/towns.mjs";

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
const curated = readSights("sights.tsv");

/** How far apart a village of the table and its town may be, in kilometres. */
const SAME_TOWN_KM = 10;

/** Towns that sights.tsv names, by id: what it says of them is added to what GeoNames says. The others it has alone. */
const villages = new Map();
const near = gridOf(towns);
const sights = curated.filter((row) => {
  if (row.kind !== "town") return true;
  const names = new Set([row.name, row.german, row.local, ...row.others].filter(Boolean).map(foldedName));
  const isNamed = ({ name, ascii, alternates }) => [name, ascii, ...alternates].some((each) => names.has(foldedName(each)));
  const same = near(row.lng, row.lat, 1).filter((town) => distanceKm(town, row) < SAME_TOWN_KM && isNamed(town));
  if (same.length === 0) return true;
  villages.set(same.reduce((best, town) => (town.population > best.population ? town : best)).id, row);
  return false;
});

const isBase = (town) => !isSection(town) && (town.population >= BASE_POPULATION_MIN || /^PPL[AC]/.test(town.feature));

function townPlace(town) {
  const row = villages.get(town.id);
  const own = otherNames(town, isClaimed(town));
  if (row === undefined) return { ...town, kind: "town", importance: importanceOf(town), names: own };
  const more = [["en", row.name], ["de", row.german], ["local", row.local], ...row.others.map((other) => ["other", other])];
  const names = distinct([["en", town.name], ...more.filter(([, name]) => name), ...own]).slice(1);
  return { ...town, kind: "town", importance: Math.max(row.importance, importanceOf(town)), names };
}

/** Tenths of fame that a town's former or foreign name is worth less than another town's own name. */
const FOREIGN_NAME_LOSS = 45;
/** Letters at the beginning that an exonym mostly has in common with the name: "Londres", "Florencia". */
const COMMON_BEGINNING = 3;

/** Names of sights, with where they are; and how well known the best of the towns is whose own name it is. */
const sightNames = new Map();
for (const sight of sights) for (const name of [sight.name, sight.german, sight.local, ...sight.others]) if (name) sightNames.set(foldedName(name), [...(sightNames.get(foldedName(name)) ?? []), sight]);
const fameOf = (town) => importanceOf(town) || 10 * Math.log1p(town.population);
const ownNames = new Map();
for (const town of towns) ownNames.set(foldedName(town.name), Math.max(ownNames.get(foldedName(town.name)) ?? 0, fameOf(town)));

/**
 * Tells whether a name of a town in some other language or time means another place to people: "Zion" the national park
 * and not Jerusalem, "Waterloo" neither Austin nor Freetown.
 */
function isClaimed(town) {
  const own = foldedName(town.name);
  const beginnings = new Set([town.name, town.ascii, ...exonymsOf(town)].map((name) => foldedName(name).slice(0, COMMON_BEGINNING)));
  return (name) => {
    const folded = foldedName(name);
    if (own.startsWith(folded)) return false;
    if (sightNames.get(folded)?.some((sight) => distanceKm(sight, town) > 2 * SAME_WITHIN_KM)) return true;
    if (beginnings.has(folded.slice(0, COMMON_BEGINNING))) return false;
    return (ownNames.get(folded) ?? -1) >= fameOf(town) - FOREIGN_NAME_LOSS;
  };
}

/** Regions with the middle of their people, known as well as a town of a quarter of them. */
function regionPlaces(regions, counties) {
  const sums = new Map();
  const capitals = new Map();
  for (const { country, division, admin, population, lat, lng, name } of towns) {
    for (const key of new Set([`${country}.${division}`, `${country}.${countyNames.get(`${country}.${admin}`) ?? division}`])) {
      const sum = sums.get(key) ?? { people: 0, lat: 0, lng: 0 };
      sum.people += population + 1;
      sum.lat += lat * (population + 1);
      sum.lng += lng * (population + 1);
      sums.set(key, sum);
      capitals.set(`${key} ${foldedName(name)}`, population);
    }
  }
  const isSight = ({ country, name }) => sights.some((sight) => sight.kind === "region" && sight.country === country && foldedName(sight.name) === foldedName(name));
  // Of a county that several authorities share the first stands for all.
  const first = counties.filter((county, at) => counties.findIndex(({ country, name }) => country === county.country && name === county.name) === at && !isSight(county));
  const all = [...regions.map((region) => ({ ...region, key: `${region.country}.${region.admin}` })), ...first.map((county) => ({ ...county, key: `${county.country}.${county.name}` }))];
  return all.flatMap(({ key, country, admin, name, names, isSight }) => {
    const sum = sums.get(key);
    if (!sum || isSight || sum.people < 1000) return [];
    let fame = Math.log(sum.people) - 1.5;
    // Whoever types the name of a region and its town means the town.
    const namesake = capitals.get(`${key} ${foldedName(name)}`);
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
    const same = sights.find((sight) => foldedName(sight.name) === foldedName(name));
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
  const nearCities = gridOf(towns.filter(({ population }) => population >= 30_000));
  const nearest = nearestTo(towns);
  const countryNames = new Set(countries.map(({ name }) => foldedName(name)));
  // An island may be a country, a mountain only shares its name: Montserrat.
  const isCountry = ({ kind, name }) => (kind === "island" || kind === "region") && countryNames.has(foldedName(name));
  return sights.filter((sight) => !isCountry(sight)).map((sight) => {
    const { kind, importance, country, lat, lng, name } = sight;
    const names = [];
    if (sight.german) names.push(["de", sight.german]);
    if (sight.local) names.push(["local", sight.local]);
    for (const other of sight.others) names.push(["other", other]);
    for (const [, full] of [["en", name], ...names]) for (const short of shortNames(kind, full)) names.push(["other", short]);
    if (IN_A_CITY.has(kind)) {
      const cities = nearCities(lng, lat, 1).filter((town) => distanceKm(town, sight) < CITY_REACH_KM);
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
const counties = readCounties(regions);
const countyNames = new Map(counties.map(({ country, admin, name }) => [`${country}.${admin}`, name]));
const areas = [
  ...countries.map(({ code, names }) => ["area", code, "", written(names)]),
  ...regions.map(({ country, admin, names }) => ["area", country, admin, written(names)]),
  ...counties.map(({ country, admin, areaNames }) => ["area", country, admin, written(areaNames)]),
];
/** How far apart two tables may have one sight or landscape, in kilometres. */
const SAME_WITHIN_KM = 25;
/** The same for what is wide, whose middle is a matter of taste. */
const SAME_WIDE_KM = 400;
const WIDE = new Set(["desert", "mountain", "region", "river", "sea", "lake", "island", "park"]);

/** What the sights do not have already under the same name. */
function unknownOf(rows) {
  const known = new Map();
  for (const sight of sights) for (const name of [sight.name, ...sight.others]) known.set(foldedName(name), [...(known.get(foldedName(name)) ?? []), sight]);
  const within = (row, sight) => (WIDE.has(row.kind) && WIDE.has(sight.kind) ? SAME_WIDE_KM : SAME_WITHIN_KM);
  return rows.filter((row) => !(known.get(foldedName(row.name)) ?? []).some((sight) => distanceKm(sight, row) < within(row, sight)));
}

const landscapes = unknownOf(readSights("world.tsv").map(inGerman));
const allSights = [...sights, ...landscapes];
const more = () => [...countryPlaces(countries, allSights), ...regionPlaces(regions, counties), ...sightPlaces(allSights, countries)];
const smallTowns = () => towns.filter((town) => !isBase(town)).map(townPlace);

/** Tells whether a place is one of these: near one that has a name in common with it. */
function sameAs(all) {
  const near = gridOf(all);
  const namesOf = ({ name, german, local, others }) => [name, german, local, ...others].filter(Boolean).map(foldedName);
  return (place) => {
    const own = new Set([place.name, place.ascii, ...place.alternates].map(foldedName));
    return near(place.lng, place.lat, 1).some((other) => distanceKm(place, other) < SAME_WITHIN_KM && namesOf(other).some((name) => own.has(name)));
  };
}

async function* full() {
  yield* smallTowns();
  yield* more();
  const townIds = new Set(towns.map(({ id }) => id));
  const isSight = sameAs(allSights);
  yield* readFull(process.stdin, (place) => townIds.has(place.id) || isSight(place));
}

const sources = { towns: () => towns.filter(isBase).map(townPlace), more: () => [...smallTowns(), ...more()], full };
const line = ({ kind, id, country, admin, population, importance, lng, lat, name, names }) =>
  ["place", kind, id, country, admin, population, importance, lng, lat, clean(name), written(names)].join("\t");
await print(areas.map((area) => area.join("\t")));
for await (const place of sources[which]()) await print([line(place)]);
