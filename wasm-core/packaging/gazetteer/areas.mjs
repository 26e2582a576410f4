// Countries with the names that Unicode's CLDR has for them (in Node), and first-level regions (GeoNames, CC BY 4.0).
import { foldedWords, readTable } from "./geography.mjs";

const fold = (name) => foldedWords(name).join(" ");

/** Drops names that fold to what an earlier one folds to. */
export function distinct(names) {
  const known = new Set();
  return names.filter(([, name]) => {
    const folded = fold(name);
    const isNew = folded !== "" && Buffer.byteLength(name) <= 250 && !known.has(folded);
    known.add(folded);
    return isNew;
  });
}

/** Short and former names that people type. */
const MORE_NAMES = {
  US: ["USA", "America", "Amerika", "United States of America", "Vereinigte Staaten von Amerika"],
  GB: ["UK", "Great Britain", "Großbritannien", "Britain"],
  AE: ["UAE", "VAE", "Emirates", "Emirate"],
  NL: ["Holland"], MM: ["Burma", "Birma"], TR: ["Turkey"], CZ: ["Czech Republic", "Tschechische Republik"], KR: ["Korea"],
  CI: ["Ivory Coast", "Elfenbeinküste"], BY: ["Weissrussland", "White Russia"], LK: ["Ceylon"], DO: ["Dom Rep"], CV: ["Cabo Verde", "Kapverden"],
  MK: ["Macedonia", "Mazedonien"], SZ: ["Swaziland"], TL: ["East Timor", "Osttimor"], CD: ["DR Congo", "Congo"], HK: ["Hong Kong"], MO: ["Macau"], NZ: ["Aotearoa"],
};
const LANGUAGES = ["fr", "es", "it", "nl", "pt", "ja", "zh", "ru", "ko"];
const namesIn = (language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" });
const [english, german] = [namesIn("en"), namesIn("de")];
const others = LANGUAGES.map(namesIn);

/** Every country with its names; the first one is the English. */
export function readCountries() {
  return readTable("countries.tsv").map(({ country, latitude, longitude }) => {
    const spoken = new Intl.Locale(`und-${country}`).maximize().language;
    const local = namesIn(spoken).of(country);
    const name = english.of(country);
    const names = [["en", name], ["de", german.of(country)], ["local", local], ...others.map((language) => ["other", language.of(country)])];
    for (const other of MORE_NAMES[country] ?? []) names.push(["other", other]);
    return { code: country, name, names: distinct(names.filter(([, each]) => each)), lat: Number(latitude), lng: Number(longitude) };
  });
}

/** First-level regions by country and code, with the German name where people use one. */
export function readRegions() {
  const sights = new Map(readTable("sights.tsv").filter(({ kind }) => kind === "region" || kind === "island").map((row) => [`${row.country} ${row.name}`, row]));
  return readTable("regions.tsv").map(({ country, code, name, german: germanName }) => {
    const sight = sights.get(`${country} ${name}`);
    const names = [["en", name], ["de", germanName || sight?.german || ""], ["local", sight?.local ?? ""]];
    return { country, admin: code, name, names: distinct(names), isSight: sight !== undefined };
  });
}

/** Counties by country and code, named with the division they lie in: of "England" all of its counties are meant. */
export function readCounties(regions) {
  const divisions = new Map(regions.map(({ country, admin, names }) => [`${country}.${admin}`, names]));
  return readTable("counties.tsv").map(({ country, code, name, others }) => {
    const own = others.split("|").filter(Boolean).map((other) => ["other", other]);
    const above = divisions.get(`${country}.${code.split(".")[0]}`).map(([, division]) => ["other", division]);
    return { country, admin: code, name, names: distinct([["en", name], ...own]), areaNames: distinct([["en", name], ...own, ...above]) };
  });
}
